"""Würfelland's kit for the common laws."""

from collections import Counter

from hypothesis import strategies as st
from msgspec import Struct

from tests.rules.kits import Kit
from wuerfelreich import AnyGame
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import DICE, TREASURE_DICE
from wuerfelreich.rules.wuerfelland.fields import AROUND, SIDE, around
from wuerfelreich.rules.wuerfelland.state import Phase, State

#: The phases with dice on the table, set aside or not; in the others all are in somebody's hand or put away.
LYING = {Phase.CHOOSE: DICE, Phase.GO_ON: DICE, Phase.CROSS: DICE, Phase.TREASURE: TREASURE_DICE}


def census(game: AnyGame, state: Struct) -> Counter[str]:
    """Every sheet in the box, dealt or not, and the pens; dice and marks must match the phase."""
    assert isinstance(game, Wuerfelland)
    assert isinstance(state, State)
    found = Counter(game.box.sheet_name(sheet) for sheet in state.sheets)
    for seat, board in enumerate(state.boards):
        sheet = next(at for at, sides in enumerate(game.box.sheets) if board in sides)
        assert state.sheets[seat : seat + 1] in ((), (sheet,))
        found[game.box.sheet_name(sheet)] |= 1
    assert set(found.values()) <= {1}
    for sheet in range(len(game.box.sheets)):
        found[game.box.sheet_name(sheet)] |= 1  # the others lie in the box
    if state.phase is Phase.ROLL:
        assert not state.dice
    else:
        assert state.aside + len(state.dice) == LYING.get(state.phase, 0)
    assert state.near == tuple(around(crossed) for crossed in state.crossed)
    return found + Counter(pens=len(state.crossed))


field = st.integers(0, 8 * SIDE - 1)
#: Connected fields, as most sensible crossings are.
cluster = st.builds(
    lambda centre, mask: 1 << centre | AROUND[centre] & mask, field, st.integers(0, (1 << 8 * SIDE) - 1)
)
scattered = st.sets(field, min_size=1, max_size=3).map(lambda fields: sum(1 << one for one in fields))
KIT = Kit(
    census=census,
    actions=st.one_of(
        st.builds(ChooseBoard, st.integers(0, 7)),
        st.builds(ChooseColour, st.integers(0, 5)),
        st.builds(Cross, st.integers(0, 5), st.one_of(cluster, scattered)),
        st.sampled_from([RollOn(), Stop(), Pass()]),
    ),
    longest=3_000,
)
