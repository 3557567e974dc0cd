"""The levels err, but never absurdly: what holds with any network is tested with an untrained one."""

from random import Random

import pytest
from msgspec import Struct

from tests.bots.test_every_bot import deciding_state
from tests.rules.kits import RULES
from tests.value.networks import WriteNetwork, networks
from wuerfelreich import AnyGame
from wuerfelreich.bots import BOTS, LEVELS, judges_of
from wuerfelreich.bots.levels import WORST, LevelBot
from wuerfelreich.bots.master import Master
from wuerfelreich.rules.registry import GAMES

__all__ = ["networks"]

BELOW = LEVELS[:-1]
STATES = 60


def states_of(game: AnyGame) -> list[Struct]:
    """States from random games of two where there is something to choose."""
    found = (deciding_state(game, 2, Random(seed)) for seed in range(STATES))
    return [state for state in found if len(game.legal(state)) > 1]


def test_every_game_has_an_error_for_every_level_and_weaker_ones_err_more() -> None:
    for name in GAMES:
        errors = judges_of(name).errors
        assert len(errors) == len(BELOW)
        assert sorted(errors, reverse=True) == list(errors)
        assert errors[-1] > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_level_gives_up_a_bounded_chance_and_does_nothing_to_regret(networks: WriteNetwork, name: str) -> None:
    networks(name, 2)
    game = RULES[name]
    judges = judges_of(name)
    master = Master(game, judges.solver(game))
    bots = [(BOTS[level](game, "seed"), error) for level, error in zip(BELOW, judges.errors, strict=True)]
    differing = dict.fromkeys(range(len(bots)), 0)
    for state in states_of(game):
        assert master.knows(state)
        legal, values, regretted = game.legal(state), master.values(state), game.harms(state)
        best = max(value for value, action in zip(values, legal, strict=True) if action not in regretted)
        for at, (bot, error) in enumerate(bots):
            action = bot.choose(state)
            assert action not in regretted
            assert values[legal.index(action)] >= best - WORST * error
            assert bot.choose(state) == action
            differing[at] += values[legal.index(action)] < best
    assert all(differing.values()), "everybody errs"


@pytest.mark.parametrize("name", GAMES)
def test_without_errors_a_level_is_the_master_who_regrets_nothing(networks: WriteNetwork, name: str) -> None:
    networks(name, 2)
    game = RULES[name]
    master = Master(game, judges_of(name).solver(game))
    faultless = LevelBot(master, 0.0, "seed", BOTS["random"](game, "seed"))
    for state in states_of(game)[:20]:
        legal, values, regretted = game.legal(state), master.values(state), game.harms(state)
        sensible = [at for at, action in enumerate(legal) if action not in regretted]
        assert faultless.choose(state) == legal[max(sensible, key=lambda at: values[at])]


@pytest.mark.parametrize(("level", "stand_in"), [("child", "apprentice"), ("marshal", "knight"), ("master", "solver")])
def test_where_no_network_fits_another_bot_steps_in(networks: WriteNetwork, level: str, stand_in: str) -> None:
    networks("knatsch", 2)
    game = RULES["knatsch"]
    for seed in range(20):
        state = deciding_state(game, 3, Random(seed))
        assert BOTS[level](game, "seed").choose(state) == BOTS[stand_in](game, "seed").choose(state)


@pytest.mark.parametrize("name", GAMES)
def test_moods_differ_from_seed_to_seed(networks: WriteNetwork, name: str) -> None:
    networks(name, 2)
    game = RULES[name]
    one, other = (BOTS["child"](game, seed) for seed in ("one", "other"))
    assert any(one.choose(state) != other.choose(state) for state in states_of(game))
