"""Self-play of the board game with two players, compiled: rules, evaluator and turn solver in Numba.

A copy of `rules.brettspiel`, `value.brettspiel` and `odds.brettspiel` for our material in the usual set-up. The tables
come from there; the tests hold the copy against the original."""

from zlib import crc32

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.course import POSITIONS, new_course, returns
from wuerfelreich.learn.compiled.brettspiel.game import play
from wuerfelreich.learn.compiled.brettspiel.network import net_of
from wuerfelreich.learn.compiled.brettspiel.state import PLAYERS
from wuerfelreich.learn.compiled.brettspiel.table import Table
from wuerfelreich.learn.compiled.brettspiel.tables import tables
from wuerfelreich.learn.compiled.brettspiel.turn import new_turn
from wuerfelreich.learn.compiled.brettspiel.work import new_work
from wuerfelreich.learn.episodes import Positions
from wuerfelreich.value.evaluator import Chances
from wuerfelreich.value.network import Network

__all__ = ["Player", "player"]


class Player:
    """Plays games of a network against itself."""

    def __init__(self, network: Network) -> None:
        found = tables()
        self.table = Table(found, net_of(network), new_work(), new_turn(found), new_course())

    def episode(self, players: int, seed: str, explore: float, trace: float) -> Positions:
        """A game, and what there is to learn from it."""
        self._play(players, seed, explore)
        course = self.table.course
        number = int(course.counts[POSITIONS])
        goals = np.empty(number)
        returns(course, trace, goals)
        own = np.where(course.movers[:number] == 0, goals, 1.0 - goals)
        return Positions(
            course.features[:number].astype(np.float16),
            np.stack([own, 1.0 - own], axis=1).astype(np.float32),
            np.full(number, PLAYERS, dtype=np.int8),
        )

    def forecasts(self, players: int, seed: str) -> tuple[Chances, Chances]:
        """A game without random turns: the chances in each position that the network values, and the result."""
        final = self._play(players, seed, 0.0)
        first = self.table.course.values[: self.table.course.counts[POSITIONS]]
        return np.stack([first, 1.0 - first], axis=1), np.array([final, 1.0 - final])

    def _play(self, players: int, seed: str, explore: float) -> float:
        """Plays a game, which the course then holds; gives the result of the first seat."""
        if players != PLAYERS:
            raise ValueError(f"compiled games are for {PLAYERS} players, not {players}")
        return play(self.table, crc32(seed.encode()), explore)


def player(network: Network) -> Player:
    """A player with this network, for two players."""
    return Player(network)
