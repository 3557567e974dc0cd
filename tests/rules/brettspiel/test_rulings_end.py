"""Rulings BR10 to BR12: the stacks, the 17th marker, the last tile, and who wins."""

import pytest

from tests.rules.brettspiel.table import GAME, OPEN, SIXTEEN, after, arrange, choices, field
from wuerfelreich import Chance, Over
from wuerfelreich.rules.brettspiel.facts import CITIZENS, REMOVED, STACK
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, State

SIX_RED = "R3 R3 R1 R1 R2 R2"
FOUR_RED = "R3 R3 R1 R1 B3 B4"
TAMER = "B6 B1 R1 R6 B4 G6"
BULLY = "R3 R4 R1 R6 B4 G6"
LANDOWNER = "R3 R4 R1 R6 R2 B3"
FIFTEEN = SIXTEEN.removesuffix(" B2")


def ended(state: State) -> tuple[str, tuple[int, ...]]:
    """How a game ended, and the places."""
    over = GAME.next(state)
    assert isinstance(over, Over), over
    return over.result.ending, over.result.places


def test_br10_the_next_card_is_seen_before_the_effect() -> None:
    state = after(arrange(dice=TAMER), "take 3")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.label, step.owner, step.total) == ("stack 3 card 2", None, 11)
    assert field(state, "open") == OPEN.replace("S3-01", "-")
    state = after(state, "S3-07")
    assert field(state, "open") == OPEN.replace("S3-01", "S3-07")
    assert choices(state) == ["tame A6", "tame B15"]


def test_br10_an_empty_stack_stays_empty() -> None:
    gone = " ".join(f"S3-{number:02}" for number in range(2, 13))
    state = after(arrange(dice=TAMER, gone=f"{gone} S4-12"), "take 3", "tame A6")
    assert field(state, "open") == "S1-01 S2-01 - S4-01 S5-01"
    state = after(state, "R3 G1 G2 G3 B2 B3")
    assert choices(state) == ["alarm 1", "alarm 2", "alarm 4", "alarm 5"]
    refusal = GAME.refusal(state, GAME.read_action("alarm 3"))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("br-refusal-stack-empty", {"stack": 3})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_br10_all_stacks_empty_cannot_occur(players: int) -> None:
    """A turn takes one card. It draws a tile, of which the supply has at most 26, unless it is one of the tamers and
    bullies, of which there are 12 each: at most 50 turns."""
    tiles = GAME.box.setup.by_players[players].tiles_in_supply
    without_tile = sum(DRAWS[effect] == 0 for effect in GAME.box.effect_of)
    assert without_tile == 2 * STACK
    assert all(DRAWS[effect] for effect in Effect if effect not in (Effect.NONE, Effect.TAMER, Effect.BULLY))
    assert tiles + without_tile <= 50 < CITIZENS


def test_the_game_ends_when_a_turn_ends_without_a_tile_in_the_supply() -> None:
    markers = f"{SIXTEEN} / B4 B5 B6 B7 B8 B9 B10 B11"
    state = arrange(dice=FOUR_RED, player="P2", markers=markers, known="meadow")
    state = after(state, "take 1", "S1-02", "meadow again", "R3 G1 G2 G3 B2 B3", "alarm 2", "S2-02")
    state = after(state, "flower_field")
    assert ended(state) == ("tiles", (1, 2))
    assert len(state.unseen) == REMOVED
    assert state.covered.bit_count() == 28


def test_br11_the_sixteenth_marker_does_not_end_the_game() -> None:
    state = after(arrange(dice=FOUR_RED, markers=f"{FIFTEEN} / -"), "take 1", "S1-02", "coast")
    assert (state.realms[0].markers.bit_count(), field(state, "brettspiel")) == (16, "roll")


def test_br11_a_tile_for_the_seventeenth_wins_at_once_and_goes_back() -> None:
    before = arrange(dice=SIX_RED, markers=f"{SIXTEEN} / B3 B4")
    state = after(before, "take 1", "S1-02", "meadow", "volcano")
    assert field(state, "brettspiel") == "draw"  # tiles are drawn first
    state = after(state, "desert")
    assert ended(state) == ("markers", (1, 2))
    assert (field(state, "known"), field(state, "hand")) == ("volcano desert meadow", "-")
    for name in ("markers", "owned", "gold", "white", "supply"):
        assert field(state, name) == field(before, name)


def test_br11_a_fire_for_the_seventeenth_wins_at_once() -> None:
    before = arrange(dice=TAMER, markers=f"{SIXTEEN} / -")
    state = after(before, "take 3", "S3-02")
    assert ended(state) == ("markers", (1, 2))
    assert (field(state, "fires"), field(state, "owned")) == ("A6 B15", "0 1 0 / 0 1 0")


def test_br11_a_bully_for_the_seventeenth_wins_at_once() -> None:
    state = after(arrange(dice=BULLY, markers=f"{SIXTEEN} / B3 B4"), "take 4", "S4-02")
    assert ended(state) == ("markers", (1, 2))
    assert field(state, "markers") == f"{SIXTEEN} / B3 B4"


def test_br11_the_landowners_second_tile_can_bring_it() -> None:
    state = after(arrange(dice=LANDOWNER, markers=f"{FIFTEEN} / B3"), "take 5", "S5-02", "coast", "meadow")
    assert ended(state) == ("markers", (1, 2))
    assert (field(state, "markers"), field(state, "known")) == (f"{SIXTEEN} / B3", "meadow")


def test_br11_no_theft_after_it() -> None:
    state = arrange(dice="R3 R3 R1 B2 B3 G1", markers=f"{SIXTEEN} / -", cards="- / R5")
    assert ended(after(state, "take 2", "S2-02", "meadow", "volcano")) == ("markers", (1, 2))


@pytest.mark.parametrize(("dice", "card", "fires"), [(TAMER, 3, "-"), (BULLY, 4, "A6")])
def test_br11_lapsed_effects_place_no_marker(dice: str, card: int, fires: str) -> None:
    state = after(arrange(dice=dice, markers=f"{SIXTEEN} / -", fires=fires), f"take {card}", f"S{card}-02")
    assert field(state, "brettspiel") == "roll"


def test_br11_nor_does_an_alarm() -> None:
    state = after(arrange(markers=f"{SIXTEEN} / -"), "alarm 1", "S1-02", "meadow")
    assert (field(state, "brettspiel"), field(state, "fires")) == ("roll", "A6 B14 B15")


def test_br11_it_comes_before_no_tile_left() -> None:
    """The last tile of the supply is drawn and would end the game; it goes back, and the 17th marker wins."""
    markers = f"{SIXTEEN} / B3 B4 B5 B6 B7 B8 B9 B10 B11"
    state = after(arrange(dice=FOUR_RED, markers=markers, known="meadow"), "take 1", "S1-02", "meadow again")
    assert (ended(state), state.supply) == (("markers", (1, 2)), 1)


def test_br11_the_others_are_ranked_by_points() -> None:
    """The winner's points do not matter, and nobody shares the first place."""
    markers = f"{SIXTEEN} / B3 / B4 B5 / -"
    state = arrange(dice=TAMER, markers=markers, fires="A6 B15", owned="0 0 0 / 2 3 0 / 0 1 0 / 0 1 0")
    assert ended(after(state, "take 3", "S3-02")) == ("markers", (1, 2, 3, 4))
    state = arrange(dice=TAMER, markers=f"{SIXTEEN} / - / -", fires="A6 B15", owned="0 0 0 / 0 9 0 / 0 9 0", white="-")
    assert ended(after(state, "take 3", "S3-02")) == ("markers", (1, 2, 2))


def test_br11_the_winner_may_have_fewer_points() -> None:
    state = arrange(dice=TAMER, markers=f"{SIXTEEN} / -", owned="0 0 0 / 6 18 0", gold="-", white="-")
    state = after(state, "take 3", "S3-02")
    assert (points(state), ended(state)) == ([44, 54], ("markers", (1, 2)))


def points(state: State) -> list[int]:
    return [sheet.total for sheet in GAME.sheets(state)]


def test_br12_without_a_dragon_fire_nobody_gets_the_bonus() -> None:
    assert points(arrange(owned="0 1 0 / 0 1 0")) == [2, 2]
    assert points(arrange(owned="0 1 1 / 0 1 0")) == [2 + 4, 2]


def test_the_bonus_for_most_dragon_fires_goes_to_all_who_are_tied() -> None:
    state = arrange(markers="- / - / -", owned="0 1 2 / 0 1 2 / 0 1 1")
    assert points(state) == [6, 6, 2]


def test_the_rulebooks_scoring_example() -> None:
    """Chrissy 17, Michi 20, Nico 20, Nadine 23: two fields are empty, two burn."""
    chrissy = "A3 A4 A6 A9 B2 B5 B9 B14"
    michi = "A7 A8 A10 A14 B4 B13"
    nico = "A5 A15 B6 B7 B11 B12"
    nadine = "A1 A2 A11 A13 B8 B15"
    state = arrange(
        phase="over",
        effect="merchant_1",
        markers=f"{chrissy} / {michi} / {nico} / {nadine}",
        fires="B1 B10",
        gold="-",
        white="A12 B1 B3 B10",
        owned="1 0 0 / 0 4 1 / 0 0 2 / 3 2 1",
        cards="R1 / - / - / -",
        dice=FOUR_RED,
    )
    assert points(state) == [17, 20, 20, 23]
    assert [[line.points for line in sheet.lines] for sheet in GAME.sheets(state)] == [
        [9, 5, 3],
        [9, 3, 0, 8],
        [15, 1, 4],
        [6, 4, 0, 9, 4],
    ]
    assert ended(state) == ("tiles", (4, 3, 2, 1))  # Nico has more fires than Michi


def test_only_one_of_two_equally_large_areas_counts() -> None:
    state = arrange(markers="A1 A2 A13 A14 B1 / -", fires="A6", owned="0 0 0 / 0 0 0")
    assert [line.points for line in GAME.sheets(state)[0].lines] == [6, 3]


OVER = {"phase": "over", "effect": "merchant_1", "dice": FOUR_RED, "cards": "R1 / -", "fires": "A6 B15"}


def test_a_tie_is_broken_by_dragon_fires() -> None:
    """A fire and its bonus against two white gems."""
    markers = "A1 A2 A3 A4 A5 A7 A8 A9 A10 A11 A12 A13 A14 / A15 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"
    state = arrange(**OVER, markers=markers, owned="0 0 1 / 0 2 0")
    assert points(state) == [3 * 13 + 4, 3 * 13 + 4]
    assert ended(state) == ("tiles", (1, 2))


def test_a_tie_with_equally_many_fires_is_shared() -> None:
    markers = "A1 A2 A3 A4 A5 A7 A8 A9 A10 A11 A12 A13 A14 / A15 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"
    state = arrange(**OVER, markers=markers, owned="0 1 1 / 0 1 1")
    assert ended(state) == ("tiles", (1, 1))
