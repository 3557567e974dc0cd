"""What coloured dice are kept for: the citizens that matter most, and those that are safe anyway."""

from collections.abc import Mapping
from typing import NamedTuple

MAX_AIMS = 2
"""How many citizens a hint speaks of."""
SECOND = 0.4
"""A second citizen is named only if it matters at least so much, measured by the first."""
LEAST = 0.05
"""Nobody plays for less than this chance as a second aim."""


class Aims(NamedTuple):
    """The targets that dice are kept for, with their chances, and the best of those that the kept dice reach."""

    hopes: tuple[tuple[str, float], ...]
    safe: str | None


def aims_of(chances: Mapping[str, float], worth: Mapping[str, float]) -> Aims:
    """A target matters by its chance times what it is worth more than the least. One that the kept dice reach whatever
    is rolled is no aim, but the worst case; what is worth less than that is not hoped for."""
    sure = [name for name, chance in chances.items() if chance == 1]
    safe = max(sure, key=lambda name: worth[name], default=None)
    least = min(worth.values()) if safe is None else worth[safe]
    matters = {
        name: chance * (worth[name] - least)
        for name, chance in chances.items()
        if chance < 1 and (safe is None or worth[name] > least)
    }
    ranked = sorted(matters, key=lambda name: -matters[name])
    hopes = [
        name
        for at, name in enumerate(ranked[:MAX_AIMS])
        if at == 0 or (matters[name] >= SECOND * matters[ranked[0]] > 0 and chances[name] >= LEAST)
    ]
    return Aims(tuple((name, chances[name]) for name in hopes), safe)
