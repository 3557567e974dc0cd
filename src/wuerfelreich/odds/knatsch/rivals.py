"""Odds where others roll too in Knatsch: a castle that its owner may defend, and a tournament with guests.

The model of a tournament: every guest still to roll keeps the best dice to beat whatever result leads by then, and
never declines. Guests do not weigh what those after them may do to their own result; only the player who is asked does
(see `winning`). So a leader's chance to hold is exact against the last guest, and a lower bound against several: a
guest who wants more than to beat the leader fails at it a little more often. Nobody rolls after a defender, so there
the odds are exact."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.knatsch.dice import RANKS, attempt, beating, chances_to_beat, place, results_beating
from wuerfelreich.odds.knatsch.multisets import Floats
from wuerfelreich.rules.knatsch.targets import ROLLS


class Guest(NamedTuple):
    """A player who rolls: card dice, as a bit mask, and number of rolls."""

    card_dice: int
    rolls: int


def taking(to_beat: int, defender: int) -> Floats:
    """The valuation of an attacker: the castle is beaten, and its owner, with these card dice, fails to defend it."""
    taken: Floats = beating(to_beat) * (1 - chances_to_beat(defender, ROLLS))
    return taken


@lru_cache(maxsize=4096)
def chance_to_take(to_beat: int, attacker: Guest, defender: int) -> float:
    """The chance to take a castle with the best play of both sides."""
    return float(attempt(taking(to_beat, defender), *attacker).start()[0])


@lru_cache(maxsize=512)
def winners(guests: tuple[Guest, ...]) -> Floats:
    """For every result that leads (columns): the chance that its owner holds (first row), and that each guest wins."""
    if not guests:
        return np.ones((1, len(RANKS)))
    if len(guests) == 1:
        beaten = chances_to_beat(*guests[0])
        return np.vstack([1 - beaten, beaten])
    first, rest = guests[0], winners(guests[1:])
    order = np.arange(len(RANKS))
    leads = np.where(order[None] > order[:, None], results_beating(*first), 0.0)
    fails = 1 - chances_to_beat(*first)
    return np.vstack([rest[0] * fails, leads @ rest[0], rest[1:] * fails + rest[1:] @ leads.T])


def winning(to_beat: int, guests: tuple[Guest, ...]) -> Floats:
    """The valuation of a player who wants to win a tournament against the leading result and the guests to follow."""
    return np.where(np.arange(len(RANKS)) > place(to_beat), winners(guests)[0], 0.0)


@lru_cache(maxsize=4096)
def chance_to_win(to_beat: int, roller: Guest, guests: tuple[Guest, ...]) -> float:
    """The chance to win a tournament with the best play."""
    return float(attempt(winning(to_beat, guests), *roller).start()[0])
