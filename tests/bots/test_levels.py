"""What no level for people ever does, over thousands of its decisions. The laws hold for any network; an untrained one
is the harder test, because it likes odd actions."""

from collections.abc import Iterator
from functools import cache
from math import exp
from random import Random
from statistics import fmean

import pytest
from msgspec import Struct

from tests.rules.kits import RULES, TABLES
from tests.value.small import small_network
from wuerfelreich.bots import BOTS, LEVELS, Bot, judges_of
from wuerfelreich.bots.levels import STEEPEST, WORST, LevelBot, log_odds
from wuerfelreich.bots.master import Master, MasterBot
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Over
from wuerfelreich.rules.harm import NEVER_BEST, Harm
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelland.actions import Pass
from wuerfelreich.value import shipped

SLACK = 1e-5
"""Chances are rounded to six decimals."""


class Decision(Struct, frozen=True):
    """A level's choice among several actions. `error` is 0 for the master; `values` are true chances."""

    state: Struct
    action: Struct
    error: float
    values: list[float]

    @property
    def value(self) -> float:
        """The true chance after what was chosen."""
        return self.values[self.legal.index(self.action)]

    @property
    def legal(self) -> tuple[Struct, ...]:
        """All actions."""
        return GAME[type(self.state)].legal(self.state)


GAME: dict[type, AnyGame] = {type(rules.start(rules.seats[0])): rules for rules in RULES.values()}


def untrained(game: AnyGame, players: int) -> Master:
    """A master with random weights."""
    return Master(game, judges_of(game.id).solver(game), small_network(game.id, players, players))


def players_of(game: AnyGame, master: Master, seed: str) -> list[tuple[Bot, float]]:
    """All levels with their errors, from the weakest to the master."""
    errors = judges_of(game.id).errors
    return [*((LevelBot(master, error, seed, MasterBot(master)), error) for error in errors), (MasterBot(master), 0.0)]


def decisions(game: AnyGame, players: int, seed: int) -> Iterator[Decision]:
    """A game in which a level chosen at random makes each decision."""
    master = untrained(game, players)
    levels = players_of(game, master, str(seed))
    random = Random(seed)
    state: Struct = game.start(players)
    while True:
        match game.next(state):
            case Over():
                return
            case Chance() as chance:
                state = game.apply(state, chance.draw(random.randrange))
            case Decide():
                bot, error = random.choice(levels)
                action = bot.choose(state)
                if len(game.legal(state)) > 1:
                    yield Decision(state, action, error, master.values(state))
                state = game.apply(state, action)


def only_wins(one: Decision) -> bool:
    """Whether what was chosen wins for sure and nothing that nobody regrets does: the last penalty, with a lead."""
    harms = GAME[type(one.state)].harms(one.state)
    sound = [value for value, action in zip(one.values, one.legal, strict=True) if action not in harms]
    return one.value == 1.0 and max(sound) < 1.0


@cache
def played(name: str, players: int) -> tuple[Decision, ...]:
    """All decisions of a few games."""
    return tuple(one for seed in range(3) for one in decisions(RULES[name], players, seed))


#: Those of five and six players take long: only in `make soak`.
MOST_TABLES = [pytest.param(name, players, marks=pytest.mark.soak if players > 4 else ()) for name, players in TABLES]


@pytest.mark.parametrize(("name", "players"), MOST_TABLES)
def test_no_level_does_what_every_player_would_regret(name: str, players: int) -> None:
    tempted = 0
    for one in played(name, players):
        harms = RULES[name].harms(one.state)
        tempted += any(action in harms for action in one.legal)
        if one.error:
            assert one.action not in harms or only_wins(one)
        else:
            assert harms.get(one.action) not in NEVER_BEST
    assert tempted > 20


@pytest.mark.parametrize(("name", "players"), MOST_TABLES)
def test_no_action_costs_more_than_the_worst_of_the_level(name: str, players: int) -> None:
    dear = 0
    for one in played(name, players):
        harms = RULES[name].harms(one.state)
        best = max(value for value, action in zip(one.values, one.legal, strict=True) if action not in harms)
        dear += min(one.values) < best - WORST * one.error
        if one.error:
            assert one.value >= best - WORST * one.error - SLACK
    assert dear > 20


def test_every_level_takes_a_certain_win_and_shuns_a_certain_loss() -> None:
    wins = losses = 0
    for name, players in TABLES:
        for one in played(name, players):
            if max(one.values) == 1.0:
                wins += min(one.values) < 0.999
                assert one.value > 0.999
            elif max(one.values) > 0.01:
                losses += min(one.values) == 0.0
                assert one.value > 0.0
    assert wins > 5
    assert losses > 5


@pytest.mark.parametrize("name", GAMES)
def test_kept_dice_are_no_worse_than_dice_kept_blindly(name: str) -> None:
    kept = 0
    judge = judges_of(name).solver(RULES[name])
    for one in played(name, 2):
        if judge.kept(one.action) is None or not one.error:
            continue
        rolling = [log_odds(v) for v, a in zip(one.values, one.legal, strict=True) if judge.kept(a) is not None]
        kept += 1
        assert log_odds(one.value) >= fmean(rolling) - SLACK
    assert kept > 50 or name == "wuerfelland", "there alone no dice are chosen to be kept"


@pytest.mark.parametrize("name", GAMES)
def test_a_level_that_hardly_errs_plays_as_the_master_does(name: str) -> None:
    game = RULES[name]
    master = untrained(game, 2)
    nearly = LevelBot(master, 1e-9, "seed", MasterBot(master))
    for one in played(name, 2):
        harms = game.harms(one.state)
        best = max(value for value, action in zip(one.values, one.legal, strict=True) if action not in harms)
        found = one.values[one.legal.index(nearly.choose(one.state))]
        assert found == pytest.approx(best, abs=SLACK) or found == 1.0


def test_the_master_stops_with_a_result_that_has_won() -> None:
    """An untrained network would often rather roll on."""
    won = would_roll_on = 0
    for one in played("knatsch", 2):
        harms = RULES["knatsch"].harms(one.state)
        if Harm.ALREADY_WON in harms.values():
            won += 1
            would_roll_on += harms.get(one.legal[one.values.index(max(one.values))]) is Harm.ALREADY_WON
            for bot, _ in players_of(RULES["knatsch"], untrained(RULES["knatsch"], 2), "seed"):
                assert harms.get(bot.choose(one.state)) is not Harm.ALREADY_WON
    assert won > 20
    assert would_roll_on > 3


def test_the_master_finishes_an_area_where_it_can() -> None:
    """An untrained network would often rather pass."""
    could = would_pass = 0
    for one in played("wuerfelland", 3):
        if Harm.UNFINISHED in RULES["wuerfelland"].harms(one.state).values():
            could += 1
            would_pass += one.legal[one.values.index(max(one.values))] == Pass()
            for bot, _ in players_of(RULES["wuerfelland"], untrained(RULES["wuerfelland"], 3), "seed"):
                assert bot.choose(one.state) != Pass()
    assert could > 20
    assert would_pass > 3


@pytest.mark.parametrize("name", GAMES)
def test_levels_err_less_and_less(name: str) -> None:
    errors = judges_of(name).errors
    assert list(errors) == sorted(errors, reverse=True)
    assert len(errors) == len(LEVELS) - 1
    assert errors[-1] > 0
    assert errors[0] < 0.25


@pytest.mark.parametrize("name", GAMES)
def test_without_a_network_an_earlier_level_steps_in(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: AnyGame, players: int) -> None:
        raise shipped.NoEvaluator("none")

    monkeypatch.setattr("wuerfelreich.bots.master.evaluator_of", none)
    game = RULES[name]
    for level, earlier in (("child", "apprentice"), ("squire", "knight"), ("master", "solver")):
        bot, stand_in = BOTS[level](game, "seed"), BOTS[earlier](game, "seed")
        for one in played(name, 2)[:40]:
            assert bot.choose(one.state) == stand_in.choose(one.state)


def test_log_odds() -> None:
    assert log_odds(0.5) == 0.0
    assert log_odds(exp(2) / (1 + exp(2))) == pytest.approx(2.0)
    assert log_odds(1.0) == pytest.approx(-log_odds(0.0))
    assert log_odds(0.51) == pytest.approx(STEEPEST * 0.01, rel=1e-3)
