"""What a hint says about jokers, and about a merchant's three tiers."""

import wuerfelreich as wr
from tests.review.positions import decisions, unjudged
from wuerfelreich.review.hint import hint
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
