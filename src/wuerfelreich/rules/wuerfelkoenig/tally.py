"""What a player takes in Würfelkönig, and what the dice show."""

from collections.abc import Iterator

from msgspec import Struct

from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.actions import Take
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS
from wuerfelreich.rules.wuerfelkoenig.state import State

FACES = ("1", "2", "3", "4", "5", "6")


def taken(game: Wuerfelkoenig, before: State, move: Struct, after: State) -> Iterator[tuple[int, str]]:
    """The citizens that a player takes; one that is given away goes to somebody who did not want it."""
    if not isinstance(move, Take):
        return
    seat = before.player
    for card in after.piles[seat][len(before.piles[seat]) :]:
        if 0 <= card < CITIZENS:
            yield seat, f"wk-{game.box.citizens[card].kind}"
