"""What a turning point is: a gain of at least ten points for a winner, and at most three of them."""

import re
from pathlib import Path

import pytest

from tests.records.record_games import FOLDER
from tests.review.accounts import account
from wuerfelreich.records import read_record, replay
from wuerfelreich.review.report import report
from wuerfelreich.review.subject import Subject
from wuerfelreich.review.turning_points import (
    MAX_TURNING_POINTS,
    SMALLEST_TURN,
    TurningPoint,
    turning_point,
    turning_points,
)
from wuerfelreich.rules.game import Result
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.work.course import course
from wuerfelreich.value.shipped import evaluator_of

FIRST_WINS, SECOND_WINS = Result((1, 2), "end"), Result((2, 1), "end")
EVEN = (0.5, 0.5)


def test_a_gain_of_ten_points_is_one_and_a_smaller_one_is_not() -> None:
    assert turning_points([(EVEN, (0.59, 0.41)), (EVEN, (0.625, 0.375)), (EVEN, EVEN)], FIRST_WINS) == (1,)
    assert turning_points([], FIRST_WINS) == ()


def test_what_helped_a_loser_is_none_however_much_it_was() -> None:
    changes = [(EVEN, (0.95, 0.05)), ((0.95, 0.05), (0.8, 0.2)), ((0.8, 0.2), (0.4, 0.6)), ((0.4, 0.6), (0.0, 1.0))]
    assert turning_points(changes, SECOND_WINS) == (1, 2, 3)
    assert turning_point(changes, SECOND_WINS) == TurningPoint(2, 1, 0.4), "the first of two that helped as much"


def test_of_two_winners_it_is_the_one_who_gained_more() -> None:
    three = (0.5, 0.25, 0.25)
    assert turning_point([(three, (0.2, 0.35, 0.45))], Result((3, 1, 1), "end")) == TurningPoint(0, 2, 0.2)


def test_in_a_drawn_game_it_is_whoever_gained() -> None:
    drawn = Result((1, 1), "end", drawn=True)
    assert turning_point([(EVEN, (0.7, 0.3)), ((0.7, 0.3), (0.4, 0.6))], drawn) == TurningPoint(1, 1, 0.3)


def test_the_largest_are_named_in_the_order_of_the_game() -> None:
    changes = [(EVEN, (0.5 + size, 0.5 - size)) for size in (0.125, 0.25, 0.125, 0.375, 0.125)]
    assert turning_points(changes, FIRST_WINS) == (0, 1, 3)
    assert len(turning_points(changes, FIRST_WINS)) == MAX_TURNING_POINTS


def test_the_review_names_them_by_luck_and_loss_without_drift() -> None:
    """And without the end, where whoever has resigned gives away what they had."""
    one = account("wuerfelkoenig", 3)
    *steps, end = one.steps
    assert end.resigned
    assert report(one.subject, one.steps).turning_points == turning_points(
        [(step.before, step.after) for step in steps], one.subject.result
    )


#: A recorded game of every game; and two winners, moves that were taken back, and somebody who resigned.
COMPARED = [
    *(min((FOLDER / game).glob("*.wr")) for game in GAMES),
    *(path for path in sorted(FOLDER.glob("*/*.wr")) if re.search("shared_first|take_backs|resigned", path.name)),
]


@pytest.mark.parametrize("file", COMPARED, ids=lambda path: path.stem)
def test_that_of_the_end_sheet_is_the_greatest_of_the_review(file: Path) -> None:
    """Also where moves were taken back, and where somebody resigned. The end sheet tells what the bar of chances
    showed, by the usual evaluator: what reviews of the board game for two see beyond it is not known when it opens."""
    content = file.read_bytes()
    record = read_record(content)
    played = replay(record)
    subject = Subject(played, evaluator_of(played.game, len(record.header.seats)), "0" * 64)
    steps = tuple(subject.steps())
    found = course(content)
    assert found is not None
    turned, result = found.turned, subject.result
    points = report(subject, steps).turning_points
    assert turned is not None
    [at] = [at for at in points if steps[at].entry == turned.entry]
    gains = [steps[other].after[turned.seat] - steps[other].before[turned.seat] for other in points]
    assert turned.seat in result.winners
    assert turned.after - turned.before == pytest.approx(gains[points.index(at)], abs=1e-5)
    assert SMALLEST_TURN <= max(gains) == pytest.approx(gains[points.index(at)], abs=1e-5)
