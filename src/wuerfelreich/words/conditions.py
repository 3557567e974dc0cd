"""Conditions in words."""

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
from wuerfelreich.words.catalogue import Words

_COLOURS = {"R": "colour-red", "G": "colour-green", "B": "colour-blue"}


def condition_text(words: Words, condition: Condition) -> str:
    """What a card asks of the dice, short enough for a card."""
    match condition:
        case Colours(colours):
            parts = [words.text("condition-colour-part", {"colour": c, "count": n}) for c, n in colours.items()]
            return " + ".join(parts)
        case Numbers(numbers):
            parts = [words.text("condition-number-part", {"number": int(n), "count": k}) for n, k in numbers.items()]
            return " + ".join(parts)
        case Groups(groups):
            # With spaces: 4+2 is also a result of white dice, which the page draws.
            return words.text("condition-groups", {"groups": " + ".join(str(size) for size in groups)})
        case Straight(length):
            return words.text("condition-straight", {"length": length})
        case SameColour(dice):
            return words.text("condition-same-colour", {"count": dice})
        case Parity(parity, dice):
            return words.text("condition-parity", {"parity": parity, "count": dice})
        case Sum(least, most):
            if least is not None:
                return words.text("condition-sum-min", {"bound": least})
            return words.text("condition-sum-max", {"bound": most or 0})
        case ColourSum(colour, least):
            return words.text("condition-colour-sum", {"colour": colour, "bound": least})
        case Order(order):
            first, second, third = (words.text(_COLOURS[colour]) for colour in order)
            return words.text("condition-order", {"first": first, "second": second, "third": third})
