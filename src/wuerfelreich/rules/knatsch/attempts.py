"""An attempt: announced, rolled and settled, with the responses of the other players."""

from msgspec.structs import replace

from wuerfelreich.rules.knatsch.actions import AimCard, AimKing, AimPile
from wuerfelreich.rules.knatsch.dice import MISS
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, CASTLES, KING, SPECIAL_MASK, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import Pile
from wuerfelreich.rules.knatsch.ranks import rank
from wuerfelreich.rules.knatsch.sorts import SORT_NUMBER, Kind
from wuerfelreich.rules.knatsch.state import KEEP, LEFT, RESPOND, REVEAL, REVENGE, ROLL, State
from wuerfelreich.rules.knatsch.targets import rolls_allowed, rolls_of_guest, target, to_beat
from wuerfelreich.rules.knatsch.turns import NO_ATTEMPT, go_on, settle, take

_GUARDED_BY = {SORT_NUMBER[Kind.GUARD_CASTLE]: CASTLE_MASK, SORT_NUMBER[Kind.GUARD_SPECIAL]: SPECIAL_MASK}


def announce(box: Box, state: State, aim: AimPile | AimCard | AimKing) -> State:
    """The player announces a target; the first roll follows."""
    where, card = target(box, state, aim)
    return replace(
        state,
        phase=ROLL,
        attempt=state.attempt + 1,
        cycled=(0, 0),
        may_guard=False,
        where=where,
        card=card,
        roller=state.player,
        best=to_beat(box, state, where, card),
        rolls=rolls_allowed(box, state, where, card),
    )


def rolled(box: Box, state: State, dice: tuple[int, ...]) -> State:
    """Sixes are dead; the attempt ends after the last roll or when no die is live."""
    sixes = dice.count(MISS)
    live = dice[: len(dice) - sixes]
    if state.live:
        live = tuple(sorted(state.live + live))
    made = state.roll + 1
    if made == state.rolls or not live:
        return finish(box, state, live)
    return replace(state, phase=KEEP, roll=made, live=live, dead=state.dead + sixes)


def finish(box: Box, state: State, live: tuple[int, ...]) -> State:
    """The roller's result stands."""
    reached = rank(live, box.realms[state.held[state.roller]].card_dice)  # KN5
    beaten = reached > state.best
    if state.card == TOURNAMENT:
        if beaten:  # KN9: the organiser leads with any result, a guest with a strictly better one
            state = replace(state, leader=state.roller, best=reached)
        return ask_next_guest(box, state)
    if state.roller != state.player:
        return settle(box, state) if beaten else _win(box, state)
    if not beaten:
        return _fail(box, state)
    if state.card < CASTLES and state.where < LEFT:
        return _ask(box, replace(state, leader=state.player, best=reached), state.where)
    return _win(box, state)


def declined(box: Box, state: State) -> State:
    """A guest stays away from the tournament (KN9, our ruling), or a castle is not defended."""
    return ask_next_guest(box, state) if state.card == TOURNAMENT else _win(box, state)


def ask_next_guest(box: Box, state: State) -> State:
    """Asks the next player in turn order; after the last one, the leader takes the tournament (KN9)."""
    guest = (state.roller + 1) % len(state.held)
    if guest != state.player:
        return _ask(box, state, guest)
    won = list(state.tournaments)
    won[state.leader] += 1
    return take(box, replace(state, tournaments=tuple(won), piles=_without_top(state)), state.leader)


def _ask(box: Box, state: State, seat: int) -> State:
    """This seat may roll against the best result."""
    return replace(state, phase=RESPOND, roller=seat, roll=0, rolls=rolls_of_guest(box, state, seat), live=(), dead=0)


def _win(box: Box, state: State) -> State:
    """The player takes the card, or has defeated the King. A special lets the player go on."""
    held = list(state.held)
    guarded = state.guarded
    piles = state.piles
    if state.where < LEFT:
        held[state.where] &= ~(1 << state.card)
        # KN7: taking a guard frees what it guarded
        guarded &= ~(state.held[state.where] & _GUARDED_BY.get(box.sort_of[state.card], 0))
    elif state.card != KING:
        piles = _without_top(state)
    held[state.player] |= 1 << state.card
    state = replace(state, held=tuple(held), guarded=guarded, piles=piles)
    if CASTLES <= state.card < TOURNAMENT:
        return _won_special(box, state)
    return take(box, state, state.player)


def _won_special(box: Box, state: State) -> State:
    state = replace(state, phase=REVEAL, may_guard=True, **NO_ATTEMPT)
    return state if any(pile.due for pile in state.piles) else go_on(box, state)


def _fail(box: Box, state: State) -> State:
    """A pile card goes under its pile, the King takes revenge (KN10), an opponent's card stays."""
    if state.card == KING:
        if box.realms[state.held[state.player]].protection:  # KN8
            return settle(box, state)
        return replace(state, phase=REVENGE, **NO_ATTEMPT)
    if state.where < LEFT:
        return settle(box, state)
    left, right = state.piles
    piles = (left.put_under(), right) if state.where == LEFT else (left, right.put_under())
    return settle(box, replace(state, piles=piles))


def _without_top(state: State) -> tuple[Pile, Pile]:
    left, right = state.piles
    return (left.lifted(), right) if state.where == LEFT else (left, right.lifted())
