"""Whole turns as arrays: what a turn is worth, how it is played and how it ends agree with the plain evaluator."""

from functools import cache, partial

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from msgspec.structs import replace

from tests.learn.wuerfelkoenig.plain import BOX, RULES, after_draws, arrays, columns, quick, same
from wuerfelreich.learn.training import parameters_of
from wuerfelreich.learn.wuerfelkoenig import dice
from wuerfelreich.learn.wuerfelkoenig.games import begin, drawn
from wuerfelreich.learn.wuerfelkoenig.selfplay import (
    Turn,
    facts_of,
    roll_values,
    step,
    value_endings,
)
from wuerfelreich.odds.wuerfelkoenig.odds import card_odds
from wuerfelreich.rules.wuerfelkoenig import play
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelkoenig import Evaluator

GAMES, TURNS = 6, 32
_valued, _roll_values, _solved = quick(value_endings), quick(roll_values), quick(dice.solve)
FACTS = facts_of(BOX)
ODDS = card_odds(BOX)
TIED = 1e-3
"""Where the player has as good as lost, many choices are equal and may be made either way; the other seats' chances
follow them. Elsewhere choices that are equal to the last digit move the others' by less than this."""


@cache
def _network(players: int) -> Network:
    return Network.random((Evaluator.width(players), 32, players), seed=players)


def _begun(players: int) -> list[State]:
    starts = [game % players for game in range(GAMES)]
    games = drawn(begin(FACTS.rules, jnp.array(starts), players), jax.random.key(players))
    return [
        after_draws(play.begin(BOX, players, start), penalty, row)
        for start, penalty, row in zip(starts, games.penalty.tolist(), games.row.tolist(), strict=True)
    ]


@pytest.mark.parametrize("players", [pytest.param(2, marks=pytest.mark.soak), 4])
def test_turns_are_those_of_the_plain_evaluator(players: int) -> None:
    evaluator = Evaluator(RULES, _network(players))
    one_turn = quick(partial(step, explore=0.2))
    parameters = parameters_of(evaluator.network)
    states = _begun(players)
    strayed = overs = 0
    for number in range(TURNS):
        games, turn = one_turn(FACTS, parameters, arrays(states), jax.random.key(number))
        turn = jax.device_get(turn)
        rows, penalties = games.row.tolist(), games.penalty.tolist()
        for at, state in enumerate(states):
            after = _check_turn(evaluator, state, Turn(*(part[at] for part in turn)))
            if turn.over[at]:
                after = play.begin(BOX, players, int(turn.mover[at]))
            assert turn.ended[at] == pytest.approx(evaluator.features([after])[0], abs=1e-6)
            states[at] = after_draws(after, penalties[at], rows[at])
        assert same(games, arrays(states))
        strayed += int(turn.strayed.sum())
        overs += int(turn.over.sum())
    assert 0.1 < strayed / (GAMES * TURNS) < 0.3
    assert overs > 0


def _check_turn(evaluator: Evaluator, state: State, turn: Turn) -> State:
    """The chances before and after the turn, and its ending; returns the position after it."""
    player = state.player
    expected = evaluator.now(state)
    assert turn.before[player] == pytest.approx(expected[player], abs=1e-5)
    # A last roll decides; whether there were others left does not matter to an ending.
    rolled = replace(state, phase=Phase.CHOOSE, roll=state.rolls, dice=ODDS.dice.rolls[int(turn.roll)])
    legal = RULES.legal(rolled)
    action = columns(state)[int(turn.column)]
    assert action in legal
    chances = evaluator.actions(rolled)
    if not turn.strayed:
        assert turn.value[player] == pytest.approx(chances[:, player].max(), abs=1e-5)
    after = play.apply(BOX, state, action)
    assert turn.value == pytest.approx(evaluator.chances([after])[0], abs=1e-5)
    assert turn.over == (after.phase is Phase.OVER or len(after.pool) <= 5 - len(after.row))
    if expected[player] > TIED:
        assert turn.before == pytest.approx(expected, abs=TIED)
    return after


def test_all_channels_follow_the_choice_of_the_first() -> None:
    values = np.random.default_rng(1).random((2, 3, len(ODDS.dice.rolls)))
    plan = _solved(FACTS.rules, jnp.asarray(values, dtype=jnp.float32), jnp.array([False, True]))
    for at, rolls in enumerate((3, 4)):
        expected = ODDS.dice.solve_for_first(values[at], rolls)
        assert np.asarray(plan.before[at]) == pytest.approx(expected.start(), abs=1e-5)


@pytest.mark.parametrize("elf", [False, True])
def test_turns_played_with_random_dice_end_as_often_as_the_plan_expects(elf: bool) -> None:
    draws = 20_000
    games = arrays(_begun(2)[:1])
    valued = _valued(FACTS, parameters_of(_network(2)), games)
    has_elf = jnp.array([elf])
    plan = _solved(FACTS.rules, _roll_values(FACTS.rules, games, valued), has_elf)
    own = np.asarray(valued.stops)[0, :, int(games.player[0])]
    row = games.row[0].tolist()
    expected = ODDS.outcomes(dict(zip(row, own[:-1].tolist(), strict=True)), float(own[-1]), 4 if elf else 3)
    keys = jax.random.split(jax.random.key(1), draws)
    rolls = quick(jax.vmap(lambda key: dice.play(FACTS.rules, plan, has_elf, key)[0]))(keys)
    worth = np.where(ODDS.fulfilled[row][:, np.asarray(rolls)], own[:-1, None], -1.0)
    best = np.where(worth.max(axis=0) < 0, 5, worth.argmax(axis=0))
    found = np.bincount(best, minlength=6)
    means = np.array([expected[card] for card in [*row, None]]) * draws
    some = means > 5
    chi_square = ((found - means)[some] ** 2 / means[some]).sum()
    assert chi_square < 20.5  # exceeded once in a thousand times with five degrees of freedom
    assert found[~some].sum() <= 20
