"""The chances to win in the board game."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import Struct, json
from msgspec.structs import replace

from tests.rules.brettspiel.table import GAME
from tests.value.laws import check_actions, check_position, check_seats, untrained
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Take
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.value.brettspiel import turn
from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator

VARIANT = BrettspielOptions(arrangement="random", placement="random")


@cache
def evaluator(players: int, seats: int) -> BrettspielEvaluator:
    found = untrained("brettspiel", players, seats)
    assert isinstance(found, BrettspielEvaluator)
    return found


def positions(players: int, options: BrettspielOptions, seed: int) -> Iterator[State]:
    """Every position of a game in which all players act at random."""
    random = Random(seed)
    state = GAME.start(players, options)
    while True:
        yield state
        match GAME.next(state):
            case Over():
                return
            case Decide():
                state = GAME.apply(state, random.choice(GAME.legal(state)))
            case Chance() as chance:
                state = GAME.apply(state, chance.draw(random.randrange))


def some(players: int, options: BrettspielOptions, seed: int, share: float) -> list[State]:
    """About this share of a game's positions, with every phase that it has."""
    random = Random(seed)
    chosen, phases = [], set()
    for state in positions(players, options, seed):
        if state.phase not in phases or random.random() < share:
            phases.add(state.phase)
            chosen.append(state)
    return chosen


@pytest.fixture(autouse=True)
def every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players who act at random hold more superjokers than anybody else."""
    monkeypatch.setattr(turn, "MAX_WAYS", 10_000)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (2, 4), (3, 3), (4, 4)])
@pytest.mark.parametrize("options", [BrettspielOptions(), VARIANT], ids=["usual", "variant"])
def test_laws_hold_in_every_phase(players: int, seats: int, options: BrettspielOptions) -> None:
    for state in some(players, options, seed=10 * players + seats, share=0.06):
        check_position(evaluator(players, seats), state)
        check_actions(evaluator(players, seats), state)


def moved(state: Struct) -> Struct:
    """Everybody sits one seat further on."""
    assert isinstance(state, State)
    player = (state.player + 1) % len(state.realms)
    return replace(state, player=player, realms=(state.realms[-1], *state.realms[:-1]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_go_with_the_players_when_they_change_seats(players: int) -> None:
    for state in some(players, BrettspielOptions(), seed=players, share=0.06):
        check_seats(evaluator(players, players), state, moved)


def test_ways_that_the_plan_leaves_out_are_valued_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn, "MAX_WAYS", 0)
    found = untrained("brettspiel", 2)
    spending = [
        state
        for state in positions(2, BrettspielOptions(), seed=3)
        if any(isinstance(action, Take) and action.pairs for action in GAME.legal(state))
    ]
    assert spending
    for state in spending[:5]:
        check_actions(found, state)


@pytest.mark.parametrize("effect", [Effect.MERCHANT_2, Effect.MERCHANT_3, Effect.THIEF_OF_CARDS, Effect.LANDOWNER])
def test_between_tiles_chances_are_the_mean_over_those_that_may_follow(effect: Effect) -> None:
    random = Random(effect)
    late = [state for state in positions(3, BrettspielOptions(), seed=5) if state.phase is Phase.DRAW and state.known]
    state = replace(late[0], effect=effect)
    for _ in range(DRAWS[effect] - 1):
        chance = GAME.next(state)
        assert isinstance(chance, Chance)
        state = GAME.apply(state, chance.draw(random.randrange))
    chance = GAME.next(state)
    assert isinstance(chance, Chance)
    found = evaluator(3, 3)
    afters = [GAME.apply(state, outcome) for outcome in chance.outcomes()]
    then = [found.chances([after])[0] if found.ended(after) else found.now(after) for after in afters]
    weights = np.array(list(chance.outcomes().values())) / chance.total
    assert found.now(state) == pytest.approx(weights @ np.array(then), abs=1e-6)


def test_nobody_is_ahead_before_the_start_player_is_drawn() -> None:
    for players in (2, 3, 4):
        state = GAME.start(players)
        assert state.phase is Phase.START
        assert evaluator(players, players).now(state) == pytest.approx(np.full(players, 1 / players))


def changed(change: Callable[[dict[str, Any]], None]) -> Brettspiel:
    raw = json.decode(GAME.box.canonical)
    change(raw)
    return Brettspiel(json.encode(raw))


def test_close_material_is_not_strange() -> None:
    def change(raw: dict[str, Any]) -> None:
        raw["scoring"]["most_dragon_fires"] = 5
        raw["citizens"][0]["joker"]["number"] = 1

    assert BrettspielEvaluator.strange(GAME) is None
    assert BrettspielEvaluator.strange(changed(change)) is None


def test_material_that_is_worth_or_asks_for_much_more_is_strange() -> None:
    def gold(raw: dict[str, Any]) -> None:
        raw["scoring"]["golden_gem"] = 30

    def hard(raw: dict[str, Any]) -> None:
        for citizen in raw["citizens"]:
            if citizen["effect"] == "tamer":
                citizen["condition"] = {"type": "same_colour", "dice": 6}

    expected = "the score for golden gem is 30, and the network knows about 3"
    assert BrettspielEvaluator.strange(changed(gold)) == expected
    assert "the mean chance of a tamer" in str(BrettspielEvaluator.strange(changed(hard)))
