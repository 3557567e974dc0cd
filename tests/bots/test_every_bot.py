"""Laws of all bots: they choose a legal action in any state that play can reach, and always the same one."""

from math import isnan
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from tests.rules.kits import RULES
from tests.rules.playing import random_game
from wuerfelreich import AnyGame, Decide
from wuerfelreich.bots import BOTS, judges_of
from wuerfelreich.rules.registry import GAMES

TABLES = [(name, players) for name in GAMES for players in RULES[name].seats]
SEEDS = st.integers(0, 2**32 - 1)


def deciding_state(game: AnyGame, players: int, rng: Random) -> Struct:
    """A state somewhere in a random game where somebody decides."""
    states = [state for state, _ in random_game(game, players, rng) if isinstance(game.next(state), Decide)]
    return rng.choice(states)


@pytest.mark.parametrize(("name", "players"), TABLES)
@given(seed=SEEDS)
def test_bots_choose_legal_actions_and_always_the_same(name: str, players: int, seed: int) -> None:
    game = RULES[name]
    state = deciding_state(game, players, Random(seed))
    for bot in BOTS:
        action = BOTS[bot](game, "seed").choose(state)
        assert action in game.legal(state), bot
        assert BOTS[bot](game, "seed").choose(state) == action, bot


@pytest.mark.parametrize(("name", "players"), TABLES)
@given(seed=SEEDS)
def test_a_judge_values_every_legal_action(name: str, players: int, seed: int) -> None:
    game = RULES[name]
    state = deciding_state(game, players, Random(seed))
    for judge in (judges_of(name).greedy(game), judges_of(name).solver(game)):
        values = judge.values(state)
        assert len(values) == len(game.legal(state))
        assert not any(map(isnan, values))
