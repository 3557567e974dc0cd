"""Why a board cannot be played: all faults at once, however large or uneven its rows are."""

from collections.abc import Iterator, Mapping, Set

from wuerfelreich.rules.wuerfelland.board import (
    BLANK,
    MAX_AREA,
    OBSTACLE,
    START,
    TREASURES_PER_COLOUR,
    BoardRow,
)
from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS
from wuerfelreich.rules.wuerfelland.fields import EVEN_ROW, ODD_ROW, SIDE

#: A row and a column, counted from 0. The bit masks used in play only fit grids of the right size.
Place = tuple[int, int]


def board_faults(board: BoardRow) -> list[str]:
    """Everything that is wrong with a board."""
    rows = board.rows
    if not any(rows):
        return ["there are no fields"]
    grid = {(y, x): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    return [*_size_faults(rows), *_letter_faults(rows), *_count_faults("".join(rows)), *_shape_faults(grid)]


def _size_faults(rows: tuple[str, ...]) -> Iterator[str]:
    lengths = [len(row) for row in rows]
    if len(rows) > SIDE or max(lengths) > SIDE:
        yield f"the grid has {len(rows)} rows of up to {max(lengths)} fields; {SIDE} × {SIDE} is the most"
    if len(set(lengths)) > 1:
        yield f"the rows have unequal lengths: {', '.join(str(length) for length in lengths)}"


def _letter_faults(rows: tuple[str, ...]) -> Iterator[str]:
    known = {*LETTERS, *LETTERS.lower(), START, OBSTACLE, BLANK}
    for number, row in enumerate(rows, start=1):
        for letter in sorted(set(row) - known):
            yield (
                f"'{letter}' in row {number} is not a field: "
                f"write {LETTERS}, lower case for treasures, {START}, {OBSTACLE} or a blank"
            )


def _count_faults(letters: str) -> Iterator[str]:
    if (starts := letters.count(START)) != 1:
        yield f"there must be one start {START}, not {starts}"
    for name, letter in zip(COLOURS, LETTERS, strict=True):
        if (treasures := letters.count(letter.lower())) != TREASURES_PER_COLOUR:
            yield f"{name} must have {TREASURES_PER_COLOUR} treasures, not {treasures}"


def _shape_faults(grid: Mapping[Place, str]) -> Iterator[str]:
    starts = [place for place, letter in grid.items() if letter == START]
    # A wrong letter may have been meant as a field: only what is cut off even then is reported.
    passable = {place for place, letter in grid.items() if letter not in (OBSTACLE, BLANK)}
    reached = _spread(starts, passable)
    lost = [place for place, letter in grid.items() if letter.upper() in LETTERS and place not in reached]
    if starts and lost:
        yield f"not connected to the start: {' '.join(_name(place) for place in lost)}"
    for name, colour in zip(COLOURS, LETTERS, strict=True):
        left = {place: None for place, letter in grid.items() if letter.upper() == colour}
        while left:
            first = next(iter(left))
            area = _spread([first], left.keys())
            if len(area) > MAX_AREA:
                yield f"the {name} area at {_name(first)} has {len(area)} fields, more than {MAX_AREA}"
            for place in area:
                del left[place]


def _spread(seeds: list[Place], within: Set[Place]) -> set[Place]:
    """The places connected to the seeds."""
    found, new = set(seeds), list(seeds)
    while new:
        y, x = new.pop()
        for down, right in ODD_ROW if y % 2 else EVEN_ROW:
            place = y + down, x + right
            if place in within and place not in found:
                found.add(place)
                new.append(place)
    return found


def _name(place: Place) -> str:
    """Column and row, as the fields of play are named; after column z comes aa, as in a spreadsheet."""
    row, column = place
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{row + 1}"
