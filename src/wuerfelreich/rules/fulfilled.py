"""Which of many conditions a roll fulfils, without asking each of them about every roll."""

from collections.abc import Iterable

from wuerfelreich.rules.conditions import (
    Colours,
    Condition,
    Dice,
    Groups,
    Numbers,
    Parity,
    SameColour,
    Straight,
    Sum,
)

OfColours = Colours | SameColour
OfNumbers = Numbers | Groups | Straight | Parity | Sum


class Fulfilled:
    """Which of many conditions a roll fulfils, as a bit mask. Most depend on the colours alone or the numbers alone;
    these are worked out once for all rolls that show the same: 28 and 462 cases, against 9,261 rolls of six dice."""

    def __init__(self, conditions: Iterable[Condition]) -> None:
        self._of_colours: list[tuple[int, Condition]] = []
        self._of_numbers: list[tuple[int, Condition]] = []
        self._of_both: list[tuple[int, Condition]] = []
        for at, condition in enumerate(conditions):
            kind = (
                self._of_colours if isinstance(condition, OfColours)
                else self._of_numbers if isinstance(condition, OfNumbers)
                else self._of_both
            )  # fmt: skip
            kind.append((1 << at, condition))
        self._known: dict[Dice, int] = {}
        self._by_colours: dict[Dice, int] = {}
        self._by_numbers: dict[Dice, int] = {}

    def __call__(self, dice: Dice) -> int:
        """The conditions that these dice fulfil."""
        mask = self._known.get(dice)
        if mask is None:
            mask = self._known[dice] = self._judge(dice)
        return mask

    def _judge(self, dice: Dice) -> int:
        colours = tuple(sorted(die - die % 6 for die in dice))  # the 1 of each colour stands for all its faces
        numbers = tuple(sorted(die % 6 for die in dice))  # and the red face for every colour of a number
        of_colours, of_numbers = self._by_colours.get(colours), self._by_numbers.get(numbers)
        if of_colours is None:
            of_colours = self._by_colours[colours] = _mask(self._of_colours, colours)
        if of_numbers is None:
            of_numbers = self._by_numbers[numbers] = _mask(self._of_numbers, numbers)
        return of_colours | of_numbers | _mask(self._of_both, dice)


def _mask(conditions: Iterable[tuple[int, Condition]], dice: Dice) -> int:
    return sum(bit for bit, condition in conditions if condition.holds(dice))
