"""A whole run: training and calibration, by the plain rules, or vectorised or compiled where a game has that."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING
from zlib import crc32

import msgspec
from msgspec.structs import asdict, replace

from wuerfelreich.learn import calibration, compiled, run
from wuerfelreich.learn.calibration import Played
from wuerfelreich.learn.run import Learned, Told, new_network
from wuerfelreich.learn.self_play import play_number
from wuerfelreich.learn.settings import NOT_COMPILED, LearnError, Plan, Settings
from wuerfelreich.learn.widening import can_widen, widened
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.registry import game as find_game
from wuerfelreich.rules.registry import part
from wuerfelreich.spread import ALONE, Crew
from wuerfelreich.value.network import Layer, Network, NetworkError
from wuerfelreich.value.shipped import Bin, evaluator_class

if TYPE_CHECKING:
    from wuerfelreich.learn.vectorised import Play

__all__ = ["advice", "begin_with", "calibrate", "read_settings", "train"]

NUMBERS: Mapping[str, str] = MappingProxyType(
    {
        "games": "a whole number",
        "trace": "a number",
        "explore": "a number",
        "rate": "a number",
        "batch": "a whole number",
        "passes": "a number",
        "replay": "a whole number",
        "average": "a whole number",
        "hidden": "one or more whole numbers, such as 128,64",
        "tower": "one or more whole numbers, such as 128,64",
    }
)
"""The settings that can be changed by name, and what they are."""


def read_settings(
    game: str, players: str, seed: str, games: int | None, changes: Sequence[str] = (), *, plain: bool = False
) -> Settings:
    """The settings that a command line asks for: changes are such as `rate=0.0005` or `hidden=256,128`. Raises
    LearnError or NotationError."""
    rules = find_game(game)
    counts = _counts(players)
    vectorised = not plain and could_vectorise(rules.id, counts)
    settings = _vectorised_defaults(game, counts) if vectorised else Settings(game, counts)
    could = not plain and could_compile(settings)
    told: dict[str, object] = {
        "seed": seed,
        "compiled": could and compiled.is_installed(),
        "hidden": evaluator_class(game).hidden,
        "tower": evaluator_class(game).tower,
    }
    if games is not None:
        told["games"] = games
    told |= dict(map(_changed, changes))
    settings = msgspec.convert(asdict(settings) | told, Settings)
    settings.check()
    return settings


def _changed(change: str) -> tuple[str, object]:
    """The name and the value of a setting in a text such as `rate=0.0005`."""
    name, equals, value = change.partition("=")
    if not equals or name not in NUMBERS:
        *others, last = NUMBERS
        raise LearnError(f"'{change[:40]}' is no setting: write {', '.join(others)} or {last}, = and a number")
    kind = Settings.__annotations__[name]
    try:
        return name, msgspec.convert(value.split(",") if name in ("hidden", "tower") else value, kind, strict=False)
    except msgspec.ValidationError:
        raise LearnError(f"{name} must be {NUMBERS[name]}, not '{value[:40]}'") from None


def _counts(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(one) for one in text.split(","))
    except ValueError:
        raise NotationError(f"'{text[:40]}' is not a list of numbers of players, such as 2 or 3,4,5") from None


def could_vectorise(game: str, players: tuple[int, ...]) -> bool:
    """Whether to learn a game from many games at once: `learn/<game>/` has `PLAY`, and it pays on this machine."""
    return find_spec(f"wuerfelreich.learn.{game}") is not None and _play(game).pays(players, accelerated())


def accelerated() -> bool:
    """Whether JAX computes on a GPU or the like."""
    from jax import default_backend

    return default_backend() != "cpu"


def _play(game: str) -> "Play":
    found: Play = part("learn", game).PLAY
    return found


def _vectorised_defaults(game: str, players: tuple[int, ...]) -> Settings:
    """What has proved good: thousands of games at once on an accelerator, few on a processor."""
    many = accelerated()
    return Settings(
        game=game,
        players=players,
        vectorised=True,
        games=4096 if many else 64,
        batch=1024 if many else 256,
        passes=2.0,
        replay=1,
    )


def could_compile(settings: Settings) -> bool:
    """Whether games with these settings can be played by compiled rules, if Numba is installed."""
    return not settings.vectorised and compiled.has_games(settings.game, settings.players)


def advice(settings: Settings, *, plain: bool) -> str | None:
    """A sentence if learning could be faster."""
    slow = not plain and not settings.compiled and could_compile(settings)
    return NOT_COMPILED if slow else None


def begin_with(settings: Settings, file: Path) -> tuple[Settings, Network]:
    """A network in a file to be trained further, and the settings that say so; of a network for other numbers of
    players its tower. Layers that are to be wider grow. Raises LearnError if it does not fit."""
    try:
        data = file.read_bytes()
        network = Network.from_bytes(data)
    except FileNotFoundError:
        raise LearnError(f"training cannot begin with {file}: there is no such file") from None
    except OSError as error:
        raise LearnError(f"training cannot begin with {file}: {error.strerror}") from None
    except NetworkError as error:
        raise LearnError(f"training cannot begin with {file}: {error}") from None
    new = new_network(settings)
    if network.seats != new.seats and network.tower and _shapes(network.tower) == _shapes(new.tower):
        network = Network(new.layers, network.tower)
    elif can_widen(network, new):
        network = widened(network, new, crc32(settings.seed.encode()))
    if (_shapes(network.layers), _shapes(network.tower)) != (_shapes(new.layers), _shapes(new.tower)):
        raise LearnError(f"training cannot begin with {file}: it is a network of another size")
    return replace(settings, start=sha256(data).hexdigest()), network


def _shapes(layers: tuple[Layer, ...]) -> list[tuple[int, ...]]:
    return [one.weights.shape for one in layers]


def train(
    settings: Settings,
    plan: Plan,
    folder: Path,
    crew: Crew = ALONE,
    told: Told = lambda _: None,
    start: Network | None = None,
) -> Learned:
    """Trains a network, or goes on where the run in the folder stopped. Raises LearnError or NotationError."""
    settings.check()
    plan.check()
    if settings.vectorised:
        from wuerfelreich.learn.vectorised.training import train as train_vectorised

        return train_vectorised(_play(settings.game), settings, plan, folder, told, start)
    if settings.compiled:
        # One game beforehand compiles all of it: worker processes then find the machine code on disk.
        play_number(settings, start or new_network(settings), "compile", 0.0, 0)
    return run.learn(settings, plan, folder, crew, told, start)


def calibrate(
    settings: Settings, network: Network, games: int, crew: Crew = ALONE, played: Played = lambda _: None
) -> Mapping[str, tuple[Bin, ...]]:
    """The calibration of a network by number of players, each from so many fresh games."""
    if settings.vectorised:
        from wuerfelreich.learn.vectorised.calibration import calibrate as calibrate_vectorised

        found = calibrate_vectorised(_play(settings.game), settings, network, games)
        played(games)
        return found
    return calibration.calibrate(settings, network, games, crew, played)
