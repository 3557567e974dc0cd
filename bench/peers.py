"""The peers, each driven in the fastest way its Python interface offers."""

import sys
from random import Random
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.size import deep_size, reachable, resident_size


class Backgammon:
    """OpenSpiel's backgammon: rules in C++, the loop in Python. Like ours, a dice game with explicit chance."""

    name = "OpenSpiel backgammon"

    def __init__(self, seed: int) -> None:
        self._game = pyspiel.load_game("backgammon")
        self._random = Random(seed).random

    def play(self) -> int:
        """Plays one game; every applied action is a step, chance included."""
        return self._advance(self._game.new_initial_state(), sys.maxsize)

    def _advance(self, state: Any, limit: int) -> int:
        random = self._random
        steps = 0
        while steps < limit and not state.is_terminal():
            if state.is_chance_node():
                left = random()
                for action, probability in state.chance_outcomes():  # noqa: B007 – the last one is the pick
                    left -= probability
                    if left < 0:
                        break
            else:
                actions = state.legal_actions()
                action = actions[int(random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    def state_bytes(self) -> int | None:
        """What a clone of the state after 100 steps, half-way through a random game, adds to the process."""
        state = self._game.new_initial_state()
        self._advance(state, 100)
        return resident_size(state.clone)

    def replay_seconds(self) -> None:
        """Not measured."""


class Catan:
    """Catanatron: like ours, a modern board game in plain Python."""

    name = "Catanatron, 4 players"

    def __init__(self, seed: int) -> None:
        self._seeds = Random(seed)
        self._random = Random(seed).random
        self._players = [RandomPlayer(color) for color in Color]

    def play(self) -> int:
        """Plays one game; every action in its record is a step."""
        game = self._new_game()
        self._advance(game, sys.maxsize)
        return len(game.state.actions)

    def _new_game(self) -> Any:
        return Game(self._players, seed=self._seeds.randrange(1, 2**32))

    def _advance(self, game: Any, limit: int) -> None:
        random = self._random
        state = game.state
        steps = 0
        while steps < limit and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            actions = state.playable_actions
            game.execute(actions[int(random() * len(actions))], validate_action=False)
            steps += 1

    def state_bytes(self) -> int:
        """What a copy of the game after 500 actions, half-way through a random game, adds to the original."""
        game = self._new_game()
        self._advance(game, 500)
        return deep_size(game.copy(), reachable(game))

    def replay_seconds(self) -> None:
        """Not measured."""
