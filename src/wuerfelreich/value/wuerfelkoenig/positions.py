"""Positions of Würfelkönig as arrays: the piles counted, seats rotated."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.value.network import Floats
from wuerfelreich.value.wuerfelkoenig.features import MAX_PENALTY, Positions

MAX_PILES = 4096
"""Piles whose count is remembered: a turn changes one or two of them, and its endings share the others."""


class Pile(NamedTuple):
    """What counts of a kingdom pile."""

    points: int
    minus: int
    fairies: int
    elf: bool


_NOBODY = (0, 0, 0, 0, 0)


class Reader:
    """Reads states of one box."""

    def __init__(self, box: Box) -> None:
        self._worth = [citizen.points if isinstance(citizen.points, int) else 0 for citizen in box.citizens]
        self._worth += list(box.village_values) * SLOTS
        self._fairies = {code for code in range(CITIZENS) if box.is_fairy[code]}
        self._elves = {code for code in range(CITIZENS) if box.is_elf[code]}
        self.pile = lru_cache(MAX_PILES)(self._pile)
        assert len(self._worth) == CITIZENS + SLOTS * STACK

    def _pile(self, cards: tuple[int, ...]) -> Pile:
        """The count of a pile: n fairies are worth n² (WK7), an elf counts on top (WK5)."""
        worth = [card if card < 0 else self._worth[card] for card in cards]
        fairies = sum(card in self._fairies for card in cards)
        minus = -sum(points for points in worth if points < 0)
        return Pile(sum(worth) + fairies * fairies, minus, fairies, bool(cards) and cards[-1] in self._elves)

    def positions(self, states: Sequence[State], movers: Sequence[int], seats: int) -> Positions:
        """States as arrays, seen by the players who move next."""
        rotated = []
        for state, mover in zip(states, movers, strict=True):
            held = [(*self.pile(cards), 1) for cards in state.piles]
            rotated.append([*held[mover:], *held[:mover], *([_NOBODY] * (seats - len(held)))])
        points, minus, fairies, elf, present = np.array(rotated, dtype=np.float32).transpose(2, 0, 1)
        return Positions(
            points=points,
            minus=minus,
            fairies=fairies,
            elf=elf,
            present=present,
            row=np.array([(-1,) * (SLOTS - len(state.row)) + state.row for state in states], dtype=np.intp),
            pool=np.array([_members(state.pool) for state in states]),
            villages=np.array([state.villages for state in states], dtype=np.float32),
            penalty=np.array([-state.penalty for state in states], dtype=np.float32),
            penalties=np.array([_by_cost(state.penalties) for state in states]),
        )


@lru_cache(256)
def _members(pool: tuple[int, ...]) -> Floats:
    return np.bincount(pool, minlength=CITIZENS).astype(np.float32)


@lru_cache(256)
def _by_cost(penalties: tuple[int, ...]) -> Floats:
    return np.bincount([-1 - value for value in penalties], minlength=MAX_PENALTY).astype(np.float32)
