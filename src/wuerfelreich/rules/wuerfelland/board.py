"""A board of Würfelland: fields, areas and treasures, read from rows of letters."""

from collections import Counter
from functools import cached_property
from typing import Literal

from msgspec import Struct

from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS
from wuerfelreich.rules.wuerfelland.fields import NAMES, SIDE, connected_parts, fields_of

START = "S"
OBSTACLE = "#"
BLANK = " "
TREASURES_PER_COLOUR = 2
MAX_AREA = 10
USUAL_AREA = range(3, 7)

Evidence = Literal["certain", "high", "medium", "own"]


class BoardRow(Struct, frozen=True):
    """A board as written in a material file; lower-case letters are treasures."""

    name: str
    rows: tuple[str, ...]
    evidence: Evidence = "own"


class Board:
    """A board without faults, ready for play; `warnings` says what is unusual about it."""

    def __init__(self, row: BoardRow) -> None:
        self.name = row.name
        self.rows = row.rows
        shown: Counter[str] = Counter()
        """By letter, the fields that show it, as a mask."""
        for y, line in enumerate(row.rows):
            for field, letter in enumerate(line, start=y * SIDE):
                shown[letter] |= 1 << field
        self.start = shown[START]
        self.treasures = sum(shown[letter.lower()] for letter in LETTERS)
        self.colours = tuple(shown[letter] | shown[letter.lower()] for letter in LETTERS)
        self.coloured = sum(self.colours)

    @cached_property
    def areas(self) -> tuple[tuple[int, ...], ...]:
        """For every colour, its maximal connected groups of fields. Most boards of a file are not played on."""
        return tuple(tuple(connected_parts(fields)) for fields in self.colours)

    def warnings(self) -> list[str]:
        """What is unusual about this board, although it can be played."""
        found = []
        for title, area in self._titled_areas():
            size, treasures = area.bit_count(), (area & self.treasures).bit_count()
            if size not in USUAL_AREA:
                found.append(f"{title} has {size} {'field' if size == 1 else 'fields'}; 3 to 6 are usual")
            if treasures > 1:
                found.append(f"{title} has {treasures} treasures; one at most is usual")
        return found

    def _titled_areas(self) -> list[tuple[str, int]]:
        return [
            (f"the {name} area at {NAMES[next(fields_of(area))]}", area)
            for name, areas in zip(COLOURS, self.areas, strict=True)
            for area in areas
        ]
