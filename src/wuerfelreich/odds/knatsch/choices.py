"""Which dice to keep in Knatsch, for many valuations at once: giving up dice one at a time.

Whoever keeps two of five dice gives up one, three times. So the best choice of every multiset follows from those of its
neighbours with one die less. Looking through all sub-multisets would take many times as long. Arrays have a row per
multiset or choice, and a column per valuation: whole rows are compared at a time."""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.knatsch.multisets import LIVE, LIVE_AT, ROLLING_AT, VALUES, Dice, Floats, Places
from wuerfelreich.rules.knatsch.dice import DICE

Found = NDArray[np.int16]
_NONE = np.int16(len(LIVE))
#: By number of dice to be rolled: how many multisets leave room for them. The smaller multisets come first.
_ROOM = [sum(len(live) <= DICE - more for live in LIVE) for more in range(DICE + 1)]
_SIZES = np.array([len(live) for live in LIVE])


@cache
def _rolling() -> list[Places]:
    """By number of dice to be rolled: the choices that roll them, in the order of what is kept."""
    return [
        np.array([ROLLING_AT[kept, more] for kept in LIVE[:room]] if more else [], dtype=np.intp)
        for more, room in enumerate(_ROOM)
    ]


@cache
def _less() -> Places:
    """What each multiset but the empty one becomes when a die of each number is given up; for a number that it does
    not show, the same as for its first die."""
    found = [[LIVE_AT[_without(live, die if die in live else live[0])] for die in VALUES] for live in LIVE[1:]]
    return np.array(found, dtype=np.intp)


def _without(live: Dice, die: int) -> Dice:
    at = live.index(die)
    return live[:at] + live[at + 1 :]


def best(kept: Floats) -> Floats:
    """What the best choice to roll on is worth to every multiset but the empty one, given what every choice is."""
    return _best(kept)[0]


def _best(kept: Floats) -> list[Floats]:
    """By number of dice given up before, and multiset: the best choice to roll on. Without any, there is no row for
    the empty multiset."""
    rolling, less = _rolling(), _less()
    found = [kept[rolling[DICE]]]
    for more in range(DICE - 1, 0, -1):
        most = kept[rolling[more]]
        np.maximum(most[1:], found[-1][less[: len(most) - 1]].max(axis=1), out=most[1:])
        found.append(most)
    found.append(found[-1][less].max(axis=1))
    return found[::-1]


def first_best(kept: Floats) -> Places:
    """The choice that is worth most to every multiset but the empty one; of equal ones the one that keeps fewest dice,
    and of those the one that keeps the lowest."""
    most = _best(kept)
    rolling, less = _rolling(), _less()
    at: Found = np.zeros(most[DICE].shape, dtype=np.int16)
    for more in range(DICE - 1, 0, -1):
        own = np.arange(_ROOM[more], dtype=np.int16)[:, None]
        found = np.where(kept[rolling[more]] == most[more], own, _NONE)
        np.minimum(found[1:], _first(most[more][1:], most[more + 1], at, less), out=found[1:])
        at = found
    keeping = _first(most[0], most[1], at, less)
    choices: Places = _table()[keeping, _SIZES[1:, None] - _SIZES[keeping]]
    return choices


def _first(most: Floats, later: Floats, at: Found, less: Places) -> Found:
    """What is kept in the end, where giving up one more die is best."""
    found = np.full(most.shape, _NONE)
    for after in less[: len(most)].T:
        np.minimum(found, np.where(later[after] == most, at[after], _NONE), out=found)
    return found


@cache
def _table() -> Places:
    """The place of every choice, by multiset kept and number of dice rolled."""
    found = np.zeros((len(LIVE), DICE + 1), dtype=np.intp)
    for (kept, more), at in ROLLING_AT.items():
        found[LIVE_AT[kept], more] = at
    return found
