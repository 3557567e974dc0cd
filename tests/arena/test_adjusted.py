"""Luck taken out of results: 0 on average, and so no bias, whatever the network."""

import pickle
from math import sqrt
from statistics import fmean, stdev

import msgspec
import numpy as np
import pytest
from msgspec import Struct

from tests.value.laws import positions
from tests.value.small import small_network
from wuerfelreich import NotationError
from wuerfelreich.arena.adjusted import MAX_OUTCOMES, Adjustment, estimate
from wuerfelreich.arena.match import Match, _play_round, play_match
from wuerfelreich.arena.play import rules_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.value.evaluator import Chances

CHECKED = 6
"""Chance steps of each kind; one has up to a thousand outcomes."""


def luck_of(adjustment: Adjustment, game: str, before: Struct, chance: Chance, after: Struct) -> Chances:
    """What a single chance step counts as luck."""
    meter = adjustment.meter(game, 2)
    meter.watch(before, chance, after)
    return np.array(meter.luck.dice) + meter.luck.draws


@pytest.mark.parametrize("game", GAMES)
def test_the_luck_of_a_roll_or_draw_is_nothing_on_average(game: str) -> None:
    """All outcomes of a chance step, by their weights."""
    rules = rules_of(game)
    adjustment = Adjustment(draws=True, network=small_network(game, 2))
    found = {"rolls": 0, "draws": 0, "moved": 0}
    for state in positions(rules, 2, seed=3):
        chance = rules.next(state)
        if not isinstance(chance, Chance):
            continue
        kind = "draws" if chance.owner is None else "rolls"
        outcomes = chance.outcomes() if chance.total <= 6**6 else {}
        if found[kind] == CHECKED or not 2 <= len(outcomes) <= MAX_OUTCOMES:
            continue
        lucks = [luck_of(adjustment, game, state, chance, rules.apply(state, outcome)) for outcome in outcomes]
        weights = np.array(list(outcomes.values())) / chance.total
        assert weights @ np.array(lucks) == pytest.approx(np.zeros(2), abs=1e-6)
        found[kind] += 1
        found["moved"] += bool(np.abs(lucks).max() > 1e-3)
    assert found["rolls"]
    assert found["moved"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [("random", "greedy"), ("greedy", "solver")])
def test_adjusted_and_plain_shares_agree(game: str, bots: tuple[str, ...]) -> None:
    """Within four standard errors of their difference, which is the mean luck of a seat."""
    match = Match(game, bots, 16, "law", adjustment=Adjustment(network=small_network(game, 2)))
    lucks = []
    for at in range(match.rounds):
        games = _play_round(match, at)
        lucks.append(fmean(one.luck.dice[one.seats(bots[0])[0]] for one in games if one.luck))
        assert all(sum(one.luck.dice) == pytest.approx(0, abs=1e-5) for one in games if one.luck)
    assert stdev(lucks) > 0
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / sqrt(len(lucks))


def test_the_report_has_both_figures() -> None:
    adjustment = Adjustment(draws=True, network=small_network("wuerfelkoenig", 2))
    match = Match("wuerfelkoenig", ("greedy", "random"), 4, "1", adjustment=adjustment)
    report = play_match(match)
    plain = play_match(msgspec.structs.replace(match, adjustment=None))
    for one, other in zip(report.standings, plain.standings, strict=True):
        assert (one.share, one.interval) == (other.share, other.interval)
        assert one.adjusted
        assert one.draws
        assert len({one.share, one.adjusted.share, one.draws.share}) == 3
        assert one.adjusted.interval[0] < one.adjusted.share < one.adjusted.interval[1]
    assert sum(one.adjusted.share for one in report.standings if one.adjusted) == pytest.approx(1)
    told = msgspec.json.decode(msgspec.json.encode(report))
    assert set(told["standings"][0]["adjusted"]) == {"share", "interval"}
    assert "adjusted" not in msgspec.json.decode(msgspec.json.encode(plain))["standings"][0]


def test_another_process_finds_the_same_luck() -> None:
    match = Match(
        "wuerfelkoenig", ("greedy", "random"), 4, "1", adjustment=Adjustment(network=small_network("wuerfelkoenig", 2))
    )
    there = _play_round(pickle.loads(pickle.dumps(match)), 0)
    assert [one.luck for one in there] == [one.luck for one in _play_round(match, 0)]


def test_an_interval_from_the_spread_between_rounds() -> None:
    found = estimate([0.0, 1.0, 0.0, 1.0])
    assert found.share == 0.5
    assert found.interval == pytest.approx((0.5 - 1.96 / sqrt(12), 0.5 + 1.96 / sqrt(12)))


def test_one_round_has_no_spread() -> None:
    adjustment = Adjustment(network=small_network("wuerfelkoenig", 2))
    with pytest.raises(NotationError, match="luck is taken out of 4 games or more, not 2"):
        play_match(Match("wuerfelkoenig", ("greedy", "random"), 2, "1", adjustment=adjustment))
