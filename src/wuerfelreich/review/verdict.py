"""A coach's verdict on a decision: what it cost, and what would have been better."""

from msgspec import Struct

from wuerfelreich.review.hint import Hint, advised, hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import AnyReasons, reasons_of
from wuerfelreich.words.narration import AnyNarration

COSTLY = 0.04
"""What costs so much of the chance to win is worth a word: well above the error of the networks, so that nobody is
corrected without cause."""


class Verdict(Struct, frozen=True):
    """What a decision cost."""

    seat: int
    loss: float | None
    """The advised action's chance to win minus that of the one taken; None where no network fits the material."""
    better: Hint | None
    """The best play, if the decision was a costly one."""


def verdict(told: AnyNarration, state: Struct, action: Struct) -> Verdict:
    """Judges an action that was taken in a position."""
    judged = adviser_of(told.game).judge(state)
    reasons = reasons_of(told, state, judged)
    loss = _loss(reasons, action)
    costly = loss is not None and loss >= COSTLY and _differs(reasons, action)
    return Verdict(judged.seat, loss, hint(told, state) if costly else None)


def _loss(reasons: AnyReasons, action: Struct) -> float | None:
    best, taken = reasons.judged.chance(advised(reasons)), reasons.judged.chance(action)
    return None if best is None or taken is None else max(0.0, best - taken)


def _differs(reasons: AnyReasons, action: Struct) -> bool:
    """Whether the better play reads differently: otherwise the advice would be to do what was done."""
    return reasons.play(advised(reasons)) != reasons.play(action)
