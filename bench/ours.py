"""Our games, played at random through their public interface."""

import time
from random import Random
from statistics import median
from typing import Any

import wuerfelreich as wr
from bench.size import deep_size, held_by_modules

#: Players at the table: the largest number that every game allows.
PLAYERS = max(set.intersection(*(set(game.seats) for game in wr.GAMES.values())))


class OurGame:
    """One of our games as a competitor."""

    def __init__(self, game_id: str, seed: int) -> None:
        self.name = f"{game_id}, {PLAYERS} players"
        self._game = wr.game(game_id)
        self._random = Random(seed).random

    def play(self) -> int:
        """Plays one game; every `apply` is a step, chance included."""
        random = self._random
        next_, legal, apply = self._game.next, self._game.legal, self._game.apply

        def uniform(n: int) -> int:
            return int(random() * n)

        state = self._game.start(PLAYERS)
        steps = 0
        while not isinstance(step := next_(state), wr.Over):
            if isinstance(step, wr.Chance):
                state = apply(state, step.draw(uniform))
            else:
                actions = legal(state)
                state = apply(state, actions[int(random() * len(actions))])
            steps += 1
        return steps

    def recorded(self) -> tuple[list[Any], list[Any]]:
        """The states and the moves of one random game."""
        state = self._game.start(PLAYERS)
        states, moves = [state], []
        while not isinstance(step := self._game.next(state), wr.Over):
            if isinstance(step, wr.Chance):
                move = step.draw(lambda n: int(self._random() * n))
            else:
                actions = self._game.legal(state)
                move = actions[int(self._random() * len(actions))]
            state = self._game.apply(state, move)
            states.append(state)
            moves.append(move)
        return states, moves

    def state_bytes(self) -> int:
        """The median over a few games, of the state half-way through."""
        halfway = [states[len(states) // 2] for states, _ in (self.recorded() for _ in range(9))]
        shared = held_by_modules()
        return int(median(deep_size(state, shared) for state in halfway))

    def replay_seconds(self) -> float:
        """The median over a few games, of the time to apply all moves from the start."""
        apply = self._game.apply
        times = []
        for _, moves in (self.recorded() for _ in range(25)):
            begin = time.process_time_ns()
            state = self._game.start(PLAYERS)
            for move in moves:
                state = apply(state, move)
            times.append((time.process_time_ns() - begin) / 1e9)
        return median(times)
