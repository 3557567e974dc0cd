"""The laws where random play hardly ever gets: many citizens taken, near the end of the draw pile or of a village."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.test_laws import check_step
from tests.rules.wuerfelkoenig.kit import KIT
from tests.rules.wuerfelkoenig.table import GAME
from wuerfelreich import Chance, Over
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take
from wuerfelreich.rules.wuerfelkoenig.state import State


def takes(state: State) -> list[Take]:
    return [action for action in GAME.legal(state) if isinstance(action, Take)]


def lucky(state: State, chance: Chance, rng: Random) -> Outcome:
    """The first of thirty draws after which a citizen can be taken; any draw if nothing is rolled."""
    draws = (chance.draw(rng.randrange) for _ in range(30))
    return next((draw for draw in draws if takes(GAME.apply(state, draw))), chance.draw(rng.randrange))


def eager(state: State, villages: bool, rng: Random) -> Action:
    """Takes a citizen whenever there is one, with its village or without."""
    wanted = [take for take in takes(state) if take.village == villages]
    return rng.choice(wanted or takes(state) or GAME.legal(state))


def lucky_game(players: int, villages: bool, rng: Random) -> Iterator[State]:
    """All states of a game between eager and lucky players."""
    state = GAME.start(players)
    yield state
    while not isinstance(step := GAME.next(state), Over):
        move = lucky(state, step, rng) if isinstance(step, Chance) else eager(state, villages, rng)
        state = GAME.apply(state, move)
        yield state


def ending(state: State) -> str:
    step = GAME.next(state)
    assert isinstance(step, Over)
    return step.result.ending


@pytest.mark.parametrize("villages", [True, False])
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32 - 1))
def test_laws_hold_up_to_every_end(villages: bool, players: int, seed: int) -> None:
    states = list(lucky_game(players, villages, Random(seed)))
    census = KIT.census(GAME, states[0])
    assert len(states) <= KIT.longest
    for state in states[-8:]:
        assert KIT.census(GAME, state) == census
        assert GAME.read_state(GAME.write_state(state)) == state
        check_step(GAME, state)


def test_such_games_end_with_a_village_or_the_draw_pile() -> None:
    last = [list(lucky_game(3, seed % 2 == 0, Random(seed)))[-1] for seed in range(8)]
    assert {ending(state) for state in last} == {"village", "draw_pile"}
