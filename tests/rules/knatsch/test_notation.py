"""The notation of Knatsch: actions, outcomes and positions, and the messages for bad ones."""

import pytest

from tests.rules.knatsch.table import GAME, after, arrange, text
from wuerfelreich import Chance, NotationError


@pytest.mark.parametrize(
    "notation",
    [
        "aim L",
        "aim P2 red",
        "aim P6 guard_castle",
        "aim king",
        "under R",
        "guard -",
        "guard red black die3",
        "end",
        "keep -",
        "keep 1 4 4",
        "stop",
        "roll",
        "decline",
        "give white R",
    ],
)
def test_actions_round_trip(notation: str) -> None:
    assert GAME.write_action(GAME.read_action(notation)) == notation


@pytest.mark.parametrize(
    ("notation", "sentence"),
    [
        ("", "is not an action"),
        ("aim", "is not an action"),
        ("aim X", "'X' is not a pile: the piles are L and R"),
        ("aim P7 red", "'P7' is not a seat"),
        ("aim P2 pink", "'pink' is neither a colour nor a special"),
        ("aim P2 tournament", "neither a colour nor a special"),
        ("under king", "is not a pile"),
        ("guard", "is not an action"),
        ("guard red red", "is not an action"),
        ("keep", "the dice are missing"),
        ("keep 7", "'7' is not a die"),
        ("keep 1 1 1 1 1 1 1", "there are six dice, not 7"),
        ("give stack L", "'stack' is not a colour"),
        ("stop now", "is not an action"),
    ],
)
def test_other_texts_are_not_actions(notation: str, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.read_action(notation)


@pytest.mark.parametrize(
    ("before", "wrong", "sentence"),
    [
        ([], "P3", "'start' cannot produce 'P3'"),
        (["P1"], "tournament", "'deal P1' cannot produce 'tournament'"),
        (["P1", "red-2221"], "red-3334", "'deal P2' cannot produce 'red-3334'"),
        (["P1", "red-2221", "blue-2223"], "red-2221", "'turn 0 card 3' cannot produce 'red-2221'"),
        (["P1", "red-2221", "blue-2223"], "unicorn", "there is no card 'unicorn'"),
        (["P1", "red-2221", "blue-2223", "tournament", "tournament", "aim L"], "1 2 3", "cannot produce '1 2 3'"),
        (["P1", "red-2221", "blue-2223", "tournament", "tournament", "aim L"], "P1", "'P1' is not a die"),
    ],
)
def test_other_texts_are_not_outcomes(before: list[str], wrong: str, sentence: str) -> None:
    step = GAME.next(after(GAME.start(2), *before))
    assert isinstance(step, Chance)
    with pytest.raises(NotationError, match=sentence):
        GAME.read_outcome(step, wrong)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"phase": "lunch"}, "'lunch' is not a phase"),
        ({"turn": "1"}, "the turn is written as in"),
        ({"turn": "501 P1"}, "the turn must be a number from 0 to 500"),
        ({"turn": "0 P1"}, "turns are counted from 1"),
        ({"turn": "1 P4"}, "there are only 3 seats"),
        ({"seats": "red-2221"}, "the game is for two to six players, not for 1"),
        ({"seats": "red-2221 red-3334 / blue-2223"}, "P1 has two cards of the sort red"),
        ({"seats": "red-2221 / red-2221"}, "'red-2221' is in two places"),
        ({"seats": "red-2221 / stack-1112"}, "P2 has no castle"),
        ({"seats": "red-2221 / blue-2223* stack-1112"}, "P2 has no guards for the guarded cards"),
        ({"seats": "red-2221 king / blue-2223", "left": "king"}, "the King does not lie on a pile"),
        ({"seats": "red-2221 king / blue-2223"}, "P1 can have defeated the King only with three castles"),
        ({"seats": "red-2221 tournament* / blue-2223"}, "tournaments are never guarded"),
        ({"seats": "red-2221 / blue-2223 " + "tournament " * 10}, "there are 9 tournaments, not 11"),
        ({"seats": "red-2221 white-4443 black-3332 blue-3335 / blue-2223"}, "the game is over when a goal is reached"),
        ({"phase": "over", "guards": "closed"}, "the game is over when a goal is reached"),
        ({"left": "-"}, "the left pile lacks its top card"),
        ({"left": "- red-3334", "rest": "right"}, "the left pile's next card is known and must be on top"),
        ({"phase": "reveal"}, "no card is due to be turned up"),
        ({"phase": "reveal", "left": "-", "right": "-"}, "only one pile's card is turned up within a turn"),
        ({"unders": "2 cycled 0 0"}, "more cards were put under than allowed"),
        ({"unders": "1 cycled 1 0"}, "cards are cycled only while no target is allowed"),
        ({"unders": "none"}, "put-unders are written as in"),
        ({"guards": "asleep"}, "guards are open or closed, not 'asleep'"),
        ({"attempt": "1"}, "only taking a special lets a player go on"),
        ({"live": "4 4"}, "nobody rolls"),
        ({"aim": "L"}, "nobody rolls"),
        ({"aim": "moon"}, "'moon' is not a target"),
        ({"aim": "P2 white"}, "P2 has no card of the sort white"),
        ({"beat": "lots of dice"}, "the result to beat is written as in"),
        ({"beat": "444+4"}, "'444\\+4' is not a result"),
        ({"phase": "settled", "attempt": "1"}, "there are no guards to set"),
        ({"phase": "revenge", "attempt": "1", "guards": "closed"}, "the King takes revenge only on a player with"),
        ({"phase": "deal", "turn": "0 P1", "guards": "closed"}, "the left pile is not yet formed"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, str], sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        arrange(**fields)


ROLLING = {
    "phase": "keep", "attempt": "1", "guards": "closed", "aim": "L", "beat": "333+1", "roller": "P1", "roll": "1/3",
    "live": "1 2 3 4 5", "dead": "1",
}  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"aim": "-"}, "the target is not allowed"),
        ({"aim": "king"}, "the target is not allowed"),
        ({"aim": "P1 red"}, "the target is not allowed"),
        ({"aim": "P2 blue"}, "the target is not allowed"),
        ({"attempt": "0"}, "the attempts of a turn are counted from 1"),
        ({"attempt": "2"}, "only taking a special lets a player go on"),
        ({"guards": "open"}, "guards are set before an attempt or after it"),
        ({"beat": "333+2"}, "against the card's own dice"),
        ({"beat": "333+1 by P2"}, "against the card's own dice"),
        ({"roll": "1/4"}, "with the rolls allowed"),
        ({"roll": "3/3"}, "at least one roll made and one left"),
        ({"roll": "0/3"}, "at least one roll made and one left"),
        ({"live": "1 2 3 4 6"}, "sixes are dead"),
        ({"live": "1 2 3"}, "six dice, at least one of them live"),
        ({"phase": "roll"}, "at least one die and one roll must be left"),
        ({"phase": "roll", "roll": "0/3", "live": "1", "dead": "0"}, "no dice lie there before the first roll"),
        ({"phase": "respond"}, "the player rolls first"),
        ({"roller": "P2"}, "only the owner of a castle can defend it"),
        ({"aim": "R", "roller": "P2", "beat": "55"}, "a guest of a tournament rolls against the leader's result"),
        ({"aim": "R", "roller": "P2", "beat": "55 by P3"}, "the leader of a tournament has rolled already"),
        ({"aim": "R", "roller": "P2", "beat": "55 by P1", "roll": "1/4"}, "a guest of a tournament has three rolls"),
    ],
)
def test_an_impossible_attempt_is_refused(fields: dict[str, str], sentence: str) -> None:
    arrange(**ROLLING)
    with pytest.raises(NotationError, match=sentence):
        arrange(**(ROLLING | fields))


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(NotationError) as caught:
        arrange(seats="red-2221 red-3334 / blue-2223* / stack-1112", left="- yellow-2225", rest="right")
    assert str(caught.value).count(";") == 3


def test_a_position_in_one_line() -> None:
    line = text()
    assert GAME.write_state(GAME.read_state(line)) == line
    assert line == (
        "knatsch announce; turn 1 P1; attempt 0; unders 0 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
        "live -; dead 0; left white-3331 22; right tournament 21; seats red-2221 / blue-2223 / green-2224"
    )
