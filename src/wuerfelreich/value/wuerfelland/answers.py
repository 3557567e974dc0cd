"""Who crosses what in phase 2, and what that is worth to everybody.

Seats are counted from the next active player on, so the one who is active now is the last, and crosses first.
With two players all pairs of crossings are valued. With more that would be too many: the seats that have yet to answer
cross what is best for themselves if all other lands were like their own, which depends on their own land alone."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, Floats, Ints
from wuerfelreich.odds.wuerfelland.odds import ASIDE, LEFT
from wuerfelreich.rules.wuerfelland.dice import Groups
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelland.crossings import COUNTS, GROUPS, Crossings
from wuerfelreich.value.wuerfelland.split_network import MAX_KEPT, SplitNetwork

MAX_LISTED = 256
"""Crossings of a land that are paired with those of the other; our boards rarely have as many."""
_PAIRS_AT_ONCE = 2048
"""As many inner values as fit into a processor's cache."""
_ENDS = len(ASIDE)
#: By colour and end: the group that the active player uses, and those that the others may use.
_ACTIVE = (np.arange(COLOUR_COUNT)[:, None] * COUNTS + ASIDE).reshape(-1)
_OTHERS = np.array([[other for other in range(COLOUR_COUNT) if other != colour] for colour in range(COLOUR_COUNT)])
_PASSIVE = (_OTHERS[:, None, :] * COUNTS + LEFT).reshape(-1, COLOUR_COUNT - 1)


class Lands(NamedTuple):
    """The lands before anybody crosses in this round."""

    seats: tuple[Crossings, ...]
    last: bool
    """Whether the game is over after this round (WL12)."""


class Answers:
    """The chances after all crossings of a round, by one network."""

    def __init__(self, network: Network) -> None:
        self.split = SplitNetwork(network)
        self._scores = lru_cache(MAX_KEPT)(self._score)

    def ends(self, lands: Lands) -> Chances:
        """By colour, end of phase 1 and seat: the chances when everybody makes the best of the dice."""
        found = self._pairs(lands) if len(lands.seats) == 2 else self._in_turn(lands)
        return found.reshape(COLOUR_COUNT, _ENDS, -1)

    # Two players

    def pairs(self, lands: Lands, rows: Ints, columns: Ints) -> Floats:
        """The first seat's chance of two, by crossings of the active player in rows and his own in columns."""
        one, other = lands.seats
        others = self.split.crossing(other, 1)[rows] + self.split.base(2)
        own = self.split.crossing(one, 0)[columns]
        found = np.empty((len(rows), len(columns)))
        step = max(1, _PAIRS_AT_ONCE // len(columns))
        for at in range(0, len(rows), step):
            values = (others[at : at + step, None] + own).reshape(-1, own.shape[1])
            found[at : at + step] = self.split.first(values).reshape(-1, len(columns))
        if lands.last:
            found[(one.treasures[columns] + other.treasures[rows][:, None]) == 0] = 0.5
        first, second = one.reached[columns], other.reached[rows][:, None]
        if first.any() or second.any():
            either = first | second
            found[either] = ((1.0 + first - second) / 2)[either]
        return found

    def listed(self, crossings: Crossings, seat: int) -> Ints:
        """The rows considered: all, unless there are far too many; then the best for every colour and number."""
        count = len(crossings.groups)
        if count <= MAX_LISTED:
            return np.arange(count)
        order = np.lexsort((-self._scores(crossings, seat, 2)[1:], crossings.groups[1:])) + 1
        rank = np.arange(1, count) - crossings.bounds[crossings.groups[order]]
        most = max(1, np.sort(rank)[MAX_LISTED - 1])
        return np.concatenate([[0], np.sort(order[rank < most])])

    def _pairs(self, lands: Lands) -> Chances:
        """The active player crosses what leaves the other the least, who then crosses what is best for himself."""
        one, other = lands.seats
        rows, columns = self.listed(other, 1), self.listed(one, 0)
        groups = other.groups[rows]
        best = np.full((len(rows), GROUPS), -np.inf)
        """By the active player's crossing and the other's group: the other's best chance; group 0 is passing."""
        self._fill(best, lands, rows[:1], columns, slice(0, 1))
        column_groups = one.groups[columns]
        firsts = np.searchsorted(groups[1:], np.arange(COLOUR_COUNT + 1) * COUNTS) + 1
        for colour in range(COLOUR_COUNT):
            own = slice(*firsts[colour : colour + 2])
            if own.start < own.stop:
                same = (column_groups // COUNTS == colour) & (column_groups > 0)
                self._fill(best, lands, rows[own], columns[~same], own)
        return self._chosen(best, groups)

    def _fill(self, best: Floats, lands: Lands, rows: Ints, columns: Ints, at: slice) -> None:
        groups = lands.seats[0].groups[columns]
        starts = np.concatenate([[0], np.flatnonzero(groups[1:] != groups[:-1]) + 1])
        best[at, groups[starts]] = np.maximum.reduceat(self.pairs(lands, rows, columns), starts, axis=1)

    @staticmethod
    def _chosen(best: Floats, groups: Ints) -> Chances:
        bounds = np.searchsorted(groups[1:], np.arange(GROUPS + 1)) + 1
        counts = np.diff(bounds)[_ACTIVE]
        firsts = np.where(counts > 0, bounds[_ACTIVE], 0)  # row 0: nothing can be crossed
        counts = np.maximum(counts, 1)
        starts = np.concatenate([[0], counts.cumsum()[:-1]])
        ends = np.repeat(np.arange(len(counts)), counts)
        rows = firsts[ends] + np.arange(len(ends)) - starts[ends]
        # Column c * COUNTS is no dice of colour c: column 0 is passing, the others are minus infinity.
        values = best.take(rows[:, None] * GROUPS + _PASSIVE[ends]).max(axis=1)
        np.maximum(values, best[rows, 0], out=values)
        least = np.minimum.reduceat(values, starts)
        return np.stack([least, 1.0 - least], axis=1)

    # More players

    def answer(self, crossings: Crossings, seat: int, players: int, groups: Ints, must: bool) -> Ints:
        """The row that a seat chooses among these groups, for rows of groups; 0 for passing."""
        scores = self._scores(crossings, seat, players)
        rows = crossings.best(scores)[groups]
        values = scores[rows]
        if must:
            values = np.where(rows > 0, values, -np.inf)
        at = np.arange(len(groups)), values.argmax(axis=1)
        rows, values = rows[at], values[at]
        return rows if must else np.where(values > scores[0], rows, 0)

    def _score(self, crossings: Crossings, seat: int, players: int) -> Floats:
        """The own chance after each crossing if all other lands were like this one."""
        split = self.split
        others = sum(split.land(crossings, other)[0] for other in range(players) if other != seat)
        values = split.crossing(crossings, seat) + (split.base(players) + others)
        scores: Floats = split.chances(values, players)[:, seat]
        scores[crossings.reached] = 1.0
        return scores

    def _in_turn(self, lands: Lands) -> Chances:
        """Everybody crosses as `answer` says; many ends lead to the same crossings."""
        players = len(lands.seats)
        active = players - 1
        rows = [self.answer(land, seat, players, _PASSIVE, must=False) for seat, land in enumerate(lands.seats[:-1])]
        rows.append(self.answer(lands.seats[active], active, players, _ACTIVE[:, None], must=True))
        code = rows[0]
        for land, own in zip(lands.seats[1:], rows[1:], strict=True):
            code = code * len(land.groups) + own
        _, first, shared = np.unique(code, return_index=True, return_inverse=True)
        found: Chances = self.after(lands, [own[first] for own in rows], (0,) * players)[shared]
        return found

    def after(self, lands: Lands, rows: Sequence[Ints], owed: Sequence[int]) -> Chances:
        """The chances after these crossings of every seat, given the treasure rolls that they had before."""
        players = len(rows)
        split = self.split
        values = split.base(players)
        reached, rolls = [], np.zeros(len(rows[0]), dtype=np.intp)
        for seat, (land, own, before) in enumerate(zip(lands.seats, rows, owed, strict=True)):
            total = land.treasures[own] + before
            if before:
                values = values + (split.land(land, seat)[own] + split.owed[seat, total])
            else:
                values = values + split.crossing(land, seat)[own]
            reached.append(land.reached[own])
            rolls += total
        return settled(split.chances(values, players), np.stack(reached, axis=1), (rolls == 0) & lands.last)


def settled(chances: Chances, reached: NDArray[np.bool_], over: NDArray[np.bool_]) -> Chances:
    """Exact where the goal is reached (WL8), or where the game is over without a winner (WL12)."""
    chances[over] = 1 / chances.shape[1]
    won = reached.any(axis=1)
    if won.any():
        chances[won] = reached[won] / reached[won].sum(axis=1, keepdims=True)
    return chances


def groups_of(dice: Groups) -> Ints:
    """Dice as groups, in one row."""
    return np.array([[colour * COUNTS + count for colour, count in dice]], dtype=np.intp)
