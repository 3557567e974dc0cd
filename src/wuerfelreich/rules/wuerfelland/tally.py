"""What a player takes in Würfelland, and what the dice show."""

from collections.abc import Iterator

from msgspec import Struct

from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.dice import COLOURS
from wuerfelreich.rules.wuerfelland.state import State

FACES = tuple(f"wl-{colour}" for colour in COLOURS)


def taken(game: Wuerfelland, before: State, move: Struct, _after: State) -> Iterator[tuple[int, str]]:
    """The colour of each field that a player crosses."""
    step = game.next(before)
    if isinstance(move, Cross) and isinstance(step, Decide):
        for _ in range(move.fields.bit_count()):
            yield step.player, f"wl-{COLOURS[move.colour]}"
