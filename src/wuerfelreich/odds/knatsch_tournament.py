"""Tournaments of Knatsch: who wins, seen from every result of the player who leads.

The model: every guest still to roll plays with the best keeping to beat the result that leads when his turn comes,
and never declines. He does not weigh what those after him may do to his own result; only the player who is asked does
(see `chances_to_win`). So the chance of a leader to hold is exact for the last guest, and for more of them a lower
bound: a guest who wants more than to beat the leader fails at it a little more often."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.knatsch_dice import RANKS, Attempt, Floats, attempt, chances_to_beat, place, results_beating


class Guest(NamedTuple):
    """A player who may still roll: his card dice, as a bit mask, and his rolls."""

    card_dice: int
    rolls: int


@lru_cache(maxsize=512)
def winners(guests: tuple[Guest, ...]) -> Floats:
    """For every result that leads (columns): the chance that its owner holds (first row), and that each guest wins."""
    if not guests:
        return np.ones((1, len(RANKS)))
    first, rest = guests[0], winners(guests[1:])
    order = np.arange(len(RANKS))
    leads = np.where(order[None] > order[:, None], results_beating(*first), 0.0)
    fails = 1 - chances_to_beat(*first)
    return np.vstack([rest[0] * fails, leads @ rest[0], rest[1:] * fails + rest[1:] @ leads.T])


def chances_to_win(to_beat: int, guests: tuple[Guest, ...]) -> Floats:
    """The valuation of who wants to win the tournament: what each result of `RANKS` is worth to stop with."""
    return np.where(np.arange(len(RANKS)) > place(to_beat), winners(guests)[0], 0.0)


def tournament(to_beat: int, roller: Guest, guests: tuple[Guest, ...]) -> Attempt:
    """The attempt of a player to win a tournament against the result that leads and the guests after him."""
    return attempt(chances_to_win(to_beat, guests), *roller)
