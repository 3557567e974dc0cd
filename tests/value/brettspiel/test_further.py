"""The chances that look a turn further, for reviews."""

from functools import cache
from itertools import combinations
from random import Random
from statistics import fmean

import numpy as np
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.value.laws import check_actions, check_position, check_seats
from wuerfelreich.bots import BOTS
from wuerfelreich.rules.brettspiel.facts import MARKERS
from wuerfelreich.rules.brettspiel.state import DRAWS, ROLLS, Effect, Phase, State
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.value.brettspiel.evaluator import BrettspielEvaluator
from wuerfelreich.value.brettspiel.further import FEW_TILES, SHARE, FurtherEvaluator, best_of, core
from wuerfelreich.value.brettspiel.turn import Turn
from wuerfelreich.value.brettspiel.turns import Turns, usual
from wuerfelreich.value.shipped import evaluator_of, network_hash, reviewer_class, reviewer_hash, reviewer_of

GAME = game("brettspiel")


@cache
def near() -> BrettspielEvaluator:
    found = evaluator_of(GAME, 2)
    assert isinstance(found, BrettspielEvaluator)
    return found


@cache
def further() -> FurtherEvaluator:
    found = reviewer_of(GAME, 2)
    assert isinstance(found, FurtherEvaluator)
    return found


@cache
def played(seed: int) -> tuple[State, ...]:
    """Every position of a game that is played well."""
    random = Random(seed)
    bots = [BOTS["solver"](GAME, f"{seed}/{seat}") for seat in range(2)]
    state: Struct = GAME.start(2)
    found = []
    while True:
        assert isinstance(state, State)
        found.append(state)
        match GAME.next(state):
            case Over():
                return tuple(found)
            case Decide(seat):
                state = GAME.apply(state, bots[seat].choose(state))
            case Chance() as chance:
                state = GAME.apply(state, chance.draw(random.randrange))


def turns(seed: int) -> list[State]:
    """The positions before the first roll of each turn."""
    return [state for state in played(seed) if state.phase is Phase.ROLL and state.roll == 0]


def one_by_one(state: State) -> float:
    return float(Turn(near()._odds, state, near().chances).kept((), ROLLS)[state.player])


def at_once(states: list[State]) -> list[float]:
    strikes = near().strikes
    assert strikes is not None
    solver = Turns(near()._odds, near()._rows, near().network, strikes, near().chances)
    return list(map(float, solver.means(states)))


def other_hand(state: State) -> State:
    """The opponent has another hand."""
    other = 1 - state.player
    realms = list(state.realms)
    realms[other] = replace(realms[other], superjokers=realms[other].superjokers + 1)
    return replace(state, realms=tuple(realms), discarded=state.discarded + 4)


def no_fires(state: State) -> State:
    return replace(state, fires=0, neutral=state.neutral | state.fires)


def last_marker(state: State) -> State:
    """The player has no marker left to place."""
    own = state.realms[state.player]
    free = [field for field in range(30) if not state.covered >> field & 1]
    wanted = MARKERS - own.markers.bit_count()
    assert len(free) >= wanted
    markers = own.markers | sum(1 << field for field in free[:wanted])
    realms = [replace(realm, markers=markers) if realm is own else realm for realm in state.realms]
    return replace(state, realms=tuple(realms))


def test_turns_solved_at_once_are_those_solved_one_by_one() -> None:
    """Also with positions that differ in the opponent's hand only, with stacks that show their last citizen, and where
    an effect lapses or wins."""
    states = turns(1)[::3] + turns(2)[::3] + turns(1)[-2:] + turns(2)[-2:]
    states += [other_hand(state) for state in states[::4]]
    early = next(state for state in turns(1) if usual(state))
    states += [no_fires(early), last_marker(turns(1)[2])]
    states += [replace(state, pool=(state.pool[0], (), state.pool[2], (), ())) for state in turns(2)[3:8:2]]
    last = turns(1)[-1]
    tile = (last.unseen + last.known)[:3]
    states += [replace(last, unseen=tile, known=(), open=(*last.open[:2], None, None, last.open[4]))]  # all ends end it
    assert {usual(state) for state in states} == {True, False}
    assert any(state.supply <= 2 for state in states)
    assert at_once(states) == pytest.approx([one_by_one(state) for state in states], abs=1e-6)


def test_the_chance_is_made_of_the_networks_word_and_of_the_turn_ahead() -> None:
    for state in turns(1)[::9]:
        if core(state) is state:
            plain = near().chances([state])[0, state.player]
            blended = plain + SHARE * (one_by_one(state) - plain)
            assert further().chances([state])[0, state.player] == pytest.approx(blended, abs=1e-6)


@pytest.mark.parametrize("effect", [Effect.MERCHANT_1, Effect.MERCHANT_2, Effect.MERCHANT_3])
def test_the_best_of_some_tiles_is_the_mean_over_all_hands(effect: Effect) -> None:
    """Every hand of different tiles is as likely."""
    worth = [0.31, 0.62, 0.47, 0.55, 0.20, 0.62]
    state = replace(turns(1)[5], player=1, effect=effect, unseen=tuple(range(8)), known=())
    assert state.supply == len(worth)
    tiles = [(np.array([1 - one, one]), 3) for one in worth]
    hands = [max(hand) for hand in combinations(worth, DRAWS[effect])]
    assert best_of(state, tiles)[1] == pytest.approx(fmean(hands), abs=1e-12)
    assert best_of(state, tiles).sum() == pytest.approx(1.0, abs=1e-12)


def test_before_a_tile_the_second_word_is_the_mean_over_the_tiles_and_one_turn_ahead() -> None:
    states = [one for seed in (1, 2, 3) for one in played(seed) if one.phase is Phase.DRAW and not one.hand]
    single = [one for one in states if further().ended(one) and DRAWS[one.effect] == 1 and core(one) is one]
    assert single
    for state in single[:2]:
        chance = GAME.next(state)
        assert isinstance(chance, Chance)
        near_mean = float(near().draw_mean(state, chance)[state.player])
        plain = float(near().chances([state])[0, state.player])
        second = plain + (float(further().chances([state])[0, state.player]) - plain) / SHARE
        surprises = [
            float(near().chances([one])[0, state.player]) - (1 - one_by_one(one))
            for outcome in chance.outcomes()
            for one in _after_placing(GAME.apply(state, outcome))
        ]
        assert min(surprises) - 1e-5 <= near_mean - second <= max(surprises) + 1e-5


def _after_placing(state: State) -> list[State]:
    """Where the turn is over, whatever is chosen."""
    if state.phase is Phase.ROLL:
        return [state]
    return [one for action in GAME.legal(state) for one in _after_placing(GAME.apply(state, action))]


def test_only_with_many_tiles_is_it_forgotten_which_were_put_back() -> None:
    states = [state for state in turns(1) + turns(2) + turns(3) if state.known]
    assert {state.supply > FEW_TILES for state in states} == {True, False}
    for state in states:
        found = core(state)
        assert found.supply == state.supply
        assert (found is state) == (state.supply <= FEW_TILES)
        assert sorted(found.unseen + found.known) == sorted(state.unseen + state.known)


@pytest.mark.parametrize("seed", [1, 2])
def test_laws_hold_in_every_phase(seed: int) -> None:
    random = Random(seed)
    phases = set()
    for state in played(seed):
        if state.phase not in phases or random.random() < 0.03:
            phases.add(state.phase)
            check_position(further(), state)
            check_actions(further(), state)
    assert phases > {Phase.ROLL, Phase.CHOOSE, Phase.REVEAL, Phase.DRAW, Phase.PLACE, Phase.OVER}


def test_chances_go_with_the_players_when_they_change_seats() -> None:
    for state in turns(1)[::8]:
        check_seats(further(), state, _moved)


def _moved(state: Struct) -> Struct:
    assert isinstance(state, State)
    return replace(state, player=1 - state.player, realms=state.realms[::-1])


def test_what_is_remembered_does_not_change_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    states = turns(1)
    together = further().chances(states)
    monkeypatch.setattr("wuerfelreich.value.brettspiel.further.MAX_SURPRISES", 2)
    forgetful = FurtherEvaluator(GAME, near().network)
    alone = np.array([forgetful.chances([state])[0] for state in states[::-1]])[::-1]
    assert together == pytest.approx(alone, abs=1e-6)


def test_it_is_nearer_to_what_the_turn_makes_of_it() -> None:
    """What it is for; in the games of two players that were measured, by a third and more."""
    states = (turns(1) + turns(2))[::3]
    off = [
        fmean(abs(float((found.rolling(state) - found.chances([state])[0])[0])) for state in states)
        for found in (near(), further())
    ]
    assert off[1] < 0.75 * off[0]


def test_all_other_reviews_are_by_the_network_alone() -> None:
    assert reviewer_class(GAME.id, 2) is FurtherEvaluator
    assert reviewer_hash(GAME.id, 2) != network_hash(GAME.id, 2)
    others = [(name, players) for name in GAMES for players in game(name).seats if (name, players) != (GAME.id, 2)]
    assert len(others) > len(GAMES)
    for name, players in others:
        assert reviewer_hash(name, players) == network_hash(name, players)
        assert reviewer_class(name, players) is type(evaluator_of(game(name), players))
