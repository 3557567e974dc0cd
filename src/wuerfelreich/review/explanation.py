"""A costly decision in words: what was done, what would have been better, and why."""

from msgspec import Struct

from wuerfelreich.review.hint import advised, capital, hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import reasons_of
from wuerfelreich.words.narration import AnyNarration


class Explanation(Struct, frozen=True):
    """Two plays as parts of a sentence, the one that was made with what it promised, and the better one with its
    reason as a sentence."""

    played: str
    best: str
    why: str


def explain(told: AnyNarration, state: Struct, action: Struct) -> Explanation:
    """What a player did in a position, against what the judge would have done."""
    judged = adviser_of(told.game).judge(state)
    reasons = reasons_of(told, state, judged)
    better = advised(reasons)
    played, best = reasons.instead(action), reasons.instead(better)
    if played == best:  # two ways to do the same: only the menu tells them apart
        played, best = told.offer(state, action), told.offer(state, better)
    elif promised := reasons.promise(action):
        played = f"{reasons.play(action)} ({promised})"
    return Explanation(played, best, hint(told, state).sentence)


def promise(told: AnyNarration, state: Struct, action: Struct) -> str:
    """What an action promised, as a sentence to stand beside a better one; empty if there is nothing to compare."""
    judged = adviser_of(told.game).judge(state)
    promised = reasons_of(told, state, judged).promise(action)
    return f"{capital(promised)}." if promised else ""
