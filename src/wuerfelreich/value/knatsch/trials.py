"""An attempt as everybody sees it: every seat's chance to win the game, while the roller plays best for himself.

Two things can come of an attempt at a card or the King, of a defence, and of a tournament of two: it succeeds or not.
So one plan for the chance of success, which depends on few things and is kept, serves every position. A tournament of
more has as many ends as players, and a plan of its own."""

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.knatsch.dice import Attempt, attempt, attempt_for_first, beating, chances_to_beat, place
from wuerfelreich.odds.knatsch.multisets import Dice, Floats
from wuerfelreich.odds.knatsch.rivals import Guest
from wuerfelreich.value.evaluator import Chances


class Trial(ABC):
    """An attempt that is being made or may be announced; chances of all seats in the order of the table."""

    @abstractmethod
    def start(self) -> Chances:
        """Before the first roll."""

    @abstractmethod
    def kept(self, live: Dice, more: int, left: int) -> Chances:
        """After keeping these dice, before rolling this many more; this roll is one of those left."""

    @abstractmethod
    def options(self, live: Dice, left: int) -> Chances:
        """A row for every choice with these live dice: stopping, then the keeps."""


class Success(NamedTuple):
    """What a chance of success depends on."""

    to_beat: int
    """A rank."""
    card_dice: int
    rolls: int
    rival: Guest | None
    """Who then defends the card, or rolls last in the tournament; None if nobody does."""
    wanted: bool
    """Whether the roller wants to succeed; one who does not plays to fail."""

    def worth(self) -> Floats:
        """The chance that each result succeeds."""
        beats = beating(self.to_beat)
        return beats if self.rival is None else beats * (1 - chances_to_beat(*self.rival))


@lru_cache(maxsize=1024)
def _plan(success: Success) -> Attempt:
    worth = success.worth()
    return attempt(worth if success.wanted else 1 - worth, success.card_dice, success.rolls)


@lru_cache(maxsize=16384)
def chance_of(success: Success) -> float:
    """The chance of success before the first roll."""
    if success.wanted and success.rival is None:
        return float(chances_to_beat(success.card_dice, success.rolls)[place(success.to_beat)])
    found = float(_plan(success).start()[0])
    return found if success.wanted else 1 - found


class Try(Trial):
    """An attempt that succeeds or fails."""

    def __init__(self, success: Success, won: Chances, missed: Chances) -> None:
        self._success = success
        self._missed = missed
        self._gain = won - missed

    def _mixed(self, found: Floats) -> Chances:
        chance = found if self._success.wanted else 1 - found
        mixed: Chances = self._missed + chance[:, None] * self._gain
        return mixed

    def start(self) -> Chances:
        return self._missed + chance_of(self._success) * self._gain

    def kept(self, live: Dice, more: int, left: int) -> Chances:
        row: Chances = self._mixed(_plan(self._success).kept(live, more, left))[0]
        return row

    def options(self, live: Dice, left: int) -> Chances:
        return self._mixed(_plan(self._success).options(live, left)[0])


class Tournament(Trial):
    """A roll in a tournament; `worth` has a row per seat and says what each result of `RANKS` is worth to it."""

    def __init__(self, worth: Floats, roller: int, card_dice: int, rolls: int) -> None:
        seats = len(worth)
        # The roller decides. The last seat's chance is what the others leave, so it need not be carried.
        order = [(roller + at) % seats for at in range(seats)]
        self._plan = attempt_for_first(worth[order[:-1]], card_dice, rolls)
        self._back = np.argsort(order)

    def _seated(self, found: Floats) -> Chances:
        """From a row per valuation to a column per seat."""
        seated: Chances = np.vstack([found, 1 - found.sum(axis=0)])[self._back].T
        return seated

    def start(self) -> Chances:
        row: Chances = self._seated(self._plan.start()[:, None])[0]
        return row

    def kept(self, live: Dice, more: int, left: int) -> Chances:
        row: Chances = self._seated(self._plan.kept(live, more, left)[:, None])[0]
        return row

    def options(self, live: Dice, left: int) -> Chances:
        return self._seated(self._plan.options(live, left))
