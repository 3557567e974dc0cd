"""How far dice are from a condition, counted in dice of any face (two superjokers make one, BR2).

A condition looks at little of a roll: colour counts, number counts or sums. What it still asks for is its
profile; rolls that leave the same profile share one `Gap`, so that the ways to fill it are worked out once.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

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
from wuerfelreich.rules.faces import COLOURS, FACES

COLOUR_COUNTS, NUMBERS, SUMS = range(3)
"""The parts of a tally."""

Profile = tuple[int, ...]
Tally = tuple[Profile, Profile, Profile]
"""What conditions look at in some dice: counts by colour, counts by number, sums by colour. A plain tuple, since those
of all rolls are remembered, and the garbage collector leaves plain tuples of numbers alone."""
HOPELESS = 99
"""Dice missing where no further die can help."""


# A purse is a player's cards as one number: this many bits for the count of each joker, and above them the superjokers.
# What a gap can use of it is then one bitwise operation.
PURSE_BITS = 6
ANY_NUMBER = (1 << PURSE_BITS) - 1
ONE_JOKER = tuple(1 << PURSE_BITS * code for code in range(FACES))
ONE_SUPERJOKER = 1 << PURSE_BITS * FACES


def tally(dice: Iterable[int]) -> Tally:
    """Counts dice by colour and by number, and sums them by colour. Faces are numbered colour by colour."""
    colours, numbers, sums = [0] * 3, [0] * 6, [0] * 3
    for die in dice:
        colour, pips = divmod(die, 6)
        colours[colour] += 1
        numbers[pips] += 1
        sums[colour] += pips + 1
    return tuple(colours), tuple(numbers), tuple(sums)


class Gap:
    """What a wish still asks for, and what is left of it when a die is added."""

    __slots__ = ("_after", "_useful", "missing", "profile", "wish")

    def __init__(self, wish: "Wish", profile: Profile) -> None:
        self.wish = wish
        self.profile = profile
        self.missing = wish.missing(profile)
        self._after: dict[int, Gap] = {}
        self._useful = 0

    @property
    def useful(self) -> int:
        """The bits of a purse that count: superjokers, and the jokers that can help."""
        if not self._useful:  # most gaps are only passed through on the way to another
            helpful = [code for code in range(FACES) if self.wish.add(self.profile, code) != self.profile]
            self._useful = ANY_NUMBER * (ONE_SUPERJOKER + sum(ONE_JOKER[code] for code in helpful))
        return self._useful

    def after(self, code: int) -> "Gap":
        """The gap after one more die; this same gap if the die does not help."""
        gap = self._after.get(code)
        if gap is None:
            gap = self._after[code] = self.wish.gap_of(self.wish.add(self.profile, code))
        return gap

    def after_all(self, faces: Iterable[int]) -> "Gap":
        """The gap after all these dice."""
        gap = self
        for code in faces:
            gap = gap.after(code)
        return gap


class Wish(ABC):
    """A condition in terms of the dice that are still missing."""

    looks_at: int
    """The part of a tally that decides."""

    def __init__(self) -> None:
        self._seen: dict[Profile, Gap] = {}
        self._gaps: dict[Profile, Gap] = {}

    def gap(self, counted: Tally) -> Gap:
        """What these dice leave open."""
        seen = counted[self.looks_at]
        gap = self._seen.get(seen)
        if gap is None:
            gap = self._seen[seen] = self.gap_of(self.profile(seen))
        return gap

    def gap_of(self, profile: Profile) -> Gap:
        """The one gap with this profile."""
        gap = self._gaps.get(profile)
        if gap is None:
            gap = self._gaps[profile] = Gap(self, profile)
        return gap

    @abstractmethod
    def profile(self, seen: Profile) -> Profile:
        """What is still asked for."""

    @abstractmethod
    def add(self, profile: Profile, code: int) -> Profile:
        """The profile with one more die; the same one if this die can never help."""

    @abstractmethod
    def alike(self, code: int) -> int:
        """A face that changes every profile as this one does: the same for all faces that are alike."""

    @abstractmethod
    def missing(self, profile: Profile) -> int:
        """The fewest dice, of any faces, that fulfil the wish; 0 if it is fulfilled."""


class Amount(NamedTuple):
    """An amount of something: where the tally counts it, and what a face adds to it."""

    need: int
    places: tuple[int, ...]
    faces: dict[int, int]


class Amounts(Wish):
    """Amounts to be reached, each by its own faces. The profile is how much of each is missing."""

    def __init__(self, looks_at: int, amounts: tuple[Amount, ...]) -> None:
        super().__init__()
        self.looks_at = looks_at
        self._amounts = amounts
        self._gives = {code: (at, gain) for at, amount in enumerate(amounts) for code, gain in amount.faces.items()}
        self._best = tuple(max(amount.faces.values()) for amount in amounts)

    def profile(self, seen: Profile) -> Profile:
        return tuple(max(0, amount.need - sum(seen[at] for at in amount.places)) for amount in self._amounts)

    def add(self, profile: Profile, code: int) -> Profile:
        if code not in self._gives:
            return profile
        at, gain = self._gives[code]
        return (*profile[:at], max(0, profile[at] - gain), *profile[at + 1 :])

    def alike(self, code: int) -> int:
        return next(other for other in range(FACES) if self._gives.get(other) == self._gives.get(code))

    def missing(self, profile: Profile) -> int:
        return sum(-(-short // best) for short, best in zip(profile, self._best, strict=True))


class Sets(Wish):
    """Sets of equal dice, each of a different kind (number or colour). The profile is the count of each kind."""

    def __init__(self, looks_at: int, sizes: tuple[int, ...]) -> None:
        super().__init__()
        self.looks_at = looks_at
        self._sizes = tuple(sorted(sizes, reverse=True))

    def profile(self, seen: Profile) -> Profile:
        return tuple(min(count, self._sizes[0]) for count in seen)

    def add(self, profile: Profile, code: int) -> Profile:
        kind = code % 6 if self.looks_at == NUMBERS else code // 6
        return (*profile[:kind], min(profile[kind] + 1, self._sizes[0]), *profile[kind + 1 :])

    def alike(self, code: int) -> int:
        return code % 6 if self.looks_at == NUMBERS else code - code % 6

    def missing(self, profile: Profile) -> int:
        there = sorted(profile, reverse=True)
        return sum(max(0, size - count) for size, count in zip(self._sizes, there, strict=False))


class Run(Wish):
    """Consecutive numbers. The profile is 1 for each number shown, else 0."""

    looks_at = NUMBERS

    def __init__(self, length: int) -> None:
        super().__init__()
        self._length = length

    def profile(self, seen: Profile) -> Profile:
        return tuple(min(count, 1) for count in seen)

    def add(self, profile: Profile, code: int) -> Profile:
        number = code % 6
        return (*profile[:number], 1, *profile[number + 1 :])

    def alike(self, code: int) -> int:
        return code % 6

    def missing(self, profile: Profile) -> int:
        length = self._length
        return min(length - sum(profile[low : low + length]) for low in range(7 - length))


class Falling(Wish):
    """Sums that fall from colour to colour. The profile is the lead of first over second and second over third."""

    looks_at = SUMS

    def __init__(self, order: tuple[str, ...]) -> None:
        super().__init__()
        self._order = tuple(COLOURS.index(colour) for colour in order)

    def profile(self, seen: Profile) -> Profile:
        first, second, third = (seen[colour] for colour in self._order)
        return first - second, second - third

    def add(self, profile: Profile, code: int) -> Profile:
        upper, lower = profile
        colour, number = code // 6, code % 6 + 1
        if colour == self._order[0]:
            return upper + number, lower
        if colour == self._order[1]:
            return upper - number, lower + number
        return upper, lower - number

    def alike(self, code: int) -> int:
        return code

    def missing(self, profile: Profile) -> int:
        upper, lower = profile
        second = max(0, 1 - lower)  # what the second colour lacks, and the first must then exceed
        first = max(0, 1 - upper + second)
        return -(-second // 6) - (-first // 6)


class AtMost(Wish):
    """A sum that may not be exceeded: more dice never help."""

    looks_at = SUMS

    def __init__(self, bound: int) -> None:
        super().__init__()
        self._bound = bound

    def profile(self, seen: Profile) -> Profile:
        return (sum(seen),)

    def add(self, profile: Profile, code: int) -> Profile:
        return (profile[0] + code % 6 + 1,)

    def alike(self, code: int) -> int:
        return code % 6

    def missing(self, profile: Profile) -> int:
        return 0 if profile[0] <= self._bound else HOPELESS


def wish(condition: Condition) -> Wish:
    """A condition as a wish."""
    match condition:
        case Colours(colours):
            return Amounts(COLOUR_COUNTS, tuple(_colour(need, colour) for colour, need in colours.items()))
        case Numbers(numbers):
            return Amounts(NUMBERS, tuple(_numbers(need, (int(number) - 1,)) for number, need in numbers.items()))
        case Parity(parity, need):
            return Amounts(NUMBERS, (_numbers(need, (1, 3, 5) if parity == "even" else (0, 2, 4)),))
        case Sum(least, most):
            if least is not None:
                return Amounts(SUMS, (_pips(least, range(3)),))
            assert most is not None, "a sum has a bound"
            return AtMost(most)
        case ColourSum(colour, need):
            return Amounts(SUMS, (_pips(need, (COLOURS.index(colour),)),))
        case Groups(sizes):
            return Sets(NUMBERS, sizes)
        case SameColour(size):
            return Sets(COLOUR_COUNTS, (size,))
        case Straight(length):
            return Run(length)
        case Order(order):
            return Falling(order)


def _colour(need: int, colour: str) -> Amount:
    at = COLOURS.index(colour)
    return Amount(need, (at,), {code: 1 for code in range(FACES) if code // 6 == at})


def _numbers(need: int, places: tuple[int, ...]) -> Amount:
    return Amount(need, places, {code: 1 for code in range(FACES) if code % 6 in places})


def _pips(need: int, colours: Iterable[int]) -> Amount:
    places = tuple(colours)
    return Amount(need, places, {code: code % 6 + 1 for code in range(FACES) if code // 6 in places})
