"""Which fields can be crossed: the heart of Würfelland."""

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import combinations
from typing import NamedTuple, TypeVar

from wuerfelreich.rules.wuerfelland.actions import Action, Cross
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.dice import Groups
from wuerfelreich.rules.wuerfelland.fields import fields_of, spread

#: How much is remembered per board. Ours need a tenth of it; large areas could fill any memory.
OPEN_KEPT = 1 << 14
WAYS_KEPT = 1 << 9

Key = TypeVar("Key")
Value = TypeVar("Value")


class Memory(dict[Key, Value]):
    """Works out each value once, and forgets everything when it has grown too large.

    `lru_cache` would do, but a subscript that hits costs a third of its call, and these are asked in every step.
    """

    __slots__ = ("_find", "_most")

    def __init__(self, find: Callable[[Key], Value], most: int) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, key: Key) -> Value:
        if len(self) >= self._most:
            self.clear()
        value = self[key] = self._find(key)
        return value


class Open(NamedTuple):
    """The free fields of an area in which the next crosses of its colour go, if one of them is next to a cross."""

    free: int
    size: int
    begun: bool
    ways: Memory[tuple[int, int], tuple[Cross, ...]]
    """By the fields next to a cross and the number of dice: every set that may be crossed."""


class Crossings:
    """The crossings of one board. `crossed` are a player's crosses, `near` all places next to one of them, and
    `dice` the colours that he may use, each with the number of its dice."""

    def __init__(self, board: Board) -> None:
        self._open = tuple(
            (fields, Memory(partial(_find_open, colour, areas), OPEN_KEPT))
            for colour, (fields, areas) in enumerate(zip(board.colours, board.areas, strict=True))
        )

    def places(self, crossed: int, near: int, colour: int) -> list[Open]:
        """The begun area of the colour, alone; else every untouched one that has a field next to a cross."""
        fields, opened = self._open[colour]
        return [area for area in opened[crossed & fields] if area.free & near]

    def usable(self, crossed: int, near: int, dice: Groups) -> bool:
        """Whether one of the colours can be used. Areas are connected, so room is all that it takes."""
        for colour, count in dice:
            fields, opened = self._open[colour]
            for free, size, _, _ in opened[crossed & fields]:
                if count <= size and free & near:
                    return True
        return False

    def ways(self, crossed: int, near: int, dice: Groups) -> list[Action]:
        """Every way to use all dice of one colour; all crosses of a use go into one area (WL1)."""
        found: list[Action] = []
        for colour, count in dice:
            fields, opened = self._open[colour]
            for free, size, _, ways in opened[crossed & fields]:
                if count <= size and (touching := free & near):
                    found += ways[touching, count]
        return found


def _find_open(colour: int, areas: tuple[int, ...], crossed: int) -> tuple[Open, ...]:
    """The begun area of a colour, alone; else every untouched one."""
    untouched = []
    for area in areas:
        free = area & ~crossed
        if free == area:
            untouched.append(_open(colour, free, False))
        elif free:
            return (_open(colour, free, True),)
    return tuple(untouched)


@lru_cache(OPEN_KEPT)
def _open(colour: int, free: int, begun: bool) -> Open:
    """One object for all positions in which these fields are free."""
    return Open(free, free.bit_count(), begun, Memory(partial(_find_ways, colour, free), WAYS_KEPT))


def _find_ways(colour: int, free: int, use: tuple[int, int]) -> tuple[Cross, ...]:
    touching, dice = use
    sets = [sum(chosen) for chosen in combinations([1 << field for field in fields_of(free)], dice)]
    return tuple(_cross(colour, fields) for fields in sets if hangs_on(fields, touching))


@lru_cache(OPEN_KEPT)
def _cross(colour: int, fields: int) -> Cross:
    """One object for all lists that it stands in."""
    return Cross(colour, fields)


def hangs_on(fields: int, touching: int) -> bool:
    """Whether every connected part of the set has a field next to an earlier cross (WL5)."""
    return spread(touching, fields) == fields
