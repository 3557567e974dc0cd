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
from wuerfelreich.value.network import Network

__all__ = ["Player", "player"]


class Player:
    """Plays games of a network against itself."""

    def __init__(self, network: Network) -> None:
        found = tables()
        self.table = Table(found, net_of(network), new_work(), new_turn(found), new_course())

    def episode(self, players: int, seed: str, explore: float, trace: float) -> Positions:
        """A game, and what there is to learn from it."""
        if players != PLAYERS:
            raise ValueError(f"compiled games are for {PLAYERS} players, not {players}")
        course = self.table.course
        play(self.table, crc32(seed.encode()), explore)
        number = int(course.counts[POSITIONS])
        goals = np.empty(number)
        returns(course, trace, goals)
        own = np.where(course.movers[:number] == 0, goals, 1.0 - goals)
        return Positions(
            course.features[:number].astype(np.float16),
            np.stack([own, 1.0 - own], axis=1).astype(np.float32),
            np.full(number, PLAYERS, dtype=np.int8),
        )


def player(network: Network) -> Player:
    """A player with this network, for two players."""
    return Player(network)
