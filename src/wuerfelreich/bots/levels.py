"""The levels for people: the master, and four who judge their chances less and less well.

They err as people do. A player misjudges what an action is worth by a few points, so close decisions go wrong often and
clear ones hardly ever; points on a card look brighter than the way to them; a bird in the hand looks better than the
rolls that are left. Nobody does what every player would regret at once, or throws away more than a level's worst."""

from random import Random

from msgspec import Struct

from wuerfelreich.bots.bot import Bot
from wuerfelreich.bots.master import Master

LEVELS = ("child", "page", "squire", "marshal", "master")
"""From the weakest to the strongest."""
CHASE = 0.6
"""How much the brightest card on the table seems to add, in errors of the level."""
SETTLE = 0.3
"""How much an end to the rolling seems to add."""
WORST = 3.0
"""The most that an action may cost, in errors of the level."""


class LevelBot:
    """Plays for the chance to win, but misjudges it: `error` is the standard deviation, 0.05 being five points. The
    same seed makes the same mistakes in the same state. Where the master has no network, another bot steps in."""

    def __init__(self, master: Master, error: float, seed: str, otherwise: Bot) -> None:
        self._master = master
        self._error = error
        self._seed = seed
        self._otherwise = otherwise

    def choose(self, state: Struct) -> Struct:
        game = self._master.game
        legal = game.legal(state)
        if len(legal) == 1:
            only: Struct = legal[0]
            return only
        if not self._master.knows(state):
            return self._otherwise.choose(state)
        values = self._master.values(state)
        regretted = game.harms(state)
        best = max(value for value, action in zip(values, legal, strict=True) if action not in regretted)
        mood = Random(f"{self._seed}/{game.write_state(state)}")
        lures = [self._master.lure(state, action) for action in legal]
        brightest = max(1e-9, *lures)
        chosen, most = legal[0], float("-inf")
        for action, value, lure in zip(legal, values, lures, strict=True):
            seems = value + self._error * (
                mood.gauss() + CHASE * lure / brightest + SETTLE * self._master.settles(action)
            )
            sensible = action not in regretted and value >= best - WORST * self._error
            if sensible and seems > most:
                chosen, most = action, seems
        return chosen
