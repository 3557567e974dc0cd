"""Chance as data: what may happen, with integer weights, and how to draw from it."""

from collections.abc import Callable
from itertools import accumulate

from msgspec import Struct

#: Returns a number from 0 to n - 1, all equally likely. Fair dice, replay and tests each supply their own.
Uniform = Callable[[int], int]


class Outcome(Struct, frozen=True, gc=False):
    """The result of a chance step: the items of its parts, sorted."""

    items: tuple[int, ...]


class StartDrawn(Struct, frozen=True, tag="start"):
    """An outcome as clients get it: this seat begins."""

    seat: int


class Part(Struct, frozen=True, gc=False):
    """One independent draw, such as a die or a card. Without weights, every item weighs 1."""

    items: tuple[int, ...]
    weights: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The number of equally likely picks."""
        return sum(self.weights) if self.weights else len(self.items)

    def item(self, pick: int) -> int:
        """The item that a pick from 0 to total - 1 stands for."""
        if not self.weights:
            return self.items[pick]
        for item, bound in zip(self.items, accumulate(self.weights), strict=True):
            if pick < bound:
                return item
        raise ValueError(f"pick {pick} is outside 0 to {self.total - 1}")

    def weighted(self) -> dict[int, int]:
        """The items with their weights; an item listed twice has the sum of its weights."""
        merged: dict[int, int] = {}
        for item, weight in zip(self.items, self.weights or (1,) * len(self.items), strict=True):
            merged[item] = merged.get(item, 0) + weight
        return merged


class Chance(Struct, frozen=True, gc=False):
    """A chance step: a label unique in its game, the seat that rolls (None: nobody) and the parts drawn."""

    label: str
    owner: int | None
    parts: tuple[Part, ...]

    def draw(self, uniform: Uniform) -> Outcome:
        """Draws an outcome, asking for one number per part, in order."""
        drawn = []
        for part in self.parts:
            items = part.items
            drawn.append(part.item(uniform(part.total)) if part.weights else items[uniform(len(items))])
        drawn.sort()
        return Outcome(tuple(drawn))

    def outcomes(self) -> dict[Outcome, int]:
        """Every outcome with its integer weight; the weights sum to the product of the parts' totals."""
        merged: dict[tuple[int, ...], int] = {(): 1}
        for part in self.parts:
            grown: dict[tuple[int, ...], int] = {}
            for items, weight in merged.items():
                for item, times in part.weighted().items():
                    key = tuple(sorted((*items, item)))
                    grown[key] = grown.get(key, 0) + weight * times
            merged = grown
        return {Outcome(items): weight for items, weight in merged.items()}

    def brings(self, outcome: Outcome) -> bool:
        """Whether this step can produce the outcome."""
        ordered = outcome.items == tuple(sorted(outcome.items))
        return ordered and len(outcome.items) == len(self.parts) and _fit(outcome.items, self.parts)

    @property
    def total(self) -> int:
        """The weight of all outcomes together."""
        product = 1
        for part in self.parts:
            product *= part.total
        return product


def _fit(items: tuple[int, ...], parts: tuple[Part, ...]) -> bool:
    """Whether the items can be matched to the parts one to one."""
    if not items:
        return True
    first, rest = items[0], items[1:]
    tried = set()
    for at, part in enumerate(parts):
        if part not in tried and first in part.items and _fit(rest, parts[:at] + parts[at + 1 :]):
            return True
        tried.add(part)
    return False
