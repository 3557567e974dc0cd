"""What decided a game: luck, skill, both, one in spite of the other, or nothing that can be named."""

import pytest

from wuerfelreich.review.deciding import DecidedBy, Gained, decided_by

LOSER = Gained(0.0, -0.1, -0.1, 0.0)


@pytest.mark.parametrize(
    ("luck", "play", "expected"),
    [
        (0.4, 0.1, DecidedBy.LUCK),
        (0.3, 0.2, DecidedBy.BOTH),
        (0.1, 0.4, DecidedBy.SKILL),
        (-0.2, 0.7, DecidedBy.SKILL_DESPITE_LUCK),
        (0.8, -0.3, DecidedBy.LUCK_DESPITE_SKILL),
        (-0.004, 0.5, DecidedBy.SKILL),  # bad luck of 0 points is none
        (0.5, -0.004, DecidedBy.LUCK),
    ],
)
def test_what_brought_the_winner_the_win(luck: float, play: float, expected: DecidedBy) -> None:
    assert decided_by([LOSER, Gained(1.0, luck, play, 0.0)], resigned=False) is expected


@pytest.mark.parametrize(
    ("winner", "resigned"),
    [
        (Gained(0.5, 0.4, 0.1, 0.0), False),  # two winners
        (Gained(1.0, 0.1, 0.4, 0.0), True),
        (Gained(1.0, 0.1, 0.1, 0.3), False),  # the evaluator was wrong about the game
        (Gained(1.0, -0.1, -0.1, 0.7), False),
    ],
)
def test_what_cannot_be_named(winner: Gained, resigned: bool) -> None:
    assert decided_by([LOSER, winner], resigned) is None
