"""Chances, points and dice as hints say them: in words, without codes."""

from collections import Counter
from collections.abc import Sequence

from wuerfelreich.rules.faces import COLOUR, NUMBER
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.numbers import percent

_COLOURS = {"R": "red", "G": "green", "B": "blue"}
CERTAIN = 1 - 1e-9
"""A chance from here on is 1: sums of rounded shares can fall slightly short of it."""
_ALL_BUT = 2
"""If at most so many dice are rolled again, these are named instead of the kept ones."""
_FEW = 3
"""A list of more single dice is written with figures."""


def share(words: Words, chance: float) -> str:
    """A chance as people read it: never 0%, and 100% only if it is certain."""
    rounded = round(100 * chance)
    if rounded < 1:
        return words.text("hint-share-least", {"share": percent(words.language, 0.01)})
    if rounded == 100 and chance < CERTAIN:
        return words.text("hint-share-most", {"share": percent(words.language, 0.99)})
    return percent(words.language, chance)


def signed_points(words: Words, points: int) -> str:
    """Points with their sign, such as `+3 points`."""
    return words.text("hint-points", {"count": abs(points), "points": f"{points:+d}".replace("-", "−")})


def listed(words: Words, parts: Sequence[str], key: str = "list-and") -> str:
    """`a, b and c`; with `list-or`, `a, b or c`."""
    *first, last = parts
    return words.text(key, {"first": ", ".join(first), "last": last}) if first else last


def ordinal(words: Words, number: int) -> str:
    """`third`."""
    return words.text(f"hint-ordinal-{number}")


def keeping(words: Words, kept: Sequence[int], rolled: Sequence[int], by_colour: bool) -> str:
    """What to do with coloured dice: which to keep, or which few to roll again. Whether their colours or their numbers
    matter depends on what they are kept for."""
    if not kept:
        return words.text("hint-roll-all")
    again = list((Counter(rolled) - Counter(kept)).elements())
    if by_colour and _closed(kept, again, COLOUR):
        return words.text("hint-keep", {"dice": _colours(words, kept)})
    kinds = len({NUMBER[die] for die in kept})
    if not by_colour and _closed(kept, again, NUMBER) and (len(again) > _ALL_BUT or kinds < _FEW):
        return words.text("hint-keep", {"dice": numbers(words, [NUMBER[die] for die in kept])})
    if len(again) <= _ALL_BUT:
        return words.text("hint-roll-only", {"dice": _faces(words, again, rolled)})
    return words.text("hint-keep", {"dice": _faces(words, kept, rolled)})


def _closed(kept: Sequence[int], again: Sequence[int], of: Sequence[int | str]) -> bool:
    """Whether no die that is rolled again looks like a kept one in this respect."""
    return not {of[die] for die in kept} & {of[die] for die in again}


def numbers(words: Words, dice: Sequence[int]) -> str:
    """Dice by their numbers, the highest first: `the three sixes and the four`."""
    found = Counter(dice)
    if len(found) >= _FEW and max(found.values()) == 1:
        return words.text("hint-row", {"numbers": listed(words, [str(number) for number in sorted(found)])})
    ranked = sorted(found, key=lambda number: (-found[number], -number))
    return listed(words, [_counted(words, f"hint-number-{number}", found[number]) for number in ranked])


def _colours(words: Words, dice: Sequence[int]) -> str:
    found = Counter(COLOUR[die] for die in dice)
    return listed(words, [_counted(words, f"hint-colour-{_COLOURS[colour]}", count) for colour, count in found.items()])


def _faces(words: Words, dice: Sequence[int], rolled: Sequence[int]) -> str:
    """Dice one by one, `the two red 6s and the blue 1`: others on the table may show the same number or colour."""
    found, every = Counter(dice), Counter(rolled)
    ranked = sorted(found, key=lambda die: -NUMBER[die])
    return listed(words, [face(words, die, found[die], every[die]) for die in ranked])


def face(words: Words, die: int, count: int = 1, every: int = 0) -> str:
    """A die in words, `the red 6`, or several that look the same; `one of the red 6s` if there are more of them."""
    part = "yes" if every > count else "no"
    return _counted(words, f"hint-die-{_COLOURS[COLOUR[die]]}", count, number=NUMBER[die], part=part)


def _counted(words: Words, key: str, count: int, **known: int | str) -> str:
    return words.text(key, {"count": count, "many": words.text(f"hint-many-{count}"), **known})
