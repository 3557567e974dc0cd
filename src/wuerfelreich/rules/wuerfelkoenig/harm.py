"""What a player of Würfelkönig would regret."""

from collections.abc import Mapping

from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.play import TAKE_PENALTY
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

_TOO_SOON: Mapping[Action, Harm] = {TAKE_PENALTY: Harm.ROLLS_LEFT}


def harms(state: State) -> Mapping[Action, Harm]:
    """The penalty while rolls are left."""
    return _TOO_SOON if state.phase is Phase.CHOOSE and state.roll < state.rolls else {}
