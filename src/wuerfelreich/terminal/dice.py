"""Dice drawn with pips, in colour and with a letter, so that nothing depends on colour alone."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

#: Styles of the coloured dice: dark enough for white pips, and distinct even for colour-blind people.
STYLES = {"R": "bold white on #a3202f", "G": "bold white on #1d6b3a", "B": "bold white on #1f4aa0"}
_PIPS = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


def pips(number: int, style: str) -> Text:
    """A die face: three lines of seven characters."""
    # Left-aligned: a centred cell would shift pips on one side of the die.
    return Text("\n".join(f" {line} " for line in _PIPS[number]), style=style, justify="left", no_wrap=True)


def dice_row(faces: Sequence[str], *, numbered: bool = True) -> Table:
    """Coloured dice side by side, with their names and the digits to type to keep them."""
    grid = Table.grid(padding=(0, 1))
    for _ in faces:
        grid.add_column(justify="center", no_wrap=True, min_width=7)
    grid.add_row(*(pips(int(face[1]), STYLES[face[0]]) for face in faces))
    grid.add_row(*(Text(face, style="bold") for face in faces))
    if numbered:
        grid.add_row(*(Text(f"[{at}]", style="dim") for at in range(1, len(faces) + 1)))
    return grid


def read_positions(text: str, dice: int) -> list[int] | None:
    """The dice, counted from 0, that digits such as `1 3 4` or `134` name; `0` means none of them. None for other
    input."""
    digits = text.replace(" ", "").replace(",", "")
    if digits == "0":
        return []
    if not digits.isascii() or not digits.isdigit() or len(set(digits)) < len(digits):
        return None
    places = [int(digit) - 1 for digit in digits]
    return places if all(0 <= place < dice for place in places) else None
