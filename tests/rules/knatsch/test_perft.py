"""Exact counts of positions. Every number is given twice: written down, and computed in a second way."""

from itertools import combinations_with_replacement
from math import comb

from tests.rules.knatsch.reading import kept_sets
from tests.rules.knatsch.table import GAME, arrange
from tests.rules.perft import distinct, perft, weighed
from wuerfelreich import GameOptions
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import EndTurn

#: The start of a turn: a castle and a tournament on the piles, no opponent's card to attack.
TURN = arrange()
#: The same with more to choose: a castle and a special of P2, guards of P1.
RICH = arrange(seats="red-2221 guard_castle-4441 / blue-2223 green-2224 stack-1112 / yellow-2225")
#: A castle guard was taken, and the put-under has been used.
TAKEN = arrange(
    attempt="1", unders="1 cycled 0 0", guards="closed", seats="red-2221 guard_castle-4441 / blue-2223 / green-2224"
)  # fmt: skip
FIRST_ROLL = arrange(
    phase="roll", attempt="1", guards="closed", aim="L", beat="333+1", roller="P1", roll="0/3", rest="right"
)  # fmt: skip
#: Six dice show a multiset of six faces.
ROLLS = comb(11, 5)


def choices(dice: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What can be kept of a roll with sixes; stopping is one more."""
    return list(kept_sets([die for die in dice if die != 6]))


def test_the_deal() -> None:
    """Two possible start players, sixteen castles, those of another colour, then the top cards."""
    state = GAME.start(2)
    counts = [perft(GAME, state, depth) for depth in range(4)]
    assert counts == [1, 2, 32, 424]
    other_colours = sum(16 - number for number in (3, 3, 3, 3, 2, 2) for _ in range(number))
    assert counts[3] == 2 * other_colours
    assert weighed(GAME, state, 2) == 2 * 36  # six colours of weight six each


def test_the_first_top_cards() -> None:
    state = GAME.start(2, GameOptions(start=1))
    # After the castles, 46 cards are unknown, 38 of them different counting the tournament; then 45.
    assert perft(GAME, state, 3) == 212 * 38 == 8_056
    assert perft(GAME, state, 4) == 212 * (37 * 37 + 38) == 298_284


def test_the_start_of_a_turn() -> None:
    assert [perft(GAME, TURN, depth) for depth in range(3)] == [1, 4, 2 * ROLLS + 2 * 36] == [1, 4, 996]


def test_the_start_of_a_turn_with_more_to_choose() -> None:
    # Two piles, three cards of P2, two put-unders, and the red castle guarded.
    unseen = 48 - 8 - 8 + 1
    assert [perft(GAME, RICH, depth) for depth in range(3)] == [1, 8, 5 * ROLLS + 2 * unseen + 7] == [1, 8, 2_383]


def test_after_taking_a_special_in_both_versions_of_the_rules() -> None:
    """The turn may also end: P2's begins, or since version 2 P1 first places his guard or leaves it (KN7)."""
    aims, others = 2, 5  # P2 has the same two piles, P1's guard to attack, and two put-unders
    guardings = 2
    ended = {1: [1, others], 2: [1, guardings, guardings * others]}
    for version, counts in ended.items():
        game = Knatsch(version=version)
        found = [perft(game, TAKEN, depth) for depth in range(3)]
        assert found == [1, aims + 1, aims * ROLLS + counts[1]] == [1, 3, {1: 929, 2: 926}[version]]
        end = game.apply(TAKEN, EndTurn())
        assert [perft(game, end, depth) for depth in range(len(counts))] == counts


def test_inside_a_turn() -> None:
    rolls = list(combinations_with_replacement(range(1, 7), 6))
    assert len(rolls) == ROLLS == 462
    live = [dice for dice in rolls if dice != (6,) * 6]
    counts = [perft(GAME, FIRST_ROLL, depth) for depth in range(3)]
    # Six sixes end the turn: P2 may announce the top of either pile, and use the one that has several cards.
    after_sixes = 3
    assert counts == [1, ROLLS, sum(1 + len(choices(dice)) for dice in live) + after_sixes]


def test_states_inside_a_turn() -> None:
    """Different dice are different states; after a choice, kept dice and the number of dead ones make the state."""
    assert distinct(GAME, FIRST_ROLL, 1) == ROLLS
    kept = {
        (some, dice.count(6))
        for dice in combinations_with_replacement(range(1, 7), 6)
        if dice != (6,) * 6
        for some in choices(dice)
    }
    by_stopping = 2  # the castle is won, or it is P2's turn
    after_sixes = 3
    assert distinct(GAME, FIRST_ROLL, 2) == len(kept) + by_stopping + after_sixes
