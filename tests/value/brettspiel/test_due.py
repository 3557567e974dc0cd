"""Effects that end the game: the same as trying every tile and every choice, one after another. Tamer and bully: the
same as trying every field."""

from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from tests.value.laws import near, positions, untrained
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.effects import begin_effect
from wuerfelreich.rules.brettspiel.play import hidden
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.value.brettspiel import Evaluator
from wuerfelreich.value.brettspiel.due import MAX_SHOWN, STRIKES, Strikes, ends_game
from wuerfelreich.value.evaluator import Chances, shares

GAME = Brettspiel()
CHOICES = (Phase.TAME, Phase.BULLY)


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


def after_strike(value: Evaluator, state: State) -> list[Chances]:
    """By field that a tamer or a bully may choose, the mean over the citizens that may be turned up before."""
    draw = GAME.next(state)
    assert isinstance(draw, Chance)
    shown = [GAME.apply(state, outcome) for outcome in draw.outcomes()]
    return [
        value.chances([GAME.apply(one, GAME.legal(one)[at]) for one in shown]).mean(axis=0)
        for at in range(len(GAME.legal(shown[0])))
    ]


def test_a_strike_of_two_players_is_worth_a_field_that_may_be_chosen() -> None:
    """Where no citizen stands for others, since few are left to be turned up: exact but for the choice of the field."""
    value = evaluator(2)
    few = [
        state
        for state in due(2)
        if state.phase is Phase.REVEAL and state.effect in STRIKES and len(state.pool[hidden(state)]) <= MAX_SHOWN
    ]
    tried = 0
    for state in few:
        assert value.estimated(state)
        if GAME.next(after := begin_effect(GAME.box, state)) == Decide(state.player) and after.phase in CHOICES:
            chances = value.reached(state)
            assert any(chances == near(one) for one in after_strike(value, state))
            tried += 1
    assert tried


@pytest.mark.parametrize("effect", STRIKES)
def test_the_field_of_a_strike_does_not_depend_on_the_players_own_cards(effect: Effect) -> None:
    """All ways to take a citizen in a turn share it: each would otherwise have to try every field."""
    value = evaluator(2)
    strikes = Strikes(GAME.box, value.chances)
    for state in [one for one in due(2) if one.phase is Phase.REVEAL and one.effect is effect][:40]:
        own = replace(state.realms[state.player], jokers=(0, 0, 1), superjokers=2)
        other = replace(state, realms=(*state.realms[: state.player], own, *state.realms[state.player + 1 :]))
        ends = [strikes.struck(one).realms[state.player].markers for one in (state, other)]
        assert ends[0] == ends[1]


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
