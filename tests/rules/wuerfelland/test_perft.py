"""Exact counts of positions. Every number is given twice: written down, and computed in a second way, by formula or
with the second reading of the crossings."""

from functools import cache
from math import comb

import pytest

from tests.rules.perft import distinct, perft, weighed
from tests.rules.wuerfelland.reading import Place, crossings
from tests.rules.wuerfelland.table import GAME, after, area, arrange
from wuerfelreich.rules.wuerfelland.fields import CODES, SIDE
from wuerfelreich.rules.wuerfelland.options import Options

#: The number of different-looking rolls, by number of dice.
ROLLS = [comb(count + 5, 5) for count in range(7)]
FIRST_ROLL = arrange(phase="roll", rolls="0")
#: The free fields next to the start of 1A, by colour in the order RYGBOA: more dice overroll.
ROOM = [5, 3, 3, 4, 5, 4]


@cache
def ways(crosses: str, colour: str, dice: int) -> int:
    """The number of crossings on 1A, by the second reading."""
    crossed: set[Place] = {divmod(CODES[name], SIDE) for name in [*crosses.split(), "h4"] if name != "-"}
    return len(list(crossings(GAME.box.boards[0].rows, crossed, colour, dice)))


def test_the_deal() -> None:
    """Four sheets, then three, two sides twice, one of two start players, and the first roll."""
    state = GAME.start(2)
    counts = [perft(GAME, state, depth) for depth in range(7)]
    assert counts == [1, 4, 12, 24, 48, 96, 96 * 462] == [1, 4, 12, 24, 48, 96, 44_352]
    assert distinct(GAME, state, 4) == 48
    assert distinct(GAME, state, 5) == 96


def test_the_deal_to_four() -> None:
    state = GAME.start(4)
    assert perft(GAME, state, 4) == 24
    assert perft(GAME, state, 8) == distinct(GAME, state, 8) == 24 * 2**4 == 384


def test_chosen_boards_and_start() -> None:
    state = GAME.start(3, Options(boards=("1A", "1A", "2B"), start=3))
    assert perft(GAME, state, 1) == ROLLS[6] == 462


def test_the_first_roll_and_the_choice() -> None:
    """A colour is in as many rolls as the other five dice can make."""
    assert perft(GAME, FIRST_ROLL, 1) == ROLLS[6] == 462
    assert weighed(GAME, FIRST_ROLL, 1) == 6**6 == 46_656
    assert perft(GAME, FIRST_ROLL, 2) == 6 * ROLLS[5] == 1_512
    assert weighed(GAME, FIRST_ROLL, 2) == 6 * (6**6 - 5**6) == 186_186


def test_the_first_roll_and_rolling_on_or_not() -> None:
    """Six dice of any colour overroll, and the next player rolls; otherwise there are two ways to continue."""
    assert perft(GAME, FIRST_ROLL, 3) == (1_512 - 6) * 2 + 6 * ROLLS[6] == 5_784


def test_the_second_roll_or_the_first_crossing() -> None:
    """With k dice aside the other 6 - k are rolled again. A player who stops crosses, if k dice are not too many;
    otherwise the next player does, in as many ways as the remaining dice allow, or passes; if that is impossible too,
    the next round begins with the next player's roll. After six equal dice it has begun, and a colour is chosen."""
    letters = "RYGBOA"
    rolling = 6 * sum(_others(6 - k, 5) * ROLLS[6 - k] for k in range(1, 6))
    crossing = 0
    for mine in range(6):
        for k in range(1, 6):
            for left in _multisets(6 - k, [colour for colour in range(6) if colour != mine]):
                if k <= ROOM[mine]:
                    crossing += ways("-", letters[mine], k)
                    continue
                theirs = sum(ways("-", letters[c], left.count(c)) for c in set(left) if left.count(c) <= ROOM[c])
                crossing += theirs + 1 if theirs else ROLLS[6]
    six = 6 * 6 * ROLLS[5]
    assert perft(GAME, FIRST_ROLL, 4) == rolling + crossing + six == 268_522


def _others(dice: int, colours: int) -> int:
    """The rolls of this many dice that show only some colours."""
    return comb(dice + colours - 1, colours - 1)


def _multisets(dice: int, colours: list[int]) -> list[tuple[int, ...]]:
    if dice == 0:
        return [()]
    return [(colour, *rest) for at, colour in enumerate(colours) for rest in _multisets(dice - 1, colours[at:])]


@pytest.mark.parametrize(
    ("colour", "counts"),
    [
        ("R", [1, 2, 4, 3, 1]),
        ("Y", [1, 2, 1]),
        ("G", [1, 1, 1]),
        ("B", [1, 2, 3, 1]),
        ("O", [1, 2, 3, 2, 1]),
        ("A", [1, 1, 2, 1]),
    ],
)
def test_the_ways_to_use_dice_from_the_start(colour: str, counts: list[int]) -> None:
    others = "Y" if colour != "Y" else "R"
    for dice, count in enumerate(counts, start=1):
        state = arrange(aside=f"{colour} {dice}", dice=" ".join(others * (6 - dice)))
        assert perft(GAME, state, 1) == distinct(GAME, state, 1) == ways("-", colour, dice) == count


def test_phase_2_of_three_players() -> None:
    """All choose among the same dice, and no choice affects another: the counts multiply."""
    crosses = f"- / {area('i4')} i5 h5 f4 g4 i3 / g4 h3 i5"
    state = arrange(aside="B 2", dice="R Y G G", crosses=crosses)
    mine = ways("-", "B", 2)
    second, third = (
        ways(theirs, "R", 1) + ways(theirs, "Y", 1) + ways(theirs, "G", 2) + 1 for theirs in crosses.split(" / ")[1:]
    )
    assert (mine, second, third) == (2, 7, 6)
    assert [perft(GAME, state, depth) for depth in (1, 2, 3)] == [2, 14, 84]
    assert distinct(GAME, state, 3) == 84


def test_a_treasure_roll_and_its_use() -> None:
    """After each of the 252 rolls: every colour that can be used, or a pass; where none can, the next round's roll."""
    crosses = area("g4")
    state = arrange(phase="treasure_roll", rolls="0", owed="1 0", crosses=f"{crosses} / -")
    following = 0
    for dice in _multisets(5, list(range(6))):
        used = sum(ways(crosses, "RYGBOA"[colour], dice.count(colour)) for colour in set(dice))
        following += used + 1 if used else ROLLS[6]
    assert perft(GAME, state, 1) == ROLLS[5] == 252
    assert perft(GAME, state, 2) == following == 4_349
    assert weighed(GAME, state, 1) == 6**5


def test_no_sequence_continues_after_the_end() -> None:
    """The last round: P1 has chosen a useless colour, P2 has two ways to use two red dice, or passes."""
    state = after(arrange(phase="go_on", round="500", aside="Y 4", dice="R R"), "stop")
    assert [perft(GAME, state, depth) for depth in (1, 2)] == [3, 0]
    assert [distinct(GAME, state, depth) for depth in (1, 2)] == [3, 0]
