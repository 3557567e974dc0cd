"""What the master needs is worked out when it is made, so that no decision waits for it."""

from collections import Counter
from itertools import islice

import pytest
from msgspec import Struct

from tests.value.laws import positions
from tests.value.networks import WriteNetwork, networks
from tests.value.small import small_network
from wuerfelreich.bots import judges_of
from wuerfelreich.bots.master import Master
from wuerfelreich.odds.brettspiel.jokers import Reach
from wuerfelreich.odds.brettspiel.takes import CardTakes
from wuerfelreich.odds.knatsch import dice
from wuerfelreich.odds.turn import TurnDice
from wuerfelreich.odds.wuerfelland.land import Land
from wuerfelreich.rules.game import AnyGame, Decide
from wuerfelreich.rules.knatsch.targets import ROLLS
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.value.brettspiel.features import FeatureRows
from wuerfelreich.value.knatsch.prepare import prepare
from wuerfelreich.value.wuerfelkoenig import citizens

__all__ = ["networks"]

TABLES = (TurnDice, Reach, CardTakes, FeatureRows, Land)
"""What takes long to make."""
MEMOS = (
    prepare,
    dice._chances_by_rolls,
    dice._choice_table,
    dice._choices,
    dice._chances,
    dice._options,
    citizens.card_table,
)
"""What takes long to work out for the first time."""
DECISIONS = 60


def master(rules: AnyGame, seats: int) -> Master:
    """One with an untrained network."""
    return Master(rules, judges_of(rules.id).solver(rules), small_network(rules.id, seats))


def decisions(rules: AnyGame, players: int) -> list[Struct]:
    """The first positions of a game where somebody decides."""
    found = (state for state in positions(rules, players, 7) if isinstance(rules.next(state), Decide))
    return list(islice(found, DECISIONS))


@pytest.mark.parametrize("name", GAMES)
def test_no_decision_makes_a_table(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game(name)
    for memo in MEMOS:
        memo.cache_clear()
    made: Counter[str] = Counter()
    player = master(rules, rules.seats[-1])
    for table in TABLES:
        monkeypatch.setattr(table, "__init__", lambda *_, name=table.__name__: made.update([name]))
    before = [memo.cache_info().misses for memo in MEMOS]
    for players in (rules.seats[0], rules.seats[-1]):
        for state in decisions(rules, players):
            assert player.knows(state)
            player.values(state)
    assert not made
    assert [memo.cache_info().misses for memo in MEMOS] == before


def test_guests_with_a_card_die_are_known_before_a_tournament() -> None:
    """How they end takes longest to work out; those with more card dice are rare, and worked out when they come."""
    rules = game("knatsch")
    master(rules, 6)
    before = dice.results_beating.cache_info().misses
    for card_dice in (0, *(1 << number for number in range(5))):
        dice.results_beating(card_dice, ROLLS)
    assert dice.results_beating.cache_info().misses == before


@pytest.mark.parametrize("name", GAMES)
def test_the_solver_judges_where_no_network_serves_the_number_of_players(networks: WriteNetwork, name: str) -> None:
    rules = game(name)
    networks(name, 2)
    solver = judges_of(name).solver(rules)
    player = Master(rules, solver)
    for players in rules.seats:
        [state] = decisions(rules, players)[:1]
        assert player.knows(state) is (players == 2)
        assert (player.values(state) == solver.values(state)) is (players > 2)
