"""A board of Würfelland: fields, areas and treasures, read from rows of letters."""

from typing import Literal

from msgspec import Struct

from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS
from wuerfelreich.rules.wuerfelland.fields import NAMES, SIDE, connected_parts, fields_of, names_of, spread

START = "S"
OBSTACLE = "#"
BLANK = " "
TREASURES_PER_COLOUR = 2
MAX_AREA = 10
USUAL_AREA = range(3, 7)

Evidence = Literal["certain", "high", "medium", "own"]


class BoardRow(Struct, frozen=True):
    """A board as it stands in a material file; lower case letters are treasures."""

    name: str
    rows: tuple[str, ...]
    evidence: Evidence = "own"


class Board:
    """A board whose rows fit the grid; `faults` and `warnings` tell what else is wrong with it or unusual."""

    def __init__(self, row: BoardRow) -> None:
        self.name = row.name
        self.rows = row.rows
        self.start = self._mask(START)
        self.treasures = sum(self._mask(letter.lower()) for letter in LETTERS)
        self.colours = tuple(self._mask(letter) | self._mask(letter.lower()) for letter in LETTERS)
        self.coloured = sum(self.colours)
        self.areas = tuple(tuple(connected_parts(fields)) for fields in self.colours)
        """Of every colour its maximal connected groups of fields."""

    def _mask(self, letter: str) -> int:
        return sum(
            1 << y * SIDE + x for y, row in enumerate(self.rows) for x, found in enumerate(row) if found == letter
        )

    def faults(self) -> list[str]:
        """Why nobody can play on this board."""
        found = []
        if self.start.bit_count() != 1:
            found.append(f"there must be one start S, not {self.start.bit_count()}")
        for name, fields in zip(COLOURS, self.colours, strict=True):
            treasures = (fields & self.treasures).bit_count()
            if treasures != TREASURES_PER_COLOUR:
                found.append(f"{name} must have {TREASURES_PER_COLOUR} treasures, not {treasures}")
        lost = self.coloured & ~spread(self.start, self.coloured | self.start)
        if self.start and lost:
            found.append(f"not connected with the start: {' '.join(names_of(lost))}")
        for title, area in self._titled_areas():
            if area.bit_count() > MAX_AREA:
                found.append(f"{title} has {area.bit_count()} fields, more than {MAX_AREA}")
        return found

    def warnings(self) -> list[str]:
        """What is unusual about this board, though it can be played."""
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


def row_faults(row: BoardRow) -> list[str]:
    """Why these rows are no grid of fields: only then a board cannot even be made of them."""
    lengths = {len(line) for line in row.rows}
    if not row.rows or lengths == {0}:
        return ["there are no fields"]
    if len(row.rows) > SIDE or max(lengths) > SIDE:
        return [f"the grid has {len(row.rows)} rows of up to {max(lengths)} fields; {SIDE} × {SIDE} is the most"]
    known = {*LETTERS, *LETTERS.lower(), START, OBSTACLE, BLANK}
    found = [
        f"'{letter}' in row {y} is no field: {LETTERS}, lower case for treasures, {START}, {OBSTACLE} or a blank"
        for y, line in enumerate(row.rows, start=1)
        for letter in sorted(set(line) - known)
    ]
    if len(lengths) > 1:
        found.append(f"the rows have unequal lengths: {', '.join(str(len(line)) for line in row.rows)}")
    return found
