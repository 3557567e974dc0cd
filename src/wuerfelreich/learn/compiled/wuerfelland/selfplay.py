"""A network that plays compiled games against itself, and what there is to learn from them."""

from functools import cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.wuerfelland.games import openings, play_game
from wuerfelreich.learn.compiled.wuerfelland.lands import new_lands
from wuerfelreich.learn.compiled.wuerfelland.network import weights_of
from wuerfelreich.learn.compiled.wuerfelland.notes import Notes, new_notes
from wuerfelreich.learn.compiled.wuerfelland.table import Table
from wuerfelreich.learn.compiled.wuerfelland.tables import Bools, Ints, Singles, Tables, tables_of
from wuerfelreich.learn.episodes import Positions, returns
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network

PLAYERS = 2
SIDES = 0.3
"""Where turns are played at random, so are a share of the sides: some boards would hardly ever be chosen."""


class Course(NamedTuple):
    """A game, as `learn.episodes.Course`, and every step of it."""

    features: Singles
    movers: Ints
    values: Chances
    """By the network; chances are those of both seats, in the order of the table."""
    before: Chances
    strayed: Bools
    final: Chances
    steps: Ints
    """As `Notes.steps`."""


class WuerfellandPlayer:
    """A network that plays against itself, with our boards."""

    def __init__(self, network: Network) -> None:
        weights = weights_of(network)
        tables = _tables()
        lands = new_lands(tables.boards, weights.inner.shape[1], len(weights.lead))
        owed, dice = np.zeros(PLAYERS, dtype=np.int64), np.zeros(COLOUR_COUNT, dtype=np.int64)
        self.table = Table(tables, weights, lands, new_notes(), owed, dice)
        self._openings = openings(self.table)

    def episode(self, players: int, seed: str, explore: float, trace: float) -> Positions:
        """A game and its targets: the seed alone decides the dice."""
        return positions_of(self.play(players, seed, explore), trace)

    def forecasts(self, players: int, seed: str) -> tuple[Chances, Chances]:
        """A game without random turns: the chances in each position that the network values, and the result."""
        course = self.play(players, seed, 0.0)
        return course.values, course.final

    def play(self, players: int, seed: str, explore: float) -> Course:
        """A game of two players."""
        assert players == PLAYERS
        random = np.random.default_rng([*seed.encode()])
        won = play_game(self.table, self._openings, random, explore, SIDES if explore > 0 else 0.0)
        return _course(self.table.notes, won)


def positions_of(course: Course, trace: float) -> Positions:
    """The positions of a game with their targets."""
    goals = returns(course.before, course.values, course.strayed.tolist(), trace)
    targets = goals[np.arange(len(goals))[:, None], (course.movers[:, None] + np.arange(PLAYERS)) % PLAYERS]
    count = np.full(len(goals), PLAYERS, dtype=np.int8)
    return Positions(course.features.astype(np.float16), targets.astype(np.float32), count)


def _course(notes: Notes, won: float) -> Course:
    """What was noted, without the room that is left."""
    positions, steps = notes.counts
    movers = notes.mover[:positions].copy()
    return Course(
        features=notes.features[:positions].copy(),
        movers=movers,
        values=_seated(notes.value[:positions], movers),
        before=_seated(notes.before[:positions], movers),
        strayed=notes.strayed[:positions] > 0,
        final=np.array([won, 1.0 - won]),
        steps=notes.steps[:steps].copy(),
    )


def _seated(chances: Chances, movers: Ints) -> Chances:
    """The movers' chances as those of both seats."""
    first = np.where(movers == 0, chances, 1.0 - chances)
    return np.stack([first, 1.0 - first], axis=1)


@cache
def _tables() -> Tables:
    return tables_of(Box())
