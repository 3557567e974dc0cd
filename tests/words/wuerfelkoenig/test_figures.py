"""What the examples in the rules of Würfelkönig say is true, by the rules and once more by hand."""

from tests.rules.wuerfelkoenig.table import GAME, endings
from wuerfelreich.rules.faces import FACE_NAMES
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.words.figures import PointsItem, played
from wuerfelreich.words.wuerfelkoenig.figures import KingdomItem, RowItem, figures


def points(name: str) -> list[int]:
    """The points in a picture."""
    return [item.points for row in figures()[name] for item in row if isinstance(item, PointsItem)]


def dice_sum(state: State) -> int:
    return sum(int(FACE_NAMES[die][1:]) for die in state.dice)


def test_the_first_roll_convinces_nobody_and_the_second_has_three_threes() -> None:
    first, _, second = played(GAME, "roll")
    assert endings(first) == ["penalty"]
    assert [FACE_NAMES[die][1] for die in second.dice].count("3") == 3
    assert second.roll < second.rolls, "she may roll a third time"


def test_dwarf_and_orc_are_convinced_and_bring_6_or_4() -> None:
    before, after, _ = played(GAME, "take")
    assert endings(before) == ["take 2 village", "take 2", "take 4 village", "take 4"]
    assert points("take") == [4 + 2] == [GAME.sheets(after)[0].total]
    orc = GAME.apply(before, GAME.read_action("take 4 village"))
    assert GAME.sheets(orc)[0].total == 2 + 2 == 4


def test_the_row_closes_up_under_a_mine_worth_3() -> None:
    [[row]] = figures()["row"]
    assert isinstance(row, RowItem)
    kinds = [one.card.kind for one in row.row if one.card]
    assert kinds == ["crazy_gnome", "rich_snob", "busy_fairy", "cuddly_orc", "odd_mushroom_goblin"]
    assert row.villages[1].value == 3


def test_nobody_is_convinced_after_the_last_roll() -> None:
    before, *_ = played(GAME, "penalty")
    assert endings(before) == ["penalty"]
    assert before.roll == before.rolls
    assert points("penalty") == [-1]
    assert GAME.box.citizens[before.row[-1]].kind == "odd_mushroom_goblin"


def test_the_hypnotist_brings_10() -> None:
    before, _ = played(GAME, "hypnotist")
    assert dice_sum(before) == 9
    assert points("hypnotist") == [1 + 7 + 2] == [10]


def test_the_dragon_costs_4() -> None:
    before, _ = played(GAME, "dragon")
    assert dice_sum(before) == 32
    assert points("dragon") == [-4]


def test_the_third_fairy_brings_5() -> None:
    before, after = played(GAME, "fairy")
    assert (GAME.sheets(before)[0].total, GAME.sheets(after)[0].total) == (4, 9)
    assert points("fairy") == [9 - 4]


def test_the_pile_is_worth_8() -> None:
    [[pile]] = figures()["score"]
    assert isinstance(pile, KingdomItem)
    assert pile.kingdom.points == 4 + 2 + 1 + 4 - 1 - 2 == 8
