"""`odds`: exact chances."""

from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, Language, polite, speak
from wuerfelreich.cli.extra_options import extra_options
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game
from wuerfelreich.words.errors import about

EXAMPLES = "'R4 R4 G1 B2 B2 G6', in Würfelland 'R R Y G B O', in Knatsch '1 1 3 5 5 6'"
"""Rolls as a person writes them: letters are colours."""


@polite
def odds(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    rolls: Annotated[int, typer.Option(help="Rolls allowed in a turn.")] = 3,
    dice: Annotated[str, typer.Option(help=f"The result of the first roll, such as {EXAMPLES}.")] = "",
    position: Annotated[str | None, typer.Option(help="A position in text form, for the odds of its dice.")] = None,
    material: Annotated[Path | None, typer.Option(help="A custom material file.")] = None,
    lang: Language = None,
    json: AsJson = False,
) -> None:
    """Show exact chances: of every card or target or, in a position, for every choice of dice to keep.

    A game may have its own options, such as Knatsch's for the card dice that you own: --card-dice 3,5. If you give one
    that it does not have, it lists those it has.
    """
    from wuerfelreich.cli import reports
    from wuerfelreich.odds.registry import odds_of
    from wuerfelreich.records.disk import load_material
    from wuerfelreich.words.registry import narration as narration_of

    rules = find_game(game, load_material(material) if material else None)
    words = speak(lang)
    with about(words, lambda: Phrase("error-card-dice")):
        query = odds_of(rules).read_query(rolls, dice, extra_options(context.args))
    narration = narration_of(words, rules, ())
    if position is not None:
        reports.show_position(narration, position, as_json=json)
        return
    reports.show_odds(narration, query, as_json=json)
