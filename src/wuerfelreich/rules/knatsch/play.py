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
from wuerfelreich.rules.knatsch.dice import DICE, ROLLED, choices
from wuerfelreich.rules.knatsch.material import CARDS, CASTLES, Box
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.sorts import COLOURS
from wuerfelreich.rules.knatsch.state import (
    ANNOUNCE,
    DEAL,
    KEEP,
    NONE,
    RESPOND,
    REVEAL,
    REVEAL_LAST,
    REVENGE,
    ROLL,
    SETTLED,
    START,
    State,
)
from wuerfelreich.rules.knatsch.targets import aims, any_target, put_unders

DECIDE = tuple(map(Decide, range(6)))
AIMS = (AimPile, AimCard, AimKing)
RESPONSES: tuple[Action, ...] = (Roll(), Decline())
END_TURN = EndTurn()
GIVE_UP = tuple((GiveUp(colour, 0), GiveUp(colour, 1)) for colour in range(COLOURS))


def begin(box: Box, players: int, start: int | None) -> State:
    """The table before anything is dealt; the start player is chosen or drawn."""
    return State(
        phase=START if start is None else DEAL,
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
    phase = state.phase
    if phase is ROLL:
        label = f"turn {state.turn} attempt {state.attempt} P{state.roller + 1} roll {state.roll + 1}"
        return Chance(label, state.roller, ROLLED[DICE - state.dead - len(state.live)])
    if phase is KEEP or phase is RESPOND:
        return DECIDE[state.roller]
    if phase is ANNOUNCE or phase is SETTLED or phase is REVENGE:
        return DECIDE[state.player]
    if phase is REVEAL or phase is REVEAL_LAST:
        # The pool only ever shrinks, so its size makes the label unique.
        return Chance(f"turn {state.turn} card {CARDS - len(state.pool) + 1}", None, (Part(state.pool),))
    if phase is DEAL:
        return Chance(f"deal {seat_name(state.held.index(0))}", None, (_first_castle(box, state),))
    if phase is START:
        return Chance("start", None, (Part(tuple(range(len(state.held)))),))
    return Over(scoring.result(state))


def _first_castle(box: Box, state: State) -> Part:
    """A colour not yet dealt, then a card of that colour, each equally likely: one draw, by weights."""
    dealt = sum(box.realms[held].taboo for held in state.held)
    castles = tuple(castle for castle in range(CASTLES) if not dealt >> castle & 1)
    alike = [box.cards_of[box.sort_of[castle]].bit_count() for castle in castles]
    common = lcm(*alike)
    return Part(castles, tuple(common // number for number in alike))


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """Dice: stop first, then the keeps. A turn: targets, put-unders, guards, the end of the turn."""
    phase = state.phase
    if phase is KEEP:
        return choices(state.live)
    if phase is ANNOUNCE:
        return _before_announcing(box, state)
    if phase is RESPOND:
        return RESPONSES
    if phase is SETTLED:
        return (*_guardings(box, state), END_TURN)
    if phase is REVENGE:  # KN10
        sorts = (sort for _, sort in box.realms[state.held[state.player]].cards)
        return tuple(give for sort in sorts if sort < COLOURS for give in GIVE_UP[sort])
    return ()


def _before_announcing(box: Box, state: State) -> tuple[Action, ...]:
    found = aims(box, state)
    found += put_unders(box, state, aimable=bool(found))
    end = may_end(state, anything=bool(found))
    if state.may_guard and turns.has_guards_to_set(box, state):
        found += _guardings(box, state)
    if end:
        found.append(END_TURN)
    return tuple(found)


def may_end(state: State, anything: bool) -> bool:
    """KN3: after taking a special, or if there is not anything to announce or to put under a pile."""
    return state.attempt > 0 or not anything


def _guardings(box: Box, state: State) -> list[Action]:
    """All other ways to set the player's guards (KN7)."""
    held = state.held[state.player]
    now = state.guarded & held
    return [setting for mask, setting in box.realms[held].guardings if mask != now]


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    # Matching over classes takes four times as long as these checks; the frequent moves come first.
    if isinstance(move, Outcome):
        return attempts.rolled(box, state, move.items) if state.phase is ROLL else _happen(box, state, move.items)
    if isinstance(move, Keep):
        return replace(state, phase=ROLL, live=move.dice)
    if isinstance(move, Stop):
        return attempts.finish(box, state, state.live)
    if isinstance(move, AIMS):
        return attempts.announce(box, state, move)
    match move:
        case Roll():
            return replace(state, phase=ROLL)
        case Decline():
            return attempts.declined(box, state)
        case PutUnder(pile):
            return _put_under(box, state, pile)
        case SetGuards(sorts):
            return _set_guards(box, state, sorts)
        case EndTurn():
            return turns.end_turn(box, state)
        case GiveUp(colour, pile):
            return _give_up(box, state, colour, pile)


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    """Chance steps that nobody rolls: a card turned up, the deal, the start player."""
    phase = state.phase
    if phase is REVEAL or phase is REVEAL_LAST:
        return _turn_up(box, state, items[0])
    if phase is DEAL:
        return _deal(state, items[0])
    return replace(state, phase=DEAL, player=items[0])


def _deal(state: State, castle: int) -> State:
    """After the last castle, all other cards form the piles; an odd card goes to the first pile."""
    seat = state.held.index(0)
    held = (*state.held[:seat], 1 << castle, *state.held[seat + 1 :])
    pool = _without(state.pool, castle)
    if 0 in held:
        return replace(state, held=held, pool=pool)
    right = len(pool) // 2
    piles = (Pile(GAP, len(pool) - right, ()), Pile(GAP, right, ()))
    return replace(state, phase=REVEAL_LAST, held=held, pool=pool, piles=piles)


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
    return turns.go_on(box, state) if state.phase is REVEAL else turns.close(box, state)


def _put_under(box: Box, state: State, pile: int) -> State:
    """KN6; while no target is allowed, KN3 counts the cards and permits more put-unders than the player has."""
    left, right = state.piles
    piles = (left, right.put_under()) if pile else (left.put_under(), right)
    cycled = state.cycled
    if not any_target(box, state):
        cycled = (cycled[0] + (pile == 0), cycled[1] + (pile == 1))
    used = min(state.unders + 1, box.realms[state.held[state.player]].unders)
    state = replace(state, phase=REVEAL, unders=used, cycled=cycled, piles=piles)
    return state if piles[pile].due else turns.go_on(box, state)


def _set_guards(box: Box, state: State, sorts: tuple[int, ...]) -> State:
    held = state.held[state.player]
    guards = sum(held & box.cards_of[sort] for sort in sorts)
    state = replace(state, may_guard=False, guarded=state.guarded & ~held | guards)
    return turns.pass_turn(box, state) if state.phase is SETTLED else turns.go_on(box, state)


def _give_up(box: Box, state: State, colour: int, pile: int) -> State:
    """KN10: the castle goes under a pile; guards do not help (KN7)."""
    held = list(state.held)
    castle = held[state.player] & box.cards_of[colour]
    held[state.player] &= ~castle
    left, right = state.piles
    card = castle.bit_length() - 1
    piles = (left, right.joined_by(card)) if pile else (left.joined_by(card), right)
    return turns.settle(box, replace(state, held=tuple(held), guarded=state.guarded & ~castle, piles=piles))
