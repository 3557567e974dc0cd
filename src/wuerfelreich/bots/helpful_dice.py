"""Which dice help with a condition: what a player who does no arithmetic keeps, and how many dice are then missing."""

from collections import Counter

from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Dice,
    Groups,
    Numbers,
    Order,
    Parity,
    SameColour,
    Straight,
    Sum,
)
from wuerfelreich.rules.faces import COLOUR, NUMBER


def serving(condition: Condition, dice: Dice) -> tuple[Dice, int]:
    """The dice that plainly help, and how many more the condition needs."""
    match condition:
        case Colours(colours):
            return _of_each(
                dice, {str(colour): need for colour, need in colours.items()}, [COLOUR[die] for die in dice]
            )
        case Numbers(numbers):
            return _of_each(
                dice, {str(number): need for number, need in numbers.items()}, [str(NUMBER[die]) for die in dice]
            )
        case Groups(groups):
            return _groups(dice, groups)
        case Straight(length):
            return _straight(dice, length)
        case SameColour(count):
            colour, _ = Counter(COLOUR[die] for die in dice).most_common(1)[0]
            return _of_each(dice, {colour: count}, [COLOUR[die] for die in dice])
        case Parity(parity, count):
            return _of_each(dice, {parity: count}, ["even" if NUMBER[die] % 2 == 0 else "odd" for die in dice])
        case Sum(least, _):
            kept = tuple(die for die in dice if (NUMBER[die] >= 5 if least is not None else NUMBER[die] <= 2))
            return kept, len(dice) - len(kept)
        case ColourSum(colour, least):
            kept = tuple(die for die in dice if COLOUR[die] == colour and NUMBER[die] >= 3)
            return kept, max(0, -(-(least - sum(NUMBER[die] for die in kept)) // 4))
        case Order(order):
            kept = tuple(die for die in dice if COLOUR[die] == order[0])
            return kept, max(0, 3 - len(kept))


def _of_each(dice: Dice, wanted: dict[str, int], shown: list[str]) -> tuple[Dice, int]:
    left = dict(wanted)
    kept = []
    for die, mark in zip(dice, shown, strict=True):
        if left.get(mark, 0) > 0:
            left[mark] -= 1
            kept.append(die)
    return tuple(kept), sum(left.values())


def _groups(dice: Dice, groups: tuple[int, ...]) -> tuple[Dice, int]:
    often = [number for number, _ in Counter(NUMBER[die] for die in dice).most_common()]
    wanted = {str(number): size for number, size in zip(often, sorted(groups, reverse=True), strict=False)}
    kept, missing = _of_each(dice, wanted, [str(NUMBER[die]) for die in dice])
    return kept, missing + sum(sorted(groups, reverse=True)[len(often) :])


def _straight(dice: Dice, length: int) -> tuple[Dice, int]:
    shown = {NUMBER[die] for die in dice}
    windows = [set(range(low, low + length)) for low in range(1, 8 - length)]
    best = max(windows, key=lambda window: len(window & shown))
    kept: dict[int, int] = {}
    for die in dice:
        if NUMBER[die] in best:
            kept.setdefault(NUMBER[die], die)
    return tuple(sorted(kept.values())), length - len(kept)
