"""Untrained networks in place of the shipped ones: what is tested here holds for any network."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.value.small import small_network
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.value import shipped
from wuerfelreich.value.shipped import Card

WriteNetwork = Callable[..., None]


def write_network(folder: Path, game: str, *players: int) -> None:
    """Writes an untrained network for these numbers of players, with its card, as `value/<game>/networks/` has them."""
    seats = max(players)
    data = small_network(game, seats, seats).to_bytes()
    card = Card(
        game=game,
        players=players,
        sha256=sha256(data).hexdigest(),
        rules=GAMES[game].versions[-1],
        material="",
        made="2026-01-01",
        training={},
    )
    (folder / game).mkdir(parents=True, exist_ok=True)
    name = "-".join(map(str, players))
    (folder / game / f"{name}.npz").write_bytes(data)
    (folder / game / f"{name}.json").write_bytes(msgspec.json.encode(card))


@pytest.fixture
def networks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WriteNetwork]:
    """Writes networks that are found instead of the shipped ones, of which none is left."""
    folder = tmp_path / "networks"
    monkeypatch.setattr(shipped, "folder_of", lambda game: folder / game)

    def write(game: str, *players: int) -> None:
        write_network(folder, game, *players)

    _forget()
    yield write
    _forget()


def _forget() -> None:
    shipped.cards_of.cache_clear()
    shipped.network_for.cache_clear()
