"""The board game in words: what happens unasked is narrated all the same."""

import pytest

from tests.rules.brettspiel.table import GAME, OPEN, SIXTEEN, THIEF, after, arrange
from wuerfelreich import Chance, Decide
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.words.brettspiel.narration import BrettspielNarration
from wuerfelreich.words.catalogue import LANGUAGES, words_in

NAMES = ("Anna", "Ben", "Cleo")
TELLER = BrettspielNarration(words_in("en"), GAME, NAMES)
SIX_RED = "R3 R3 R1 R1 R2 R2"
TAMER = "B6 B1 R1 R6 B4 G6"
BULLY = "R3 R4 R1 R6 B4 G6"


def told(state: State, *moves: str) -> str:
    """The sentence for the last of these moves."""
    before = after(state, *moves[:-1])
    match GAME.next(before):
        case Chance() as chance:
            outcome = GAME.read_outcome(chance, moves[-1])
            return TELLER.drawn(before, outcome, GAME.apply(before, outcome))
        case Decide():
            action = GAME.read_action(moves[-1])
            return TELLER.acted(before, action, GAME.apply(before, action))
    raise AssertionError(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_landscapes_differ_in_their_first_three_letters(language: str) -> None:
    names = [words_in(language).text(f"br-{landscape}") for landscape in LANDSCAPES]
    assert len({name[:3] for name in names}) == 15


def test_jokers_are_mentioned_only_where_they_win_somebody_over() -> None:
    """The dice win nobody over; six superjokers are three dice of any kind, and two red jokers too few."""
    without = "no citizen is won over – you have to take a card face down and set off the dragon alarm."
    assert "spend jokers, or take a card" in TELLER.task(arrange(cards="? ? ? ? ? ? / -"))
    assert TELLER.task(arrange()) == without
    assert TELLER.task(arrange(cards="R5 R5 / -")) == without
    assert TELLER.task(arrange(dice=THIEF)) == "one citizen is won over – take the card."
    assert TELLER.task(arrange(dice=THIEF, cards="R5 R5 / -")).endswith("take the card, or another with jokers.")


def test_cards_and_their_cost() -> None:
    state = arrange(dice=THIEF, cards="R5 R5 / -")
    assert told(state, "take 2") == "Anna takes the Arrogant Thief."
    assert told(state, "take 1 with R5+R5") == "Anna takes the Grumpy Merchant. Anna discards two red 5 jokers for it."
    assert told(arrange(), "alarm 4") == "Anna takes the Crazy Bully face down: dragon alarm!"
    assert told(state, "take 2", "S2-02") == "Next in the stack: Arrogant Thief (3 blue + 2 green)."


def test_offers_name_tiles_and_pairs() -> None:
    state = arrange(dice="R3 R3 R1 R1 B3 B4", cards="R5 R5 / -")
    offers = {GAME.write_action(action): TELLER.offer(state, action) for action in GAME.legal(state)}
    assert offers["take 1"] == "take the Grumpy Merchant (stack 1), draw one tile"
    assert (
        offers["take 1 with R5+R5"] == "take the Grumpy Merchant (stack 1), draw 2 tiles, discarding two red 5 jokers"
    )


def test_a_tile_with_only_one_place_is_placed_and_narrated() -> None:
    drawn = ("take 1", "S1-02", "volcano", "coast", "desert")
    assert told(arrange(dice=SIX_RED), *drawn[:3]) == "Anna draws Volcano."
    assert told(arrange(dice=SIX_RED), *drawn, "place B9") == (
        "Anna builds a castle in the Desert. Anna finds a golden gem there. Anna gets a golden gem from the supply. "
        "That is worth 9 points."
    )
    four_red = arrange(dice="R3 R3 R1 R1 B3 B4", known="volcano")
    assert told(four_red, "take 1", "S1-02", "volcano again") == (
        "Anna draws Volcano, which has been seen before. Anna builds a castle by the Volcano. That is worth 3 points."
    )


def test_tamers_and_bullies() -> None:
    assert told(arrange(dice=TAMER), "take 3", "S3-02", "tame A6") == (
        "Anna tames the dragon by the Volcano and keeps its fire. That is worth 7 points."
    )
    assert told(arrange(dice=BULLY, markers="A1 / A2"), "take 4", "S4-02").endswith(
        "Anna ousts Ben at the Caves. That is worth 3 points."
    )
    assert told(arrange(dice=TAMER, fires="-"), "take 3", "S3-02").endswith("There is no dragon to tame.")
    assert told(arrange(dice=BULLY), "take 4", "S4-02").endswith("There is nobody to oust.")


def test_a_lapsed_effect_is_narrated_where_no_card_is_turned_up() -> None:
    gone = " ".join(f"S3-{number:02}" for number in range(2, 13))
    state = arrange(dice=TAMER, fires="-", gone=f"{gone} S4-12")
    assert told(state, "take 3") == "Anna takes the Busy Dragon Tamer. There is no dragon to tame."


def test_dragons() -> None:
    thirteen = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 A12 A13 B15"
    alarm = ("alarm 1", "S1-02", "coast")
    assert told(arrange(), *alarm, "place B2") == "A dragon settles on the Coast."
    assert told(arrange(fires=thirteen, owned="0 1 2 / 0 1 0"), *alarm, "place B2") == (
        "A dragon settles on the Coast. Its fire comes from Anna."
    )
    state = arrange(fires=thirteen, markers="- / - / -", owned="0 1 0 / 0 1 1 / 0 1 1")
    assert told(state, *alarm, "place B2 fire P3").endswith("Its fire comes from Cleo.")
    offers = [TELLER.offer(after(state, *alarm), action) for action in GAME.legal(after(state, *alarm))]
    assert offers[0] == "Coast on A10 with a golden gem, with Ben’s dragon fire"
    assert told(arrange(fires=f"{thirteen} B13 B14"), *alarm, "place B2") == (
        "All fires are already burning: the castle on the Coast belongs to nobody."
    )


def test_thieves() -> None:
    state = after(arrange(dice=THIEF, cards="- / R5"), "take 2", "S2-02", "volcano", "coast", "place B8")
    assert [TELLER.offer(state, action) for action in GAME.legal(state)] == [
        "steal the red 5 joker from Ben",
        "steal nothing",
    ]
    assert told(state, "steal P2 R5") == "Anna steals the red 5 joker from Ben."
    assert told(state, "decline") == "Anna steals nothing."
    state = arrange(dice="B2 B5 B3 G2 G1 R4", shown=OPEN.replace("S2-01", "S2-02"))
    assert told(state, "take 2", "S2-03", "volcano", "steal P2 white") == "Anna steals a white gem from Ben."


def test_the_seventeenth_marker() -> None:
    assert told(arrange(dice=TAMER, markers=f"{SIXTEEN} / -"), "take 3", "S3-02").endswith(
        "All 16 of Anna’s markers are on the map, and another must be placed!"
    )


def test_strewn_fires_and_gems() -> None:
    state = GAME.start(2, BrettspielOptions(start=1, placement="random"))
    moves = ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]
    assert told(state, *moves[:1]) == "A dragon fire burns in the Mountains."
    assert told(state, *moves[:3]) == "A golden gem lies in the Gem Quarry."
    assert told(state, *moves) == "A white gem lies on the Lava."


def test_how_the_map_is_laid() -> None:
    state = GAME.start(2, BrettspielOptions(start=1, arrangement="random"))
    assert told(state, "60 0 1") == "The halves of the map are put together; half B is turned by 60°."
    assert told(state, "round") == "The halves of the map are put together; half B is turned by 180°."


def test_targets_of_the_odds_name_the_citizen_and_the_tier() -> None:
    assert TELLER.target("S3-01") == "Busy Dragon Tamer"
    assert TELLER.target("S1-01*2") == "Grumpy Merchant (**)"
