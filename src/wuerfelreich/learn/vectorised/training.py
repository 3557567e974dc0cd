"""Training a network for one number of players: a generation is a window of self-play, and steps of Adam on it."""

from pathlib import Path
from time import monotonic

import jax
import jax.numpy as jnp
import numpy as np
from msgspec.structs import replace

from wuerfelreich.learn import checkpoint
from wuerfelreich.learn.checkpoint import About, Generation
from wuerfelreich.learn.run import BEGINNING, Learned, Told, falling, new_network
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.learn.training import network_of
from wuerfelreich.learn.vectorised import Play
from wuerfelreich.learn.vectorised.window import Learner, new_learner, window
from wuerfelreich.value.network import Network

SECONDS_BETWEEN = 60.0
"""Between two checkpoints."""


def train(
    play: Play,
    settings: Settings,
    plan: Plan,
    folder: Path | None = None,
    told: Told = lambda _: None,
    start: Network | None = None,
) -> Learned:
    """Trains a network until the plan is fulfilled: this one, or a new one. With a folder it goes on from the
    checkpoint there, if there is one, and stores one every minute and at the end. Compiling, which may take minutes, is
    not counted."""
    if len(settings.players) != 1:
        raise LearnError(
            "a network learned from many games at once serves one number of players: name one, or add --plain"
        )
    rules = rules_of(settings.game)
    about = About(settings, rules.version, rules.box.fingerprint)
    facts = play.facts()
    learner = new_learner(play, facts, settings, start or new_network(settings))
    if folder is not None and (found := checkpoint.load_state(folder, about)) is not None:
        about = found.about
        learner = _restored(folder, learner, found.state)
    last = about.history[-1] if about.history else BEGINNING
    window(play, facts, learner, jnp.uint32(0), jnp.float32(0), settings)[
        1
    ].loss.block_until_ready()  # only to compile it
    stored = last.seconds
    while (done := plan.done(last.number, last.seconds)) < 1:
        began = monotonic()
        rate = settings.rate * falling(done)
        learner, seen = window(play, facts, learner, jnp.uint32(last.number), jnp.float32(rate), settings)
        last = Generation(
            number=last.number + 1,
            games=last.games + int(seen.games),
            positions=last.positions + settings.games * play.turns,
            loss=float(seen.loss),  # waits for the computation, and so comes before the clock
            seconds=last.seconds + monotonic() - began,
            rate=rate,
        )
        about = replace(about, history=(*about.history, last))
        if folder is not None and last.seconds - stored > SECONDS_BETWEEN:
            checkpoint.save_state(folder, about, _state(learner))
            stored = last.seconds
        told(last)
    if folder is not None:
        checkpoint.save_state(folder, about, _state(learner))
    return Learned(network_of(learner.parameters), about.history)


def _state(learner: Learner) -> list[checkpoint.Array]:
    return [np.asarray(part) for part in jax.tree.leaves(learner)]


def _restored(folder: Path, new: Learner, state: list[checkpoint.Array]) -> Learner:
    leaves, shape = jax.tree.flatten(new)
    if [(one.shape, one.dtype) for one in leaves] != [(one.shape, one.dtype) for one in state]:
        raise LearnError(f"the checkpoint in {folder} does not fit this program")
    restored: Learner = jax.tree.unflatten(shape, [jnp.asarray(one) for one in state])
    return restored
