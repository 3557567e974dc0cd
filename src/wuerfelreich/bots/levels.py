"""The levels for people: the master, and four who judge their chances less and less well.

They err as people do. A player misjudges an idea – this card, that target, rolling on – by a few points, so close
decisions go wrong often and clear ones hardly ever; what shines seems nearer than it is, and a bird in the hand looks
better than the rolls that are left. Which dice serve an idea most people see: there a level misjudges kinds of dice,
sixes or reds, and only by a part of what the choice of dice decides. Drawn for every set of dice on its own, errors
would add up to keeping odd dice for no idea at all.

All errors are in odds, not in points: with the end near, everybody sees what wins and what loses for sure. Nobody does
what every player would regret at once, unless it alone wins the game; nobody keeps dice that are worse than dice kept
blindly, or throws away more than a level's worst."""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from statistics import fmean

from msgspec import Struct

from wuerfelreich.bots.bot import Bot
from wuerfelreich.bots.master import DECIMALS, Master

LEVELS = ("child", "page", "squire", "marshal", "master")
"""From the weakest to the strongest."""
CHASE = 1.0
"""How much the brightest card on the table seems to add, in errors of the level."""
SETTLE = 0.3
"""How much an end to the rolling seems to add."""
DICE = 2.0
"""How far off dice are judged: in errors of the level, times what the choice of dice decides."""
WORST = 3.0
"""The most that an action may cost, in errors of the level."""
STEEPEST = 4.0
"""Where chances are even, a point of chance is so many hundredths of log odds; elsewhere it is more."""
MIN_CHANCE = 10**-DECIMALS


def log_odds(chance: float) -> float:
    """The natural logarithm of the odds; bounded, because chances are rounded."""
    bounded = min(max(chance, MIN_CHANCE), 1 - MIN_CHANCE)
    return log(bounded / (1 - bounded))


CERTAIN = log_odds(1.0)


class LevelBot:
    """Plays for the chance to win, but misjudges it: `error` is the standard deviation where chances are even, 0.05
    being five points. The same seed makes the same mistakes in the same state. Where the master has no network, another
    bot steps in."""

    def __init__(self, master: Master, error: float, seed: str, otherwise: Bot) -> None:
        self._master = master
        self._error = STEEPEST * error
        self._seed = seed
        self._otherwise = otherwise

    def choose(self, state: Struct) -> Struct:
        game = self._master.game
        legal: Sequence[Struct] = game.legal(state)
        if len(legal) == 1:
            return legal[0]
        if not self._master.knows(state):
            return self._otherwise.choose(state)
        odds = [log_odds(value) for value in self._master.values(state)]
        kept = [self._master.kept(action) for action in legal]
        rolling = [one for one, dice in zip(odds, kept, strict=True) if dice is not None]
        best_dice, blind = (max(rolling), fmean(rolling)) if rolling else (0.0, 0.0)
        possible = self._unregretted(state, legal, odds)
        least = max(odds[at] for at in possible) - WORST * self._error
        least_dice = blind - MIN_CHANCE
        sensible = [at for at in possible if odds[at] >= (least if kept[at] is None else max(least, least_dice))]
        mood = Random(f"{self._seed}/{game.write_state(state)}")
        errors = self._errors(state, legal, mood)
        self._add_dice(errors, kept, DICE * (best_dice - blind), mood)
        return legal[max(sensible, key=lambda at: odds[at] + self._error * errors[at])]

    def _unregretted(self, state: Struct, legal: Sequence[Struct], odds: Sequence[float]) -> list[int]:
        """The actions that nobody need regret; a regretted one that wins for sure if none of the others does."""
        regretted = self._master.game.harms(state)
        found = [at for at, action in enumerate(legal) if action not in regretted]
        winning = [at for at, one in enumerate(odds) if one == CERTAIN]
        return found if not winning or any(odds[at] == CERTAIN for at in found) else winning

    def _errors(self, state: Struct, legal: Sequence[Struct], mood: Random) -> list[float]:
        """How far off each idea is judged, in errors of the level; rolling on is one idea, whatever dice are kept."""
        lures = [self._master.lure(state, action) for action in legal]
        brightest = max(MIN_CHANCE, *lures)
        of_idea: defaultdict[Hashable, float] = defaultdict(mood.gauss)
        return [
            of_idea[self._master.idea(action)] + CHASE * lure / brightest + SETTLE * self._master.settles(action)
            for action, lure in zip(legal, lures, strict=True)
        ]

    @staticmethod
    def _add_dice(
        errors: list[float], kept: Sequence[tuple[int | str, ...] | None], spread: float, mood: Random
    ) -> None:
        """Adds how far off kept dice are judged: the more of a kind that is misjudged, the more."""
        of_kind: defaultdict[int | str, float] = defaultdict(mood.gauss)
        for at, dice in enumerate(kept):
            if dice:
                errors[at] += spread * sum(of_kind[kind] for kind in dice) / sqrt(len(dice))
