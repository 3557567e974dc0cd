"""What makes a position of Würfelland impossible: every fault is named."""

from msgspec.structs import replace

from wuerfelreich.rules.game import NotationError, seat_name
from wuerfelreich.rules.wuerfelland import play, scoring
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, TREASURE_DICE
from wuerfelreich.rules.wuerfelland.fields import around, names_of, spread
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.options import GOALS
from wuerfelreich.rules.wuerfelland.state import Phase, State

_SETTING_UP = (Phase.DEAL, Phase.SIDE)


def checked(box: Box, state: State) -> State:
    """The position with its start crosses; raises NotationError with every fault if it is impossible."""
    faults = []
    if state.treasures not in GOALS:
        faults.append(f"the goal is {', '.join(str(goal) for goal in GOALS)} treasures, not {state.treasures}")
    if len(state.owed) != len(state.crossed):
        faults.append(f"there are {len(state.crossed)} players, but treasure rolls are counted for {len(state.owed)}")
    faults += _table_faults(state)
    faults += _set_up_faults(box, state) if state.phase in _SETTING_UP else _board_faults(box, state)
    _raise(faults)
    if state.phase in _SETTING_UP:
        return state
    starts = (box.boards[board].start for board in state.boards)
    crossed = tuple(mask | start for mask, start in zip(state.crossed, starts, strict=True))
    complete = replace(state, crossed=crossed, near=tuple(around(mask) for mask in crossed))
    _raise(_progress_faults(box, complete))
    return complete


def _raise(faults: list[str]) -> None:
    if faults:
        raise NotationError("this position is impossible: " + "; ".join(faults))


def _set_up_faults(box: Box, state: State) -> list[str]:
    faults = []
    if any(state.crossed):
        faults.append("nothing is crossed before the boards are chosen")
    if len(set(state.sheets)) < len(state.sheets):
        faults.append("a sheet is dealt twice")
    players, dealt, chosen = len(state.crossed), len(state.sheets), len(state.boards)
    if state.phase is Phase.DEAL:
        if dealt >= min(players, len(box.sheets)) or players > len(box.sheets):
            faults.append("no sheet is due to be dealt")
        if chosen or state.seat:
            faults.append("boards are chosen only when all sheets are dealt")
        return faults
    if dealt != players or chosen >= players or state.seat != chosen:
        return [*faults, "sides are chosen in seat order, when all sheets are dealt"]
    if len(box.sheets[state.sheets[chosen]]) < 2:
        faults.append("a sheet with one side leaves no choice")
    for board, sheet in zip(state.boards, state.sheets, strict=False):
        if board not in box.sheets[sheet]:
            faults.append(f"{box.names[board]} is not a side of the sheet {box.sheet_name(sheet)}")
    return faults


def _board_faults(box: Box, state: State) -> list[str]:
    if len(state.boards) != len(state.crossed):
        return [f"there are {len(state.crossed)} players, but {len(state.boards)} boards"]
    faults = ["the sheets are put away when the boards are chosen"] if state.sheets else []
    for seat, (code, crosses) in enumerate(zip(state.boards, state.crossed, strict=True)):
        faults += [f"{seat_name(seat)}: {fault}" for fault in _cross_faults(box.boards[code], crosses)]
    return faults


def _cross_faults(board: Board, crosses: int) -> list[str]:
    if wrong := crosses & ~board.coloured:
        return [f"{' '.join(names_of(wrong))} cannot be crossed on board {board.name}"]
    faults = []
    if loose := crosses & ~spread(board.start, crosses | board.start):
        faults.append(f"not connected to another cross: {' '.join(names_of(loose))}")
    for colour, areas in enumerate(board.areas):
        begun = sum(0 < (crosses & area).bit_count() < area.bit_count() for area in areas)
        if begun > 1:
            faults.append(f"{begun} areas are begun in {COLOURS[colour]}, but only one at a time is allowed")
    return faults


def _table_faults(state: State) -> list[str]:
    """Dice and counters, phase by phase."""
    rolls, aside, dice, played = state.rolls, state.aside, len(state.dice), state.active >= 0 and state.round > 0
    match state.phase:
        case Phase.ROLL:
            fits = dice == 0 and rolls <= aside < DICE and (rolls > 0) == (aside > 0)
        case Phase.CHOOSE:
            fits = rolls == 1 and not aside and dice == DICE
        case Phase.GO_ON:
            fits = aside + dice == DICE and 0 < rolls <= aside < DICE
        case Phase.CROSS:
            fits = aside + dice == DICE and aside > 0 < rolls <= min(aside + 1, DICE)
        case Phase.TREASURE:
            fits = not (rolls or aside) and dice == TREASURE_DICE and state.treasure_rolls > 0
        case _:
            fits = not (rolls or aside or dice)
    faults = [] if fits else [f"rolls and dice do not fit the phase {state.phase.name.lower()}"]
    if state.colour in state.dice:
        faults.append("all dice of the chosen colour are set aside")
    if state.phase in (*_SETTING_UP, Phase.START):
        played = state.round == 0 and (state.phase is not Phase.START or (state.active < 0 and not state.seat))
    if not played:
        faults.append("round and active player do not fit the phase")
    if state.phase in (Phase.ROLL, Phase.CHOOSE, Phase.GO_ON) and state.seat != state.active:
        faults.append("the active player rolls")
    if state.treasure_rolls and state.phase not in (Phase.TREASURE_ROLL, Phase.TREASURE, Phase.OVER):
        faults.append("treasure rolls are made after phase 2")
    return faults


def _progress_faults(box: Box, state: State) -> list[str]:
    """Who may cross, roll for treasures or have won."""
    players = len(state.crossed)
    order = [(state.active + turn) % players for turn in range(players)] if state.active >= 0 else []
    turn = order.index(state.seat) if order else 0
    won = scoring.winners(box, state)
    faults = []
    match state.phase:
        case Phase.CROSS:
            may_be_owed, may_have_won = order[:turn], order[:turn]
        case Phase.TREASURE | Phase.TREASURE_ROLL:
            may_be_owed, may_have_won = order[turn:], []
        case Phase.OVER:
            may_be_owed, may_have_won = [], order
            faults += _end_faults(state, won)
        case _:
            may_be_owed, may_have_won = [], []
    faults += [f"{seat_name(seat)} has won already" for seat in won if seat not in may_have_won]
    for seat, owed in enumerate(state.owed):
        treasures = (state.crossed[seat] & box.boards[state.boards[seat]].treasures).bit_count()
        if owed > (treasures if seat in may_be_owed else 0):
            faults.append(f"{seat_name(seat)} cannot have {owed} treasure rolls")
    if state.phase is Phase.TREASURE_ROLL and not state.owed[state.seat]:
        faults.append(f"{seat_name(state.seat)} has no treasure roll")
    if state.phase in (Phase.CROSS, Phase.TREASURE) and not play.answers(box, state, state.seat):
        faults.append(f"{seat_name(state.seat)} can cross nothing, and so is not asked")
    return faults


def _end_faults(state: State, won: list[int]) -> list[str]:
    if not won and state.round < play.ROUNDS:
        return [f"nobody has won, and round {play.ROUNDS} is not over"]
    if state.treasure_rolls and won and won != [state.seat]:
        return ["a player who wins with a treasure roll wins alone"]
    if not (state.treasure_rolls and won) and state.seat != state.active:
        return ["at the end the seat is the active player's, or that of the winning treasure roll"]
    return []
