"""The odds of Würfelkönig: the chance of every citizen, for every choice of dice."""

from collections.abc import Mapping
from functools import cache, cached_property

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.odds.game_odds import Chances, GameOdds, OddsQuery, PositionOdds, named
from wuerfelreich.odds.turn import Plan, TurnDice, distribution, read_roll
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State


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
        """The chance of each of these citizens when playing for it alone, a valuation per card."""
        return self.dice.solve(self.fulfilled[list(cards)].astype(self.dice.dtype), rolls)

    def outcomes(self, worth: Mapping[int, float], penalty: float, rolls: int) -> dict[int | None, float]:
        """How a turn ends when played for what each open citizen is worth: the chance to take each of them, and of a
        penalty (None). A fulfilled citizen must be taken (WK2), so the best of them is."""
        ranked = sorted(worth, key=lambda card: worth[card])
        kinds = np.zeros(len(self.dice.rolls), dtype=np.intp)
        for place, card in enumerate(ranked, start=1):
            kinds[self.fulfilled[card]] = place
        values = np.array([penalty, *(worth[card] for card in ranked)])
        chances = distribution(self.dice.solve(values[kinds], rolls), kinds, len(values))
        return {card: float(chance) for card, chance in zip([None, *ranked], chances, strict=True)}


@cache
def card_odds(box: Box, dtype: type[np.floating] = np.float64) -> CardOdds:
    """The tables of a box, made once."""
    return CardOdds(box, dtype)


class CitizenTarget(Struct, frozen=True):
    """Fulfilling a citizen."""

    card: str


class WuerfelkoenigOdds(GameOdds[State, Action, OddsQuery]):
    """The odds of Würfelkönig."""

    game: Wuerfelkoenig

    def table(self, query: OddsQuery) -> tuple[str, Chances]:
        """The chance of every citizen, each played for alone with the best dice kept."""
        plan = card_odds(self.game.box).alone(tuple(range(CITIZENS)), query.rolls)
        dice = read_roll(self.game.box.dice, query.dice)
        chances = plan.rolled(dice, query.rolls - 1) if dice else plan.start()
        return "cards", named([card.id for card in self.game.box.citizens], chances)

    def target(self, name: str) -> CitizenTarget:
        """A citizen: a target's name is its id."""
        return CitizenTarget(name)

    def position(self, state: State) -> PositionOdds:
        """The chance of every open citizen, now and after every choice of dice to keep."""
        if state.phase not in (Phase.ROLL, Phase.CHOOSE):
            raise NotationError("nobody is to roll or decide in this position")
        plan = card_odds(self.game.box).alone(state.row, state.rolls)
        names = [self.game.box.citizens[card].id for card in state.row]
        left = state.rolls - state.roll
        if state.phase is Phase.ROLL:
            return PositionOdds(named(names, plan.kept(state.dice, left)), {})
        fulfilled = self.game.box.fulfilled(state.dice)
        return PositionOdds(
            targets=named(names, plan.rolled(state.dice, left)),
            keeps={
                self.game.write_action(action): named(names, plan.kept(action.dice, left))
                for action in self.game.legal(state)
                if isinstance(action, Keep)
            },
            reached=tuple(name for name, card in zip(names, state.row, strict=True) if fulfilled >> card & 1),
        )
