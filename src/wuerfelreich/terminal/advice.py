"""Hints and live odds in words."""

from msgspec import Struct

from wuerfelreich.review.hint import hint, position_odds
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import percent

MAX_TARGETS = 8
"""Targets in a line of odds."""


def hint_text(narration: AnyNarration, state: Struct) -> str:
    """The best action, why, and what the alternatives cost."""
    words = narration.words
    advice = hint(narration.game, state)
    target = narration.target(advice.target) if advice.target is not None else ""
    why = words.text(advice.why.key, {"target": target, "chance": f"{advice.chance:.0%}"})
    lines = [words.text("hint-best", {"action": narration.offer(state, advice.action)}), why]
    for other in advice.alternatives:
        offer = narration.offer(state, other.action)
        lines.append(words.text("hint-alternative", {"cost": f"{other.cost:.2f}", "action": offer}))
    return "\n".join(lines)


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
