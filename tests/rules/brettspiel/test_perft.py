"""Exact counts of positions. Every number is given twice: written down, and computed in a second way, by formula or by
brute force over all the ways six dice can fall, with the second reading of the conditions."""

from collections import Counter
from functools import cache
from itertools import product
from math import comb

from tests.rules.brettspiel.table import GAME, OPEN, SIXTEEN, arrange
from tests.rules.perft import distinct, perft, weighed
from tests.rules.readings import fulfils
from wuerfelreich.rules.brettspiel.options import BrettspielOptions

FIRST_ROLL = arrange(phase="roll", roll="0/3", dice="-")
LAST_ROLL = arrange(phase="roll", roll="2/3", dice="-")
ROLLS = comb(7, 2) ** 3


@cache
def rolls() -> Counter[tuple[str, ...]]:
    """Every roll with the number of ways it can fall."""
    kinds = ("B1 G2 R3 R4 G5 B6", "R1 B2 G3 G4 B5 R6", "G1 R2 B3 B4 R5 G6")
    dice = [kind.split() for kind in kinds for _ in range(2)]
    return Counter(tuple(sorted(fallen)) for fallen in product(*dice))


@cache
def endings() -> dict[tuple[str, ...], int]:
    """The number of ways to end a turn on each roll with OPEN: the fulfilled citizens, or five to take face down."""
    conditions = [card.conditions[0] for card in GAME.box.citizens if card.id in OPEN.split()]
    return {dice: sum(fulfils(list(dice), condition) for condition in conditions) or 5 for dice in rolls()}


def test_the_deal() -> None:
    state = GAME.start(4)
    counts = [perft(GAME, state, depth) for depth in range(5)]
    assert counts == [4 ** min(depth, 1) * 12 ** max(depth - 1, 0) for depth in range(5)] == [1, 4, 48, 576, 6_912]
    assert distinct(GAME, state, 3) == 576


def test_the_strewing() -> None:
    """Two fires on 30 and 29 fields, either order giving the same position; then a golden gem on one of 30."""
    state = GAME.start(2, BrettspielOptions(start=1, placement="random"))
    assert [perft(GAME, state, depth) for depth in range(1, 4)] == [30, 30 * 29, 30 * 29 * 30] == [30, 870, 26_100]
    assert distinct(GAME, state, 2) == comb(30, 2) == 435
    assert distinct(GAME, state, 3) == 435 * 30


def test_the_laying_of_the_map() -> None:
    """Half B in one of its 180 ways, counted by brute force in `test_lays.py`; then the first fire on 30 fields."""
    state = GAME.start(2, BrettspielOptions(start=1, arrangement="random", placement="random"))
    assert [perft(GAME, state, depth) for depth in range(1, 3)] == [180, 180 * 30] == [180, 5_400]
    assert distinct(GAME, state, 2) == 5_400


def test_the_first_roll() -> None:
    assert perft(GAME, FIRST_ROLL, 1) == distinct(GAME, FIRST_ROLL, 1) == len(rolls()) == ROLLS == 9_261
    assert weighed(GAME, FIRST_ROLL, 1) == rolls().total() == 6**6 == 46_656


def test_the_first_roll_and_what_can_be_done_then() -> None:
    """Of two equal dice of a type, none, one or both are kept; of two others, any of four sets; but never all six."""
    keeping = (15 * 4 + 6 * 3) ** 3 - ROLLS
    ending = sum(endings().values())
    assert perft(GAME, FIRST_ROLL, 2) == keeping + ending == 502_791


def test_the_last_roll_and_the_end_of_the_turn() -> None:
    """Whatever is taken, one of eleven cards of the same stack is turned up."""
    assert perft(GAME, LAST_ROLL, 2) == sum(endings().values()) == 37_500
    assert perft(GAME, LAST_ROLL, 3) == 11 * sum(endings().values()) == 412_500
    assert weighed(GAME, LAST_ROLL, 2) == sum(weight * endings()[dice] for dice, weight in rolls().items()) == 191_336


def test_a_merchant_of_the_third_tier() -> None:
    """28 unseen tiles of 15 landscapes, 13 of them twice. Three are drawn one after another; then each
    different landscape among them offers its free fields: one for volcano and lava, two for the others."""
    state = arrange(phase="draw", effect="merchant_3", cards="R5 / -")
    twice, once = 13, 2
    assert perft(GAME, state, 1) == twice + once == 15
    assert weighed(GAME, state, 1) == 28
    second = twice * 15 + once * 14
    assert perft(GAME, state, 2) == second == 223
    drawn = Counter(
        tuple(sorted(tiles))
        for tiles in product([*range(twice), *range(twice, 15)], repeat=3)
        if all(tiles.count(tile) <= (2 if tile < twice else 1) for tile in tiles)
    )
    assert perft(GAME, state, 3) == drawn.total() == 3_276
    fields = {tiles: sum(2 if tile < twice else 1 for tile in set(tiles)) for tiles in drawn}
    places = sum(times * fields[tiles] for tiles, times in drawn.items())
    assert perft(GAME, state, 4) == places == 17_394
    assert distinct(GAME, state, 4) == sum(fields.values())


def test_a_landowner() -> None:
    """Two tiles: each with two free fields is a choice, unless both are of the same landscape."""
    state = arrange(phase="draw", effect="landowner", cards="R5 / -")
    assert perft(GAME, state, 1) == 15
    assert perft(GAME, state, 2) == 13 * 15 + 2 * 14 == 223
    # both with a choice: 13 x 12 pairs, two fields for the first, the second still to come; volcano and lava need none
    after_two = 13 * 12 * 2 + 13 * 2 * 2 * 2 + 13 * ROLLS + 2 * ROLLS
    assert perft(GAME, state, 3) == after_two == 139_331


def test_jokers_of_a_hoarder() -> None:
    """A 6 is missing: two equal jokers, one of three with a superjoker, or two superjokers; and the five alarms."""
    state = arrange(dice="B6 B1 B2 G3 B3 G1", cards="R6 R6 G6 B6 ? ? / -")
    assert [GAME.write_action(action) for action in GAME.legal(state)][:5] == [
        "take 3 with R6+R6",
        "take 3 with R6+?",
        "take 3 with G6+?",
        "take 3 with B6+?",
        "take 3 with ?+?",
    ]
    below = [len(pool) for pool in state.pool]
    turned_up, alarmed = 5 * below[2], sum(below)
    counts = [perft(GAME, state, depth) for depth in range(1, 4)]
    assert counts == [5 + 5, turned_up + alarmed, turned_up * 2 + alarmed * 15] == [10, 104, 845]


def test_no_sequence_continues_after_the_end() -> None:
    state = arrange(phase="draw", effect="merchant_1", cards="R5 / -", markers=f"{SIXTEEN} / -")
    assert [perft(GAME, state, depth) for depth in range(1, 4)] == [12, 0, 0]
