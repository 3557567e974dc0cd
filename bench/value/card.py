"""A network's card, refreshed: calibration and strength measured here are more precise than after training."""

from hashlib import sha256
from pathlib import Path

from msgspec import DecodeError, json
from msgspec.structs import replace

from bench.value.measured import Measured
from wuerfelreich.learn.checkpoint import write
from wuerfelreich.value.shipped import Card, Strength


class CardError(ValueError):
    """A card cannot be refreshed; the message is a clause."""


def network_beside(card: Path) -> Path:
    """The network that a card describes."""
    return card.with_suffix(".npz")


def read_card(path: Path) -> Card:
    """The card in a file; raises CardError unless the network beside it is the one that it describes."""
    try:
        card = json.decode(path.read_bytes(), type=Card)
        network = network_beside(path).read_bytes()
    except OSError as error:
        raise CardError(f"{error.filename} cannot be read: {error.strerror}") from None
    except DecodeError as error:
        raise CardError(f"the card {path} is damaged: {error}") from None
    if sha256(network).hexdigest() != card.sha256:
        raise CardError(f"{network_beside(path)} is not the network that its card describes")
    return card


def refresh(path: Path, found: Measured) -> None:
    """Writes what was measured into the card in a file, and leaves the rest of it as it is."""
    write(path, refreshed(read_card(path), found).to_bytes())


def refreshed(card: Card, found: Measured) -> Card:
    """The card with what was measured."""
    players = str(found.players)
    if found.calibration:
        card = replace(card, calibration=card.calibration | {players: found.calibration})
    if (one := found.strength) is not None:
        low, high = one.adjusted.interval
        told = Strength(
            against="solver",
            share=round(one.adjusted.share, 5),
            interval=(round(low, 5), round(high, 5)),
            fair=one.fair,
            games=one.games,
            adjusted=True,
        )
        card = replace(card, strength=card.strength | {players: told})
    return card
