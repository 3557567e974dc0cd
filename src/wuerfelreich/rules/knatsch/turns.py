"""How a turn continues, closes and passes."""

from msgspec.structs import replace

from wuerfelreich.rules.knatsch.material import Box
from wuerfelreich.rules.knatsch.scoring import goal
from wuerfelreich.rules.knatsch.state import ANNOUNCE, NONE, OVER, REVEAL_LAST, SETTLED, TURNS, State
from wuerfelreich.rules.knatsch.targets import any_target, may_put_under

#: The fields of an attempt while there is none.
NO_ATTEMPT: dict[str, object] = {
    "where": NONE,
    "card": NONE,
    "roller": NONE,
    "leader": NONE,
    "best": NONE,
    "roll": 0,
    "rolls": 0,
    "live": (),
    "dead": 0,
}
#: The fields that are reset with every turn.
NEW_TURN: dict[str, object] = {
    "phase": ANNOUNCE,
    "attempt": 0,
    "unders": 0,
    "cycled": (0, 0),
    "may_guard": True,
    **NO_ATTEMPT,
}


def has_guards_to_set(box: Box, state: State) -> bool:
    """Whether the player's guards could be set differently (KN7)."""
    return len(box.realms[state.held[state.player]].guardings) > 1


def go_on(box: Box, state: State) -> State:
    """The player may announce a target; a turn with nothing to do passes at once (KN3)."""
    while state.phase is not OVER:
        if any_target(box, state):
            fresh = state.phase is ANNOUNCE and state.cycled == (0, 0)
            return state if fresh else replace(state, phase=ANNOUNCE, cycled=(0, 0))
        if (
            may_put_under(box, state, 0, aimable=False)
            or may_put_under(box, state, 1, aimable=False)
            or (state.may_guard and has_guards_to_set(box, state))
        ):
            return replace(state, phase=ANNOUNCE)
        if _guards_once_more(box, state):
            return close(box, state)
        state = _passed(state)
    return state


def take(box: Box, state: State, taker: int) -> State:
    """The last attempt won a card or the King: reaching a goal ends the game at once, whoever's turn it is."""
    if goal(state.held[taker], state.tournaments[taker]):
        return replace(state, phase=OVER, **NO_ATTEMPT)
    return settle(box, state)


def settle(box: Box, state: State) -> State:
    """The last attempt is settled; a card that is due is turned up before the turn closes."""
    left, right = state.piles
    if left.due or right.due:
        return replace(state, phase=REVEAL_LAST, **NO_ATTEMPT)
    return close(box, state)


def close(box: Box, state: State) -> State:
    """A last chance to set the guards (KN7), then the turn passes."""
    if has_guards_to_set(box, state):
        return replace(state, phase=SETTLED, may_guard=True, cycled=(0, 0), **NO_ATTEMPT)
    return pass_turn(box, state)


def end_turn(box: Box, state: State) -> State:
    """The player ends the turn, or leaves the guards as they are at its end."""
    if state.phase is not SETTLED and _guards_once_more(box, state):
        return close(box, state)
    return pass_turn(box, state)


def _guards_once_more(box: Box, state: State) -> bool:
    """Whether a turn that ends after taking a special offers the guards again (KN7, since version 2)."""
    return box.guards_at_end and state.attempt > 0 and has_guards_to_set(box, state)


def pass_turn(box: Box, state: State) -> State:
    """The turn passes to the next player."""
    return go_on(box, _passed(state))


def _passed(state: State) -> State:
    if state.turn == TURNS:  # KN14
        return replace(state, phase=OVER, cycled=(0, 0), may_guard=False, **NO_ATTEMPT)
    player = (state.player + 1) % len(state.held) if state.turn else state.player
    return replace(state, turn=state.turn + 1, player=player, **NEW_TURN)
