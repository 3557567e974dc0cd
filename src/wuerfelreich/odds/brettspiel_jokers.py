"""What jokers add to a roll, for all rolls at once (BR2).

`rules.brettspiel.jokers` lists the ways from one roll; here only the cheapest matters, but from every roll. Rolls that
leave the same profile of a wish are one, and a fictional die leads from profile to profile: so the cheapest way is a
small dynamic programme over arrays of profiles, one joker after the other, with the superjokers left as a second axis.
Cheapest ways need every one of their pairs, if no card is worth less than nothing."""

from collections import Counter
from functools import cached_property

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.odds.turn import Floats
from wuerfelreich.rules.brettspiel.jokers import Pairs, spent
from wuerfelreich.rules.brettspiel.progress import Profile, Tally, Wish
from wuerfelreich.rules.faces import FACES

Indices = NDArray[np.intp]
FULFILLED = 0
"""The place of all profiles that ask for nothing more."""


class Purse(Struct, frozen=True):
    """The cards of a player that can be discarded, and what it costs to give 0, 1, 2 … of them."""

    jokers: dict[int, tuple[float, ...]]
    """By face, for the face-up cards with this joker: as many as there are, and one number more."""
    superjokers: tuple[float, ...] = (0.0,)

    @classmethod
    def free(cls, jokers: tuple[int, ...], superjokers: int) -> "Purse":
        """Cards that cost nothing: what can be reached at all?"""
        return cls({code: (0.0,) * (held + 1) for code, held in Counter(jokers).items()}, (0.0,) * (superjokers + 1))

    @property
    def held(self) -> int:
        """The number of face-up cards."""
        return sum(len(costs) - 1 for costs in self.jokers.values())

    @property
    def most_dice(self) -> int:
        """No more fictional dice can be made."""
        return (self.held + len(self.superjokers) - 1) // 2

    def price(self, pairs: Pairs) -> float:
        """What it costs to discard these pairs."""
        jokers, superjokers = spent(pairs)
        return sum(self.jokers[code][given] for code, given in Counter(jokers).items()) + self.superjokers[superjokers]


class Reach:
    """The profiles of one wish: where each roll stands, and where a fictional die leads."""

    def __init__(self, wish: Wish, tallies: list[Tally]) -> None:
        self._wish = wish
        self._place: dict[Profile, int] = {}
        self._profiles: list[Profile | None] = [None]
        self._missing = [0]
        self._adds: list[list[int]] = [[FULFILLED] for _ in range(FACES)]
        self._grown = 0
        self.rolls: Indices = np.array([self._at(wish.gap(counted).profile) for counted in tallies], dtype=np.intp)

    def _at(self, profile: Profile) -> int:
        """The place of a profile, a new one if it was not met before."""
        place = self._place.get(profile)
        if place is None:
            missing = self._wish.missing(profile)
            place = len(self._profiles) if missing else FULFILLED
            self._place[profile] = place
            if missing:
                self._profiles.append(profile)
                self._missing.append(missing)
        return place

    @cached_property
    def fulfilled(self) -> NDArray[np.bool_]:
        """Whether each roll fulfils the wish without jokers."""
        return np.equal(self.rolls, FULFILLED)

    def _grow(self, dice: int) -> None:
        """Meets all profiles that so many fictional dice lead to; the last ones lead nowhere, and need not."""
        while self._grown < dice:
            self._grown += 1
            begin, end = len(self._adds[0]), len(self._profiles)
            for profile in self._profiles[begin:end]:
                assert profile is not None, "only the fulfilled place has none"
                for code, add in enumerate(self._adds):
                    add.append(self._at(self._wish.add(profile, code)))
            self.__dict__.pop("_tables", None)

    @cached_property
    def _tables(self) -> tuple[NDArray[np.intp], list[Indices | None]]:
        """Dice missing by profile, and by face where one more die leads; None for a face that never helps."""
        size = len(self._profiles)
        staying = np.arange(size)
        adds: list[Indices | None] = []
        for add in self._adds:
            table = staying.copy()
            table[: len(add)] = add
            adds.append(None if np.array_equal(table, staying) else table)
        return np.array(self._missing), adds

    def costs(self, purse: Purse, dtype: type[np.floating]) -> Floats:
        """For every roll what the cheapest way to fulfil the wish costs; infinite where there is none."""
        if not purse.most_dice:
            return np.where(self.fulfilled, 0.0, np.inf).astype(dtype)
        self._grow(min(purse.most_dice, purse.held))
        missing, adds = self._tables
        best = _superjokers_alone(missing, np.array([*purse.superjokers, np.inf], dtype=dtype))
        for code, costs in sorted(purse.jokers.items()):
            add = adds[code]
            if add is not None:
                best = _with_joker(best, add, costs)
        return best[-1][self.rolls]


def _superjokers_alone(missing: Indices, costs: Floats) -> list[Floats]:
    """By superjokers left and profile: what all superjokers given cost, if two each make the dice that are missing."""
    held = len(costs) - 2
    given = [2 * missing + held - left for left in range(held + 1)]
    return [costs[np.minimum(used, held + 1)] for used in given]


def _with_joker(best: list[Floats], add: Indices, costs: tuple[float, ...]) -> list[Floats]:
    """The same with one joker more to choose: each die of its face takes two of its cards, or one and a superjoker."""
    better = [one.copy() for one in best]
    held = len(costs) - 1
    places = np.arange(len(add))
    for dice in range(1, held + 1):
        places = add[places]
        for twos in range(min(dice, held - dice) + 1):
            supers = dice - twos
            for left in range(supers, len(best)):
                np.minimum(better[left], best[left - supers][places] + costs[dice + twos], out=better[left])
    return better
