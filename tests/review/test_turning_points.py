"""What a turning point is: luck or loss of at least ten points, and at most three of them."""

from tests.review.accounts import account
from wuerfelreich.review.report import report
from wuerfelreich.review.turning_points import MAX_TURNING_POINTS, turning_points


def test_a_change_of_ten_points_is_one_and_a_smaller_one_is_not() -> None:
    even = (0.5, 0.5)
    assert turning_points([(even, (0.59, 0.41)), (even, (0.625, 0.375)), (even, even)]) == (1,)
    assert turning_points([]) == ()


def test_whose_chance_changed_does_not_matter_nor_in_which_direction() -> None:
    three = (0.5, 0.25, 0.25)
    assert turning_points([(three, (0.375, 0.375, 0.25)), (three, (0.5, 0.0, 0.5))]) == (0, 1)


def test_the_largest_are_named_and_the_first_of_equal_ones_in_the_order_of_the_game() -> None:
    changes = [((0.5, 0.5), (0.5 + size, 0.5 - size)) for size in (0.125, 0.25, 0.125, 0.375, 0.125)]
    assert turning_points(changes) == (0, 1, 3)
    assert len(turning_points(changes)) == MAX_TURNING_POINTS


def test_the_review_names_them_by_luck_and_loss_without_drift() -> None:
    one = account("wuerfelkoenig", 3)
    assert report(one.subject, one.steps).turning_points == turning_points(
        [(step.before, step.after) for step in one.steps]
    )
