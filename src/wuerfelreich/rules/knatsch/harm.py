"""What a player of Knatsch would regret."""

from collections.abc import Mapping

from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.knatsch.actions import Action, Decline, EndTurn, Stop
from wuerfelreich.rules.knatsch.dice import choices
from wuerfelreich.rules.knatsch.material import CASTLES, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.ranks import rank
from wuerfelreich.rules.knatsch.state import LEFT, Phase, State
from wuerfelreich.rules.knatsch.targets import any_target

_LOST: Mapping[Action, Harm] = {Stop(): Harm.ROLLS_LEFT}
_NOT_EVEN_TRIED: Mapping[Action, Harm] = {Decline(): Harm.FORGONE}
_END_TURN = EndTurn()


def harms(box: Box, state: State) -> Mapping[Action, Harm]:
    """Stopping with dice that lose, or rolling on with dice that win; abandoning a castle or tournament without a roll;
    ending a turn that could go on, or with idle guards."""
    match state.phase:
        case Phase.KEEP:
            reached = rank(state.live, box.realms[state.held[state.roller]].card_dice)
            if reached <= state.best:
                return _LOST
            return dict.fromkeys(choices(state.live)[1:], Harm.ALREADY_WON) if _nobody_answers(state) else {}
        case Phase.RESPOND:
            return _NOT_EVEN_TRIED
        case Phase.ANNOUNCE if any_target(box, state):
            return {_END_TURN: Harm.FORGONE, **_idle_guards(box, state)}
        case Phase.ANNOUNCE:
            return _idle_guards(box, state)
        case Phase.SETTLED:
            idle = _idle_guards(box, state)
            return {_END_TURN: Harm.FORGONE, **idle} if _stand_idle(box, state) else idle
        case _:
            return {}


def _nobody_answers(state: State) -> bool:
    """Whether a result that beats the one to beat wins at once: no owner defends a castle, no guest comes after."""
    if state.card == TOURNAMENT:
        return (state.roller + 1) % len(state.held) == state.player
    return state.roller != state.player or state.card >= CASTLES or state.where >= LEFT


def _most(box: Box, state: State) -> int:
    return max(mask.bit_count() for mask, _ in box.realms[state.held[state.player]].guardings)


def _stand_idle(box: Box, state: State) -> bool:
    return (state.guarded & state.held[state.player]).bit_count() < _most(box, state)


def _idle_guards(box: Box, state: State) -> dict[Action, Harm]:
    """The ways to set the guards that leave one of them without a card to guard (KN7)."""
    most = _most(box, state)
    guardings = box.realms[state.held[state.player]].guardings
    return {setting: Harm.FORGONE for mask, setting in guardings if mask.bit_count() < most}
