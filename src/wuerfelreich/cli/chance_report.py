"""Chances to win as a table for people and JSON for tools."""

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.value.position import PositionChances
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import percent


def print_json(game: str, found: PositionChances) -> None:
    """Prints the chances with actions in notation."""
    print(msgspec.json.encode({"game": game, **msgspec.to_builtins(found)}).decode())


def print_table(narration: AnyNarration, state: Struct, found: PositionChances) -> None:
    """Prints a column per seat and a row per action in words, best first, and under it who decides and what is best."""
    console = Console(highlight=False)
    words, game = narration.words, narration.game
    table = Table(box=None)
    table.add_column("")
    for name in narration.names:
        table.add_column(name, justify="right")
    table.add_row(words.text("chances-now"), *_cells(words, found.chances), style="bold", end_section=True)
    step = game.next(state)
    if isinstance(step, Decide):
        for row in sorted(found.actions, key=lambda one: -one.chances[step.player]):
            offer = narration.offer(state, game.read_action(row.action))
            table.add_row(Text(offer), *_cells(words, row.chances))
    console.print(table)
    console.print(_what_is_next(narration, step), soft_wrap=True, markup=False)
    if found.best is not None:
        best = narration.offer(state, game.read_action(found.best))
        console.print(words.text("hint-best", {"action": best}), soft_wrap=True, markup=False)


def _what_is_next(narration: AnyNarration, step: Decide | Chance | Over) -> str:
    """Who decides, or why nobody does."""
    match step:
        case Decide(player):
            return narration.words.text("chances-decides", {"who": narration.names[player]})
        case Chance(owner=int(owner)):
            return narration.words.text("chances-roll", {"who": narration.names[owner]})
        case Chance():
            return narration.words.text("chances-draw")
        case Over():
            return narration.words.text("chances-over")


def _cells(words: Words, chances: tuple[float, ...]) -> list[str]:
    return [percent(words.language, chance, 1) for chance in chances]
