"""What is at stake in an attempt: the positions it may lead to, and the trial that follows from their chances."""

from abc import ABC, abstractmethod

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.knatsch.dice import RANKS, chances_to_beat, place
from wuerfelreich.odds.knatsch.multisets import Floats
from wuerfelreich.odds.knatsch.rivals import Guest, winners
from wuerfelreich.rules.knatsch.attempts import declined, finish
from wuerfelreich.rules.knatsch.dice import DICE
from wuerfelreich.rules.knatsch.material import TOURNAMENT, Box
from wuerfelreich.rules.knatsch.state import NONE, RESPOND, State
from wuerfelreich.rules.knatsch.targets import ROLLS
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.knatsch.leaves import Leaves, guest, won_by
from wuerfelreich.value.knatsch.trials import Success, Tournament, Trial, Try

#: Beats every card and the King.
_ALL_FIVES = (5,) * DICE
#: Above every rank.
_NEVER_BEATEN = 1000
_ORDER = np.arange(len(RANKS))


class Stakes(ABC):
    """The ends of an attempt, from its announcement to the last answer."""

    @abstractmethod
    def value(self, leaves: Leaves) -> None:
        """Takes the chances at the ends, now that they are known."""

    @abstractmethod
    def trial(self, state: State) -> Trial:
        """The attempt of the roller in this position."""

    @abstractmethod
    def after_declining(self, state: State) -> Chances:
        """Every seat's chance after the player who is asked has declined."""


def stakes_of(box: Box, announced: State, leaves: Leaves) -> Stakes:
    """What is at stake in an attempt that has been announced and not rolled for."""
    return _Lists(box, announced, leaves) if announced.card == TOURNAMENT else _Card(box, announced, leaves)


class _Card(Stakes):
    """A castle, a special or the King."""

    def __init__(self, box: Box, announced: State, leaves: Leaves) -> None:
        self._box = box
        self._target = announced.best
        beaten = finish(box, announced, _ALL_FIVES)
        defended = beaten.phase is RESPOND and beaten.roller != announced.player
        self._defender = beaten.roller if defended else None
        self._won_node = leaves.node(declined(box, beaten) if defended else beaten)
        self._missed_node = leaves.node(finish(box, replace(announced, best=_NEVER_BEATEN), ()))

    def value(self, leaves: Leaves) -> None:
        self._won = leaves.of(self._won_node)
        self._missed = leaves.of(self._missed_node)

    def trial(self, state: State) -> Trial:
        box, player, won, missed = self._box, state.player, self._won, self._missed
        dice = box.realms[state.held[state.roller]].card_dice
        if state.roller != player:
            wanted = bool(missed[state.roller] >= won[state.roller])
            return Try(Success(state.best, dice, ROLLS, None, wanted), missed, won)
        defender = self._defender
        against = None
        if defender is not None and missed[defender] >= won[defender]:
            against = Guest(box.realms[state.held[defender]].card_dice, ROLLS)
        wanted = bool(won[player] >= missed[player])
        return Try(Success(self._target, dice, state.rolls, against, wanted), won, missed)

    def after_declining(self, state: State) -> Chances:
        return self._won


class _Lists(Stakes):
    """A tournament: the last guest's answer is exact, those of several guests to come are modelled (`rivals`)."""

    def __init__(self, box: Box, announced: State, leaves: Leaves) -> None:
        self._box = box
        self._nodes = [leaves.node(won_by(box, announced, seat)) for seat in range(len(announced.held))]

    def value(self, leaves: Leaves) -> None:
        self._ends = np.array([leaves.of(node) for node in self._nodes])

    def trial(self, state: State) -> Trial:
        ends, roller, leader = self._ends, state.roller, state.leader
        dice = self._box.realms[state.held[roller]].card_dice
        coming = self._coming(state)
        if not coming:
            wanted = bool(ends[roller, roller] >= ends[leader, roller])
            return Try(Success(state.best, dice, state.rolls, None, wanted), ends[roller], ends[leader])
        if len(state.held) == 2:
            other = coming[0]
            rival = guest(self._box, state, other) if ends[other, other] >= ends[roller, other] else None
            wanted = bool(ends[roller, roller] >= ends[other, roller])
            return Try(Success(state.best, dice, state.rolls, rival, wanted), ends[roller], ends[other])
        worth = self._led(state, roller, coming)
        if leader != NONE:
            worth = np.where(np.greater(_ORDER, place(state.best)), worth, self.after_declining(state)[:, None])
        return Tournament(worth, roller, dice, state.rolls)

    @staticmethod
    def _coming(state: State) -> list[int]:
        """The guests after the roller."""
        seats = len(state.held)
        return [(state.roller + at) % seats for at in range(1, (state.player - state.roller) % seats or seats)]

    def _led(self, state: State, leader: int, coming: list[int]) -> Floats:
        """Every seat's chance (rows) when this seat leads with each result of `RANKS`, before these guests."""
        ends = self._ends
        guests = tuple(guest(self._box, state, seat) for seat in coming)
        if len(coming) > 1:
            modelled: Floats = ends[[leader, *coming]].T @ winners(guests)
            return modelled
        own = ends[leader][:, None]
        if not coming or ends[coming[0], coming[0]] < ends[leader, coming[0]]:  # better to decline
            return np.repeat(own, len(RANKS), axis=1)
        exact: Floats = own + chances_to_beat(*guests[0]) * (ends[coming[0]][:, None] - own)
        return exact

    def after_declining(self, state: State) -> Chances:
        found: Chances = self._led(state, state.leader, self._coming(state))[:, place(state.best)]
        return found
