"""What the examples in the rules of the board game say is true, by the rules and once more by hand."""

from tests.rules.brettspiel.table import GAME, choices
from wuerfelreich.rules.brettspiel.state import Effect
from wuerfelreich.words.brettspiel.figures import CitizenItem, MapItem, figures
from wuerfelreich.words.figures import PointsItem, played


def lit(name: str, row: int) -> set[str]:
    """The fields that can be chosen on a map in a picture."""
    [item] = figures()[name][row]
    assert isinstance(item, MapItem)
    return {field.id for field in item.fields if field.choice}


def test_the_second_roll_has_four_red_dice() -> None:
    first, _, second = played(GAME, "roll")
    assert all(choice.startswith("alarm") for choice in choices(first))
    assert choices(second) == ["take 1", "take 4"]


def test_merchant_and_bully_can_be_taken() -> None:
    ticked = [item.stack.kind for item in figures()["take"][1] if isinstance(item, CitizenItem) and item.stack.tier]
    assert ticked == ["merchant", "bully"]
    assert choices(played(GAME, "take")[0]) == ["take 1", "take 4"]


def test_a_pair_of_jokers_reaches_the_second_step() -> None:
    before, taken, *_ = played(GAME, "place")
    assert "take 1 with R6+R6" in choices(before)
    assert taken.effect is Effect.MERCHANT_2
    [merchant] = figures()["jokers"][2]
    assert isinstance(merchant, CitizenItem)
    assert merchant.stack.tier == 2


def test_the_coast_joins_the_realm_and_has_a_golden_gem() -> None:
    assert lit("place", 1) == {"A10", "A13", "B2", "B9"}
    *_, drawn, after = played(GAME, "place")
    before, now = GAME.view(drawn).kingdoms[0], GAME.view(after).kingdoms[0]
    assert (before.largest_area, now.largest_area) == (2, 3)
    assert now.gold == before.gold + 1


def test_the_alarm_puts_a_dragon_beside_the_other_realm() -> None:
    before, *_, after = played(GAME, "alarm")
    assert all(choice.startswith("alarm") for choice in choices(before))
    assert next(field for field in GAME.view(after).fields if field.id == "A5").fire
    assert GAME.view(after).kingdoms[before.player].superjokers == 1


def test_the_tamer_gains_a_field_and_a_fire() -> None:
    assert lit("tame", 0) == {"A6", "B15"}
    kingdom = GAME.view(played(GAME, "tame")[-1]).kingdoms[0]
    assert (kingdom.largest_area, kingdom.fires) == (3, 1)


def test_the_bully_reaches_the_two_nearest_of_three() -> None:
    assert lit("bully", 0) == {"A8", "A14"}
    _, _, choosing, _ = played(GAME, "take")
    theirs = [field for field in GAME.view(choosing).fields if field.owner == 1]
    mine = [field for field in GAME.view(choosing).fields if field.owner == 0]

    def steps(q: int, r: int) -> int:
        return min(max(abs(q - one.q), abs(r - one.r), abs(q + r - one.q - one.r)) for one in mine)

    assert {field.id: steps(field.q, field.r) for field in theirs} == {"A8": 2, "A14": 2, "A15": 3}


def test_the_thief_steals_the_green_2() -> None:
    *_, before, after = played(GAME, "steal")
    assert set(GAME.view(before).kingdoms[1].jokers) == {"G2", "B4"}
    assert GAME.view(after).kingdoms[1].jokers == ("B4",)
    assert "G2" in GAME.view(after).kingdoms[0].jokers


def test_the_realm_is_worth_24() -> None:
    shown = [item.points for item in figures()["score"][1] if isinstance(item, PointsItem)]
    assert shown == [4 * 3, 1, 4, 3, 2 * 2, 24]
    assert sum(shown[:-1]) == shown[-1]
