"""Hints and live odds in words."""

from msgspec import Struct

from wuerfelreich.records import Step
from wuerfelreich.review.hint import hint, why
from wuerfelreich.review.reasons import position_odds
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import percent

MAX_TARGETS = 8
"""Targets in a line of odds."""


def hint_text(narration: AnyNarration, state: Struct) -> str:
    """The best action as it can be typed, its reason, and what the next best idea would give."""
    found = hint(narration, state)
    offer = narration.offer(state, found.best.action)
    if found.sentence.casefold().startswith(offer.casefold()):  # the reason names the action in the same words
        return f"{narration.words.text('hint-best', {'action': found.sentence})}\n{found.outlook}"
    return f"{narration.words.text('hint-best', {'action': offer})}\n{found.sentence}\n{found.outlook}"


def why_text(narration: AnyNarration, step: Step) -> str:
    """What a player did and why, and whether there was something better."""
    assert not isinstance(step.move, Outcome | None), "only actions have reasons"
    found = why(narration, step.before, step.move)
    return f"{found.sentence}\n{found.outlook}"


def odds_text(narration: AnyNarration, state: Struct) -> str:
    """The chances of the likeliest targets with best play; empty if there is nothing to roll for."""
    targets = position_odds(narration.game, state).targets
    likely = sorted(targets, key=lambda name: -targets[name])[:MAX_TARGETS]
    if not likely:
        return ""
    parts = [
        narration.words.text(
            "odds-one",
            {"target": narration.target(name), "chance": percent(narration.words.language, targets[name])},
        )
        for name in likely
    ]
    return narration.words.text("odds-now", {"chances": " · ".join(parts)})
