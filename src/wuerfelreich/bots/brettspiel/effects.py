"""What the effect of a citizen is worth before its tiles are drawn, with the best choices on the map."""

from math import comb

from msgspec.structs import replace

from wuerfelreich.bots.brettspiel.worth import Worth
from wuerfelreich.rules.brettspiel import effects, play
from wuerfelreich.rules.brettspiel.actions import StealCard, StealGem
from wuerfelreich.rules.brettspiel.facts import MARKERS, REMOVED
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, State

FEW = 4
"""With this few tiles in the supply, the landowner's two are tried in every order."""


class Prospects:
    """Values positions within a turn, once a citizen has been taken."""

    def __init__(self, box: Box, worth: Worth) -> None:
        self._box = box
        self._worth = worth

    def value(self, state: State, seat: int) -> float:
        """What the position is worth to the player whose turn it is or was, with the best choices."""
        match state.phase:
            case Phase.REVEAL:  # which citizen comes next matters little for the effect
                return self.value(effects.begin_effect(self._box, state), seat)
            case Phase.DRAW:
                return self._draw(state, seat)
            case Phase.ROLL | Phase.OVER:
                return self._worth(state, seat)
        return max(self.value(play.apply(self._box, state, action), seat) for action in play.legal(self._box, state))

    def _draw(self, state: State, seat: int) -> float:
        """The expectation over the tiles that may be drawn."""
        if state.effect is not Effect.ALARM and state.realms[seat].markers.bit_count() == MARKERS:
            return self._worth(replace(state, phase=Phase.OVER), seat)  # BR11
        if state.effect is Effect.LANDOWNER and state.supply > 1:
            return self._two_tiles(state, seat)
        tiles = min(DRAWS[state.effect], state.supply)
        if state.effect in effects.THIEVES:  # what is stolen does not depend on the tile, so it may as well come first
            state = self._stolen(state, seat)
        return best_of(tiles, *self._each_tile(state, seat))

    def _each_tile(self, state: State, seat: int) -> tuple[list[float], list[float]]:
        """What the position is worth with each single tile: the unseen ones, and those known to be in the supply."""
        rest = replace(state, phase=Phase.PLACE, unseen=state.unseen[1:])  # all that matters is that one is gone
        worth = {tile: self.value(replace(rest, hand=(tile,)), seat) for tile in {*state.unseen, *state.known}}
        return [worth[tile] for tile in state.unseen], [worth[tile] for tile in state.known]

    def _stolen(self, state: State, seat: int) -> State:
        """The state after the best theft, with a tile still to be placed."""
        afters = [
            effects.steal(state, theft) for theft in effects.thefts(state) if isinstance(theft, StealCard | StealGem)
        ]
        best = max(afters, key=lambda after: self._worth(after, seat), default=state)
        return replace(state, effect=Effect.MERCHANT_1, realms=best.realms)

    def _two_tiles(self, state: State, seat: int) -> float:
        """The landowner places both tiles. Together they bring more than their sum only if they touch; that is left to
        the end of the game, when every pair can be tried."""
        if state.supply <= FEW or state.realms[seat].markers.bit_count() >= MARKERS - 1:
            return self._tried(state, seat)
        now = self._worth(replace(state, phase=Phase.ROLL), seat)
        unseen, known = self._each_tile(replace(state, effect=Effect.MERCHANT_1), seat)
        return 2 * best_of(1, unseen, known) - now

    def _tried(self, state: State, seat: int) -> float:
        part = effects.tile_part(state)
        weights = part.weighted()
        total = sum(weight * self._then(effects.draw(self._box, state, tile), seat) for tile, weight in weights.items())
        return total / part.total

    def _then(self, state: State, seat: int) -> float:
        return self._tried(state, seat) if state.phase is Phase.DRAW else self.value(state, seat)


def best_of(tiles: int, unseen: list[float], known: list[float]) -> float:
    """The expectation of the best of this many tiles drawn. Two of the unseen ones are out of play (BR4)."""
    supply = len(unseen) + len(known) - REMOVED
    ways = comb(supply, tiles) * comb(len(unseen), REMOVED)

    def chance(few_unseen: int, few_known: int) -> float:
        """That all tiles are drawn from these alone; the unseen ones drawn must not be out of play."""
        return (
            sum(
                comb(few_unseen, some) * comb(few_known, tiles - some) * comb(len(unseen) - some, REMOVED)
                for some in range(min(tiles, few_unseen) + 1)
            )
            / ways
        )

    expected = below = 0.0
    counts = [0, 0]
    for value, kind in sorted([(one, 0) for one in unseen] + [(one, 1) for one in known]):
        counts[kind] += 1
        upto = chance(*counts)
        expected += value * (upto - below)
        below = upto
    return expected
