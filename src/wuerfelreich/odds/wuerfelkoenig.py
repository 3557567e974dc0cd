"""The odds of Würfelkönig: the chance of every citizen, for every choice of dice."""

from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.turn import Plan, TurnDice
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, Box


class CardOdds:
    """Which rolls fulfil which citizen, as tables over all rolls of one box."""

    def __init__(self, box: Box, dtype: type[np.floating] = np.float64) -> None:
        self.box = box
        self.dice = TurnDice(box.dice, dtype)

    @cached_property
    def fulfilled(self) -> NDArray[np.bool_]:
        """A row per citizen: whether each roll fulfils it."""
        masks = np.array([self.box.fulfilled(roll) for roll in self.dice.rolls], dtype=np.int64)
        return (masks >> np.arange(CITIZENS)[:, None] & 1).astype(np.bool_)

    def alone(self, cards: tuple[int, ...], rolls: int) -> Plan:
        """The chance of each of these citizens if one plays for it alone, a valuation per card."""
        return self.dice.solve(self.fulfilled[list(cards)].astype(self.dice.dtype), rolls)

    def chances(self, rolls: int) -> dict[str, float]:
        """The chance of every citizen within so many rolls, each played for alone with the best keeping."""
        start = self.alone(tuple(range(CITIZENS)), rolls).start()
        return {card.id: float(chance) for card, chance in zip(self.box.citizens, start, strict=True)}


@cache
def card_odds(box: Box, dtype: type[np.floating] = np.float64) -> CardOdds:
    """The tables of a box, made once."""
    return CardOdds(box, dtype)
