"""Material files with changes and faults, for the tests of every game's box."""

import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import deepcopy
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from wuerfelreich import AnyGame, MaterialError
from wuerfelreich.rules.material import MAX_NAMED

#: A file as parsed from JSON; its values may be anything, and in these tests they are.
Raw = dict[str, Any]
#: Where a value is in a file: the keys and indices that lead to it.
Place = tuple[str | int, ...]
Damage = tuple[Place, object]

#: Bytes that make JSON invalid, or something else.
BYTES = (b"", b"0", b'"', b"{", b"]", b",", b"\xff", b"-", b"9", b"R")


class MaterialFile:
    """The material file that comes with a game."""

    def __init__(self, game: type[AnyGame]) -> None:
        self._game = game
        self.shipped = files(f"wuerfelreich.rules.{game.id}").joinpath("material.json").read_bytes()
        self.raw: Raw = json.loads(self.shipped)
        self.places = _places(self.raw)

    def changed(self, change: Callable[[Raw], object]) -> bytes:
        """The shipped file with a change."""
        raw = json.loads(self.shipped)
        change(raw)
        return json.dumps(raw).encode()

    def faults(self, change: Callable[[Raw], object]) -> tuple[str, ...]:
        """What is wrong with the shipped file after a change."""
        return faults_of(self._game, self.changed(change))

    def damaged(self, damages: Sequence[Damage]) -> bytes:
        """The shipped file with other values in some places, as far as these still exist."""

        def damage(raw: Raw) -> None:
            for place, value in damages:
                with suppress(TypeError, KeyError, IndexError):
                    _holder(raw, place)[place[-1]] = deepcopy(value)

        return self.changed(damage)

    def without(self, place: Place) -> bytes:
        """The shipped file without a place, its key or its entry in a list."""
        return self.changed(lambda raw: _holder(raw, place).__delitem__(place[-1]))

    def garbled(self, rng: Random) -> bytes:
        """The shipped file with some other bytes, perhaps cut short."""
        data = bytearray(self.shipped)
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(3)] = rng.choice(BYTES)
        return bytes(data[: rng.choice([len(data), rng.randrange(len(data))])])


def faults_of(game: type[AnyGame], data: bytes) -> tuple[str, ...]:
    """What is wrong with a file."""
    with pytest.raises(MaterialError) as caught:
        game(data)
    assert all(fault in str(caught.value) for fault in caught.value.faults[:MAX_NAMED])
    return caught.value.faults


def _holder(raw: Raw, place: Place) -> Any:
    """The object or list that holds a place."""
    holder: Any = raw
    for key in place[:-1]:
        holder = holder[key]
    return holder


def _places(value: object, place: Place = ()) -> list[Place]:
    """The places of all values inside a value."""
    match value:
        case dict():
            inner = list(value.items())
        case list():
            inner = list(enumerate(value))
        case _:
            inner = []
    return [*([place] if place else []), *(found for key, one in inner for found in _places(one, (*place, key)))]
