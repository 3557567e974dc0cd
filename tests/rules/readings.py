"""A second reading of the conditions: slow and obvious, from the words of the rules and not from the code."""

from collections import Counter
from itertools import combinations, permutations

from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Groups,
    Numbers,
    Order,
    Parity,
    SameColour,
    Straight,
    Sum,
)


def fulfils(dice: list[str], condition: Condition) -> bool:
    """Whether dice such as R4 fulfil a condition."""
    colours = [die[0] for die in dice]
    numbers = [int(die[1]) for die in dice]
    match condition:
        case Colours(wanted):
            return Counter(wanted) <= Counter(colours)
        case Numbers(amounts):
            return Counter({int(number): amount for number, amount in amounts.items()}) <= Counter(numbers)
        case Groups(sizes):
            return any(
                all(numbers.count(number) >= size for number, size in zip(chosen, sizes, strict=True))
                for chosen in permutations(range(1, 7), len(sizes))
            )
        case Straight(length):
            windows = [set(range(low, low + length)) for low in range(1, 7) if low + length <= 7]
            return any(window <= set(numbers) for window in windows)
        case SameColour(amount):
            return any(len(set(some)) == 1 for some in combinations(colours, amount))
        case Parity(parity, amount):
            rest = {"even": 0, "odd": 1}[parity]
            return any(all(number % 2 == rest for number in some) for some in combinations(numbers, amount))
        case Sum(low, None) if low is not None:
            return sum(numbers) in range(low, 100)
        case Sum(None, high) if high is not None:
            return sum(numbers) in range(high + 1)
        case ColourSum(colour, low):
            return sum_of(dice, colour) >= low
        case Order((first, second, third)):
            return sum_of(dice, first) > sum_of(dice, second) and sum_of(dice, second) > sum_of(dice, third)
    raise AssertionError(condition)


def sum_of(dice: list[str], colour: str) -> int:
    """The sum of the dice of a colour."""
    return sum(int(die[1]) for die in dice if die.startswith(colour))
