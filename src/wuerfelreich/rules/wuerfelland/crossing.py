"""Which fields can be crossed: the heart of Würfelland."""

from collections.abc import Callable
from functools import cached_property, partial
from itertools import combinations
from typing import NamedTuple, TypeVar

from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.dice import DICE, Groups
from wuerfelreich.rules.wuerfelland.fields import connected_parts, fields_of

#: How many entries are kept for a colour and for an area. Our boards never need all; large areas could fill any memory.
OPEN_KEPT = 1 << 12
AREA_KEPT = 1 << 9

Key = TypeVar("Key")
Value = TypeVar("Value")


class TableCache(dict[Key, Value]):
    """Works out each value once, and drops everything when it has grown too large.

    `lru_cache` would do, but a subscript that hits costs a third of its call, and these are used in every step.
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
    """The free fields of an area where the next crosses of its colour go, if one of them is next to a cross."""

    free: int
    size: int
    begun: bool
    ways: TableCache[tuple[int, int], tuple[Cross, ...]]
    """By the fields next to a cross and the number of dice: every set that may be crossed."""


class Area:
    """An area, and the sets of its fields that can be crossed."""

    def __init__(self, colour: int, fields: int) -> None:
        self.fields = fields
        self.open = TableCache(self._open, AREA_KEPT)
        """By the free fields."""
        self._colour = colour

    def _open(self, free: int) -> Open:
        return Open(free, free.bit_count(), free != self.fields, TableCache(partial(self._ways, free), AREA_KEPT))

    def _ways(self, free: int, use: tuple[int, int]) -> tuple[Cross, ...]:
        """The sets of free fields in which every connected part has a field next to an earlier cross (WL5)."""
        touching, dice = use
        return tuple(
            cross
            for cross, parts in self._sets[dice]
            if cross.fields & ~free == 0 and 0 not in [part & touching for part in parts]
        )

    @cached_property
    def _sets(self) -> list[list[tuple[Cross, list[int]]]]:
        """By the number of dice: all sets of that many fields, with their connected parts."""
        single = [1 << field for field in fields_of(self.fields)]
        sets = ([sum(chosen) for chosen in combinations(single, dice)] for dice in range(DICE + 1))
        return [[(Cross(self._colour, fields), connected_parts(fields)) for fields in equal] for equal in sets]


class Crossings:
    """The crossings of one board. `crossed` are a player's crosses, `near` all places next to one of them, and
    `dice` the colours that may be used, each with the number of its dice."""

    def __init__(self, board: Board) -> None:
        self._open = tuple(
            (fields, TableCache(partial(_find_open, [Area(colour, area) for area in areas]), OPEN_KEPT))
            for colour, (fields, areas) in enumerate(zip(board.colours, board.areas, strict=True))
        )

    def places(self, crossed: int, near: int, colour: int) -> list[Open]:
        """Only the begun area of the colour; if there is none, every untouched one that has a field next to a cross.

        While any field is free some colour has one, since a board is connected: nobody is ever stuck for good (WL9)."""
        fields, opened = self._open[colour]
        return [area for area in opened[crossed & fields] if area.free & near]

    def usable(self, crossed: int, near: int, dice: Groups) -> bool:
        """Whether one of the colours can be used. Areas are connected, so room is all it takes."""
        by_colour = self._open
        for colour, count in dice:
            fields, opened = by_colour[colour]
            for free, size, _, _ in opened[crossed & fields]:
                if count <= size and free & near:
                    return True
        return False

    def finish(self, crossed: int, near: int, dice: Groups) -> bool:
        """Whether one of the colours can fill an area."""
        return any(place.size == count for colour, count in dice for place in self.places(crossed, near, colour))

    def ways(self, crossed: int, near: int, dice: Groups) -> tuple[Cross, ...]:
        """Every way to use all dice of one colour; all crosses of one use go into one area (WL1)."""
        found: tuple[Cross, ...] = ()
        by_colour = self._open
        for colour, count in dice:
            fields, opened = by_colour[colour]
            for free, size, _, ways in opened[crossed & fields]:
                if count <= size and (touching := free & near):
                    found += ways[touching, count]
        return found


def _find_open(areas: list[Area], crossed: int) -> tuple[Open, ...]:
    """Only the begun area of a colour; if there is none, every untouched one."""
    untouched = []
    for area in areas:
        free = area.fields & ~crossed
        if free == area.fields:
            untouched.append(area.open[free])
        elif free:
            return (area.open[free],)
    return tuple(untouched)
