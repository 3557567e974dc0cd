"""Transitions of Knatsch: what comes next, what is legal, and what a move does."""

from math import lcm

from msgspec.structs import replace

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.game import Decide, Over, seat_name
from wuerfelreich.rules.knatsch import attempts, scoring, turns
from wuerfelreich.rules.knatsch.actions import (
    Action,
    AimCard,
    AimKing,
    AimPile,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.dice import DICE, ROLLED, keeps
from wuerfelreich.rules.knatsch.material import CARDS, CASTLES, Box
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.sorts import COLOURS
from wuerfelreich.rules.knatsch.state import NONE, Phase, State
from wuerfelreich.rules.knatsch.targets import aims, any_target, put_unders

STOP, ROLL, DECLINE, END_TURN = Stop(), Roll(), Decline(), EndTurn()
RESPONSES: tuple[Action, ...] = (ROLL, DECLINE)
GIVE_UP = tuple((GiveUp(colour, 0), GiveUp(colour, 1)) for colour in range(COLOURS))


def begin(box: Box, players: int, start: int | None) -> State:
    """The table before anything is dealt; the start player is chosen or drawn."""
    return State(
        phase=Phase.START if start is None else Phase.DEAL,
        turn=0,
        player=start or 0,
        attempt=0,
        unders=0,
        cycled=(0, 0),
        may_guard=False,
        where=NONE,
        card=NONE,
        roller=NONE,
        leader=NONE,
        best=NONE,
        roll=0,
        rolls=0,
        live=(),
        dead=0,
        piles=(Pile(GAP, 0, ()), Pile(GAP, 0, ())),
        pool=box.pool,
        held=(0,) * players,
        tournaments=(0,) * players,
        guarded=0,
    )


def next_step(box: Box, state: State) -> Decide | Chance | Over:
    """What comes next."""
    match state.phase:
        case Phase.ROLL:
            label = f"turn {state.turn} attempt {state.attempt} {seat_name(state.roller)} roll {state.roll + 1}"
            return Chance(label, state.roller, ROLLED[DICE - state.dead - len(state.live)])
        case Phase.KEEP | Phase.RESPOND:
            return Decide(state.roller)
        case Phase.ANNOUNCE | Phase.REVENGE | Phase.SETTLED:
            return Decide(state.player)
        case Phase.REVEAL | Phase.REVEAL_LAST:
            # The pool only ever shrinks, so its size makes the label unique.
            return Chance(f"turn {state.turn} card {CARDS - len(state.pool) + 1}", None, (Part(state.pool),))
        case Phase.DEAL:
            seat = state.held.index(0)
            return Chance(f"deal {seat_name(seat)}", None, (_first_castle(box, state),))
        case Phase.START:
            return Chance("start", None, (Part(tuple(range(len(state.held)))),))
        case Phase.OVER:
            return Over(scoring.result(state))


def _first_castle(box: Box, state: State) -> Part:
    """A colour not yet dealt, all alike, then a card of it, all alike: in one draw, by weights."""
    dealt = sum(box.realm(held).taboo for held in state.held)
    castles = tuple(castle for castle in range(CASTLES) if not dealt >> castle & 1)
    alike = [box.cards_of[box.sort_of[castle]].bit_count() for castle in castles]
    common = lcm(*alike)
    return Part(castles, tuple(common // number for number in alike))


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """Dice: stop first, then the keeps. A turn: targets, put-unders, guards, the end of the turn."""
    match state.phase:
        case Phase.KEEP:
            return (STOP, *keeps(state.live))
        case Phase.RESPOND:
            return RESPONSES
        case Phase.ANNOUNCE:
            return _before_announcing(box, state)
        case Phase.SETTLED:
            return (*_guardings(box, state), END_TURN)
        case Phase.REVENGE:
            sorts = (sort for _, sort in box.realm(state.held[state.player]).cards)
            return tuple(give for sort in sorts if sort < COLOURS for give in GIVE_UP[sort])  # KN10
        case _:
            return ()


def _before_announcing(box: Box, state: State) -> tuple[Action, ...]:
    found = aims(box, state)
    targets = bool(found)
    found += put_unders(box, state, targets)
    if state.may_guard:
        found += _guardings(box, state)
    if may_end(box, state, targets):
        found.append(END_TURN)
    return tuple(found)


def may_end(box: Box, state: State, aimable: bool) -> bool:
    """KN3: after a special taken, or where neither a target nor a pile is left."""
    return state.attempt > 0 or not (aimable or put_unders(box, state, aimable))


def _guardings(box: Box, state: State) -> list[Action]:
    """All other ways to set the player's guards (KN7)."""
    held = state.held[state.player]
    now = state.guarded & held
    return [setting for mask, setting in box.realm(held).guardings if mask != now]


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    match move:
        case Outcome(items):
            return _happen(box, state, items)
        case Keep(dice):
            return replace(state, phase=Phase.ROLL, live=dice)
        case Stop():
            return attempts.finish(box, state, state.live)
        case Roll():
            return replace(state, phase=Phase.ROLL)
        case Decline():
            return attempts.declined(box, state)
        case AimPile() | AimCard() | AimKing():
            return attempts.announce(box, state, move)
        case PutUnder(pile):
            return _put_under(box, state, pile)
        case SetGuards(sorts):
            return _set_guards(box, state, sorts)
        case EndTurn():
            return turns.pass_turn(box, state)
        case GiveUp(colour, pile):
            return _give_up(box, state, colour, pile)


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    match state.phase:
        case Phase.ROLL:
            return attempts.rolled(box, state, items)
        case Phase.REVEAL | Phase.REVEAL_LAST:
            return _turn_up(box, state, items[0])
        case Phase.DEAL:
            return _deal(state, items[0])
        case Phase.START:
            return replace(state, phase=Phase.DEAL, player=items[0])
        case _:
            raise ValueError("nothing is left to chance here")


def _deal(state: State, castle: int) -> State:
    """After the last castle all other cards form the piles; an odd card is the first pile's."""
    seat = state.held.index(0)
    held = (*state.held[:seat], 1 << castle, *state.held[seat + 1 :])
    pool = _without(state.pool, castle)
    if 0 in held:
        return replace(state, held=held, pool=pool)
    right = len(pool) // 2
    piles = (Pile(GAP, len(pool) - right, ()), Pile(GAP, right, ()))
    return replace(state, phase=Phase.REVEAL_LAST, held=held, pool=pool, piles=piles)


def _without(pool: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = pool.index(card)
    return pool[:at] + pool[at + 1 :]


def _turn_up(box: Box, state: State, card: int) -> State:
    left, right = state.piles
    left_due = left.due
    piles = (left.turned_up(card), right) if left_due else (left, right.turned_up(card))
    state = replace(state, pool=_without(state.pool, card), piles=piles)
    if left_due and right.due:
        return state
    return turns.go_on(box, state) if state.phase is Phase.REVEAL else turns.close(box, state)


def _put_under(box: Box, state: State, pile: int) -> State:
    """KN6; while no target is allowed KN3 counts the cards, and goes on beyond the put-unders one has."""
    left, right = state.piles
    piles = (left, right.put_under()) if pile else (left.put_under(), right)
    cycled = state.cycled
    if not any_target(box, state):
        cycled = (cycled[0] + (pile == 0), cycled[1] + (pile == 1))
    used = min(state.unders + 1, box.realm(state.held[state.player]).unders)
    state = replace(state, phase=Phase.REVEAL, unders=used, cycled=cycled, piles=piles)
    return state if piles[pile].due else turns.go_on(box, state)


def _set_guards(box: Box, state: State, sorts: tuple[int, ...]) -> State:
    held = state.held[state.player]
    guards = sum(held & box.cards_of[sort] for sort in sorts)
    state = replace(state, may_guard=False, guarded=state.guarded & ~held | guards)
    return turns.pass_turn(box, state) if state.phase is Phase.SETTLED else turns.go_on(box, state)


def _give_up(box: Box, state: State, colour: int, pile: int) -> State:
    """KN10: the castle goes under a pile; guards do not help (KN7)."""
    held = list(state.held)
    castle = held[state.player] & box.cards_of[colour]
    held[state.player] &= ~castle
    left, right = state.piles
    card = castle.bit_length() - 1
    piles = (left, right.joined_by(card)) if pile else (left.joined_by(card), right)
    return turns.settle(box, replace(state, held=tuple(held), guarded=state.guarded & ~castle, piles=piles))
