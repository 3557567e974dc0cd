"""How a turn goes on, closes and passes."""

from msgspec.structs import replace

from wuerfelreich.rules.knatsch.material import Box
from wuerfelreich.rules.knatsch.scoring import goal
from wuerfelreich.rules.knatsch.state import NONE, TURNS, Phase, State
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


def has_guards_to_set(box: Box, state: State) -> bool:
    """Whether the player's guards could stand otherwise (KN7)."""
    return len(box.realm(state.held[state.player]).guardings) > 1


def go_on(box: Box, state: State) -> State:
    """The player may announce a target; a turn without anything to do passes at once (KN3)."""
    while state.phase is not Phase.OVER:
        if any_target(box, state):
            return replace(state, phase=Phase.ANNOUNCE, cycled=(0, 0))
        if (
            may_put_under(box, state, 0, aimable=False)
            or may_put_under(box, state, 1, aimable=False)
            or (state.may_guard and has_guards_to_set(box, state))
        ):
            return replace(state, phase=Phase.ANNOUNCE)
        state = _passed(state)
    return state


def settle(box: Box, state: State) -> State:
    """The last attempt is settled. A goal ends the game at once; else the guards may be set once more (KN7)."""
    if any(map(goal, state.held, state.tournaments)):
        return replace(state, phase=Phase.OVER, **NO_ATTEMPT)
    if any(pile.due for pile in state.piles):
        return replace(state, phase=Phase.REVEAL_LAST, **NO_ATTEMPT)
    return close(box, replace(state, **NO_ATTEMPT))


def close(box: Box, state: State) -> State:
    """The last look at the guards, then the turn passes."""
    if has_guards_to_set(box, state):
        return replace(state, phase=Phase.SETTLED, may_guard=True)
    return pass_turn(box, state)


def pass_turn(box: Box, state: State) -> State:
    """The next player is on."""
    return go_on(box, _passed(state))


def _passed(state: State) -> State:
    if state.turn == TURNS:  # KN14
        return replace(state, phase=Phase.OVER, cycled=(0, 0), may_guard=False)
    return replace(
        state,
        phase=Phase.ANNOUNCE,
        turn=state.turn + 1,
        player=(state.player + 1) % len(state.held) if state.turn else state.player,
        attempt=0,
        unders=0,
        cycled=(0, 0),
        may_guard=True,
    )
