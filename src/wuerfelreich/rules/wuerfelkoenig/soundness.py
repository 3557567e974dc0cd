"""What makes a position of Würfelkönig impossible: missing or duplicate pieces, and what does not fit its phase."""

from collections.abc import Iterator

from wuerfelreich.rules.coloured_dice import DICE
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

#: Whether something is as it must be, and the message if it is not.
Check = tuple[bool, str]


def faults(box: Box, state: State, discards: tuple[int, ...]) -> list[str]:
    """Everything that is wrong with a position."""
    dealing = state.turn == 0 or state.phase is Phase.START
    checks = [*_pieces(box, state, discards), *(_dealing(state, discards) if dealing else _turn(box, state))]
    return [sentence for holds, sentence in checks if not holds]


def _pieces(box: Box, state: State, discards: tuple[int, ...]) -> Iterator[Check]:
    """Every piece exactly once, where such a piece can lie."""
    owned = [card for pile in state.piles for card in pile]
    cards = [*state.row, *discards, *owned]
    for card in sorted({card for card in cards if card >= 0}):
        yield cards.count(card) == 1, f"'{box.names[card]}' is in two places"
    paid = [card for card in cards if card < 0]
    left = [*state.penalties, *([state.penalty] if state.penalty else [])]
    yield sorted(paid + left) == list(box.penalties), "the penalties are not those of the box"
    yield (
        len(discards) == len(paid) - (not left),
        "every penalty, except one that ends the game, sends a citizen to the discards",
    )
    yield _villages_fit(state, owned), "the village stacks do not fit the village cards in the piles"
    yield (
        all(0 <= card < CITIZENS for card in (*state.row, *discards)),
        "only citizens lie in the row and in the discards",
    )
    yield 2 <= len(state.piles) <= 5, f"the game is for two to five players, not for {len(state.piles)}"
    impossible = box.dice.impossible(state.dice)
    yield impossible is None, str(impossible)


def _villages_fit(state: State, owned: list[int]) -> bool:
    """Whether the piles hold exactly the cards missing from the top of the stacks."""
    gone = [CITIZENS + stack * STACK + at for stack, left in enumerate(state.villages) for at in range(STACK - left)]
    return len(state.villages) == SLOTS and sorted(card for card in owned if card >= CITIZENS) == gone


def _dealing(state: State, discards: tuple[int, ...]) -> Iterator[Check]:
    yield (
        state.turn == 0
        and state.roll == state.rolls == 0
        and not (state.dice or state.again or discards or any(state.piles)),
        "before the first turn nobody has rolled, or owns anything",
    )
    match state.phase:
        case Phase.START:
            due = not state.penalty and not state.row and state.player == 0
        case Phase.PENALTY:
            due = not state.penalty and not state.row
        case Phase.REFILL:
            due = bool(state.penalty) and len(state.row) < SLOTS
        case _:
            due = False
    yield due, "before the first turn a penalty is turned up, and then five citizens are dealt"


def _turn(box: Box, state: State) -> Iterator[Check]:
    pile = state.piles[state.player]
    top = pile[-1] if pile else 0
    citizen = bool(pile) and 0 <= top < CITIZENS
    ended = 0 in state.villages or not state.pool or not (state.penalty or state.penalties)
    # WK14: no turn begins with an empty pile nor, as checked further down, with a gap in the row
    yield ended == (state.phase is Phase.OVER), "the game is over when a pile has run out, and not before"
    fourth = citizen and box.is_elf[top] if state.phase in (Phase.ROLL, Phase.CHOOSE) else state.rolls == 4
    yield state.rolls == 3 + fourth, "three rolls are allowed, or four with an elf on top of the pile"
    won = state.phase in (Phase.REFILL, Phase.OVER) and citizen and box.is_apprentice[top]
    yield won or not state.again, "another turn only follows an apprentice that was just won"
    gone = CITIZENS - len(state.pool) - len(state.row)
    yield state.turn <= gone + 1, "there cannot have been this many turns: each takes a citizen from the row"
    if state.phase is Phase.ROLL:
        yield len(state.dice) < DICE and state.roll < state.rolls, "at least one die and one roll must be left"
        yield state.roll > 0 or not state.dice, "the first roll is made with all dice"
    else:
        yield (
            len(state.dice) == DICE and 1 <= state.roll <= state.rolls,
            "six dice are rolled before a choice, with no more rolls than allowed",
        )
    match state.phase:
        case Phase.ROLL | Phase.CHOOSE:
            full = len(state.row) == SLOTS and state.penalty != 0
            yield full, "a turn needs five open citizens and an open penalty"
        case Phase.REFILL:
            some = len(state.row) in (SLOTS - 2, SLOTS - 1) and state.penalty != 0
            yield some, "before a refill three or four citizens are left in the row, and a penalty is open"
        case Phase.PENALTY:
            due = not state.penalty and len(state.row) == SLOTS - 1 and bool(pile) and top < 0
            yield due, "no penalty is due to be turned up"
