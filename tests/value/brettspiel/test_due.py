"""Effects that end the game: the same as trying every tile and every choice, one after another."""

from random import Random

import numpy as np
import pytest

from tests.value.laws import near, positions, untrained
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.value.brettspiel import Evaluator
from wuerfelreich.value.brettspiel.due import ends_game
from wuerfelreich.value.evaluator import Chances, shares

GAME = Brettspiel()


def evaluator(players: int) -> Evaluator:
    found = untrained("brettspiel", players)
    assert isinstance(found, Evaluator)
    return found


def due(players: int) -> list[State]:
    """Positions of random games in which an effect is due."""
    found = (state for seed in range(16) for state in positions(GAME, players, seed) if isinstance(state, State))
    return [one for one in found if one.turn and one.phase in (Phase.REVEAL, Phase.DRAW) and not one.hand]


def step_by_step(state: State) -> Chances:
    """Every citizen and tile that can be drawn, in every order, and every choice; there is no network to ask."""
    match GAME.next(state):
        case Chance(owner=None) as chance:
            rows = [weight * step_by_step(GAME.apply(state, one)) for one, weight in chance.outcomes().items()]
            mean: Chances = np.sum(rows, axis=0) / chance.total
            return mean
        case Decide(seat):
            options = [step_by_step(GAME.apply(state, action)) for action in GAME.legal(state)]
            return max(options, key=lambda row: float(row[seat]))
        case Over(result):
            return shares(result)
        case _:
            raise AssertionError("the game goes on")


@pytest.mark.parametrize("players", [2, 3])
def test_an_effect_that_ends_the_game_is_worth_what_step_by_step_comes_to(players: int) -> None:
    value = evaluator(players)
    last = [state for state in due(players) if ends_game(state)]
    for state in last:
        assert value.reached(state) == near(step_by_step(state))
        assert not value.estimated(state)
    assert {state.phase for state in last} == {Phase.REVEAL, Phase.DRAW}
    assert len({state.effect for state in last}) > 3


def test_all_other_effects_are_left_to_the_network() -> None:
    """A random play of each of them shows whether the game ends."""
    random = Random(1)
    for state in due(2):
        after = state
        while not isinstance(step := GAME.next(after), Over) and after.turn == state.turn:
            moves = GAME.legal(after) if isinstance(step, Decide) else (step.draw(random.randrange),)
            after = GAME.apply(after, random.choice(moves))
        assert ends_game(state) is (isinstance(GAME.next(after), Over) and after.supply == 0), state.effect
    assert Effect.TAMER in {state.effect for state in due(2)}
