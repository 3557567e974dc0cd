"""Generations: games of the network against itself, then training on them and on those of the generations before."""

from collections.abc import Callable
from functools import cache, lru_cache, partial
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import numpy as np

from wuerfelreich.learn import checkpoint
from wuerfelreich.learn.checkpoint import About, Generation
from wuerfelreich.learn.episodes import Episode, Positions, play_episode
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.learn.training import Trainer, joined
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import game
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Layer, Network
from wuerfelreich.value.shipped import evaluator_class

DECAY = 0.4
"""The last part of the way, in which the learning rate falls."""
LAST_RATE = 0.02
"""What is left of the learning rate at the end."""
FIRST_SCALE = 0.1
"""The last layer of a new network is so much smaller than usual: all seats begin with about the same chance."""
#: What is called after every generation, and with the number of games whenever some have been played.
Told = Callable[[Generation], None]
Played = Callable[[int], None]


class Learned(NamedTuple):
    """A trained network and how it came about."""

    network: Network
    history: tuple[Generation, ...]


def learn(
    settings: Settings,
    plan: Plan,
    folder: Path | None = None,
    crew: Crew = ALONE,
    told: Told = lambda _: None,
    played: Played = lambda _: None,
) -> Learned:
    """Trains a network until the plan is fulfilled. With a folder it goes on from the checkpoint there, if there is
    one, and stores one after every generation. Raises LearnError or NotationError."""
    settings.check()
    plan.check()
    rules = rules_of(settings.game)
    about = About(settings, rules.version, rules.box.fingerprint)
    trainer = Trainer(new_network(settings))
    replay: list[Positions] = []
    if folder is not None and (found := checkpoint.load(folder, about)) is not None:
        about, replay = found.about, found.replay
        try:
            trainer.restore(found.state)
        except ValueError as error:
            raise LearnError(f"the checkpoint in {folder} does not fit this program: {error}") from None
    history = list(about.history)
    seconds = history[-1].seconds if history else 0.0
    while (done := plan.done(len(history), seconds)) < 1:
        began = monotonic()
        rate = settings.rate * falling(done)
        episodes = play_generation(settings, trainer.network, len(history), crew, played)
        positions = joined([one.positions for one in episodes])
        replay = [*replay, positions][-settings.replay :]
        loss = trainer.loss(positions, settings.batch)
        draw = np.random.default_rng([*settings.seed.encode(), len(history)])
        count = len(positions.players)
        trainer.fit(joined(replay), ceil(settings.passes * count / settings.batch), settings.batch, rate, draw)
        seconds += monotonic() - began
        history.append(Generation(len(history) + 1, settings.games, count, seconds, loss, rate))
        if folder is not None:
            now = About(about.settings, about.rules, about.material, tuple(history))
            checkpoint.save(folder, now, trainer.state, positions)
        told(history[-1])
    return Learned(trainer.network, tuple(history))


def falling(done: float) -> float:
    """The share of the learning rate when so much of the way lies behind: all of it, and less towards the end."""
    return max(LAST_RATE, min(1.0, (1 - done) / DECAY))


def new_network(settings: Settings) -> Network:
    """An untrained network that knows nothing: all seats have about the same chance."""
    width = evaluator_class(settings.game).width(settings.seats)
    seed = int.from_bytes(settings.seed.encode(), "big")
    layers = Network.random((width, *settings.hidden, settings.seats), seed).layers
    return Network((*layers[:-1], Layer(layers[-1].weights * np.float32(FIRST_SCALE), layers[-1].biases)))


def play_generation(settings: Settings, network: Network, generation: int, crew: Crew, played: Played) -> list[Episode]:
    """The games of a generation, in order."""
    work = partial(play_number, settings, network, f"{settings.seed}/{generation}", settings.explore)
    found: dict[int, Episode] = {}
    for number, episode in crew.spread(work, settings.games):
        found[number] = episode
        played(1)
    return [found[number] for number in range(settings.games)]


def play_number(settings: Settings, network: Network, seed: str, explore: float, number: int) -> Episode:
    """The game with this number: the seed and the number alone decide the dice."""
    players = settings.players[number % len(settings.players)]
    evaluator = _evaluator(settings.game, network)
    return play_episode(evaluator, players, Random(f"{seed}/{number}"), explore, settings.trace)


@cache
def rules_of(name: str) -> AnyGame:
    """The rules of a game with our material, built once per process."""
    return game(name)


@lru_cache(maxsize=2)
def _evaluator(name: str, network: Network) -> AnyEvaluator:
    """The evaluator of a network, kept for the other games of a chunk."""
    return evaluator_class(name)(rules_of(name), network)
