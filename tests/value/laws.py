"""Laws of every evaluator. They hold for any network, so an untrained one will do."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest
from msgspec import Struct

from tests.value.small import small_network
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Over
from wuerfelreich.rules.registry import game
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.shipped import evaluator_class, reviewer_class

MAX_OUTCOMES = 1000
"""Rolls with more outcomes are left to rolls with fewer dice: enumerating them would take too long."""


def untrained(name: str, players: int, seats: int | None = None) -> AnyEvaluator:
    """An evaluator with random weights, for this number of players or more."""
    kind = evaluator_class(name)
    seats = seats or players
    return kind(game(name), small_network(name, seats, players))


def reviewer(name: str, players: int) -> AnyEvaluator:
    """As `untrained`: what values positions for reviews."""
    return reviewer_class(name, players)(game(name), small_network(name, players, players))


def positions(rules: AnyGame, players: int, seed: int) -> Iterator[Struct]:
    """Every position of a game in which all players act at random."""
    random = Random(seed)
    state: Struct = rules.start(players)
    while True:
        yield state
        match rules.next(state):
            case Over():
                return
            case Decide():
                state = rules.apply(state, random.choice(rules.legal(state)))
            case Chance() as chance:
                state = rules.apply(state, chance.draw(random.randrange))


def near(values: Chances) -> object:
    """To the precision that the laws ask for."""
    return pytest.approx(values, abs=1e-6)


def reached(evaluator: AnyEvaluator, after: Struct) -> Chances:
    """What it is worth to reach a position: the network says so if a turn has then ended, even if a roll comes next."""
    leaf = evaluator.ended(after) or isinstance(evaluator.game.next(after), Over)
    return evaluator.chances([after])[0] if leaf else evaluator.now(after)


def check_position(evaluator: AnyEvaluator, state: Struct) -> None:
    """Chances sum to one; they are exact at the end, the mean over a roll, and the best action's before a decision."""
    rules = evaluator.game
    now = evaluator.now(state)
    assert now.sum() == pytest.approx(1.0, abs=1e-6)
    assert (now > -1e-6).all()
    match rules.next(state):
        case Over(result):
            assert (now == shares(result)).all()
        case Decide(seat):
            after = evaluator.actions(state)
            assert after.shape == (len(rules.legal(state)), evaluator.players(state))
            assert now == near(after[after[:, seat].argmax()])
        case Chance(owner=owner) as chance if owner is not None:
            outcomes = chance.outcomes()
            if len(outcomes) <= MAX_OUTCOMES:
                rolled = [reached(evaluator, rules.apply(state, outcome)) for outcome in outcomes]
                weights = np.array(list(outcomes.values())) / chance.total
                assert now == near(weights @ np.array(rolled))


def check_actions(evaluator: AnyEvaluator, state: Struct) -> None:
    """What an action is worth is what the position after it is worth: to the network if a turn has then ended."""
    rules = evaluator.game
    legal = rules.legal(state)
    for action, chances in zip(legal, evaluator.actions(state) if legal else (), strict=True):
        assert chances == near(reached(evaluator, rules.apply(state, action)))


def check_seats(evaluator: AnyEvaluator, state: Struct, moved: Callable[[Struct], Struct]) -> None:
    """Everybody moves one seat on, and so do the chances."""
    assert evaluator.now(moved(state)) == near(np.roll(evaluator.now(state), 1))
