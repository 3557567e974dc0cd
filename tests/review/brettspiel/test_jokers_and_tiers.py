"""What a hint says about jokers, and about a merchant's three tiers."""

import wuerfelreich as wr
from wuerfelreich.review.hint import hint
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
