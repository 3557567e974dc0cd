"""A Würfelland board in the terminal: rows of hexagons shifted by half a field, areas as patches of colour."""

from collections.abc import Collection, Sequence

from rich.text import Text

from wuerfelreich.rules.wuerfelland.board import BLANK, OBSTACLE, START
from wuerfelreich.rules.wuerfelland.fields import COLUMNS

TREASURE, CROSS, LIT = "★", "✗", "◂"
#: Foreground and background of free fields and dice; each has its letter too.
FREE = {
    "R": "bold white on #b3202f",
    "Y": "bold black on #f0cf3c",
    "G": "bold white on #1d7a3f",
    "B": "bold white on #2450b0",
    "O": "bold black on #ee8a2a",
    "A": "bold white on #7d828b",
}
#: The same, darker, for crossed fields, so that a full area stays visible.
CROSSED = {
    "R": "#ff9aa5 on #4a1018",
    "Y": "#ffe98a on #5a4b0c",
    "G": "#8fe0ad on #0d331b",
    "B": "#a9c2ff on #101f47",
    "O": "#ffc890 on #5c320b",
    "A": "#d0d4da on #33363b",
}
START_STYLE = "bold black on white"
LIT_STYLE = "bold black on white"
OBSTACLE_STYLE = "#555555 on black"
#: Width of a field; odd rows are shifted by half of it.
FIELD = 4


def board_picture(rows: Sequence[str], crossed: Collection[str], lit: Collection[str]) -> Text:
    """The board, two lines per row: letter, treasure and cross above; below, the field's name and a mark if lit."""
    lines = []
    for y, row in enumerate(rows):
        shift = FIELD // 2 if y % 2 else 0
        above, below = Text(" " * shift), Text(" " * shift)
        for x, letter in enumerate(row):
            name = f"{COLUMNS[x]}{y + 1}"
            style = field_style(letter, name in crossed)
            above.append(_above(letter, name in crossed), style)
            below.append(_below(letter, name, name in lit), LIT_STYLE if name in lit else style)
        lines += [above, below]
    return _stacked(lines)


def small_board_picture(rows: Sequence[str]) -> Text:
    """A board without crosses, one line per row, for choosing a side."""
    lines = []
    for y, row in enumerate(rows):
        line = Text(" " * (FIELD // 2 if y % 2 else 0))
        for letter in row:
            line.append(_above(letter, letter == START), field_style(letter, False))
        lines.append(line)
    return _stacked(lines)


def field_style(letter: str, crossed: bool) -> str:
    """The colours of a field; a blank has none."""
    match letter:
        case _ if letter == BLANK:
            return ""
        case _ if letter == START:
            return START_STYLE
        case _ if letter == OBSTACLE:
            return OBSTACLE_STYLE
        case _:
            return (CROSSED if crossed else FREE)[letter.upper()]


def _above(letter: str, crossed: bool) -> str:
    if letter == BLANK:
        return " " * FIELD
    if letter == OBSTACLE:
        return "▒" * FIELD
    return f" {letter.upper()}{TREASURE if letter.islower() else ' '}{CROSS if crossed else ' '}"


def _below(letter: str, name: str, lit: bool) -> str:
    if letter in (BLANK, OBSTACLE):
        return (BLANK if letter == BLANK else "▒") * FIELD
    return f"{name:>3}{LIT if lit else ' '}"


def _stacked(lines: Sequence[Text]) -> Text:
    """Lines that are cut off, never wrapped, if the window is too narrow for a large board."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "crop"
    return text
