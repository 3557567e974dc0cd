"""A turn of the board game: every way to take a citizen valued in one batch, and the plan made from it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.brettspiel.odds import CardOdds
from wuerfelreich.odds.brettspiel.takes import CardTakes, Spending, Tiers
from wuerfelreich.odds.turn import Dice, Plan
from wuerfelreich.rules.brettspiel import play
from wuerfelreich.rules.brettspiel.actions import Action, Alarm, Take
from wuerfelreich.rules.brettspiel.jokers import spent
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Realm, State
from wuerfelreich.value.brettspiel.due import ends_game
from wuerfelreich.value.evaluator import Chances

MAX_WAYS = 120
"""Sets of cards that are tried per citizen. Only with several superjokers are there more; the plan then leaves out
those with most dice, though they are valued where the dice on the table allow them."""

Valued = Callable[[Sequence[State]], Chances]
"""The chances in positions after a citizen was taken."""


class Ending(NamedTuple):
    """A way to end the rolling: a citizen of a stack, the tier it reaches (0 for an alarm) and the cards spent."""

    stack: int
    tier: int
    jokers: Dice = ()
    superjokers: int = 0


def after(odds: CardOdds, state: State, ending: Ending) -> State:
    """The position after an ending; it does not depend on the dice."""
    box = odds.box
    own = state.realms[state.player]
    if ending.tier == 0:
        realm = Realm(own.markers, own.jokers, own.superjokers + 1, own.gold, own.white, own.fires)
        return play.uncover(box, state, ending.stack, Effect.ALARM, realm, 0)
    card = state.open[ending.stack]
    assert card is not None
    jokers = [*own.jokers, box.joker_of[card]]
    for joker in ending.jokers:
        jokers.remove(joker)
    jokers.sort()
    effect = box.effect_of[card]
    if effect is Effect.MERCHANT_1:
        effect = Effect(ending.tier)
    realm = Realm(own.markers, tuple(jokers), own.superjokers - ending.superjokers, own.gold, own.white, own.fires)
    return play.uncover(box, state, ending.stack, effect, realm, len(ending.jokers) + ending.superjokers)


#: For one citizen: by set of cards spent, the tier that each kind of roll reaches, and the ending's number by tier.
Ways = list[tuple[Tiers, list[int]]]


class Endings:
    """All ways to end the rolling of a turn, whatever the dice; each has a number."""

    def __init__(self, odds: CardOdds, state: State) -> None:
        self._odds = odds
        self.numbers: dict[Ending, int] = {}
        self.tables = self._tables(state)
        """By open citizen."""
        self.alarms = [self.number(Ending(stack, 0)) for stack, card in enumerate(state.open) if card is not None]

    def number(self, ending: Ending) -> int:
        """The number of an ending, a new one if need be."""
        return self.numbers.setdefault(ending, len(self.numbers))

    def _tables(self, state: State) -> list[tuple[CardTakes, Ways]]:
        own = state.realms[state.player]
        held = sorted(Counter(own.jokers).items())
        found = []
        for stack, card in enumerate(state.open):
            if card is None:
                continue
            takes = self._odds.takes(card)
            rows = [(takes.alone, self._tier_numbers(stack, range(1, takes.count + 1), Spending()))]
            for spending in takes.ways(held, own.superjokers, MAX_WAYS):
                table, tiers = takes.tiers(spending)
                if tiers:
                    rows.append((table, self._tier_numbers(stack, tiers, spending)))
            found.append((takes, rows))
        return found

    def _tier_numbers(self, stack: int, tiers: Sequence[int], spending: Spending) -> list[int]:
        numbers = [-1] * 4
        for tier in tiers:
            numbers[tier] = self.number(Ending(stack, tier, spending.jokers, spending.superjokers))
        return numbers


class Turn:
    """A solved turn: what every ending is worth, and the best dice to keep."""

    def __init__(self, odds: CardOdds, state: State, valued: Valued) -> None:
        self._odds = odds
        self._state = state
        self._valued = valued
        self._players = len(state.realms)
        self._endings = Endings(odds, state)
        self._chances = self._value(self._endings.numbers)
        self._plan = self._solved()

    def _value(self, endings: Iterable[Ending]) -> Chances:
        """The chances after these endings. If one takes the last tiles, the cards spent make no difference."""
        afters = [after(self._odds, self._state, ending) for ending in endings]
        places: list[int] = []
        finals: dict[Effect, int] = {}
        different: list[State] = []
        for one in afters:
            place = finals.setdefault(one.effect, len(different)) if ends_game(one) else len(different)
            if place == len(different):
                different.append(one)
            places.append(place)
        return self._valued(different)[places]

    def _solved(self) -> Plan:
        """Endings are compared by rank, so that one array serves all seats: 0 is the player's best, and the last rank
        stands for what is not possible."""
        order = np.argsort(-self._chances[:, self._state.player], kind="stable")
        ranks = np.empty(len(order) + 1, dtype=np.int16)
        ranks[order] = np.arange(len(order))
        ranks[-1] = len(order)
        best = np.full(len(self._odds.dice.rolls), len(order), dtype=np.int16)
        must = np.zeros(len(best), dtype=np.bool_)
        for takes, rows in self._endings.tables:
            kinds = ranks[rows[0][1]][rows[0][0]]
            for tiers, numbers in rows[1:]:
                np.minimum(kinds, ranks[numbers][tiers], out=kinds)
            np.minimum(best, kinds[takes.of_roll], out=best)
            must |= takes.fulfilled
        alarm = ranks[self._endings.alarms].min()
        best = np.where(must, best, np.minimum(best, alarm))  # BR1: no alarm where the dice fulfil a citizen
        values = self._chances[order][:, self._channels].T.astype(self._odds.dice.dtype)
        return self._odds.dice.solve_for_first(values[:, best], ROLLS)

    @property
    def _channels(self) -> list[int]:
        """The seats whose chances are carried along, the player first; the last one gets what is left."""
        return [(self._state.player + step) % self._players for step in range(self._players - 1)]

    def _seated(self, carried: Chances) -> Chances:
        """A row per row, by seat."""
        seated = np.empty((len(carried), self._players))
        seated[:, self._channels] = carried
        seated[:, self._state.player - 1] = 1 - carried.sum(axis=1)
        return seated

    def kept(self, dice: Dice, left: int) -> Chances:
        """Every seat's chance if these dice are kept and the others rolled; this roll is one of those left."""
        kept: Chances = self._seated(self._plan.kept(dice, left).astype(np.float64)[None])[0]
        return kept

    def keeps(self, dice: Dice, left: int) -> Chances:
        """The same for every legal choice of dice from a roll, in the order of the rules."""
        return self._seated(self._plan.kept_at(self._odds.keeps(dice), left).astype(np.float64).T)

    def ended(self, endings: Sequence[Ending]) -> Chances:
        """Every seat's chance after these endings."""
        numbers = self._endings.numbers
        new = [ending for ending in dict.fromkeys(endings) if ending not in numbers]
        if new:
            found = self._value(new)
            for ending in new:
                self._endings.number(ending)
            self._chances = np.concatenate([self._chances, found])
        rows: Chances = self._chances[[numbers[ending] for ending in endings]]
        return rows


def ending_of(odds: CardOdds, state: State, action: Action) -> Ending:
    """The ending that taking a citizen or an alarm is, with the dice on the table."""
    if isinstance(action, Alarm):
        return Ending(action.stack, 0)
    assert isinstance(action, Take)
    card = state.open[action.stack]
    assert card is not None
    jokers, superjokers = spent(action.pairs)
    return Ending(action.stack, odds.box.tier(card, state.dice, action.pairs), tuple(sorted(jokers)), superjokers)
