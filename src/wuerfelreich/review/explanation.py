"""A costly decision in words: what was done, what would have been better, and why."""

from msgspec import Struct

from wuerfelreich.review.hint import hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import reasons_of
from wuerfelreich.words.narration import AnyNarration


class Explanation(Struct, frozen=True):
    """Two plays as parts of a sentence, and the better one with its reason as a sentence."""

    played: str
    best: str
    why: str


def explain(told: AnyNarration, state: Struct, action: Struct) -> Explanation:
    """What a player did in a position, against what the judge would have done."""
    judged = adviser_of(told.game).judge(state)
    reasons = reasons_of(told, state, judged)
    played, best = reasons.instead(action), reasons.instead(judged.best)
    if played == best:  # two ways to do the same: only the menu tells them apart
        played, best = told.offer(state, action), told.offer(state, judged.best)
    return Explanation(played, best, hint(told, state).sentence)
