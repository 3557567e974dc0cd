"""Transitions of Würfelkönig: what comes next, what is legal, and what a move does."""

from msgspec.structs import replace

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.wuerfelkoenig import scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

# Looking up an enum's member costs an attribute access in every step; a global name costs next to nothing.
START, PENALTY, REFILL, ROLL, CHOOSE, OVER = Phase
TAKE_PENALTY = TakePenalty()


def begin(box: Box, players: int, start: int | None) -> State:
    """The table before the first card is dealt; the start player is chosen or drawn (WK13)."""
    return State(
        phase=START if start is None else PENALTY,
        turn=0,
        player=start or 0,
        roll=0,
        rolls=0,
        dice=(),
        again=False,
        row=(),
        pool=tuple(range(CITIZENS)),
        villages=(STACK,) * SLOTS,
        penalty=0,
        penalties=box.penalties,
        piles=((),) * players,
    )


def next_step(box: Box, state: State) -> Decide | Chance | Over:
    """What comes next."""
    phase = state.phase
    if phase is CHOOSE:
        return Decide(state.player)
    if phase is ROLL:
        return Chance(f"turn {state.turn} roll {state.roll + 1}", state.player, box.dice.rolled(state.dice))
    if phase is REFILL:
        return Chance(f"turn {state.turn} refill {len(state.row) + 1}", None, (Part(state.pool),))
    if phase is PENALTY:
        return Chance(f"turn {state.turn} penalty", None, (Part(state.penalties),))
    if phase is START:
        return Chance("start", None, (Part(tuple(range(len(state.piles)))),))
    return Over(scoring.result(box, state, ending(state)))


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """Citizens first, slot by slot and with the village first (WK3), then the penalty, then the ways to roll on."""
    if state.phase is not CHOOSE:
        return ()
    fulfilled = box.fulfilled(state.dice)
    endings: tuple[Action, ...] = ()
    for slot, card in enumerate(state.row):
        if fulfilled >> card & 1:
            endings += takes(box, state, slot)
    if not endings:
        endings = (TAKE_PENALTY,)  # WK2: only where no citizen is fulfilled
    return endings if state.roll == state.rolls else endings + keeps(state.dice)


def takes(box: Box, state: State, slot: int) -> tuple[Take, ...]:
    """The ways to take a fulfilled citizen."""
    if not box.is_hypnotist[state.row[slot]]:
        return _ways(box, state, slot, slot)
    if slot + 1 == SLOTS:  # WK8: in slot 5 there is no bonus
        return (Take(slot),)
    return (*_ways(box, state, slot, slot + 1), Take(slot))


def _ways(box: Box, state: State, slot: int, last: int) -> tuple[Take, ...]:
    """With and without village (WK3), or the receivers of a dragon (WK9), for the last card taken."""
    card = state.row[last]
    bonus = last != slot
    if box.is_dragon[card]:
        return tuple(Take(slot, bonus, False, seat) for seat in range(len(state.piles)) if seat != state.player)
    if box.stack_of[card] == last:
        return (Take(slot, bonus, True), Take(slot, bonus))
    return (Take(slot, bonus),)


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    # Not a `match`: matching over classes takes four times as long as these checks, and this runs in every step.
    if isinstance(move, Outcome):
        return _happen(box, state, move.items)
    if isinstance(move, Keep):
        return replace(state, phase=ROLL, dice=move.dice)
    return _take(box, state, move) if isinstance(move, Take) else _take_penalty(state)


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    phase = state.phase
    if phase is ROLL:
        dice = tuple(sorted(state.dice + items)) if state.dice else items
        return replace(state, phase=CHOOSE, roll=state.roll + 1, dice=dice)
    if phase is REFILL:
        return _refill(box, state, items[0])
    if phase is PENALTY:
        below = list(state.penalties)
        below.remove(items[0])
        return replace(state, phase=REFILL, penalty=items[0], penalties=tuple(below))
    return replace(state, phase=PENALTY, player=items[0])


def _refill(box: Box, state: State, card: int) -> State:
    """A card enters slot 1, the others having moved right (WK10); the last one of the pile ends the game (WK11)."""
    pool = tuple(other for other in state.pool if other != card)
    row = (card, *state.row)
    if not pool:
        return replace(state, phase=OVER, row=row, pool=pool)
    if len(row) < SLOTS:
        return replace(state, phase=REFILL, row=row, pool=pool)
    return _begin_turn(box, state, row, pool)


def _begin_turn(box: Box, state: State, row: tuple[int, ...], pool: tuple[int, ...]) -> State:
    stays = state.again or state.turn == 0  # WK6; the very first turn is the start player's
    player = state.player if stays else (state.player + 1) % len(state.piles)
    pile = state.piles[player]
    elf = bool(pile) and 0 <= pile[-1] < CITIZENS and box.is_elf[pile[-1]]  # WK5
    return replace(
        state,
        phase=ROLL,
        turn=state.turn + 1,
        player=player,
        roll=0,
        rolls=4 if elf else 3,
        dice=(),
        again=False,
        row=row,
        pool=pool,
    )


def _take(box: Box, state: State, take: Take) -> State:
    taken = (take.slot, take.slot + 1) if take.bonus else (take.slot,)
    last = state.row[taken[-1]]
    gained = [state.row[take.slot]] if take.bonus else []
    villages = state.villages
    if take.village:  # WK4: the village below, the citizen on top
        stack = taken[-1]
        gained.append(box.village_card(stack, villages[stack]))
        villages = (*villages[:stack], villages[stack] - 1, *villages[stack + 1 :])
    piles = list(state.piles)
    if take.to is None:
        gained.append(last)
    else:  # WK9: the dragon is given away
        piles[take.to] = (*piles[take.to], last)
    piles[state.player] = (*piles[state.player], *gained)
    ended = 0 in villages  # WK11: the last card of a stack, after all cards are on the pile
    return replace(
        state,
        phase=OVER if ended else REFILL,
        again=take.to is None and box.is_apprentice[last],
        row=state.row[: taken[0]] + state.row[taken[-1] + 1 :],
        villages=villages,
        piles=tuple(piles),
    )


def _take_penalty(state: State) -> State:
    piles = list(state.piles)
    piles[state.player] = (*piles[state.player], state.penalty)
    if not state.penalties:  # WK11: at once, before discard and refill
        return replace(state, phase=OVER, penalty=0, piles=tuple(piles))
    return replace(state, phase=PENALTY, penalty=0, row=state.row[:-1], piles=tuple(piles))


def ending(state: State) -> str:
    """Which pile ran out (WK11)."""
    if 0 in state.villages:
        return "village"
    return "penalties" if state.penalty == 0 else "draw_pile"
