"""What jokers add to a roll, for all rolls at once (BR2).

`rules.brettspiel.jokers` lists the ways from one roll; here only the cheapest matters, but from every roll. Rolls that
leave a wish with the same profile count as one, and a fictional die leads from profile to profile: so the cheapest way
is a small dynamic program over arrays of profiles, joker by joker, with the superjokers left as a second axis. The
cheapest ways need every one of their pairs, as long as no card is worth less than nothing."""

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
"""The place shared by all profiles that ask for nothing more."""
UNKNOWN = -1
"""Where a die leads, if not worked out yet."""


class Purse(Struct, frozen=True):
    """A player's cards that can be discarded, and what it costs to give 0, 1, 2 … of them."""

    jokers: dict[int, tuple[float, ...]]
    """By face, the costs for the face-up cards with this joker: one number more than there are cards."""
    superjokers: tuple[float, ...] = (0.0,)

    @classmethod
    def free(cls, jokers: tuple[int, ...], superjokers: int) -> "Purse":
        """Cards that cost nothing, to ask what can be reached at all."""
        return cls({code: (0.0,) * (held + 1) for code, held in Counter(jokers).items()}, (0.0,) * (superjokers + 1))

    @property
    def held(self) -> int:
        """The number of face-up cards."""
        return sum(len(costs) - 1 for costs in self.jokers.values())

    @property
    def most_dice(self) -> int:
        """An upper bound on the fictional dice that can be made."""
        return (self.held + len(self.superjokers) - 1) // 2

    def price(self, pairs: Pairs) -> float:
        """What it costs to discard these pairs."""
        jokers, superjokers = spent(pairs)
        return sum(self.jokers[code][given] for code, given in Counter(jokers).items()) + self.superjokers[superjokers]


class Seen:
    """What conditions look at in all rolls: for each part of a tally, its values and which one each roll shows."""

    def __init__(self, tallies: list[Tally]) -> None:
        self.parts: list[tuple[list[Profile], Indices]] = []
        for part in zip(*tallies, strict=True):
            places = {seen: at for at, seen in enumerate(dict.fromkeys(part))}
            self.parts.append((list(places), np.array([places[seen] for seen in part], dtype=np.intp)))


class Reach:
    """The profiles of one wish: which one each roll leaves, and where a fictional die leads. They are added as needed,
    since few of all profiles can be reached with the cards that people hold."""

    def __init__(self, wish: Wish, seen: Seen) -> None:
        self._wish = wish
        self.alike = tuple(wish.alike(code) for code in range(FACES))
        """By face: the one that stands for all that are alike, so that their leads are worked out once."""
        self._place: dict[Profile, int] = {}
        self._profiles: list[Profile] = [()]
        self._missing = [0]
        self._counts: Indices = np.zeros(1, dtype=np.intp)
        self._leads = np.full((FACES, 1), FULFILLED, dtype=np.intp)
        differing, of_roll = seen.parts[wish.looks_at]
        self._starts = np.array([self._at(wish.profile(one)) for one in differing], dtype=np.intp)
        self.rolls: Indices = self._starts[of_roll]
        self._starts = np.unique(self._starts)

    def _at(self, profile: Profile) -> int:
        """The place of a profile, a new one if it has not been seen before."""
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

    @cached_property
    def helps(self) -> tuple[bool, ...]:
        """Whether a die of each face changes what any roll leaves open."""
        open_profiles = [self._profiles[place] for place in self._starts if place != FULFILLED]
        return tuple(
            any(self._wish.add(profile, code) != profile for profile in open_profiles) for code in range(FACES)
        )

    def _lead(self, code: int, places: Indices) -> Indices:
        """Where one more die of this face leads from these places, each named once."""
        short = len(self._profiles) - self._leads.shape[1]
        if short > 0:  # makes room for twice as many, so that this is seldom needed
            room = np.full((FACES, short + self._leads.shape[1]), UNKNOWN, dtype=np.intp)
            self._leads = np.hstack([self._leads, room])
        code = self.alike[code]
        leads = self._leads[code]
        unknown = places[leads[places] == UNKNOWN]
        if len(unknown):
            add, profiles, known = self._wish.add, self._profiles, self._place
            found = [add(profiles[place], code) for place in unknown.tolist()]
            leads[unknown] = [known[one] if one in known else self._at(one) for one in found]
        return np.unique(leads[places])

    def after(self, code: int, places: Indices) -> Indices:
        """Where one more die of this face leads from each of these places."""
        code = self.alike[code]
        if self._leads.shape[1] < len(self._profiles) or (self._leads[code, places] == UNKNOWN).any():
            self._lead(code, np.unique(places))
        led: Indices = self._leads[code, places]
        return led

    def missing(self, places: Indices) -> Indices:
        """How many dice of any face each of these places still asks for."""
        if len(self._counts) < len(self._missing):
            self._counts = np.array(self._missing, dtype=np.intp)
        return self._counts[places]

    def _explore(self, codes: list[int], purse: Purse) -> None:
        """Fills in where the dice that these cards can make lead, keeping the places reached by superjokers left."""
        superjokers = len(purse.superjokers) - 1
        reached: dict[int, Indices] = {superjokers: self._starts}
        for code in codes:
            held = len(purse.jokers[code]) - 1
            grown: dict[int, list[Indices]] = {left: [places] for left, places in reached.items()}
            for left, begin in reached.items():
                places = begin
                for dice in range(1, min(held, (held + left) // 2) + 1):
                    places = self._lead(code, places)
                    grown.setdefault(left - max(0, 2 * dice - held), []).append(places)
            reached = {left: np.unique(np.concatenate(some)) for left, some in grown.items()}

    def costs(self, purse: Purse, dtype: type[np.floating]) -> Floats:
        """For every roll, what the cheapest way to fulfil the wish costs; infinite if there is none."""
        if not purse.most_dice:
            return np.where(self.fulfilled, 0.0, np.inf).astype(dtype)
        codes = [code for code in sorted(purse.jokers) if self.helps[code]]
        self._explore(codes, purse)
        best = _superjokers_alone(np.array(self._missing), np.array([*purse.superjokers, np.inf], dtype=dtype))
        staying = np.arange(len(self._missing))
        for code in reversed(codes):  # the last to be explored is the first to be decided
            known = self._leads[self.alike[code], : len(staying)]
            leads = np.where(known == UNKNOWN, staying[: len(known)], known)
            best = _with_joker(best, np.concatenate([leads, staying[len(known) :]]), purse.jokers[code])
        return best[-1][self.rolls]


def _superjokers_alone(missing: Indices, costs: Floats) -> list[Floats]:
    """By superjokers left and profile: what all superjokers given cost, if two make each die that is missing."""
    held = len(costs) - 2
    given = [2 * missing + held - left for left in range(held + 1)]
    return [costs[np.minimum(used, held + 1)] for used in given]


def _with_joker(best: list[Floats], add: Indices, costs: tuple[float, ...]) -> list[Floats]:
    """The same with one more joker to use: each die of its face takes two of its cards, or one and a superjoker."""
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
