"""What coloured dice are kept for: the citizens that matter most, and those that are safe anyway."""

from collections.abc import Container, Mapping
from typing import NamedTuple

from wuerfelreich.review.wording import CERTAIN
from wuerfelreich.rules.conditions import Colours, ColourSum, Order, SameColour

MAX_AIMS = 2
"""How many citizens a hint speaks of."""
SECOND = 0.4
"""A second citizen is named only if it matters at least so much, measured by the first."""
LEAST = 0.05
"""Nobody plays for less than this chance as a second aim, or while something else promises more."""
SLIM = 0.2
"""A chance below this is no reason to give up something sure."""
WEIGHTY = 0.25
"""What promises less than this, measured by what promises most, is beside the point."""


OF_COLOURS = (Colours, SameColour, ColourSum, Order)
"""The conditions that ask for colours; dice kept for the others are kept for their numbers."""


class Aims(NamedTuple):
    """The targets that dice are kept for, with their chances, and the best of those that the kept dice reach."""

    hopes: tuple[tuple[str, float], ...]
    safe: str | None


def aims_of(
    chances: Mapping[str, float],
    blank: Mapping[str, float],
    worth: Mapping[str, float],
    failure: float,
    won: Container[str] = (),
) -> Aims:
    """What dice are kept for: a target matters by what the kept dice add to its chance – `blank` is that of rolling all
    dice – times what it is worth more than failure. A target that the kept dice reach whatever is rolled is no aim, but
    the worst case; what is worth less than that is not hoped for. Nor is what hardly ever comes, unless all rests on
    it: nothing is safe, and nothing else promises more. If the dice add most to a slim chance, it is the promises alone
    that count: then they are not kept for that chance. Nobody rolls for what is `won` by the dice on the table, as long
    as there is something else to hope for."""
    sure = [name for name, chance in chances.items() if chance >= CERTAIN]
    safe = max(sure, key=lambda name: worth[name], default=None)
    least = failure if safe is None else worth[safe]
    open_aims = [name for name, chance in chances.items() if 0 < chance < CERTAIN and worth[name] > least]
    open_aims = [name for name in open_aims if name not in won] or open_aims
    promises = {name: chances[name] * (worth[name] - least) for name in open_aims}
    all_rests_on = max(promises, key=lambda name: promises[name], default=None) if safe is None else None
    likely = [name for name in open_aims if chances[name] >= LEAST or name == all_rests_on]
    weighty = WEIGHTY * max((promises[name] for name in likely), default=0.0)
    likely = [name for name in likely if promises[name] >= weighty]
    matters = {name: (chances[name] - blank[name]) * (worth[name] - least) for name in likely}
    if max(matters.values(), default=0.0) <= 0:
        matters = {name: promises[name] for name in likely}
    ranked = sorted(matters, key=lambda name: -matters[name])
    if safe is None and ranked and chances[ranked[0]] < SLIM:
        matters = {name: promises[name] for name in likely}
        ranked = sorted(matters, key=lambda name: -matters[name])
    hopes = [
        name
        for at, name in enumerate(ranked[:MAX_AIMS])
        if at == 0 or (matters[name] >= SECOND * matters[ranked[0]] > 0 and chances[name] >= LEAST)
    ]
    # What is likely is said before what is slim, even if the dice were kept a little more for that.
    hopes.sort(key=lambda name: chances[name] < SLIM)
    return Aims(tuple((name, chances[name]) for name in hopes), safe)
