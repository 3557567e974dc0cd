"""What decided a game, luck or skill: one word for the question that a review answers."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

MOSTLY = 0.7
"""The share of what somebody gained beyond which this is most of it."""

NOTICEABLE = 0.005
"""Luck and play that are less than this against the winner are 0 points in words, and nothing to win in spite of."""


class DecidedBy(StrEnum):
    """What brought the winner the win."""

    LUCK = "luck"
    BOTH = "both"
    SKILL = "skill"
    SKILL_DESPITE_LUCK = "skill_despite_luck"
    """Bad luck, and yet a win."""
    LUCK_DESPITE_SKILL = "luck_despite_skill"
    """Costlier mistakes than those of the others, and yet a win."""


class Gained(Struct, frozen=True):
    """What a seat gained, in chance to win."""

    result: float
    luck: float
    play: float
    """What the others gave away to the seat, less what it gave away itself."""
    drift: float


def decided_by(seats: Sequence[Gained], resigned: bool) -> DecidedBy | None:
    """What decided a game; None if there is no winner, somebody resigned, or the evaluator erred by more than luck and
    play brought."""
    winner = max(seats, key=lambda seat: seat.result)
    luck, play = winner.luck, winner.play
    if winner.result < 1 or resigned or abs(winner.drift) >= max(luck, play):
        return None
    if luck <= -NOTICEABLE:
        return DecidedBy.SKILL_DESPITE_LUCK
    if play <= -NOTICEABLE:
        return DecidedBy.LUCK_DESPITE_SKILL
    share = luck / (luck + play)
    if share >= MOSTLY:
        return DecidedBy.LUCK
    return DecidedBy.SKILL if 1 - share >= MOSTLY else DecidedBy.BOTH
