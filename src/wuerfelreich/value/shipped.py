"""The networks that come with the program: `value/<game>/networks/` has a file and a card for each."""

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct, ValidationError, json

from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.network import Network, NetworkError


class NoEvaluator(LookupError):
    """There is no network for a game; the message is a clause that says why."""


class Bin(Struct, frozen=True):
    """Positions with a similar forecast: how many, the mean forecast and the share of wins that followed."""

    count: int
    forecast: float
    won: float


class Strength(Struct, frozen=True):
    """A match: the bot played against, the share of wins with its 95 % interval, a fair share, and how many games."""

    against: str
    share: float
    interval: tuple[float, float]
    fair: float
    games: int
    adjusted: bool = False
    """Whether the luck of the dice was taken out."""


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """What there is to know about a network: whom it serves, how it was trained, and how good it is."""

    game: str
    players: tuple[int, ...]
    sha256: str
    rules: int
    """The version of the rules that it was trained on."""
    material: str
    """The fingerprint of the material that it was trained on."""
    made: str
    """The date."""
    training: dict[str, Any]
    """The settings of `learn`, with games and seconds."""
    calibration: dict[str, tuple[Bin, ...]] = {}
    """By number of players."""
    strength: dict[str, Strength] = {}
    """By number of players."""

    def to_bytes(self) -> bytes:
        """The card as a file that people can read too."""
        return json.format(json.encode(self), indent=1) + b"\n"


def folder_of(game: str) -> Traversable:
    """Where a game's networks are."""
    return files(f"wuerfelreich.value.{game}").joinpath("networks")


@cache
def cards_of(game: str) -> dict[str, Card]:
    """The cards of a game's networks, by the name of their files."""
    folder = folder_of(game)
    if not folder.is_dir():
        return {}
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".json"))
    return {name.removesuffix(".json"): _card(folder.joinpath(name)) for name in names}


def _card(file: Traversable) -> Card:
    try:
        return json.decode(file.read_bytes(), type=Card)
    except ValidationError as error:
        raise NoEvaluator(f"the card {file.name} is damaged: {error}") from None


def evaluator_class(game: str) -> type[AnyEvaluator]:
    """A game's evaluator: `value/<game>/` has a class `Evaluator`."""
    found: type[AnyEvaluator] = part("value", game).Evaluator
    return found


@cache
def network_for(game: str, players: int) -> Network:
    """The shipped network for this number of players; raises NoEvaluator if there is none or its file is damaged."""
    name, card = _card_for(game, players)
    return _load(game, name, card)


def network_hash(game: str, players: int) -> str:
    """The SHA-256 of the shipped network for this number of players; raises NoEvaluator if there is none."""
    return _card_for(game, players)[1].sha256


def _card_for(game: str, players: int) -> tuple[str, Card]:
    for name, card in cards_of(game).items():
        if players in card.players:
            return name, card
    raise NoEvaluator(f"no network has been trained for {game} with {players} players")


def _load(game: str, name: str, card: Card) -> Network:
    data = folder_of(game).joinpath(f"{name}.npz").read_bytes()
    if sha256(data).hexdigest() != card.sha256:
        raise NoEvaluator(f"the network {name}.npz of {game} is not the one that its card describes")
    try:
        network = Network.from_bytes(data)
    except NetworkError as error:
        raise NoEvaluator(f"the network {name}.npz of {game} cannot be used: {error}") from None
    if not evaluator_class(game).fits(network) or network.seats < max(card.players):
        raise NoEvaluator(f"the network {name}.npz of {game} does not fit this program")
    return network


def evaluator_of(game: AnyGame, players: int) -> AnyEvaluator:
    """The evaluator of a game with this number of players; raises NoEvaluator if there is none, or if the material is
    too different from the one that the network knows."""
    return _made(evaluator_class(game.id), game, players)


def reviewer_class(game: str, players: int) -> type[AnyEvaluator]:
    """What values positions for reviews, which have more time than bots: a game's usual evaluator, or what `REVIEWERS`
    in `value/<game>/` has for this number of players."""
    found: type[AnyEvaluator] = getattr(part("value", game), "REVIEWERS", {}).get(players, evaluator_class(game))
    return found


def reviewer_of(game: AnyGame, players: int) -> AnyEvaluator:
    """As `evaluator_of`, for reviews."""
    return _made(reviewer_class(game.id, players), game, players)


def reviewer_hash(game: str, players: int) -> str:
    """What tells a reviewer from others: the SHA-256 of its network or, where it is not the network alone that values
    positions, of both. Raises NoEvaluator if there is no network."""
    network, method = network_hash(game, players), reviewer_class(game, players).method()
    return sha256(f"{network} {method}".encode()).hexdigest() if method else network


def _made(found: type[AnyEvaluator], game: AnyGame, players: int) -> AnyEvaluator:
    if reason := found.strange(game):
        raise NoEvaluator(f"this material is too different: {reason}")
    return found(game, network_for(game.id, players))
