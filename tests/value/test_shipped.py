"""The networks that come with the program: every game and number of players has one, and it is the one on its card."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from tests.value.networks import WriteNetwork, networks
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Card, NoEvaluator, cards_of, evaluator_of, folder_of, network_for

__all__ = ["networks"]

MAX_BYTES = 2_000_000
"""Of all networks together."""


def cards() -> Iterator[tuple[str, str, Card]]:
    """Every card with its game and the name of its files."""
    for name in GAMES:
        for file, card in cards_of(name).items():
            yield name, file, card


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_has_one_network(name: str) -> None:
    served = [players for card in cards_of(name).values() for players in card.players]
    assert sorted(served) == list(game(name).seats)
    for players in served:
        assert evaluator_of(game(name), players).network.seats >= players


def test_a_card_describes_its_network() -> None:
    for name, file, card in cards():
        data = folder_of(name).joinpath(f"{file}.npz").read_bytes()
        assert sha256(data).hexdigest() == card.sha256, (name, file)
        assert card.game == name
        assert card.material == game(name).box.fingerprint
        assert card.training["games_played"] > 0
        assert set(card.calibration) <= set(card.strength) == {str(players) for players in card.players}


def test_all_together_are_small() -> None:
    sizes = [len(folder_of(name).joinpath(f"{file}.npz").read_bytes()) for name, file, _ in cards()]
    assert sum(sizes) <= MAX_BYTES


def test_a_network_that_is_not_the_one_on_its_card_is_not_used(networks: WriteNetwork, tmp_path: Path) -> None:
    networks("knatsch", 2)
    evaluator_of(game("knatsch"), 2)
    (tmp_path / "networks" / "knatsch" / "2.npz").write_bytes(Network.random((3, 2), seed=1).to_bytes())
    network_for.cache_clear()
    with pytest.raises(NoEvaluator, match="not the one that its card describes"):
        evaluator_of(game("knatsch"), 2)
