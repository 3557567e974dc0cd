"""What may follow an attempt: positions for the network, gathered so that it values all of them at once.

Between the end of an attempt and such a position the player may still choose: which castle the King takes, and how to
set the guards. These choices are kept as a tree and made when the positions at its ends have been valued."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.knatsch.dice import place
from wuerfelreich.odds.knatsch.rivals import Guest, winners
from wuerfelreich.rules.knatsch.attempts import ask_next_guest
from wuerfelreich.rules.knatsch.material import TOURNAMENT, Box
from wuerfelreich.rules.knatsch.play import apply, legal
from wuerfelreich.rules.knatsch.state import RESPOND, REVENGE, SETTLED, State
from wuerfelreich.value.evaluator import Chances


class Choice(NamedTuple):
    """A seat decides between these."""

    seat: int
    options: tuple["Node", ...]


class Contest(NamedTuple):
    """A tournament with several guests to come: who wins it with which chance, by the model of `rivals`."""

    weights: tuple[float, ...]
    winners: tuple["Node", ...]


#: The place of a position among the gathered ones, or what leads to several.
Node = int | Choice | Contest


def guests_to_come(state: State) -> int:
    """The guests of a tournament who have not answered yet, with the one who is asked."""
    return (state.player - state.roller) % len(state.held)


def modelled(state: State) -> bool:
    """Whether a tournament waits for several guests. What they do is modelled, not solved: every result of one
    guest would need a plan for every result of those before."""
    return state.phase is RESPOND and state.card == TOURNAMENT and guests_to_come(state) > 1


def guest(box: Box, state: State, seat: int) -> Guest:
    """How a seat rolls in another player's tournament."""
    realm = box.realms[state.held[seat]]
    return Guest(realm.card_dice, realm.tournament_rolls)


def won_by(box: Box, state: State, winner: int) -> State:
    """The position after this seat has won the tournament."""
    last = (state.player - 1) % len(state.held)
    return ask_next_guest(box, replace(state, leader=winner, roller=last))


class Leaves:
    """Positions gathered for the network, each once."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._places: dict[State, int] = {}
        self._chances: Chances = np.zeros((0, 0))

    def node(self, state: State) -> Node:
        """What this position comes down to."""
        if state.phase is SETTLED or state.phase is REVENGE:
            box = self._box
            return Choice(state.player, tuple(self.node(apply(box, state, action)) for action in legal(box, state)))
        if modelled(state):
            return self._contest(state)
        return self._places.setdefault(state, len(self._places))

    def _contest(self, state: State) -> Contest:
        box, seats = self._box, len(state.held)
        asked = [(state.roller + at) % seats for at in range(guests_to_come(state))]
        chances = winners(tuple(guest(box, state, seat) for seat in asked))[:, place(state.best)]
        ends = (self.node(won_by(box, state, seat)) for seat in (state.leader, *asked))
        return Contest(tuple(chances.tolist()), tuple(ends))

    def value(self, network: Callable[[list[State]], Chances]) -> None:
        """Values all positions gathered, in one batch."""
        self._chances = network(list(self._places))

    def of(self, node: Node) -> Chances:
        """Every seat's chance, whoever has to choose choosing what is best for him; the first of equal options."""
        match node:
            case Choice(seat, options):
                after = np.array([self.of(option) for option in options])
                best: Chances = after[after[:, seat].argmax()]
                return best
            case Contest(weights, ends):
                mean: Chances = np.array(weights) @ np.array([self.of(end) for end in ends])
                return mean
            case _:
                row: Chances = self._chances[node]
                return row
