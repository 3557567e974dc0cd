"""One game of an evaluator against itself, by the plain rules, and what there is to learn from it.

For every position t that the network values, let V be what the evaluator says about it – by the network, or exactly
where it can – and `before` what the next step makes of it: an exact mean over the dice of the turn that begins, or over
a draw if the network values whatever may be drawn. Other cards and tiles that nobody chooses are drawn first, and the
dice come after them. The target is

    G[t] = before[t] + λ (G[t+1] - V[t+1])

where G and V of a finished game are its result. So a target carries no noise of dice except through λ, which corrects
what the network does not know yet. A turn that was played at random for variety says nothing about good play after it:
there the target is `before` alone."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares


class Positions(NamedTuple):
    """Positions where a turn has ended, one row each, as the next player sees them."""

    features: NDArray[np.float16]
    targets: NDArray[np.float32]
    """The chance of every seat of the network, the next player's first; 0 for seats that the game does not have."""
    players: NDArray[np.int8]

    def rows(self, chosen: slice | NDArray[np.int64]) -> "Positions":
        """Some of them."""
        return Positions(self.features[chosen], self.targets[chosen], self.players[chosen])


class Course(NamedTuple):
    """A game: the positions that the network values, the chances by the step after each, and whether that step was
    played at random; finally the result."""

    ended: list[Struct]
    before: Chances
    strayed: list[bool]
    final: Chances


def play_episode(evaluator: AnyEvaluator, players: int, random: Random, explore: float, trace: float) -> Positions:
    """Plays a game and computes the targets."""
    course = play(evaluator, players, random, explore)
    features = evaluator.features(course.ended)
    movers = [evaluator.mover(state) for state in course.ended]
    goals = returns(course.before, evaluator.chances(course.ended), course.strayed, trace)
    targets = np.zeros((len(goals), evaluator.network.seats), dtype=np.float32)
    for target, row, mover in zip(targets, goals, movers, strict=True):
        target[:players] = np.roll(row, -mover)
    return Positions(features.astype(np.float16), targets, np.full(len(goals), players, dtype=np.int8))


def returns(before: Chances, values: Chances, strayed: Sequence[bool], trace: float) -> Chances:
    """The targets, with the seats in the order of the table."""
    found = np.empty_like(before)
    ahead = np.zeros(before.shape[1])
    for at in reversed(range(len(before))):
        found[at] = before[at] if strayed[at] else before[at] + trace * ahead
        ahead = found[at] - values[at]
    return found


def play(evaluator: AnyEvaluator, players: int, random: Random, explore: float) -> Course:
    """Plays a game: always the best action, but in this share of the turns random ones."""
    rules = evaluator.game
    state: Struct = rules.start(players)
    ended: list[Struct] = []
    before: list[Chances] = []
    strayed: list[bool] = []
    straying = False
    while True:
        step = rules.next(state)
        if len(before) == len(ended) and not isinstance(step, Over) and evaluator.ended(state):
            ended.append(state)
        if len(before) < len(ended):
            if not isinstance(step, Chance) or step.owner is not None:
                before.append(evaluator.now(state))
                strayed.append(False)
                straying = random.random() < explore
            elif ended[-1] is state and (mean := _mean_of_draw(evaluator, state, step)) is not None:
                before.append(mean)
                strayed.append(False)
        match step:
            case Over(result):
                return Course(ended, np.array(before), strayed, shares(result))
            case Chance():
                state = rules.apply(state, step.draw(random.randrange))
            case Decide(seat):
                action = _stray(evaluator, state, random) if straying else None
                if action is None:
                    action = rules.legal(state)[evaluator.actions(state)[:, seat].argmax()]
                else:
                    strayed[-1] = True
                state = rules.apply(state, action)


def _mean_of_draw(evaluator: AnyEvaluator, state: Struct, draw: Chance) -> Chances | None:
    """The chances before a draw, if the network values whatever may be drawn, in one batch. None if more would have to
    be worked out: then what is drawn stands for all."""
    outcomes = draw.outcomes()
    afters = [evaluator.game.apply(state, outcome) for outcome in outcomes]
    if not all(_ends(evaluator, after) for after in afters):
        return None
    mean: Chances = np.array(list(outcomes.values())) @ evaluator.chances(afters) / draw.total
    return mean


def _stray(evaluator: AnyEvaluator, state: Struct, random: Random) -> Struct | None:
    """In a turn that is played at random: any action, but one that ends the turn if there is such a one. None if there
    is no choice, and half the time if the turn can also go on: then the evaluator decides."""
    rules = evaluator.game
    legal: tuple[Struct, ...] = rules.legal(state)
    if len(legal) == 1:
        return None
    ending = [action for action in legal if _ends(evaluator, rules.apply(state, action))]
    if len(ending) < len(legal) and random.random() < 0.5:
        return None
    return random.choice(ending or legal)


def _ends(evaluator: AnyEvaluator, state: Struct) -> bool:
    return isinstance(evaluator.game.next(state), Over) or evaluator.ended(state)
