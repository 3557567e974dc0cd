"""Transitions of Würfelkönig: what comes next, what is legal, and what a move does."""

from msgspec.structs import replace

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.wuerfelkoenig import scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

PENALTY = TakePenalty()


def begin(box: Box, players: int, start: int | None) -> State:
    """The table before the first card is dealt; the start player is chosen or drawn (WK13)."""
    return State(
        phase=Phase.START if start is None else Phase.PENALTY,
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
    match state.phase:
        case Phase.CHOOSE:
            return Decide(state.player)
        case Phase.ROLL:
            label = f"turn {state.turn} roll {state.roll + 1}"
            return Chance(label, state.player, box.dice.rolled(state.dice))
        case Phase.REFILL:
            return Chance(f"turn {state.turn} refill {len(state.row) + 1}", None, (Part(state.pool),))
        case Phase.PENALTY:
            return Chance(f"turn {state.turn} penalty", None, (Part(state.penalties),))
        case Phase.START:
            return Chance("start", None, (Part(tuple(range(len(state.piles)))),))
        case Phase.OVER:
            return Over(scoring.result(box, state, ending(state)))


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """Citizens first, slot by slot and with the village first (WK3), then the penalty, then the ways to roll on."""
    if state.phase is not Phase.CHOOSE:
        return ()
    fulfilled = box.fulfilled(state.dice)
    endings: list[Action] = []
    for slot, card in enumerate(state.row):
        if fulfilled >> card & 1:
            endings += takes(box, state, slot)
    if not endings:
        endings.append(PENALTY)  # WK2: only where no citizen is fulfilled
    if state.roll == state.rolls:
        return tuple(endings)
    return (*endings, *keeps(state.dice))


def takes(box: Box, state: State, slot: int) -> list[Action]:
    """The ways to take a fulfilled citizen."""
    card = state.row[slot]
    if box.is_hypnotist[card]:
        bonus: list[Action] = []
        if slot + 1 < SLOTS:  # WK8: in slot 5 there is no bonus
            bonus = [Take(slot, True, village, to) for village, to in _ways(box, state, slot + 1)]
        return [*bonus, Take(slot)]
    return [Take(slot, False, village, to) for village, to in _ways(box, state, slot)]


def _ways(box: Box, state: State, slot: int) -> list[tuple[bool, int | None]]:
    """With and without village (WK3), or the receivers of a dragon (WK9)."""
    card = state.row[slot]
    if box.is_dragon[card]:
        return [(False, seat) for seat in range(len(state.piles)) if seat != state.player]
    return [(True, None), (False, None)] if box.stack_of[card] == slot else [(False, None)]


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    match move:
        case Keep(dice):
            return replace(state, phase=Phase.ROLL, dice=dice)
        case Outcome(items):
            return _happen(box, state, items)
        case Take():
            return _take(box, state, move)
        case TakePenalty():
            return _take_penalty(state)


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    match state.phase:
        case Phase.ROLL:
            dice = tuple(sorted(state.dice + items)) if state.dice else items
            return replace(state, phase=Phase.CHOOSE, roll=state.roll + 1, dice=dice)
        case Phase.REFILL:
            return _refill(box, state, items[0])
        case Phase.PENALTY:
            below = list(state.penalties)
            below.remove(items[0])
            return replace(state, phase=Phase.REFILL, penalty=items[0], penalties=tuple(below))
        case Phase.START:
            return replace(state, phase=Phase.PENALTY, player=items[0])
        case _:
            raise ValueError("nothing is left to chance here")


def _refill(box: Box, state: State, card: int) -> State:
    """A card comes into slot 1, the others have moved right (WK10); the last one ends the game (WK11)."""
    pool = tuple(other for other in state.pool if other != card)
    row = (card, *state.row)
    if not pool:
        return replace(state, phase=Phase.OVER, row=row, pool=pool)
    if len(row) < SLOTS:
        return replace(state, phase=Phase.REFILL, row=row, pool=pool)
    return _begin_turn(box, state, row, pool)


def _begin_turn(box: Box, state: State, row: tuple[int, ...], pool: tuple[int, ...]) -> State:
    stays = state.again or state.turn == 0  # WK6; the very first turn is the start player's
    player = state.player if stays else (state.player + 1) % len(state.piles)
    pile = state.piles[player]
    elf = bool(pile) and 0 <= pile[-1] < CITIZENS and box.is_elf[pile[-1]]  # WK5
    return replace(
        state,
        phase=Phase.ROLL,
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
        phase=Phase.OVER if ended else Phase.REFILL,
        again=take.to is None and box.is_apprentice[last],
        row=state.row[: taken[0]] + state.row[taken[-1] + 1 :],
        villages=villages,
        piles=tuple(piles),
    )


def _take_penalty(state: State) -> State:
    piles = list(state.piles)
    piles[state.player] = (*piles[state.player], state.penalty)
    if not state.penalties:  # WK11: at once, before discard and refill
        return replace(state, phase=Phase.OVER, penalty=0, piles=tuple(piles))
    return replace(state, phase=Phase.PENALTY, penalty=0, row=state.row[:-1], piles=tuple(piles))


def ending(state: State) -> str:
    """Which pile ran out (WK11)."""
    if 0 in state.villages:
        return "village"
    return "penalties" if state.penalty == 0 else "draw_pile"
