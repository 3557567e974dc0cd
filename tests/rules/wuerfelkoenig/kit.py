"""Würfelkönig's kit for the common laws."""

from collections import Counter

from hypothesis import strategies as st
from msgspec import Struct

from tests.rules.kits import Kit
from wuerfelreich import AnyGame
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.actions import Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, STACK
from wuerfelreich.rules.wuerfelkoenig.state import State


def census(game: AnyGame, state: Struct) -> Counter[str]:
    """Every card in the box; a citizen found nowhere was discarded with a penalty."""
    assert isinstance(game, Wuerfelkoenig)
    assert isinstance(state, State)
    owned = [card for pile in state.piles for card in pile]
    lying = [*owned, *state.row, *state.pool]
    found = Counter(game.box.names[card] for card in lying if card >= 0)
    for stack, left in enumerate(state.villages):
        found.update(game.box.names[CITIZENS + stack * STACK + STACK - 1 - at] for at in range(left))
    penalties = [card for card in owned if card < 0]
    discarded = [name for name in game.box.names[:CITIZENS] if name not in found]
    if state.penalty == 0 and not state.penalties:  # the last penalty ends the game before the discard
        assert len(discarded) == len(penalties) - 1
    else:
        assert len(discarded) == len(penalties)
    found.update(discarded)
    found.update(str(value) for value in (*penalties, *state.penalties, state.penalty) if value)
    return found


faces = st.lists(st.integers(0, 17), max_size=6)
KIT = Kit(
    census=census,
    actions=st.one_of(
        st.builds(Keep, faces.map(lambda dice: tuple(sorted(dice)))),
        st.builds(Take, st.integers(0, 4), st.booleans(), st.booleans(), st.none() | st.integers(0, 5)),
        st.just(TakePenalty()),
    ),
    longest=400,
)
