"""A costly decision in words: what was done, what would have been better, and why."""

from msgspec import Struct

from wuerfelreich.review.hint import Hint, advised, capital, ranked_first, recommend
from wuerfelreich.review.judgement import reviewer_for
from wuerfelreich.review.reasons import AnyReasons, reasons_of
from wuerfelreich.words.narration import AnyNarration


class Explanation(Struct, frozen=True):
    """Two plays as parts of a sentence, the one that was made with what it promised, and the better one with its
    reason as a sentence."""

    played: str
    best: str
    why: str


def explain(told: AnyNarration, state: Struct, action: Struct) -> Explanation:
    """What a player did in a position, against what the judge would have done."""
    judged = reviewer_for(told.game).judge(state)
    reasons = reasons_of(told, state, judged)
    other = _better(reasons, action)
    played, best = reasons.instead(action), reasons.instead(other)
    if played == best:  # two ways to do the same: only the menu tells them apart
        played, best = told.offer(state, action), told.offer(state, other)
    elif promised := reasons.promise(action):
        played = f"{reasons.play(action)} ({promised})"
    return Explanation(played, best, recommend(reasons, other).sentence)


def better(told: AnyNarration, state: Struct, action: Struct) -> Hint:
    """What a player had better done in a position."""
    reasons = reasons_of(told, state, reviewer_for(told.game).judge(state))
    return recommend(reasons, _better(reasons, action))


def _better(reasons: AnyReasons, action: Struct) -> Struct:
    """What is advised; if that was done, and yet something is better by a little, it is that little that counts."""
    found = advised(reasons)
    return ranked_first(reasons) if found == action else found


def promise(told: AnyNarration, state: Struct, action: Struct) -> str:
    """What an action promised, as a sentence to stand beside a better one; empty if there is nothing to compare."""
    judged = reviewer_for(told.game).judge(state)
    promised = reasons_of(told, state, judged).promise(action)
    return f"{capital(promised)}." if promised else ""
