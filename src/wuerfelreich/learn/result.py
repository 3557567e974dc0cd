"""What comes out of learning: the network and its card, ready to be copied into `value/<game>/networks/`."""

from collections.abc import Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from wuerfelreich.learn.checkpoint import write
from wuerfelreich.learn.run import Learned
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.learn.settings import Settings
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin, Card, Strength

PLOT = "learning.svg"


def as_shipped(network: Network) -> Network:
    """The network as it will be read from its file: rounded to half precision."""
    return Network.from_bytes(network.to_bytes())


def card_of(
    settings: Settings,
    learned: Learned,
    calibration: Mapping[str, tuple[Bin, ...]],
    strength: Mapping[str, Strength] | None = None,
) -> Card:
    """The card of a trained network."""
    rules = rules_of(settings.game)
    training: dict[str, Any] = msgspec.to_builtins(settings)
    del training["game"], training["players"]
    last = learned.history[-1]
    training |= {
        "generations": last.number,
        "games_played": last.games,
        "positions": last.positions,
        "seconds": round(last.seconds),
    }
    return Card(
        game=settings.game,
        players=tuple(sorted(settings.players)),
        sha256=sha256(learned.network.to_bytes()).hexdigest(),
        rules=rules.version,
        material=rules.box.fingerprint,
        made=datetime.now(UTC).date().isoformat(),
        training=training,
        calibration=dict(calibration),
        strength=dict(strength or {}),
    )


def write_files(folder: Path, settings: Settings, network: Network, card: Card, plot: str) -> tuple[Path, Path, Path]:
    """Writes the network, its card and the plot of the run, and says where they are."""
    paths = folder / f"{settings.name}.npz", folder / f"{settings.name}.json", folder / PLOT
    write(paths[0], network.to_bytes())
    write(paths[1], card.to_bytes())
    write(paths[2], plot.encode())
    return paths
