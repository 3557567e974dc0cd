"""A window of self-play: some turns of all games, then training on the positions at their ends.

For the position at the end of turn t, let V be what the network says about it, and `before` the chances before the
first roll of the turn after it. The target is

    G[t] = before[t+1] + λ (G[t+1] - V[t+1])

where G and V of a finished game are its result. After a turn that ended at random it is `before` alone. At the end of a
window G is V; that last position is trained on in the next window, which knows what came after it."""

from functools import partial
from math import ceil
from typing import Any, NamedTuple
from zlib import crc32

import jax
import jax.numpy as jnp
import optax
from jax import Array, lax

from wuerfelreich.learn.settings import Settings
from wuerfelreich.learn.training import Parameters, bounded, cross_entropy, parameters_of
from wuerfelreich.learn.vectorised import Play, Turn
from wuerfelreich.learn.vectorised.views import seen
from wuerfelreich.value.network import Network

_ADAM = optax.scale_by_adam()


class Learner(NamedTuple):
    """All that changes in the course of training."""

    parameters: Parameters
    moments: optax.OptState
    games: Any
    """As the game has them."""
    ended: Array
    """The features of the last position of each game, which awaits its target."""
    mover: Array
    """The seat whose view these take."""


class Seen(NamedTuple):
    """What happened in a window."""

    loss: Array
    """The mean cross-entropy of the positions before they were trained on."""
    games: Array
    """How many ended."""


def new_learner(play: Play, facts: Any, settings: Settings, network: Network) -> Learner:
    """New games, and a network with which to begin."""
    parameters = parameters_of(network)
    begun = play.begin(facts, parameters, settings.seats, settings.games, _key(settings), settings.explore)
    return Learner(parameters, _ADAM.init(parameters), *begun)


def _key(settings: Settings) -> Array:
    return jax.random.key(crc32(settings.seed.encode()))


@partial(jax.jit, static_argnames=("play", "settings"))
def window(
    play: Play, facts: Any, learner: Learner, number: Array, rate: Array, settings: Settings
) -> tuple[Learner, Seen]:
    """The window with this number: its place and the seed alone decide the dice."""
    play_key, order_key = jax.random.split(jax.random.fold_in(_key(settings), number))

    def turn_of_all(games: Any, key: Array) -> tuple[Any, Turn]:
        return play.step(facts, learner.parameters, games, key, settings.explore)

    games, turns = lax.scan(turn_of_all, learner.games, jax.random.split(play_key, play.turns))
    # Each turn gives the target of the position in which it began: the end of the turn before.
    began = jnp.concatenate([learner.ended[None], turns.ended[:-1]])
    mover = jnp.concatenate([learner.mover[None], turns.mover[:-1]])
    features = began.reshape(-1, began.shape[-1])
    targets = seen(returns(turns, settings.trace), mover).reshape(-1, settings.seats)
    loss = cross_entropy(learner.parameters, features, targets, jnp.full(len(targets), settings.seats))
    parameters, moments = _fit(learner, features, targets, rate, order_key, settings)
    return Learner(parameters, moments, games, turns.ended[-1], turns.mover[-1]), Seen(loss, turns.over.sum())


def returns(turns: Turn, trace: float) -> Array:
    """The target for the position in which each turn began, with the seats in the order of the table."""

    def back(goal: Array, turn: Turn) -> tuple[Array, Array]:
        cut = (turn.strayed | turn.over)[:, None]
        earlier = turn.before + jnp.where(cut, 0.0, trace * (goal - turn.value))
        return earlier, earlier

    return lax.scan(back, turns.value[-1], turns, reverse=True)[1]


def _fit(
    learner: Learner, features: Array, targets: Array, rate: Array, key: Array, settings: Settings
) -> tuple[Parameters, optax.OptState]:
    """Steps of Adam through all positions in random order, as many times as there are passes."""
    count = len(features)
    size = min(settings.batch, count)
    steps = max(1, round(settings.passes * count / size))
    orders = [jax.random.permutation(one, count) for one in jax.random.split(key, ceil(steps * size / count))]
    chosen = jnp.concatenate(orders)[: steps * size].reshape(steps, size)
    players = jnp.full(size, settings.seats)
    State = tuple[Parameters, optax.OptState]

    def descend(state: State, rows: Array) -> tuple[State, None]:
        parameters, moments = state
        slopes = jax.grad(bounded)(parameters, features[rows], targets[rows], players)
        moves, moments = _ADAM.update(slopes, moments)
        return (jax.tree.map(lambda one, move: one - rate * move, parameters, moves), moments), None

    return lax.scan(descend, (learner.parameters, learner.moments), chosen)[0]
