"""What a player of the board game would regret."""

from collections.abc import Mapping

from wuerfelreich.rules.brettspiel.actions import Action
from wuerfelreich.rules.brettspiel.effects import DECLINE, thefts
from wuerfelreich.rules.brettspiel.play import ALARMS
from wuerfelreich.rules.brettspiel.state import ROLLS, Phase, State
from wuerfelreich.rules.harm import Harm

_TOO_SOON: Mapping[Action, Harm] = dict.fromkeys(ALARMS, Harm.ROLLS_LEFT)
_NOTHING_STOLEN: Mapping[Action, Harm] = {DECLINE: Harm.FORGONE}


def harms(state: State) -> Mapping[Action, Harm]:
    """The alarm while rolls are left; stealing nothing when there is something to steal (BR6)."""
    if state.phase is Phase.CHOOSE and state.roll < ROLLS:
        return _TOO_SOON
    return _NOTHING_STOLEN if state.phase is Phase.STEAL and len(thefts(state)) > 1 else {}
