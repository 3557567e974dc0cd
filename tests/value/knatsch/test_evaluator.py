"""Chances to win in Knatsch: the laws of every evaluator, and that a won result is never rolled away."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec import Struct
from msgspec.structs import replace

from tests.value.laws import check_actions, check_position, check_seats, near, positions, reached
from wuerfelreich.odds.knatsch.dice import chances_to_beat, place
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_win
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import AimKing, AimPile
from wuerfelreich.rules.knatsch.material import CASTLES, TOURNAMENT
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.ranks import rank
from wuerfelreich.rules.knatsch.state import LEFT, UNBEATEN, Phase, State
from wuerfelreich.value.knatsch import Evaluator
from wuerfelreich.value.network import Layer, Network

SHIPPED = files("wuerfelreich.rules.knatsch").joinpath("material.json").read_bytes()
GAME = Knatsch()
PLAYERS = range(2, 7)
#: A file as parsed from JSON.
Raw = dict[str, Any]


def evaluator(players: int, version: int | None = None, seats: int | None = None) -> Evaluator:
    """An untrained one."""
    seats = seats or players
    return Evaluator(Knatsch(version=version), Network.random((Evaluator.width(seats), 32, seats), seed=players))


def knowing_nothing(players: int) -> Evaluator:
    """One whose network gives everybody the same chance: only finished games differ."""
    network = Network(
        (Layer(np.zeros((Evaluator.width(players), players), np.float32), np.zeros(players, np.float32)),)
    )
    return Evaluator(GAME, network)


def course(of: Evaluator, players: int, seed: int) -> Iterator[State]:
    """The positions of a random game."""
    for state in positions(of.game, players, seed):
        assert isinstance(state, State)
        yield state


def some(of: Evaluator, players: int, of_a_phase: int) -> list[State]:
    """Positions of random games, a few of every phase."""
    found: dict[Phase, list[State]] = {phase: [] for phase in Phase}
    for seed in range(7):
        for state in course(of, players, seed):
            found[state.phase].append(state)
    return [one for alike in found.values() for one in Random(players).sample(alike, min(of_a_phase, len(alike)))]


@pytest.mark.parametrize(("players", "version"), [(2, 1), (2, 2), (3, 1), (4, 2), (5, 1), (6, 2)])
def test_chances_follow_the_laws(players: int, version: int) -> None:
    value = evaluator(players, version)
    for state in some(value, players, of_a_phase=4):
        check_position(value, state)
        check_actions(value, state)


def test_these_positions_are_of_every_phase() -> None:
    for players in (2, 3, 6):
        assert {state.phase for state in some(evaluator(players), players, of_a_phase=1)} == set(Phase)


def moved(state: Struct) -> State:
    """The same position with everybody one seat on."""
    assert isinstance(state, State)
    players = len(state.held)

    def on(seat: int) -> int:
        return (seat + 1) % players if 0 <= seat < LEFT else seat

    return replace(
        state,
        player=on(state.player),
        roller=on(state.roller),
        leader=on(state.leader),
        where=on(state.where),
        held=(state.held[-1], *state.held[:-1]),
        tournaments=(state.tournaments[-1], *state.tournaments[:-1]),
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_seats_are_alike(players: int) -> None:
    value = evaluator(players)
    for state in some(value, players, of_a_phase=3):
        check_seats(value, state, moved)


def test_before_the_last_castle_is_dealt_the_mean_over_it_is_known() -> None:
    """No game is learned from there, so that the network does not know such a position."""
    value = evaluator(2)
    first = value.game.apply(GAME.start(2), Outcome((0,)))
    assert value.ended(first)
    deals = value.game.next(first)
    assert isinstance(deals, Chance)
    dealt = value.game.apply(first, next(iter(deals.outcomes())))
    assert not value.ended(dealt)
    last = value.game.next(dealt)
    assert isinstance(last, Chance)
    rows = [weight * reached(value, value.game.apply(dealt, one)) for one, weight in last.outcomes().items()]
    assert value.now(dealt) == near(np.sum(rows, axis=0) / last.total)


def test_a_network_for_more_players_serves_fewer() -> None:
    value = evaluator(4, seats=6)
    for state in some(value, 4, of_a_phase=1):
        check_position(value, state)


def aiming(held: tuple[int, ...], tournaments: tuple[int, ...], top: int) -> State:
    """The first player's turn, with this card on the left pile and nothing on the right one."""
    seen = sum(held) | 1 << top
    pool = tuple(card for card in GAME.box.pool if card == TOURNAMENT or not seen >> card & 1)
    return replace(
        GAME.start(len(held)),
        phase=Phase.ANNOUNCE,
        turn=1,
        may_guard=True,
        piles=(Pile(top, len(pool), ()), Pile(GAP, 0, ())),
        pool=pool,
        held=held,
        tournaments=tournaments,
    )


def test_a_target_that_wins_the_game_is_worth_its_chance() -> None:
    """With a network that knows nothing, it is worth the exact chance to hit it, and half of the chance to miss."""
    value = knowing_nothing(2)
    state = aiming((0b10011, 0b100), (0, 0), top=5)
    after = dict(zip(GAME.legal(state), value.actions(state), strict=True))
    for action, to_beat in ((AimPile(0), GAME.box.rank_of[5]), (AimKing(), GAME.box.king)):
        chance = float(chances_to_beat(0, 3)[place(to_beat)])
        assert after[action] == near(np.array([(1 + chance) / 2, (1 - chance) / 2]))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_tournament_that_wins_the_game_is_worth_its_chance(players: int) -> None:
    """Exact for two, by the model of several guests for more: they want to beat whoever leads."""
    value = knowing_nothing(players)
    state = aiming((0b11, *(0b100 << seat for seat in range(1, players))), (2,) + (0,) * (players - 1), TOURNAMENT)
    chance = chance_to_win(UNBEATEN, Guest(0, 4), (Guest(0, 3),) * (players - 1))
    others = (1 - chance) / players
    assert value.actions(state)[0] == near(np.array([chance + others, *(others,) * (players - 1)]))


@pytest.mark.parametrize("players", [2, 4])
def test_a_won_result_is_not_rolled_away(players: int) -> None:
    """Where no keep is worth more than stopping, stopping is the first best action: rounding does not decide."""
    values = [evaluator(players), knowing_nothing(players)]
    met = 0
    for seed in range(9):
        for state in course(values[0], players, seed):
            if state.phase is not Phase.KEEP or state.card == TOURNAMENT:
                continue
            beaten = rank(state.live, GAME.box.realms[state.held[state.roller]].card_dice) > state.best
            defended = state.card < CASTLES and state.where < LEFT and state.roller == state.player
            if not beaten or defended:
                continue
            for value in values:
                own = value.actions(state)[:, state.roller]
                if own[0] > own.max() - 1e-7:
                    met += 1
                    assert own.argmax() == 0
    assert met > 100


def test_only_close_material_is_known() -> None:
    def strange(change: Callable[[Raw], object]) -> str | None:
        raw = json.loads(SHIPPED)
        change(raw)
        return Evaluator.strange(Knatsch(json.dumps(raw).encode()))

    def combo(count: int, value: int, extra: int) -> Raw:
        return {"count": count, "value": value, "extra": extra, "dice": [value] * count + [extra]}

    assert Evaluator.strange(GAME) is None
    assert strange(lambda raw: raw["cards"][0].update(combo=combo(3, 5, 3))) is None
    assert "is beaten with a chance of" in str(strange(lambda raw: raw["cards"][0].update(combo=combo(5, 5, 3))))
    assert "the King is beaten" in str(strange(lambda raw: raw["king"].update(combo=combo(2, 5, 3))))

    def all_stacks(raw: Raw) -> None:
        for card in raw["cards"]:
            if card["type"] == "special" and not card["kind"].startswith("die"):
                card["kind"] = "stack"

    assert "15 specials of the kind stack" in str(strange(all_stacks))
