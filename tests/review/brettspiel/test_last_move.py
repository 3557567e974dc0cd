"""What is said about a move that wins the game does not speak of later."""

import wuerfelreich as wr
from wuerfelreich.review.hint import hint
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: The last tiles are drawn after an alarm, and whoever takes it is ahead.
AN_ALARM_WINS = (
    "brettspiel choose; map band; turn 30 P2; roll 2/3; dice R5 G2 G3 B3 B5 B6; effect none; open S1-02 S2-04 S3-09 "
    "S4-06 S5-11; gone S1-03 S1-04 S1-05 S1-06 S1-08 S1-10 S1-11 S2-01 S2-02 S2-03 S2-05 S2-06 S2-07 S2-08 S2-10 S2-11 "
    "S2-12 S3-03 S3-08 S3-10 S4-02 S4-03 S4-05 S4-08 S4-09 S5-01 S5-02 S5-06 S5-09; known steppe; hand -; "
    "fires A6 A9 A13 A15 B2; neutral -; gold -; white A15; markers A1 A2 A4 A5 A10 B1 B3 B9 B12 B13 B15 / "
    "A3 A7 A8 A12 A14 B5 B7 B8 B10 B11 B14; cards R3 B3 ? / R2 R2 R6 G2 G3 G4 G5 B6; owned 0 4 1 / 4 3 1; supply 2 10 8"
)


def test_an_alarm_that_wins_brings_nothing_for_later() -> None:
    game = wr.game("brettspiel")
    told = hint(narration(words_in("en"), game, ("Anna", "Ben")), game.read_state(AN_ALARM_WINS))
    assert told.sentence == "Take the merchant face down."
    assert told.outlook == "This wins the game."
