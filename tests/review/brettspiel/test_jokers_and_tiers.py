"""What a hint says about jokers, and about a merchant's three tiers."""

from msgspec.structs import replace

import wuerfelreich as wr
from tests.review.positions import decisions, unjudged
from wuerfelreich.review.hint import hint
from wuerfelreich.review.reasons import position_odds
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: The dice reach the second of three tiers, and the fifth four would be the third.
SECOND_TIER = (
    "brettspiel choose; map hourglass; turn 7 P2; roll 2/3; dice R4 R5 G2 G4 G4 B4; effect none; "
    "open S1-11 S2-05 S3-11 S4-01 S5-06; gone S1-03 S2-06 S2-07 S2-08 S2-12 S5-02; known fir_forest; hand -; "
    "fires A6 A12 A14 B15; neutral -; gold B9; white A1 A12 A15 B1 B3 B10; markers A4 A10 / A2 B12 / A3; "
    "cards R3 R6 / G3 / B2 B4 ?; owned 2 2 0 / 0 1 0 / 1 0 0; supply 2 9 11"
)
#: The bully is safe, but only with jokers: to save these matters more than what else may come.
SAFE_WITH_JOKERS = (
    "brettspiel choose; map hourglass; turn 21 P3; roll 2/3; dice R1 R2 R3 G1 G5 B5; effect none; open S1-12 S2-03 "
    "S3-12 S4-08 S5-08; gone S1-01 S1-02 S1-06 S2-02 S2-04 S2-05 S2-07 S2-09 S2-10 S2-11 S2-12 S3-06 S3-07 S3-08 "
    "S3-10 S3-11 S4-03 S4-07 S5-09 S5-12; known lava meadow; hand -; fires A5; neutral -; gold A3; white B1; markers "
    "A4 A10 B6 B10 B11 B12 B13 / A1 A12 A14 B2 B8 B9 / A6 A15 B3 B7 B15; cards R4 R6 G2 G4 G5 / R1 R4 R6 G2 B5 B6 / "
    "R1 R6 G4 B5 ?; owned 0 2 1 / 3 5 1 / 0 1 2; supply 2 9 10"
)


def test_a_safe_tier_of_a_merchant_does_not_hide_the_next_one() -> None:
    game = wr.game("brettspiel")
    found = hint(narration(words_in("en"), game, ("Anna", "Ben", "Clara")), game.read_state(SECOND_TIER))
    assert found.sentence == (
        "Keep the four fours: 31% for the merchant with 3 tiles, and the merchant with 2 tiles is safe anyway."
    )


def test_two_ways_to_take_a_citizen_with_jokers_have_different_words() -> None:
    several = 0
    for one in decisions("brettspiel"):
        reasons = unjudged(one)
        takes = [action for action in reasons.judged.legal if isinstance(action, Take)]
        assert len({reasons.play(take) for take in takes}) == len(takes)
        several += len({take.stack for take in takes if take.pairs}) < sum(bool(take.pairs) for take in takes)
    assert several > 3


def test_jokers_are_saved_only_where_they_would_be_needed() -> None:
    saved = 0
    for one in decisions("brettspiel"):
        assert isinstance(one.state, State)
        assert isinstance(one.game, Brettspiel)
        reasons, box = unjudged(one), one.game.box
        won = {card for card in one.state.open if card is not None and box.tier(card, one.state.dice, ())}
        for keep in [action for action in reasons.judged.legal if isinstance(action, Keep)][::9]:
            safe = reasons.safe(keep)
            if "even without jokers" in reasons.why(keep):
                assert safe is not None
                saved += 1
                assert "*" in safe or box.codes[safe] not in won
    assert saved


def test_what_is_safe_only_with_jokers_may_come_without() -> None:
    game = wr.game("brettspiel")
    state = game.read_state(SAFE_WITH_JOKERS)
    found = hint(narration(words_in("en"), game, ("Anna", "Ben", "Clara")), state)
    assert found.sentence == (
        "Keep the two fives and the 2: 7% for the merchant with 3 tiles, and the bully is safe anyway "
        "(42% without jokers)."
    )
    assert isinstance(state, State)
    poor = replace(state, realms=tuple(replace(realm, jokers=(), superjokers=0) for realm in state.realms))
    kept = game.write_action(found.best.action)
    assert round(100 * position_odds(game, poor).keeps[kept]["S4-08"]) == 42
