"""Exact counts of positions. Every number is given twice: written down, and computed in a second way, by formula
or by brute force over all 46,656 ways six dice can fall, with the second reading of the conditions."""

from collections import Counter
from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

from tests.rules.perft import distinct, perft, weighed
from tests.rules.readings import fulfils
from tests.rules.wuerfelkoenig.table import GAME, ROW, arrange
from wuerfelreich import GameOptions

#: A turn's first roll, with ROW open: everybody lies under their own village.
FIRST_ROLL = arrange(phase="roll", roll="0/3", dice="-")
LAST_ROLL = arrange(phase="roll", roll="2/3", dice="-")
TWELVE = "B1 R3 R1 B2 R2 B3"
ROLLS = comb(7, 2) ** 3


class Tally(NamedTuple):
    """What the rolls lead to with ROW open: rolls without a fulfilled citizen, and ways to take a citizen."""

    penalties: int
    takes: int


@cache
def rolls() -> Counter[tuple[str, ...]]:
    """Every roll with the number of ways it can fall."""
    kinds = ("B1 G2 R3 R4 G5 B6", "R1 B2 G3 G4 B5 R6", "G1 R2 B3 B4 R5 G6")
    dice = [kind.split() for kind in kinds for _ in range(2)]
    return Counter(tuple(sorted(fallen)) for fallen in product(*dice))


@cache
def tallies() -> tuple[Tally, Tally]:
    """The tally of all rolls, each once, and of all the ways they can fall."""
    conditions = [card.condition for card in GAME.box.citizens if card.id in ROW.split()]
    fulfilled = {dice: sum(fulfils(list(dice), condition) for condition in conditions) for dice in rolls()}
    once = Tally(list(fulfilled.values()).count(0), 2 * sum(fulfilled.values()))
    weights = [(fulfilled[dice], weight) for dice, weight in rolls().items()]
    return once, Tally(sum(w for count, w in weights if count == 0), 2 * sum(count * w for count, w in weights))


def test_the_deal() -> None:
    """Two possible start players, four different penalties, then one card after another."""
    state = GAME.start(2)
    counts = [perft(GAME, state, depth) for depth in range(5)]
    assert counts == [1, 2, 8, 320, 12_480]
    assert counts == [1, 2, 2 * 4, 2 * 4 * 40, 2 * 4 * 40 * 39]
    assert weighed(GAME, state, 4) == 2 * 10 * 40 * 39 == 31_200
    assert distinct(GAME, state, 4) == 12_480  # the order of the row matters


def test_the_deal_with_a_chosen_start_player() -> None:
    state = GAME.start(5, GameOptions(start=3))
    assert perft(GAME, state, 3) == 4 * 40 * 39 == 6_240
    assert weighed(GAME, state, 3) == 10 * 40 * 39 == 15_600


def test_the_first_roll() -> None:
    assert perft(GAME, FIRST_ROLL, 1) == distinct(GAME, FIRST_ROLL, 1) == len(rolls()) == ROLLS == 9_261
    assert weighed(GAME, FIRST_ROLL, 1) == rolls().total() == 6**6 == 46_656


def test_the_first_roll_and_what_can_be_done_then() -> None:
    """Of two equal dice of a type, none, one or both can be kept; of two others, any of four sets; but never all six.
    Different positions: 28³ sets of kept dice, less the full rolls, and every end of the turn."""
    keeping = (15 * 4 + 6 * 3) ** 3 - ROLLS
    once, _ = tallies()
    assert perft(GAME, FIRST_ROLL, 2) == keeping + once.penalties + once.takes == 492_249
    assert distinct(GAME, FIRST_ROLL, 2) == 28**3 - ROLLS + once.penalties + once.takes == 39_649


def test_the_first_two_rolls() -> None:
    """One die of a type rolled again gives 6 outcomes, two give 21; a taken card brings 35 new ones, a penalty 4."""
    other_faces, equal_faces = 1 + 2 * 6 + 21, 1 + 6 + 21
    rolling = (15 * other_faces + 6 * equal_faces) ** 3 - ROLLS
    once, _ = tallies()
    assert perft(GAME, FIRST_ROLL, 3) == rolling + 35 * once.takes + 4 * once.penalties == 312_552_343


def test_the_last_roll_and_the_end_of_the_turn() -> None:
    """Nine penalties of four values lie below."""
    once, all_ways = tallies()
    assert perft(GAME, LAST_ROLL, 2) == once.takes + once.penalties == 26_958
    assert perft(GAME, LAST_ROLL, 3) == 35 * once.takes + 4 * once.penalties == 895_852
    assert weighed(GAME, LAST_ROLL, 2) == all_ways.takes + all_ways.penalties == 125_944
    assert weighed(GAME, LAST_ROLL, 3) == 35 * all_ways.takes + 9 * all_ways.penalties == 4_176_172


def test_one_die_left_to_roll() -> None:
    """Four 3s and a 1, and a die with G1 R2 B3 B4 R5 G6. The G1 brings two pairs, R2 and R5 bring four red dice:
    three citizens, with village or without. The other three bring penalties."""
    state = arrange(phase="roll", roll="2/3", dice="R3 R3 G3 B3 R1")
    counts = [perft(GAME, state, depth) for depth in range(1, 5)]
    assert counts == [6, 9, 222, 1_945_230]
    takes, penalties = 3 * 2, 3
    assert counts[1:] == [takes + penalties, takes * 35 + penalties * 4, takes * 35 * ROLLS + penalties * 4 * 35]


def test_a_hypnotist_and_two_cards_in_the_draw_pile() -> None:
    """Bonus with its village, bonus without, no bonus. Both bonuses empty the draw pile, and so end the game; without
    a bonus one of two cards comes, and then the next player's roll."""
    row = "hypnotist_1 grumpy_dwarf_8 crazy_gnome_6 cuddly_orc_7 odd_mushroom_goblin_3"
    state = arrange(row=row, dice=TWELVE, pool="dragon_1 dragon_2")
    assert [perft(GAME, state, depth) for depth in range(1, 4)] == [3, 6, 18_526]
    assert 2 * 2 * 1 + 2 * ROLLS == 18_526
    assert distinct(GAME, state, 2) == 6
    assert distinct(GAME, state, 3) == 2 * 2 * 1 + 2 * ROLLS


def test_a_dragon_with_five_players() -> None:
    row = "dragon_1 grumpy_dwarf_8 crazy_gnome_6 cuddly_orc_7 odd_mushroom_goblin_3"
    state = arrange(row=row, dice="B6 G5 B5 R6 R5 G6", piles="- / - / - / - / -")
    assert [perft(GAME, state, depth) for depth in range(1, 4)] == [4, 4 * 35, 4 * 35 * ROLLS] == [4, 140, 1_296_540]


def test_no_sequence_continues_after_the_end() -> None:
    state = arrange(dice="R3 R3 G3 B3 R1 G1", pool="dragon_1")
    assert [perft(GAME, state, depth) for depth in range(1, 5)] == [2, 2, 0, 0]
    assert [distinct(GAME, state, depth) for depth in range(1, 5)] == [2, 2, 0, 0]


def test_the_longest_list_of_actions() -> None:
    """Six different dice can be kept in 63 ways; three dragons have four recipients each, two citizens a village."""
    row = "dragon_1 dragon_2 dragon_3 cuddly_orc_1 talented_apprentice_1"
    state = arrange(row=row, dice="R5 R6 G5 G6 B5 B6", roll="1/3", piles="- / - / - / - / -")
    assert len(GAME.legal(state)) == (2**6 - 1) + 3 * 4 + 2 * 2 == 79
