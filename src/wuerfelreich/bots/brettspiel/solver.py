"""A player of the board game who plays every turn exactly."""

from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from wuerfelreich.bots.brettspiel.beginner import Beginner
from wuerfelreich.bots.brettspiel.effects import Prospects
from wuerfelreich.bots.brettspiel.worth import Weights, Worth
from wuerfelreich.odds.brettspiel.jokers import Purse
from wuerfelreich.odds.brettspiel.odds import Target, card_odds
from wuerfelreich.odds.turn import Floats, Plan
from wuerfelreich.rules.brettspiel import Brettspiel, play
from wuerfelreich.rules.brettspiel.actions import Action, Alarm, Take
from wuerfelreich.rules.brettspiel.facts import STACK
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, State
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Game

HAIR = 0.001
"""Rolling on must gain at least this much: less may be a rounding error."""


class _Turn(NamedTuple):
    """A solved turn."""

    purse: Purse
    takes: dict[Target, float]
    """What each citizen is worth, before the cost of jokers."""
    alarms: list[float]
    """What a dragon alarm is worth, by the stack the card is taken from."""
    plan: Plan


class Solver(Beginner):
    """Plays every turn exactly: the best dice to keep, given what each citizen is worth in this position."""

    def __init__(self, game: Game[State, Action], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Brettspiel)
        self._box = game.box
        self._weights = weights or Weights()
        self._worth = Worth(game.box, self._weights)
        self._prospects = Prospects(game.box, self._worth)
        self._odds = card_odds(game.box, np.float32)
        self._turn: tuple[State, _Turn] | None = None

    def values(self, state: State) -> list[float]:
        legal = self.game.legal(state)
        if state.phase is not Phase.CHOOSE:
            return [self._prospects.value(play.apply(self._box, state, action), state.player) for action in legal]
        turn = self._solved(state)
        return [self._choice(turn, state, action) for action in legal]

    def _choice(self, turn: _Turn, state: State, action: Action) -> float:
        match action:
            case Keep(dice):
                return float(turn.plan.kept(dice, ROLLS - state.roll)[0]) - HAIR
            case Take(stack, pairs):
                card = state.open[stack]
                assert card is not None
                return turn.takes[Target(card, self._box.tier(card, state.dice, pairs))] - turn.purse.price(pairs)
            case Alarm(stack):
                return turn.alarms[stack]
        raise AssertionError(action)

    def _solved(self, state: State) -> _Turn:
        """What each way to end the turn is worth, and the plan made from it; worked out once per turn."""
        key = replace(state, roll=0, dice=())
        if self._turn is None or self._turn[0] != key:
            purse = self._worth.purse(state)
            alarm = self._prospects.value(play.apply(self._box, state, Alarm(_first(state))), state.player)
            takes = {target: self._take(state, target) for target in self._odds.targets(state.open)}
            denied = self._denied(state, takes, alarm)
            takes = {target: worth + denied[target.card // STACK] for target, worth in takes.items()}
            alarms = [alarm + one for one in denied]
            # An alarm may take any open citizen, so it takes the one that is best denied to others.
            best_alarm = max(alarms[stack] for stack, card in enumerate(state.open) if card is not None)
            plan = self._odds.dice.solve(self._stops(takes, purse, best_alarm), ROLLS)
            self._turn = (key, _Turn(purse, takes, alarms, plan))
        return self._turn[1]

    def _take(self, state: State, target: Target) -> float:
        """What it is worth to take a citizen in this tier, without jokers."""
        own = state.realms[state.player]
        stack = target.card // STACK
        effect = self._box.effect_of[target.card]
        taken = replace(
            state,
            phase=Phase.REVEAL,
            effect=Effect(target.tier) if effect is Effect.MERCHANT_1 else effect,
            open=(*state.open[:stack], None, *state.open[stack + 1 :]),
            realms=(
                *state.realms[: state.player],
                replace(own, jokers=tuple(sorted((*own.jokers, self._box.joker_of[target.card])))),
                *state.realms[state.player + 1 :],
            ),
        )
        return self._prospects.value(taken, state.player)

    def _denied(self, state: State, takes: dict[Target, float], alarm: float) -> list[float]:
        """By stack, what it is worth that the next player finds another citizen there: an easier one, if this one is
        hard. A citizen is assumed to bring that player what it would bring now."""
        denied = [0.0] * len(state.open)
        for (card, tier), worth in takes.items():
            stack = card // STACK
            below = state.pool[stack]
            instead = sum(self._odds.chance(Target(other, tier)) for other in below) / max(1, len(below))
            gained = worth - max((takes[Target(card, lower)] for lower in range(1, tier)), default=alarm)
            denied[stack] += self._weights.deny * gained * (self._odds.chance(Target(card, tier)) - instead)
        return denied

    def _stops(self, takes: dict[Target, float], purse: Purse, alarm: float) -> Floats:
        """What stopping with each roll is worth: the best citizen reached; an alarm only if none is fulfilled (BR1)."""
        dtype = self._odds.dice.dtype
        values = np.full(len(self._odds.dice.rolls), -np.inf, dtype=dtype)
        must = np.zeros(len(values), dtype=np.bool_)
        for target, worth in takes.items():
            reach = self._odds.reach(target)
            np.maximum(values, dtype(worth) - reach.costs(purse, dtype), out=values)
            must |= reach.fulfilled
        return np.where(must, values, np.maximum(values, dtype(alarm)))


def _first(state: State) -> int:
    return next(stack for stack, card in enumerate(state.open) if card is not None)
