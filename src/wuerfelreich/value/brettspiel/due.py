"""What a citizen's effect brings: hands of tiles and choices, worked out to the end of the turn.

An effect that takes the last tiles ends the game. It is always worked out, for the network errs most where a game is
decided. So are tamer and bully, who need no tile, but only nearly: the next citizen is turned up before the player
chooses a field, and that would be too many positions. The field is chosen before it, as if the player had no cards, and
a few of the citizens stand for all. With more than two players even that would take too long.
Elsewhere the network values the position before the first tile is drawn, since there are too many hands."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from wuerfelreich.rules.brettspiel import effects, play
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, State
from wuerfelreich.rules.hexagons import members
from wuerfelreich.value.evaluator import Chances

_, _, REVEAL, ROLL, _, DRAW, PLACE, TAME, BULLY, STEAL, _ = Phase
STRIKES = (Effect.TAMER, Effect.BULLY)
"""Effects that put a marker in place of something."""
MAX_SHOWN = 3
"""The citizens that stand for all that may be turned up. After a bully they differ by one point in what they do to a
chance, after a tamer by half of one."""
MAX_FIELDS = 1 << 8
"""The fields that are remembered: those of some turns."""


class Choice(NamedTuple):
    """A seat decides between these."""

    seat: int
    options: tuple["Node", ...]


class Mean(NamedTuple):
    """What may be drawn, each with its chance."""

    chances: tuple[float, ...]
    ends: tuple["Node", ...]


#: The chances in positions that are over or that the network values, in one batch.
Network = Callable[[list[State]], Chances]
#: The place of a position among the gathered ones, or what leads to several.
Node = int | Choice | Mean


def ends_game(state: State) -> bool:
    """Whether an effect is due that places the last tile: a landowner places two of them, all others one."""
    if state.phase is not REVEAL and state.phase is not DRAW:
        return False
    placed = 2 if state.effect is Effect.LANDOWNER else min(1, DRAWS[state.effect])
    return state.turn > 0 and not state.hand and state.supply <= placed


class Strikes:
    """The field that a tamer or a bully chooses. All ways to take the citizen in a turn come to the same one."""

    def __init__(self, box: Box, network: Network) -> None:
        self._box = box
        self._network = network
        self._fields: dict[State, int] = {}

    def struck(self, state: State) -> State:
        """The position after the effect that is due, the next citizen still hidden."""
        return self.all_struck([state])[0]

    def all_struck(self, states: Sequence[State]) -> list[State]:
        """The same for many positions, which the network is asked about at once."""
        due = [effects.begin_effect(self._box, state) for state in states]
        keys = [_bare(after) if after.phase is TAME or after.phase is BULLY else None for after in due]
        new = [key for key in dict.fromkeys(keys) if key is not None and key not in self._fields]
        if len(self._fields) + len(new) > MAX_FIELDS:
            self._fields.clear()
            new = [key for key in dict.fromkeys(keys) if key is not None]
        self._fields.update(zip(new, self._best(new), strict=True))
        return [
            after if key is None else effects.strike(self._box, after, self._fields[key])
            for after, key in zip(due, keys, strict=True)
        ]

    def _best(self, states: list[State]) -> list[int]:
        """The field that serves the player best in each position."""
        choices = [(state, list(members(effects.targets(self._box, state)))) for state in states]
        chances = self._network([effects.strike(self._box, state, field) for state, some in choices for field in some])
        found, begin = [], 0
        for state, some in choices:
            own = chances[begin : begin + len(some), state.player]
            found.append(some[own.argmax()])
            begin += len(some)
        return found


class Leaves:
    """Positions gathered for the network. Hardly any is gathered twice, so that looking for those would cost more."""

    def __init__(self, box: Box, strikes: Strikes | None) -> None:
        self._box = box
        self._strikes = strikes
        self._states: list[State] = []
        self._chances: Chances = np.zeros((0, 0))

    def node(self, state: State) -> Node:
        """What this position comes down to."""
        phase = state.phase
        if ends_game(state) or (phase is DRAW and state.hand):
            return self.drawn(state)
        if phase is REVEAL and state.effect in STRIKES and self._strikes is not None:
            return self._shown(self._strikes.struck(state))
        if phase is PLACE or phase is TAME or phase is BULLY or phase is STEAL:
            box = self._box
            return Choice(state.player, tuple(self.node(play.apply(box, state, one)) for one in play.legal(box, state)))
        self._states.append(state)
        return len(self._states) - 1

    def _shown(self, state: State) -> Node:
        """The turn is over, and a citizen is yet to be turned up."""
        if state.phase is not ROLL:
            return self.node(state)
        nodes = tuple(self.node(one) for one in shown(state))
        return Mean((1 / len(nodes),) * len(nodes), nodes)

    def drawn(self, state: State) -> Mean:
        """Before one or more tiles are drawn. A citizen that is to be turned up first has no say if the game ends."""
        hands = hands_of(self._box, replace(state, phase=DRAW))
        return Mean(tuple(hands.values()), tuple(self.node(hand) for hand in hands))

    def value(self, network: Network) -> None:
        """Values all positions gathered, in one batch."""
        self._chances = network(self._states)

    def __len__(self) -> int:
        return len(self._states)

    def nearest(self, chances: Chances, among: slice) -> State:
        """Of these positions that were gathered, the one that is worth most nearly so much."""
        return self._states[among][int(np.abs(self._chances[among] - chances).sum(axis=1).argmin())]

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


def _bare(state: State) -> State:
    """The position if the player had no cards: all ways to take the citizen come to this one."""
    own = replace(state.realms[state.player], jokers=(), superjokers=0)
    realms = (*state.realms[: state.player], own, *state.realms[state.player + 1 :])
    return replace(state, realms=realms, discarded=0)


def shown(state: State) -> list[State]:
    """A turn is over before a citizen is turned up: a few that stand for all, each as likely."""
    stack = play.hidden(state)
    pool = state.pool[stack]
    count = min(MAX_SHOWN, len(pool))
    return [_turned_up(state, stack, (2 * at + 1) * len(pool) // (2 * count)) for at in range(count)]


def _turned_up(state: State, stack: int, place: int) -> State:
    """A stack shows one of its citizens."""
    below = state.pool[stack]
    return replace(
        state,
        open=(*state.open[:stack], below[place], *state.open[stack + 1 :]),
        pool=(*state.pool[:stack], below[:place] + below[place + 1 :], *state.pool[stack + 1 :]),
    )


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
