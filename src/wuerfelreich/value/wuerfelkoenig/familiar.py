"""Whether a box is near enough to the shipped one for a network to judge it."""

from collections.abc import Callable, Iterator

from wuerfelreich.rules.conditions import ColourSum, Order
from wuerfelreich.rules.wuerfelkoenig.material import Box, Citizen, Kind
from wuerfelreich.value.wuerfelkoenig.citizens import CHANCE3, KINDS, card_table, shipped_box

STRETCH = 1.5
"""How far beyond the shipped material a figure may lie."""


def strange(box: Box) -> str | None:
    """A clause that says what a network cannot judge about a box; None if there is nothing."""
    return None if box.shipped else next(_strange(box), None)


def _strange(box: Box) -> Iterator[str]:
    for citizen in box.citizens:
        if isinstance(citizen.condition, ColourSum | Order):
            yield f"{citizen.id} compares sums of colours, which the network has never seen"
    for what, figure in _FIGURES.items():
        found, known = figure(box), figure(shipped_box())
        if found > STRETCH * known:
            yield f"{what} {_short(found)}, the network knows {_short(known)}"
    chance, usual = _mean_chance(box), _mean_chance(shipped_box())
    if not usual / STRETCH <= chance <= usual * STRETCH:
        yield f"its citizens succeed in {chance:.0%} of turns on average, the network knows {usual:.0%}"


def _short(figure: float) -> str:
    return f"{figure:g}"


def _most_points(citizens: tuple[Citizen, ...]) -> int:
    return max((citizen.points for citizen in citizens if isinstance(citizen.points, int)), default=0)


def _worst_points(citizens: tuple[Citizen, ...]) -> int:
    return -min((citizen.points for citizen in citizens if isinstance(citizen.points, int)), default=0)


def _count(kind: Kind) -> Callable[[Box], float]:
    return lambda box: sum(citizen.kind is kind for citizen in box.citizens)


def _mean_chance(box: Box) -> float:
    return float(card_table(box)[:, CHANCE3].mean())


_FIGURES: dict[str, Callable[[Box], float]] = {
    "the points of a citizen go up to": lambda box: _most_points(box.citizens),
    "the minus points of a dragon go up to": lambda box: _worst_points(box.citizens),
    "the points of a village card go up to": lambda box: max(box.village_values),
    "the cost of a penalty goes up to": lambda box: -min(box.penalties),
} | {f"the number of cards of the kind {kind} is": _count(kind) for kind in KINDS}
