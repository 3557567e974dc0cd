"""Bots that make mistakes as people do: they overlook options, chase high cards, and stop too early."""

from random import Random

from msgspec import Struct

from wuerfelreich.bots.bot import AnyJudge


class Lapses(Struct, frozen=True):
    """How a player goes wrong; 0 is never."""

    overlook: float
    """The chance of not seeing an option at all."""
    chase: float
    """How much the points on a card outshine the chance of getting it."""
    settle: float
    """How much a bird in the hand outshines the rolls that are left."""


class FallibleBot:
    """Follows a judge, but with lapses. The same seed makes the same mistakes in the same state."""

    def __init__(self, judge: AnyJudge, lapses: Lapses, seed: str) -> None:
        self._judge = judge
        self._lapses = lapses
        self._seed = seed

    def choose(self, state: Struct) -> Struct:
        game = self._judge.game
        legal = game.legal(state)
        mood = Random(f"{self._seed}/{game.write_state(state)}")
        seen = [at for at in range(len(legal)) if mood.random() >= self._lapses.overlook]
        seen = seen or [mood.randrange(len(legal))]
        if len(seen) == 1:
            only: Struct = legal[seen[0]]
            return only
        values = self._judge.values(state)
        spread = max(values) - min(values)
        lures = [self._judge.lure(state, action) for action in legal]
        brightest = max(1e-9, *lures)

        def appeal(at: int) -> float:
            bias = self._lapses.chase * lures[at] / brightest + self._lapses.settle * self._judge.settles(legal[at])
            return values[at] + spread * bias

        chosen: Struct = legal[max(seen, key=appeal)]
        return chosen
