"""What fictional dice make of the rolls, for every citizen, as tables (as `odds.brettspiel.takes`).

Rolls that leave all tiers of a citizen with the same profiles are one kind. A die leads from profile to profile."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.brettspiel.jit import Ints
from wuerfelreich.odds.turn import Dice
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.progress import Profile, Wish
from wuerfelreich.rules.faces import FACES

FULFILLED = 0
"""The place of all profiles that ask for nothing more."""
DEEPEST = 6
"""The most fictional dice made with a joker that are looked at; nobody holds the cards for more."""
NOWHERE = -1
"""Where a die leads beyond that."""


class Takes(NamedTuple):
    """By citizen, unless another key is named."""

    kinds: Ints
    """How many kinds of rolls there are."""
    of_roll: NDArray[np.int16]
    """By citizen and roll: the kind."""
    starts: NDArray[np.int32]
    """By citizen, tier and kind: the profile."""
    alone: Ints
    """By citizen and kind: the tier reached without jokers."""
    fulfilled: NDArray[np.bool_]
    """By citizen and roll: whether the dice alone fulfil it."""
    most_missing: Ints
    helps: NDArray[np.bool_]
    """By citizen and face: whether a die of it may help."""
    alike: Ints
    """By citizen and face: the first face that does the same."""
    leads: NDArray[np.int32]
    """By profile and face: the profile after one more die."""
    missing: Ints
    """By profile: how many dice of any face it asks for."""


class Profiles:
    """The profiles of all wishes, each with its place."""

    def __init__(self) -> None:
        self.leads: list[list[int]] = [[FULFILLED] * FACES]
        self.missing = [0]
        self._places: dict[tuple[Wish, Profile], int] = {}

    def place(self, wish: Wish, profile: Profile) -> int:
        """The place of a profile."""
        key = wish, profile
        if key not in self._places:
            missing = wish.missing(profile)
            self._places[key] = len(self.missing) if missing else FULFILLED
            if missing:
                self.missing.append(missing)
                self.leads.append([NOWHERE] * FACES)
        return self._places[key]

    def explore(self, wish: Wish, profiles: set[Profile]) -> None:
        """Fills in where dice lead from these profiles."""
        alike = [wish.alike(code) for code in range(FACES)]
        now = profiles
        for _ in range(DEEPEST):
            later: set[Profile] = set()
            for profile in now:
                leads = self.leads[self.place(wish, profile)]
                if leads[0] != NOWHERE:
                    continue
                for code in range(FACES):
                    if alike[code] == code:
                        after = wish.add(profile, code)
                        leads[code] = self.place(wish, after)
                        if leads[code] != FULFILLED:
                            later.add(after)
                leads[:] = [leads[alike[code]] for code in range(FACES)]
            now = later


def takes_of(box: Box, rolls: list[Dice]) -> Takes:
    """The tables of a box over all rolls."""
    profiles = Profiles()
    tallies = [box.tally(roll) for roll in rolls]
    by_wish: dict[Wish, list[int]] = {}
    for wish in {one: None for wishes in box.wishes for one in wishes}:
        seen = [counted[wish.looks_at] for counted in tallies]
        shown = {one: wish.profile(one) for one in set(seen)}
        places = {one: profiles.place(wish, profile) for one, profile in sorted(shown.items())}
        profiles.explore(wish, set(shown.values()))
        by_wish[wish] = [places[one] for one in seen]
    cards = [_Card([by_wish[wish] for wish in wishes], profiles) for wishes in box.wishes]
    alike = [_alike(wishes) for wishes in box.wishes]
    kinds, tiers = max(len(card.kinds) for card in cards), max(len(wishes) for wishes in box.wishes)
    starts = np.zeros((len(cards), tiers, kinds), dtype=np.int32)
    alone = np.zeros((len(cards), kinds), dtype=np.int64)
    for at, card in enumerate(cards):
        found = np.array(card.kinds).T
        starts[at, : len(found), : len(card.kinds)] = found
        alone[at, : len(card.kinds)] = (found == FULFILLED).sum(axis=0)
    missing = np.array(profiles.missing)
    of_roll = np.array([card.of_roll for card in cards], dtype=np.int16)
    return Takes(
        kinds=np.array([len(card.kinds) for card in cards]),
        of_roll=of_roll,
        starts=starts,
        alone=alone,
        fulfilled=np.take_along_axis(alone, of_roll.astype(np.int64), axis=1) > 0,
        most_missing=missing[starts].max(axis=(1, 2)),
        helps=np.array([card.helps for card in cards]),
        alike=np.array(alike),
        leads=np.array(profiles.leads, dtype=np.int32),
        missing=missing,
    )


class _Card:
    """The kinds of rolls of one citizen: the profiles of all tiers that a roll leaves."""

    def __init__(self, tiers: list[list[int]], profiles: Profiles) -> None:
        numbers: dict[tuple[int, ...], int] = {}
        self.of_roll = [numbers.setdefault(places, len(numbers)) for places in zip(*tiers, strict=True)]
        self.kinds = list(numbers)
        left_open = {place for places in self.kinds for place in places} - {FULFILLED}
        self.helps = [any(profiles.leads[place][code] != place for place in left_open) for code in range(FACES)]


def _alike(wishes: tuple[Wish, ...]) -> list[int]:
    kinds = [tuple(wish.alike(code) for wish in wishes) for code in range(FACES)]
    return [kinds.index(kind) for kind in kinds]
