"""The chances to win in the board game."""

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.value.laws import check_actions, check_position, check_seats, untrained
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import Phase, State
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
    rules, random = evaluator(players, players).game, Random(seed)
    state = rules.start(players, options)
    while True:
        yield state
        match rules.next(state):
            case Over():
                return
            case Decide():
                state = rules.apply(state, random.choice(rules.legal(state)))
            case Chance() as chance:
                state = rules.apply(state, chance.draw(random.randrange))


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
    for state in some(players, options, seed=10 * players + seats, share=0.1):
        check_position(evaluator(players, seats), state)
        check_actions(evaluator(players, seats), state)


def moved(state: State) -> State:
    """Everybody sits one seat further on."""
    player = (state.player + 1) % len(state.realms)
    return replace(state, player=player, realms=(state.realms[-1], *state.realms[:-1]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_go_with_the_players_when_they_change_seats(players: int) -> None:
    for state in some(players, BrettspielOptions(), seed=players, share=0.1):
        check_seats(evaluator(players, players), state, moved)


def test_nobody_is_ahead_before_the_start_player_is_drawn() -> None:
    for players in (2, 3, 4):
        state = evaluator(players, players).game.start(players)
        assert state.phase is Phase.START
        assert evaluator(players, players).now(state) == pytest.approx(np.full(players, 1 / players))
