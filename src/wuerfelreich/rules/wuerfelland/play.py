"""Transitions of Würfelland: what comes next, what is legal, and what a move does."""

from functools import cache

from msgspec.structs import replace

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.wuerfelland import scoring
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import DICE, ROLLED, TREASURE_DICE, Groups, groups
from wuerfelreich.rules.wuerfelland.fields import around
from wuerfelreich.rules.wuerfelland.material import MAX_PLAYERS, Box
from wuerfelreich.rules.wuerfelland.state import Phase, State

# Looking up an enum's member costs an attribute access in every step; a global name costs next to nothing.
DEAL, SIDE, START, ROLL, CHOOSE, GO_ON, CROSS, TREASURE_ROLL, TREASURE, OVER = Phase

ROUNDS = 500
"""After this many rounds a game ends without a winner (WL12)."""

PASSING = (Pass(),)
ROLL_ON_OR_STOP = (RollOn(), Stop())
#: By phase: whether a player decides in it.
DECIDES = tuple(phase in (SIDE, CHOOSE, GO_ON, CROSS, TREASURE) for phase in Phase)
DECIDE = tuple(Decide(seat) for seat in range(MAX_PLAYERS))


def begin(box: Box, players: int, treasures: int, boards: tuple[int, ...], start: int | None) -> State:
    """The table before the sheets are dealt, or before the first roll if boards and start are chosen."""
    state = State(
        phase=DEAL,
        treasures=treasures,
        round=0,
        active=-1 if start is None else start,
        seat=0,
        rolls=0,
        colour=-1,
        aside=0,
        dice=(),
        treasure_rolls=0,
        owed=(0,) * players,
        sheets=(),
        boards=boards,
        crossed=(0,) * players,
        near=(0,) * players,
    )
    return _boards_chosen(box, state, boards) if boards else state


def next_step(box: Box, state: State) -> Decide | Chance | Over:
    """What comes next."""
    phase = state.phase
    if DECIDES[phase]:
        return DECIDE[state.seat]
    if phase is ROLL:
        return Chance(f"round {state.round} roll {state.rolls + 1}", state.seat, ROLLED[DICE - state.aside])
    if phase is TREASURE_ROLL:
        label = f"round {state.round} treasure roll {state.treasure_rolls + 1}"
        return Chance(label, state.seat, ROLLED[TREASURE_DICE])
    if phase is DEAL:
        left = tuple(sheet for sheet in range(len(box.sheets)) if sheet not in state.sheets)
        return Chance(f"deal {len(state.sheets) + 1}", None, (Part(left),))
    if phase is START:
        return Chance("start", None, (Part(tuple(range(len(state.crossed)))),))
    return Over(scoring.result(box, state))


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """The actions of the player who decides: crossings colour by colour and field by field, passing last."""
    phase = state.phase
    if phase is CROSS or phase is TREASURE:
        return answers(box, state, state.seat)
    if phase is CHOOSE:
        return _choices(state.dice)
    if phase is GO_ON:
        return ROLL_ON_OR_STOP
    if phase is SIDE:
        return tuple(ChooseBoard(board) for board in box.sheets[state.sheets[state.seat]])
    return ()


@cache
def _choices(dice: tuple[int, ...]) -> tuple[Action, ...]:
    """Any rolled colour, even one that the player cannot use (WL2)."""
    return tuple(ChooseColour(colour) for colour, _ in groups(dice))


def answers(box: Box, state: State, seat: int) -> tuple[Action, ...]:
    """What this seat can do with the dice that it may use; empty if it can cross nothing and is not asked (WL2)."""
    active = seat == state.active and state.phase is CROSS
    dice = ((state.colour, state.aside),) if active else groups(state.dice)
    found = box.crossings[state.boards[seat]].ways(state.crossed[seat], state.near[seat], dice)
    return found if active or not found else found + PASSING  # the active player must cross if possible


def waiting(box: Box, state: State) -> tuple[int, ...]:
    """The seats after the deciding one in phase 2 that have something to cross (WL6)."""
    if state.phase is not CROSS:
        return ()
    players = len(state.crossed)
    done = (state.seat - state.active) % players
    later = ((state.active + turn) % players for turn in range(done + 1, players))
    return tuple(seat for seat in later if _can_use(box, state, seat, groups(state.dice)))


def _can_use(box: Box, state: State, seat: int, dice: Groups) -> bool:
    return box.crossings[state.boards[seat]].usable(state.crossed[seat], state.near[seat], dice)


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    # Not a `match`: matching over classes takes four times as long as these checks, and this runs in every step.
    if isinstance(move, Cross):
        return _cross(box, state, move.fields)
    if isinstance(move, Outcome):
        return _happen(box, state, move.items)
    if isinstance(move, ChooseColour):
        return _set_aside(box, state, state.dice, move.colour)
    if isinstance(move, Stop):
        return _phase_two(box, state)
    if isinstance(move, RollOn):
        return replace(state, phase=ROLL, dice=())
    if isinstance(move, Pass):
        return _pass(box, state)
    return _choose_sides(box, state, (*state.boards, move.board))


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    phase = state.phase
    if phase is ROLL:
        if state.rolls == 0:
            return replace(state, phase=CHOOSE, rolls=1, dice=items)
        return _set_aside(box, state, items, state.colour)
    if phase is TREASURE_ROLL:
        return _roll_for_treasure(box, state, items)
    if phase is DEAL:
        sheets = (*state.sheets, items[0])
        dealt = replace(state, sheets=sheets)
        return _choose_sides(box, dealt, ()) if len(sheets) == len(state.crossed) else dealt
    if phase is START:
        return replace(state, phase=ROLL, round=1, active=items[0], seat=items[0])
    raise ValueError("there is no chance step in this phase")


# Set-up (WL10)


def _choose_sides(box: Box, state: State, boards: tuple[int, ...]) -> State:
    """The next player whose sheet has two sides chooses one; a sheet with a single side leaves no choice."""
    for sheet in state.sheets[len(boards) :]:
        if len(box.sheets[sheet]) > 1:
            return replace(state, phase=SIDE, seat=len(boards), boards=boards)
        boards = (*boards, box.sheets[sheet][0])
    return _boards_chosen(box, state, boards)


def _boards_chosen(box: Box, state: State, boards: tuple[int, ...]) -> State:
    crossed = tuple(box.boards[board].start for board in boards)
    near = tuple(around(start) for start in crossed)
    ready = replace(state, phase=START, seat=0, sheets=(), boards=boards, crossed=crossed, near=near)
    return ready if state.active < 0 else replace(ready, phase=ROLL, round=1, seat=state.active)


# Phase 1


def _set_aside(box: Box, state: State, dice: tuple[int, ...], colour: int) -> State:
    """All dice of the colour are set aside. If none was rolled, or no die is left, phase 1 is over (WL3, WL4)."""
    came, left = _split(dice, colour)
    rolls = state.rolls + 1 if state.aside else 1
    lying = replace(state, phase=GO_ON, rolls=rolls, colour=colour, aside=state.aside + came, dice=left)
    return lying if came and left else _phase_two(box, lying)


@cache
def _split(dice: tuple[int, ...], colour: int) -> tuple[int, tuple[int, ...]]:
    """The number of dice of the colour, and all others."""
    return dice.count(colour), tuple(die for die in dice if die != colour)


# Phase 2


def _phase_two(box: Box, state: State) -> State:
    active = state.active
    if _can_use(box, state, active, ((state.colour, state.aside),)):
        return replace(state, phase=CROSS, seat=active)
    seat = _next_to_cross(box, state, 1)
    return _all_have_crossed(box, state) if seat is None else replace(state, phase=CROSS, seat=seat)


def _next_to_cross(box: Box, state: State, turn: int) -> int | None:
    """The next seat to cross, in order after the active player (WL6); seats that can cross nothing are skipped (WL2).
    No crossing affects what another seat may do, so the last one need not be applied yet."""
    crossed, near, boards, dice = state.crossed, state.near, state.boards, groups(state.dice)
    players = len(crossed)
    for later in range(state.active + turn, state.active + players):
        seat = later % players
        if box.crossings[boards[seat]].usable(crossed[seat], near[seat], dice):
            return seat
    return None


def _cross(box: Box, state: State, fields: int) -> State:
    seat = state.seat
    board = box.boards[state.boards[seat]]
    crossed, near, owed = list(state.crossed), list(state.near), state.owed
    crossed[seat] |= fields
    near[seat] |= around(fields)
    if treasures := (fields & board.treasures).bit_count():
        owed = (*owed[:seat], owed[seat] + treasures, *owed[seat + 1 :])  # WL7
    if state.phase is CROSS:
        return _answered(box, state, tuple(crossed), tuple(near), owed)
    after = replace(state, crossed=tuple(crossed), near=tuple(near), owed=owed)
    if scoring.reached(board, crossed[seat], state.treasures):
        return _over(after, seat)  # WL8: this player alone wins, and all remaining rolls lapse
    return _treasure_rolls(after)


def _pass(box: Box, state: State) -> State:
    if state.phase is CROSS:
        return _answered(box, state, state.crossed, state.near, state.owed)
    return _treasure_rolls(state)


def _answered(box: Box, state: State, crossed: tuple[int, ...], near: tuple[int, ...], owed: tuple[int, ...]) -> State:
    seat = _next_to_cross(box, state, (state.seat - state.active) % len(crossed) + 1)
    if seat is None:
        return _all_have_crossed(box, replace(state, crossed=crossed, near=near, owed=owed))
    return replace(state, seat=seat, crossed=crossed, near=near, owed=owed)


def _all_have_crossed(box: Box, state: State) -> State:
    """WL8: the goal is checked once, after all have crossed; all who have reached it win together."""
    return _over(state, state.active) if scoring.winners(box, state) else _treasure_rolls(state)


# Treasure rolls


def _treasure_rolls(state: State) -> State:
    """Clockwise from the active player, each until none are left (WL7); then the next round."""
    players = len(state.crossed)
    if any(state.owed):
        seats = ((state.active + turn) % players for turn in range(players))
        seat = next(seat for seat in seats if state.owed[seat])
        return replace(state, phase=TREASURE_ROLL, seat=seat, rolls=0, colour=-1, aside=0, dice=())
    if state.round == ROUNDS:
        return _over(state, state.active)  # WL12
    active = (state.active + 1) % players
    return replace(
        state,
        phase=ROLL,
        round=state.round + 1,
        active=active,
        seat=active,
        rolls=0,
        colour=-1,
        aside=0,
        dice=(),
        treasure_rolls=0,
    )


def _roll_for_treasure(box: Box, state: State, dice: tuple[int, ...]) -> State:
    seat = state.seat
    owed = (*state.owed[:seat], state.owed[seat] - 1, *state.owed[seat + 1 :])
    rolled = replace(state, phase=TREASURE, dice=dice, treasure_rolls=state.treasure_rolls + 1, owed=owed)
    if _can_use(box, rolled, seat, groups(dice)):
        return rolled
    return _treasure_rolls(rolled)  # WL2: a player who can only pass is not asked


def _over(state: State, seat: int) -> State:
    nothing = (0,) * len(state.owed)
    return replace(state, phase=OVER, seat=seat, rolls=0, colour=-1, aside=0, dice=(), owed=nothing)
