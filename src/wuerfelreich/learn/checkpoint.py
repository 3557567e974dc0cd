"""A run on disk: what is needed to go on after a break as if there had been none."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from zipfile import BadZipFile

import numpy as np
from msgspec import DecodeError, Struct, ValidationError, json
from numpy.typing import NDArray

from wuerfelreich.learn.episodes import Positions
from wuerfelreich.learn.settings import LearnError, Settings

#: An array of any type.
Array: TypeAlias = NDArray[Any]
FILE = "checkpoint.npz"


class Generation(Struct, frozen=True):
    """A round of self-play and training: how far the run has come with it."""

    number: int
    games: int
    """Played since the beginning."""
    positions: int
    seconds: float
    """Breaks not counted."""
    loss: float
    """Of this generation's positions before they were trained on: the network has not seen them yet."""
    rate: float


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What a checkpoint belongs to, and how it came about."""

    settings: Settings
    rules: int
    material: str
    history: tuple[Generation, ...] = ()


class Stored(NamedTuple):
    """A run after some generation: the network with the moments of its training, and whatever else it goes on from."""

    about: About
    state: list[Array]


class Checkpoint(NamedTuple):
    """A run with the latest positions."""

    about: About
    state: list[Array]
    replay: list[Positions]


def save(folder: Path, about: About, state: list[Array], newest: Positions) -> None:
    """Stores a run after another generation. The positions of each generation have a file of their own, so little is
    written; the checkpoint replaces the last one only when all of it is on disk."""
    number = len(about.history)
    write(folder / _positions(number), arrays_to_bytes(newest._asdict()))
    save_state(folder, about, state)
    (folder / _positions(number - about.settings.replay)).unlink(missing_ok=True)


def save_state(folder: Path, about: About, state: list[Array]) -> None:
    """Stores a run without its positions."""
    named: dict[str, Array] = {f"state{at}": one for at, one in enumerate(state)}
    named["about"] = np.frombuffer(json.encode(about), dtype=np.uint8)
    write(folder / FILE, arrays_to_bytes(named))


def load_state(folder: Path, expected: About) -> Stored | None:
    """As `load`, without the positions."""
    if not (folder / FILE).exists():
        return None
    with _readable(folder / FILE) as arrays:
        about = json.decode(arrays["about"].tobytes(), type=About)
        state = [arrays[f"state{at}"] for at in range(len(arrays.files) - 1)]
    _check(folder, about, expected)
    return Stored(about, state)


def load(folder: Path, expected: About) -> Checkpoint | None:
    """The run in a folder, None if there is none; raises LearnError if it is damaged, or one of other settings."""
    stored = load_state(folder, expected)
    if stored is None:
        return None
    about, state = stored
    numbers = range(max(1, len(about.history) - about.settings.replay + 1), len(about.history) + 1)
    replay = []
    for number in numbers:
        with _readable(folder / _positions(number)) as arrays:
            replay.append(Positions(*(arrays[name] for name in Positions._fields)))
    return Checkpoint(about, state, replay)


def _check(folder: Path, found: About, expected: About) -> None:
    if found.settings.game != expected.settings.game:
        raise LearnError(f"{folder} holds a run of {found.settings.game}, not of {expected.settings.game}")
    differing = [
        f"{name} {getattr(found.settings, name)} instead of {getattr(expected.settings, name)}"
        for name in Settings.__struct_fields__
        if getattr(found.settings, name) != getattr(expected.settings, name)
    ]
    if differing:
        raise LearnError(f"{folder} holds a run with other settings: {', '.join(differing)}; choose another folder")
    if (found.rules, found.material) != (expected.rules, expected.material):
        raise LearnError(f"{folder} holds a run with other rules or material; choose another folder")


def _positions(number: int) -> str:
    return f"generation-{number}.npz"


def arrays_to_bytes(arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """Arrays as a compressed NumPy file."""
    file = BytesIO()
    np.savez_compressed(file, allow_pickle=False, **arrays)
    return file.getvalue()


def write(path: Path, data: bytes) -> None:
    """Writes a file so that it is there with all of its bytes, or as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".unfinished")
    with unfinished.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)


@contextmanager
def _readable(path: Path) -> Iterator[Any]:
    """An open NumPy file; what is wrong with it becomes a LearnError."""
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as arrays:
            yield arrays
    except FileNotFoundError:
        raise LearnError(f"{path} is missing: this run cannot be continued; choose another folder") from None
    except (BadZipFile, KeyError, ValueError, EOFError, DecodeError, ValidationError):
        raise LearnError(f"{path} is damaged: this run cannot be continued; choose another folder") from None
