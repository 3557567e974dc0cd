"""What a citizen's effect brings: hands of tiles and choices, worked out to the end of the turn.

An effect that takes the last tiles ends the game. It is always worked out, for the network errs most where a game is
decided. Elsewhere the network values the position before the first tile is drawn, since there are too many hands."""

from collections.abc import Callable
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from wuerfelreich.rules.brettspiel import effects, play
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, State
from wuerfelreich.value.evaluator import Chances

_, _, REVEAL, _, _, DRAW, PLACE, TAME, BULLY, STEAL, _ = Phase


class Choice(NamedTuple):
    """A seat decides between these."""

    seat: int
    options: tuple["Node", ...]


class Mean(NamedTuple):
    """What may be drawn, each with its chance."""

    chances: tuple[float, ...]
    ends: tuple["Node", ...]


#: The place of a position among the gathered ones, or what leads to several.
Node = int | Choice | Mean


def ends_game(state: State) -> bool:
    """Whether an effect is due that places the last tile: a landowner places two of them, all others one."""
    if state.phase is not REVEAL and state.phase is not DRAW:
        return False
    placed = 2 if state.effect is Effect.LANDOWNER else min(1, DRAWS[state.effect])
    return state.turn > 0 and not state.hand and state.supply <= placed


class Leaves:
    """Positions gathered for the network. Hardly any is gathered twice, so that looking for those would cost more."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._states: list[State] = []
        self._chances: Chances = np.zeros((0, 0))

    def node(self, state: State) -> Node:
        """What this position comes down to."""
        phase = state.phase
        if ends_game(state) or (phase is DRAW and state.hand):
            return self.drawn(state)
        if phase is PLACE or phase is TAME or phase is BULLY or phase is STEAL:
            box = self._box
            return Choice(state.player, tuple(self.node(play.apply(box, state, one)) for one in play.legal(box, state)))
        self._states.append(state)
        return len(self._states) - 1

    def drawn(self, state: State) -> Mean:
        """Before one or more tiles are drawn. A citizen that is to be turned up first has no say if the game ends."""
        hands = hands_of(self._box, replace(state, phase=DRAW))
        return Mean(tuple(hands.values()), tuple(self.node(hand) for hand in hands))

    def value(self, network: Callable[[list[State]], Chances]) -> None:
        """Values all positions gathered, in one batch."""
        self._chances = network(self._states)

    def of(self, node: Node) -> Chances:
        """Every seat's chance, whoever has to choose choosing what is best for him; the first of equal options."""
        match node:
            case Choice(seat, options):
                return max([self.of(option) for option in options], key=itemgetter(seat))
            case Mean(chances, ends):
                mean: Chances = np.array(chances) @ np.array([self.of(end) for end in ends])
                return mean
            case _:
                row: Chances = self._chances[node]
                return row


def hands_of(box: Box, state: State) -> dict[State, float]:
    """The positions in which all tiles are drawn, with their chances; the order of tiles does not matter."""
    now = {state: 1.0}
    done: dict[State, float] = {}
    while now:
        later: dict[State, float] = {}
        for one, chance in now.items():
            part = effects.tile_part(one)
            for tile, weight in part.weighted().items():
                drawn = effects.draw(box, one, tile)
                kept = later if drawn.phase is DRAW else done
                kept[drawn] = kept.get(drawn, 0.0) + chance * weight / part.total
        now = later
    return done
