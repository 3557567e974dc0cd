"""What decided a game, luck or skill, in words whose numbers add up."""

from collections.abc import Collection

from wuerfelreich.review.report import Review
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import decimal, percent


def decided_told(told: AnyNarration, review: Review, timed_out: Collection[int] = ()) -> str:
    """Start, luck, play and what the computer misjudged lead to the win; or what it cost to resign or to run out of
    time. Empty if nothing can be said."""
    if review.steps[-1].resigned:
        return " ".join(_left(told, review, seat, seat in timed_out) for seat in review.steps[-1].resigned)
    if review.decided_by is None:
        return ""
    words, language = told.words, told.words.language
    seat = review.places.index(1)
    winner = review.players[seat]
    start, luck, drift = (round(100 * one) for one in (winner.start, winner.luck, winner.drift))
    play = 100 - start - luck - drift  # the rounding of all four
    known: dict[str, int | str] = {
        "who": told.names[seat],
        "players": len(review.players),
        "luck": str(abs(luck)),
        "play": str(abs(play)),
    }
    by = words.text(f"reviewed-decided-by-{review.decided_by}", known)
    misjudged = "under" if drift > 0 else "over" if drift < 0 else "no"
    rose = {"start": percent(language, start / 100), "misjudged": misjudged, "drift": str(abs(drift))}
    return f"{by} {words.text('reviewed-decided-rose', {**rose, 'end': percent(language, 1)})}"


def _left(told: AnyNarration, review: Review, seat: int, timed_out: bool) -> str:
    end = review.steps[-1]
    points = round(100 * (end.before[seat] - end.after[seat]), 1)
    known = {"who": told.names[seat], "points": decimal(told.words.language, points, 1) if points else 0}
    return told.words.text("reviewed-left-timeout" if timed_out else "reviewed-left-resigned", known)
