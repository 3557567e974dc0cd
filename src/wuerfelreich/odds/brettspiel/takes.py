"""Which rolls allow a citizen to be taken by discarding which cards, and the tier it then reaches (BR2, BR3).

`jokers.Reach` knows the cheapest way from every roll; here every way is told apart. Rolls that leave all tiers with the
same profiles are one kind, and which kinds a set of fictional dice serves does not depend on who holds the cards: so
each set is worked out once per citizen."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.brettspiel.jokers import FULFILLED, Indices, Reach
from wuerfelreich.rules.faces import FACES

Tiers = NDArray[np.int8]
"""By kind of roll, the tier reached; 0 where the citizen cannot be taken so."""
MAX_TABLES = 1 << 12
"""Per citizen."""


class Spending(NamedTuple):
    """Cards discarded for fictional dice, every pair one of them."""

    faces: tuple[int, ...] = ()
    """The dice made with a joker, sorted."""
    wild: int = 0
    """The dice made of two superjokers."""
    jokers: tuple[int, ...] = ()
    """The face-up cards that are discarded, sorted."""
    superjokers: int = 0


def spendings(held: Sequence[tuple[int, int]], superjokers: int, dice: int) -> Iterator[Spending]:
    """Every way to make this many fictional dice from jokers (by face, how many) and superjokers."""
    if not held or not dice:
        if 2 * dice <= superjokers:
            yield Spending(wild=dice, superjokers=2 * dice)
        return
    (code, count), *others = held
    for own in range(min(dice, count) + 1):
        for twos in range(min(own, count - own), -1, -1):
            alone = own - twos
            if alone > superjokers:
                break
            for rest in spendings(others, superjokers - alone, dice - own):
                yield Spending(
                    (code,) * own + rest.faces,
                    rest.wild,
                    (code,) * (own + twos) + rest.jokers,
                    alone + rest.superjokers,
                )


class CardTakes:
    """The kinds of rolls for one citizen. Its tiers rise: what fulfils one fulfils those below it."""

    def __init__(self, reaches: Sequence[Reach]) -> None:
        self._reaches = reaches
        rolls = np.stack([reach.rolls for reach in reaches])
        codes = rolls[0].copy()
        for row in rolls[1:]:
            codes = codes * (row.max() + 1) + row
        _, first, self.of_roll = np.unique(codes, return_index=True, return_inverse=True)
        self._starts = rolls[:, first]
        self.count = len(reaches)
        """Of tiers."""
        self.alone: Tiers = (self._starts == FULFILLED).sum(axis=0).astype(np.int8)
        """The tier reached without jokers."""
        self.fulfilled: NDArray[np.bool_] = (self.alone > 0)[self.of_roll]
        """For every roll, whether it fulfils the citizen."""
        self.most_missing = self._most_missing()
        kinds = [tuple(reach.alike[code] for reach in reaches) for code in range(FACES)]
        self._alike = [kinds.index(kind) for kind in kinds]
        self._tables: dict[tuple[tuple[int, ...], int], tuple[Tiers, tuple[int, ...]]] = {}

    def _most_missing(self) -> int:
        return max(int(reach.missing(starts).max()) for reach, starts in zip(self._reaches, self._starts, strict=True))

    def ways(self, jokers: Sequence[tuple[int, int]], superjokers: int, most: int) -> Iterator[Spending]:
        """The sets of cards that may serve, those with fewer dice first; at most this many."""
        held = [(code, count) for code, count in jokers if any(reach.helps[code] for reach in self._reaches)]
        cards = superjokers + sum(count for _, count in held)
        sizes = range(1, min(cards // 2, self.most_missing) + 1)
        return islice((one for dice in sizes for one in spendings(held, superjokers, dice)), most)

    def tiers(self, spending: Spending) -> tuple[Tiers, tuple[int, ...]]:
        """By kind of roll, the tier that these cards reach, where all of them are needed; and the tiers that occur."""
        key = (tuple(sorted([self._alike[code] for code in spending.faces])), spending.wild)
        table = self._tables.get(key)
        if table is None:
            if len(self._tables) >= MAX_TABLES:
                self._tables.clear()
            table = self._tables[key] = self._table(*key)
        return table

    def _table(self, faces: tuple[int, ...], wild: int) -> tuple[Tiers, tuple[int, ...]]:
        allowed = np.zeros(self._starts.shape[1], dtype=np.bool_)
        reached = np.zeros(self._starts.shape[1], dtype=np.int8)
        for reach, starts in zip(self._reaches, self._starts, strict=True):
            places, needed = starts, starts != FULFILLED  # a die after all is fulfilled is not needed
            for code in faces:
                needed &= places != FULFILLED
                places = reach.after(code, places)
            missing = reach.missing(places)
            needed &= missing == wild
            for at, code in enumerate(faces):
                if needed.any() and (at == 0 or code != faces[at - 1]):
                    needed &= reach.missing(_after(reach, starts, faces[:at] + faces[at + 1 :])) > wild
            allowed |= needed
            reached += missing <= wild
        reached[~allowed] = 0
        return reached, tuple(np.flatnonzero(np.bincount(reached)).tolist()[1:] if allowed.any() else ())


def _after(reach: Reach, places: Indices, faces: tuple[int, ...]) -> Indices:
    for code in faces:
        places = reach.after(code, places)
    return places
