"""Generations: games of the network against itself, then training on them and on those of the generations before."""

from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace

from wuerfelreich.learn import checkpoint
from wuerfelreich.learn.checkpoint import About, Generation
from wuerfelreich.learn.episodes import Positions
from wuerfelreich.learn.self_play import play_number, rules_of
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.learn.training import Trainer, joined
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.network import Layer, Network
from wuerfelreich.value.shipped import evaluator_class

__all__ = ["BEGINNING", "Learned", "Told", "falling", "learn", "new_network", "rules_of"]

DECAY = 0.4
"""The last part of the way, in which the learning rate falls."""
LAST_RATE = 0.02
"""What is left of the learning rate at the end."""
FIRST_GENERATIONS = 5
"""These have fewer games, a fifth and so on: what they show is soon outdated, and their games are long."""
FIRST_SCALE = 0.1
"""The last layer of a new network is so much smaller than usual: all seats begin with about the same chance."""
BEGINNING = Generation(0, 0, 0, 0.0, 0.0, 0.0)
#: What is called after every generation.
Told = Callable[[Generation], None]


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
    start: Network | None = None,
) -> Learned:
    """Trains a network until the plan is fulfilled: this one, or a new one. With a folder it goes on from the
    checkpoint there, if there is one, and stores one after every generation. Raises LearnError or NotationError."""
    settings.check()
    plan.check()
    run = _Run(settings, folder, start or new_network(settings))
    while (done := plan.done(run.last.number, run.last.seconds)) < 1:
        told(run.next_generation(settings.rate * falling(done), crew))
    return Learned(run.trainer.averaged, run.history)


class _Run:
    """A network in training, and the positions of the latest generations."""

    def __init__(self, settings: Settings, folder: Path | None, start: Network) -> None:
        rules = rules_of(settings.game)
        self._settings = settings
        self._folder = folder
        self._about = About(settings, rules.version, rules.box.fingerprint)
        self._replay: list[Positions] = []
        self.trainer = Trainer(start, settings.average)
        if folder is not None and (found := checkpoint.load(folder, self._about)) is not None:
            self._about, self._replay = found.about, found.replay
            try:
                self.trainer.restore(found.state)
            except ValueError as error:
                raise LearnError(f"the checkpoint in {folder} does not fit this program: {error}") from None

    @property
    def history(self) -> tuple[Generation, ...]:
        """All generations so far."""
        return self._about.history

    @property
    def last(self) -> Generation:
        """The last of them; at the beginning one without games."""
        return self.history[-1] if self.history else BEGINNING

    def next_generation(self, rate: float, crew: Crew) -> Generation:
        """Plays, trains, and stores the checkpoint."""
        settings, last, began = self._settings, self.last, monotonic()
        seed = f"{settings.seed}/{last.number}"
        work = partial(play_number, settings, self.trainer.network, seed, settings.explore)
        games = ceil(settings.games * min(1.0, (last.number + 1) / FIRST_GENERATIONS))
        positions = joined(crew.in_order(work, games))
        count = len(positions.players)
        self._replay = [*self._replay, positions][-settings.replay :]
        loss = self.trainer.loss(positions, settings.batch)
        draw = np.random.default_rng([*settings.seed.encode(), last.number])
        steps = ceil(settings.passes * count / settings.batch)
        self.trainer.fit(joined(self._replay), steps, settings.batch, rate, draw)
        self.trainer.end_generation(last.number + 1)
        found = Generation(
            number=last.number + 1,
            games=last.games + games,
            positions=last.positions + count,
            seconds=last.seconds + monotonic() - began,
            loss=loss,
            rate=rate,
        )
        self._about = replace(self._about, history=(*self.history, found))
        if self._folder is not None:
            checkpoint.save(self._folder, self._about, self.trainer.state, positions)
        return found


def falling(done: float) -> float:
    """The share of the learning rate when so much of the way lies behind: all of it, and less towards the end."""
    return max(LAST_RATE, min(1.0, (1 - done) / DECAY))


def new_network(settings: Settings) -> Network:
    """An untrained network that knows nothing: all seats have about the same chance."""
    seed = int.from_bytes(settings.seed.encode(), "big")
    new = evaluator_class(settings.game).new_network(settings.seats, seed, settings.hidden, settings.tower)
    last = new.layers[-1]
    return Network((*new.layers[:-1], Layer(last.weights * np.float32(FIRST_SCALE), last.biases)), new.tower)
