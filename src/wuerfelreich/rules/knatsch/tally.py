"""What a player takes in Knatsch, and what the dice show."""

from collections.abc import Iterator

from msgspec import Struct

from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.material import KING
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import Phase, State

FACES = ("1", "2", "3", "4", "5", "6")


def taken(game: Knatsch, before: State, _move: Struct, after: State) -> Iterator[tuple[int, str]]:
    """The cards that somebody wins, from a pile or from another player; the first castles are dealt."""
    if before.phase is Phase.DEAL:
        return
    for seat, (had, has) in enumerate(zip(before.held, after.held, strict=True)):
        won = has & ~had
        for card, sort in enumerate(game.box.sort_of):
            if won >> card & 1:
                yield seat, f"kn-{SORTS[sort]}"
        if won >> KING & 1:
            yield seat, "kn-king"
        if after.tournaments[seat] > before.tournaments[seat]:
            yield seat, "kn-tournament"
