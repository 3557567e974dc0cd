"""The odds of the board game: the chance of every citizen and tier, for every choice of dice, jokers included."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from msgspec import Struct

from wuerfelreich.odds.brettspiel.jokers import Indices, Purse, Reach, Seen
from wuerfelreich.odds.brettspiel.takes import CardTakes
from wuerfelreich.odds.game_odds import Chances, GameOdds, OddsQuery, PositionOdds, named
from wuerfelreich.odds.turn import Dice, Floats, Plan, TurnDice, read_roll
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Action
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.progress import Wish
from wuerfelreich.rules.brettspiel.state import ROLLS, Phase, State
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.game import NotationError


class Target(NamedTuple):
    """A citizen, and the tier to be reached (1 for a citizen without tiers)."""

    card: int
    tier: int


class CardOdds:
    """Which rolls reach which citizen, alone or with jokers, as tables over all rolls of one box."""

    def __init__(self, box: Box, dtype: type[np.floating] = np.float64) -> None:
        self.box = box
        self.dice = TurnDice(box.dice, dtype)
        self._seen = Seen([self.box.tally(roll) for roll in self.dice.rolls])
        self._reaches: dict[Wish, Reach] = {}
        self._takes: dict[tuple[Wish, ...], CardTakes] = {}
        self._keeps: dict[Dice, Indices] = {}
        self._chances: dict[Wish, float] = {}

    def prepare(self) -> None:
        """Works out the tables of all citizens and kept dice, which otherwise are made when needed."""
        for card in range(len(self.box.citizens)):
            self.takes(card)
        self.dice.keep_index(())

    def reach(self, target: Target) -> Reach:
        """The table of what a target asks for; citizens that ask for the same share it."""
        wish = self.box.wishes[target.card][target.tier - 1]
        reach = self._reaches.get(wish)
        if reach is None:
            reach = self._reaches[wish] = Reach(wish, self._seen)
        return reach

    def takes(self, card: int) -> CardTakes:
        """The table of the ways to take a citizen, with and without jokers."""
        wishes = self.box.wishes[card]
        takes = self._takes.get(wishes)
        if takes is None:
            reaches = [self.reach(Target(card, tier + 1)) for tier in range(len(wishes))]
            takes = self._takes[wishes] = CardTakes(reaches)
        return takes

    def keeps(self, dice: Dice) -> Indices:
        """The indices of the dice that may be kept from a roll, in the order of the legal actions."""
        places = self._keeps.get(dice)
        if places is None:
            found = [self.dice.keep_index(keep.dice) for keep in keeps(dice)]
            places = self._keeps[dice] = np.array(found, dtype=np.intp)
        return places

    def targets(self, cards: Sequence[int | None]) -> list[Target]:
        """All tiers of these citizens; an empty stack has none."""
        return [
            Target(card, tier + 1) for card in cards if card is not None for tier in range(len(self.box.wishes[card]))
        ]

    def reached(self, target: Target, purse: Purse) -> Floats:
        """For every roll 1 if it reaches the target, with pairs of these cards if need be, else 0 (BR2)."""
        return np.isfinite(self.reach(target).costs(purse, self.dice.dtype)).astype(self.dice.dtype)

    def chance(self, target: Target) -> float:
        """The chance of a target in a whole turn without jokers, worked out once."""
        wish = self.box.wishes[target.card][target.tier - 1]
        if wish not in self._chances:
            self._chances[wish] = float(self.alone([target], Purse({}), ROLLS).start()[0])
        return self._chances[wish]

    def alone(self, targets: list[Target], purse: Purse, rolls: int) -> Plan:
        """The chance of each target when playing for it alone, a valuation each."""
        return self.dice.solve(np.array([self.reached(target, purse) for target in targets]), rolls)


@cache
def card_odds(box: Box, dtype: type[np.floating] = np.float64) -> CardOdds:
    """The tables of a box, made once."""
    return CardOdds(box, dtype)


class CitizenTarget(Struct, frozen=True):
    """Reaching a citizen, or one of a merchant's tiers, counted from 1; a citizen without tiers has 1."""

    card: str
    tier: int


class BrettspielOdds(GameOdds[State, Action, OddsQuery]):
    """The odds of the board game. Each tier of a merchant is a separate target, as in `S1-01*2`."""

    game: Brettspiel

    def table(self, query: OddsQuery) -> tuple[str, Chances]:
        """The chances of every citizen without jokers, tier by tier, each played for alone with the best dice kept."""
        odds = card_odds(self.game.box)
        targets = odds.targets(range(len(self.game.box.citizens)))
        plan = odds.alone(targets, Purse({}), query.rolls)
        dice = read_roll(self.game.box.dice, query.dice)
        chances = plan.rolled(dice, query.rolls - 1) if dice else plan.start()
        found: dict[str, list[float]] = {}
        for target, chance in zip(targets, chances, strict=True):
            found.setdefault(self.game.box.names[target.card], []).append(min(1.0, float(chance)))
        return "cards", found

    def target(self, name: str) -> CitizenTarget:
        """A citizen with its tier."""
        card, _, tier = name.partition("*")
        return CitizenTarget(card, int(tier or 1))

    def position(self, state: State) -> PositionOdds:
        """The chance of every open citizen with the player's jokers, now and after every choice of dice."""
        if state.phase not in (Phase.ROLL, Phase.CHOOSE):
            raise NotationError("nobody is to roll or choose dice in this position")
        odds = card_odds(self.game.box)
        own = state.realms[state.player]
        targets = odds.targets(state.open)
        plan = odds.alone(targets, Purse.free(own.jokers, own.superjokers), ROLLS)
        names = [self._name(target) for target in targets]
        left = ROLLS - state.roll
        if state.phase is Phase.ROLL:
            return PositionOdds(named(names, plan.kept(state.dice, left)), {})
        return PositionOdds(
            targets=named(names, plan.rolled(state.dice, left)),
            keeps={
                self.game.write_action(action): named(names, plan.kept(action.dice, left))
                for action in self.game.legal(state)
                if isinstance(action, Keep)
            },
            reached=tuple(name for name, now in zip(names, plan.rolled(state.dice, 0), strict=True) if now),
        )

    def _name(self, target: Target) -> str:
        name = self.game.box.names[target.card]
        return f"{name}*{target.tier}" if len(self.game.box.wishes[target.card]) > 1 else name
