"""What a player of Würfelland would regret."""

from collections.abc import Mapping

from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseColour, Pass
from wuerfelreich.rules.wuerfelland.dice import groups
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.state import Phase, State

_PASSED: Mapping[Action, Harm] = {Pass(): Harm.FORGONE}
_LEFT_OPEN: Mapping[Action, Harm] = {Pass(): Harm.UNFINISHED}


def harms(box: Box, state: State) -> Mapping[Action, Harm]:
    """Passing, since players are only asked if they can cross (WL2), above all if an area could be finished; a colour
    that cannot be used if another can."""
    if state.phase not in (Phase.CROSS, Phase.TREASURE, Phase.CHOOSE):
        return {}
    crossings, seat = box.crossings[state.boards[state.seat]], state.seat
    crossed, near, rolled = state.crossed[seat], state.near[seat], groups(state.dice)
    if state.phase is not Phase.CHOOSE:
        return _LEFT_OPEN if crossings.finish(crossed, near, rolled) else _PASSED
    # More dice of a colour need more room: what cannot be used now cannot be used after rolling on.
    useless = [group[0] for group in rolled if not crossings.usable(crossed, near, (group,))]
    return {} if len(useless) == len(rolled) else {ChooseColour(colour): Harm.OF_NO_USE for colour in useless}
