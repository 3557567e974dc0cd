"""What a player takes in the board game, and what the dice show."""

from collections.abc import Iterator

from msgspec import Struct

from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.facts import KINDS
from wuerfelreich.rules.brettspiel.state import State

FACES = ("1", "2", "3", "4", "5", "6")


def taken(_game: Brettspiel, before: State, move: Struct, _after: State) -> Iterator[tuple[int, str]]:
    """The citizens that a player takes face up: there is a stack for each kind."""
    if isinstance(move, Take):
        yield before.player, f"br-{KINDS[move.stack]}"
