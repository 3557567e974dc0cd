"""`odds`: exact chances."""

from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, polite
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game
from wuerfelreich.rules.text import read_number


@polite
def odds(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    rolls: Annotated[int, typer.Option(help="Rolls allowed in a turn.")] = 3,
    card_dice: Annotated[str, typer.Option(help="Card dice that you own, with commas (Knatsch).")] = "",
    dice: Annotated[str, typer.Option(help="What the first roll has shown, such as 'R4 R4 G1 B2 B2 B6'.")] = "",
    position: Annotated[str | None, typer.Option(help="A position in text form: the odds of its dice.")] = None,
    material: Annotated[Path | None, typer.Option(help="A material file of your own.")] = None,
    json: AsJson = False,
) -> None:
    """Exact chances: of every card or target, or in a position for every choice of dice to keep."""
    from wuerfelreich.cli import reports
    from wuerfelreich.odds.game_odds import Question
    from wuerfelreich.records.disk import load_material

    rules = find_game(game, load_material(material) if material else None)
    if position is not None:
        reports.show_position(rules, position, as_json=json)
        return
    owned = tuple(read_number(text.strip(), 1, 5, "a card die") for text in card_dice.split(",") if text.strip())
    reports.show_odds(rules, Question(rolls, owned, dice), as_json=json)
