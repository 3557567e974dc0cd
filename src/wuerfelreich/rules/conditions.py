"""What citizens ask of the dice. All conditions mean "at least": spare dice are free (WK1, BR14)."""

from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from typing import Literal

from msgspec import Struct

from wuerfelreich.rules.faces import COLOUR, NUMBER
from wuerfelreich.rules.game import Phrase

Dice = tuple[int, ...]
Colour = Literal["R", "G", "B"]
Number = Literal["1", "2", "3", "4", "5", "6"]


class Colours(Struct, frozen=True, tag_field="type", tag="colours", forbid_unknown_fields=True):
    """This many dice of each of these colours."""

    colours: dict[Colour, int]

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        shown = [COLOUR[die] for die in dice]
        return all(shown.count(colour) >= need for colour, need in self.colours.items())

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        return frozenset(die for die in dice if COLOUR[die] in self.colours)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        shown = [COLOUR[die] for die in dice]
        colour, need = next((c, n) for c, n in self.colours.items() if shown.count(c) < n)
        return Phrase("shortfall-colours", {"colour": colour, "have": shown.count(colour), "need": need})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return _amounts_wrong(self.colours.values())


class Numbers(Struct, frozen=True, tag_field="type", tag="numbers", forbid_unknown_fields=True):
    """This many dice showing each of these numbers."""

    numbers: dict[Number, int]

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        shown = [NUMBER[die] for die in dice]
        return all(shown.count(int(number)) >= need for number, need in self.numbers.items())

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        return frozenset(die for die in dice if str(NUMBER[die]) in self.numbers)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        shown = [NUMBER[die] for die in dice]
        number, need = next((int(n), k) for n, k in self.numbers.items() if shown.count(int(n)) < k)
        return Phrase("shortfall-numbers", {"number": number, "have": shown.count(number), "need": need})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return _amounts_wrong(self.numbers.values())


class Groups(Struct, frozen=True, tag_field="type", tag="groups", forbid_unknown_fields=True):
    """A different number for each group, shown at least that often: four equal dice are not 2+2 (WK1)."""

    groups: tuple[int, ...]

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        sizes = _group_sizes(dice)
        wanted = sorted(self.groups, reverse=True)
        return len(sizes) >= len(wanted) and all(size >= need for size, need in zip(sizes, wanted, strict=False))

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        shown = Counter(NUMBER[die] for die in dice)
        useful = {number for number in shown if self._useful(number, shown)}
        return frozenset(die for die in dice if NUMBER[die] in useful)

    def _useful(self, number: int, shown: Counter[int]) -> bool:
        """Whether a number can be one of the groups, while others are the rest."""
        wanted = sorted(self.groups, reverse=True)
        others = sorted((size for other, size in shown.items() if other != number), reverse=True)
        return any(
            shown[number] >= need
            and all(
                size >= rest
                for size, rest in zip_longest(others[: len(wanted) - 1], wanted[:at] + wanted[at + 1 :], fillvalue=0)
            )
            for at, need in enumerate(wanted)
        )

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        have = "+".join(str(size) for size in _group_sizes(dice)) or "0"
        need = "+".join(str(size) for size in sorted(self.groups, reverse=True))
        return Phrase("shortfall-groups", {"have": have, "need": need})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return _amounts_wrong(self.groups)


class Straight(Struct, frozen=True, tag_field="type", tag="straight", forbid_unknown_fields=True):
    """This many consecutive numbers; a straight does not wrap from 6 to 1 (WK1, BR14)."""

    length: int

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        return _longest_straight(dice) >= self.length

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        shown = {NUMBER[die] for die in dice}
        runs = [range(first, first + self.length) for first in range(1, 8 - self.length)]
        useful = {number for run in runs if shown.issuperset(run) for number in run}
        return frozenset(die for die in dice if NUMBER[die] in useful)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        return Phrase("shortfall-straight", {"have": _longest_straight(dice), "need": self.length})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return [] if 2 <= self.length <= 6 else [f"a straight has 2 to 6 dice, not {self.length}"]


class SameColour(Struct, frozen=True, tag_field="type", tag="same_colour", forbid_unknown_fields=True):
    """This many dice of any one colour."""

    dice: int

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        return _most_of_one_colour(dice) >= self.dice

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        shown = Counter(COLOUR[die] for die in dice)
        return frozenset(die for die in dice if shown[COLOUR[die]] >= self.dice)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        return Phrase("shortfall-same-colour", {"have": _most_of_one_colour(dice), "need": self.dice})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return _amounts_wrong((self.dice,))


class Parity(Struct, frozen=True, tag_field="type", tag="parity", forbid_unknown_fields=True):
    """This many even numbers, or this many odd ones."""

    parity: Literal["even", "odd"]
    dice: int

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        return self._count(dice) >= self.dice

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        return frozenset(die for die in dice if self._count((die,)))

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        return Phrase("shortfall-parity", {"parity": self.parity, "have": self._count(dice), "need": self.dice})

    def _count(self, dice: Dice) -> int:
        rest = 0 if self.parity == "even" else 1
        return sum(NUMBER[die] % 2 == rest for die in dice)

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return _amounts_wrong((self.dice,))


class Sum(Struct, frozen=True, tag_field="type", tag="sum", forbid_unknown_fields=True, omit_defaults=True):
    """The sum of all dice is at least `min`, or at most `max`."""

    min: int | None = None
    max: int | None = None

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        total = sum(NUMBER[die] for die in dice)
        return (self.min is None or total >= self.min) and (self.max is None or total <= self.max)

    def matching(self, dice: Dice) -> frozenset[int]:
        """All faces: each counts in the sum."""
        return frozenset(dice)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        total = sum(NUMBER[die] for die in dice)
        if self.min is not None and total < self.min:
            return Phrase("shortfall-sum-min", {"have": total, "need": self.min})
        return Phrase("shortfall-sum-max", {"have": total, "need": self.max or 0})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        if (self.min is None) == (self.max is None):
            return ["a sum has either 'min' or 'max'"]
        bound = self.min if self.min is not None else self.max
        return [] if bound is not None and 6 <= bound <= 36 else [f"six dice never show a sum of {bound}"]


class ColourSum(Struct, frozen=True, tag_field="type", tag="colour_sum", forbid_unknown_fields=True):
    """The dice of one colour sum to at least `min`."""

    colour: Colour
    min: int

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it."""
        return _colour_sum(dice, self.colour) >= self.min

    def matching(self, dice: Dice) -> frozenset[int]:
        """The faces among dice that fulfil it which take part in that."""
        return frozenset(die for die in dice if COLOUR[die] == self.colour)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        have = _colour_sum(dice, self.colour)
        return Phrase("shortfall-colour-sum", {"colour": self.colour, "have": have, "need": self.min})

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return [] if 1 <= self.min <= 36 else [f"dice of one colour never show a sum of {self.min}"]


class Order(Struct, frozen=True, tag_field="type", tag="order", forbid_unknown_fields=True):
    """The sums of the three colours, strictly decreasing; a colour without dice counts as 0 (BR14)."""

    order: tuple[Colour, Colour, Colour]

    def holds(self, dice: Dice) -> bool:
        """Whether the dice fulfil it. Only this and a maximum sum can be broken by an extra die."""
        first, second, third = (_colour_sum(dice, colour) for colour in self.order)
        return first > second > third

    def matching(self, dice: Dice) -> frozenset[int]:
        """All faces: each counts in the sum of its colour."""
        return frozenset(dice)

    def shortfall(self, dice: Dice) -> Phrase:
        """What is missing."""
        sums = [_colour_sum(dice, colour) for colour in self.order]
        at = 0 if sums[0] <= sums[1] else 1
        return Phrase(
            "shortfall-order",
            {
                "first": self.order[at],
                "second": self.order[at + 1],
                "more": sums[at],
                "less": sums[at + 1],
            },
        )

    def faults(self) -> list[str]:
        """What is wrong with it as material."""
        return [] if len(set(self.order)) == 3 else ["an order names each colour once"]


Condition = Colours | Numbers | Groups | Straight | SameColour | Parity | Sum | ColourSum | Order


def _amounts_wrong(amounts: Iterable[int]) -> list[str]:
    values = tuple(amounts)
    if not values or any(amount < 1 for amount in values):
        return ["a condition must ask for at least one die of each kind it names"]
    return [] if sum(values) <= 6 else [f"a condition can ask for at most six dice, not {sum(values)}"]


def _group_sizes(dice: Dice) -> list[int]:
    shown = [NUMBER[die] for die in dice]
    return sorted(map(shown.count, set(shown)), reverse=True)


def _longest_straight(dice: Dice) -> int:
    shown = {NUMBER[die] for die in dice}
    longest = run = 0
    for number in range(1, 7):
        run = run + 1 if number in shown else 0
        longest = max(longest, run)
    return longest


def _most_of_one_colour(dice: Dice) -> int:
    return max(Counter(COLOUR[die] for die in dice).values(), default=0)


def _colour_sum(dice: Dice, colour: str) -> int:
    return sum(NUMBER[die] for die in dice if COLOUR[die] == colour)
