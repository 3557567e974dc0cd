"""What the examples in the rules of Würfelland say is true, by the rules and by a second reading of the crossings."""

from tests.rules.wuerfelland.reading import crossings
from tests.rules.wuerfelland.table import GAME, legal
from wuerfelreich.words.figures import played
from wuerfelreich.words.wuerfelland.figures import LandItem, ProgressItem, figures


def land(name: str, row: int) -> LandItem:
    """A board in a picture."""
    item = figures()[name][row][0]
    assert isinstance(item, LandItem)
    return item


def read(name: str, row: int, colour: str, dice: int) -> set[frozenset[tuple[int, int]]]:
    """What can be crossed on the part of a board that a picture shows, by the second reading."""
    shown = land(name, row)
    crossed = {("abcdefgh".index(field[0]), int(field[1:]) - 1) for field in shown.crossed}
    return set(crossings(shown.rows, {(y, x) for x, y in crossed}, colour, dice))


def places(fields: tuple[str, ...]) -> frozenset[tuple[int, int]]:
    return frozenset((int(field[1:]) - 1, "abcdefgh".index(field[0])) for field in fields)


def test_three_green_dice_are_set_aside() -> None:
    first, chosen, _, second, _ = played(GAME, "roll")
    assert (first.aside, chosen.aside, second.aside) == (0, 2, 3)
    assert legal(second) == ["roll", "stop"]


def test_three_green_fields_are_crossed_and_one_is_a_treasure() -> None:
    before, after, *_ = played(GAME, "cross")
    assert legal(before) == ["cross G e4 f4 g4"]
    assert after.owed == (1, 0)
    assert read("cross", 1, "G", 3) == {places(land("cross", 1).lit)}


def test_the_other_player_has_four_fields_to_choose_from() -> None:
    _, crossed, *_ = played(GAME, "cross")
    assert legal(crossed) == ["cross R f4", "cross R g4", "cross B h5", "cross A f5", "pass"]
    assert len(land("others", 1).lit) == 4
    single = {fields for colour in "RBA" for fields in read("others", 1, colour, 1)}
    assert frozenset().union(*single) == places(land("others", 1).lit)


def test_four_green_dice_do_not_fit() -> None:
    before, after = played(GAME, "over")
    assert before.aside == 4
    assert after.crossed == before.crossed
    assert after.seat == 1, "the active player has crossed nothing, and it is the others' turn"
    assert read("over", 1, "G", 4) == set()
    assert read("over", 1, "G", 3) == {places(land("over", 1).lit)}


def test_two_red_dice_may_go_to_several_areas() -> None:
    *_, rolled, _ = played(GAME, "cross")
    assert "cross R i5 i6" in legal(rolled)
    assert "cross R d4 e5" in legal(rolled)


def test_the_winner_has_nine_treasures_and_a_full_colour() -> None:
    won = played(GAME, "goal")[-1]
    assert GAME.view(won).lands[0].won
    [progress] = figures()["goal"][1]
    assert progress == ProgressItem(treasures=9, goal=9, colour="yellow", crossed=18, fields=18)
