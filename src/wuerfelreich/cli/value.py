"""`value`: the chances to win."""

from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, Language, fail, polite, speak
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game
from wuerfelreich.words.errors import told

NO_NETWORK = 1
"""The exit code where nothing is wrong with the question, but no network can answer it."""


@polite
def value(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    position: Annotated[str, typer.Option(help="A position in text form.")],
    material: Annotated[Path | None, typer.Option(help="A custom material file.")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Show every seat's chance to win in a position, after every legal action, and the best action."""
    from wuerfelreich.cli import chance_report
    from wuerfelreich.cli.misread import read_told
    from wuerfelreich.records.disk import load_material
    from wuerfelreich.rules.game import seat_name
    from wuerfelreich.value.position import position_chances
    from wuerfelreich.value.shipped import NoEvaluator
    from wuerfelreich.words.registry import narration as narration_of

    words = speak(lang)
    rules = find_game(game, load_material(material) if material else None)
    state = read_told(words, rules, position)
    try:
        found = position_chances(rules, state)
    except NoEvaluator as none:
        unknown = NoEvaluator(f"nothing is known about the chances to win: {none}")
        fail(told(words, unknown, "error-no-chances"), NO_NETWORK)
    if json:
        chance_report.print_json(rules.id, found)
        return
    names = tuple(map(seat_name, range(found.players)))
    chance_report.print_table(narration_of(words, rules, names), state, found)
