"""What decided a game, luck or skill, in words whose numbers add up."""

from wuerfelreich.review.report import Review
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import decimal, percent

TOLD = 3
"""If start, luck and play miss the win by so many points, the sentence says by how much the computer misjudged it."""


def decided_told(told: AnyNarration, review: Review) -> str:
    """Start, luck and play of the winner lead to the win, or what is missing is named; empty if nothing can be said."""
    if review.decided_by is None:
        return ""
    words, language = told.words, told.words.language
    seat = review.places.index(1)
    winner = review.players[seat]
    luck, play, drift = (decimal(language, 100 * abs(one), 0) for one in (winner.luck, winner.play, winner.drift))
    known: dict[str, int | str] = {"who": told.names[seat], "players": len(review.players), "luck": luck, "play": play}
    by = words.text(f"reviewed-decided-by-{review.decided_by}", known)
    missing = 100 - sum(round(100 * one) for one in (winner.start, winner.luck, winner.play))
    misjudged = "no" if abs(missing) < TOLD else "under" if missing > 0 else "over"
    rose = {"start": percent(language, winner.start), "misjudged": misjudged, "drift": drift}
    return f"{by} {words.text('reviewed-decided-rose', {**rose, 'end': percent(language, 1)})}"
