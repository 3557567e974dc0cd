"""Why a board cannot be played: all faults at once, even if its rows are too long or uneven."""

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

#: Fields of a board that are looked at, although it may have fewer; of a board with more only the size is reported.
MAX_FIELDS = 1_000
#: A place is row × this + column, both counted from 0. The numbers used in play only fit grids of the right size.
WIDTH = 1_024
_STEPS = tuple(tuple(down * WIDTH + right for down, right in steps) for steps in (EVEN_ROW, ODD_ROW))


def board_faults(board: BoardRow) -> list[str]:
    """Everything that is wrong with a board."""
    rows = board.rows
    if not any(rows):
        return ["there are no fields"]
    if sum(map(len, rows)) > MAX_FIELDS:
        return list(_size_faults(rows))[:1]
    grid = {y * WIDTH + x: letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
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


def _shape_faults(grid: Mapping[int, str]) -> Iterator[str]:
    starts = [place for place, letter in grid.items() if letter == START]
    # A wrong letter may have been meant as a field: only what is cut off even then is reported.
    passable = {place for place, letter in grid.items() if letter not in (OBSTACLE, BLANK)}
    reached = _spread(starts, passable)
    lost = [place for place, letter in grid.items() if letter.upper() in LETTERS and place not in reached]
    if starts and lost:
        yield f"not connected to the start: {' '.join(_name(place) for place in lost)}"
    for name, letter in zip(COLOURS, LETTERS, strict=True):
        both = letter + letter.lower()
        left = {place: None for place, found in grid.items() if found in both}
        while left:
            first = next(iter(left))
            area = _spread([first], left.keys())
            if len(area) > MAX_AREA:
                yield f"the {name} area at {_name(first)} has {len(area)} fields, more than {MAX_AREA}"
            for place in area:
                del left[place]


def _spread(seeds: list[int], within: Set[int]) -> set[int]:
    """The places connected to the seeds."""
    found, new = set(seeds), list(seeds)
    while new:
        place = new.pop()
        for step in _STEPS[place // WIDTH % 2]:
            near = place + step
            if near in within and near not in found:
                found.add(near)
                new.append(near)
    return found


def _name(place: int) -> str:
    """Column and row, as the fields of play are named; after column z comes aa, as in a spreadsheet."""
    row, column = divmod(place, WIDTH)
    letters = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{row + 1}"
