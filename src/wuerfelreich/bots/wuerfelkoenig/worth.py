"""What a position of Würfelkönig is worth to a player: points ahead, and what the cards promise."""

from msgspec import Struct

from wuerfelreich.bots.lead import lead
from wuerfelreich.rules.wuerfelkoenig import scoring
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State


class Weights(Struct, frozen=True):
    """What counts besides the points on the cards, in points. Tuned: docs/games/wuerfelkoenig.md says how."""

    elf: float = 0.891
    """An elf on top of the player's pile: a fourth roll."""
    fairy: float = 0.246
    """For every fairy owned and every one still to come."""
    deny: float = 0.724
    """How much it counts what the next player can expect from the row that is left."""
    win: float = 15.0
    """Ending the game as its winner, or as a loser."""
    leader: float = 0.639
    """How much the strongest opponent counts, relative to the others."""


class Worth:
    """Positions and cards valued with these weights."""

    def __init__(self, box: Box, weights: Weights) -> None:
        self._box = box
        self._weights = weights

    def after_turn(self, player: int, after: State, next_turn: float) -> float:
        """A position after a turn: points ahead, and what the cards promise."""
        if after.phase is Phase.OVER or len(after.pool) <= SLOTS - len(after.row):
            return self._final(player, after)
        weights = self._weights
        own = after.piles[player]
        value = self._ahead(player, after)
        if own and 0 <= own[-1] < CITIZENS and self._box.is_elf[own[-1]]:
            value += weights.elf
        fairies = sum(0 <= card < CITIZENS and self._box.is_fairy[card] for card in own)
        coming = sum(self._box.is_fairy[card] for card in (*after.pool, *after.row))
        value += weights.fairy * fairies * coming
        return value + (next_turn if after.again else -weights.deny * next_turn)

    def _ahead(self, player: int, after: State) -> float:
        totals = [scoring.sheet(self._box, pile).total for pile in after.piles]
        return lead(totals, player, self._weights.leader)

    def _final(self, player: int, after: State) -> float:
        result = scoring.result(self._box, after, "")
        won = player in result.winners
        share = 1 / len(result.winners) if won else 0.0
        return self._weights.win * (2 * share - 1) + 0.1 * self._ahead(player, after)

    def citizen(self, state: State, card: int, slot: int) -> float:
        """A citizen's points to anybody, with the village card if it lies below that village."""
        points = self._box.citizens[card].points
        value = 2.0 if points == "fairy" else float(abs(points)) * (0.5 if points < 0 else 1.0)
        if self._box.stack_of[card] == slot and state.villages[slot]:
            value += self._box.village_values[STACK - state.villages[slot]]
        return value
