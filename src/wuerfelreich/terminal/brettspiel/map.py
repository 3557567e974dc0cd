"""The hexagonal map of the board game: rows of fields, each shifted by half a field, as wide as the window allows."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from wuerfelreich.rules.brettspiel.view import MapField
from wuerfelreich.words.catalogue import Words

#: The players' colours: purple, yellow, turquoise and black, as in the box; the seat's number is shown as well.
SEAT_STYLES = ("bold white on #7a3fa0", "bold black on #e3bb2a", "bold black on #35b8b0", "bold white on #3a3a3a")
LANDSCAPE_STYLES = {
    "mountains": "white on #6b6f76",
    "caves": "white on #4c4440",
    "gem_quarry": "black on #b9a9d0",
    "fir_forest": "white on #1f5b3a",
    "steppe": "black on #c2b26a",
    "volcano": "white on #6e2f26",
    "lava": "black on #d96c2c",
    "mushroom_forest": "black on #b98a6a",
    "flower_field": "black on #d98fb0",
    "coast": "black on #8fc4d9",
    "floodplain": "white on #2d6f8f",
    "swamp": "white on #5a6234",
    "desert": "black on #e0cf9a",
    "meadow": "black on #8fbf5a",
    "farmland": "black on #a98a3a",
}
FIRE_STYLE = "bold #ffd21f on #a3202f"
NEUTRAL_STYLE = "black on #9a9a9a"
CASTLE, FIRE, CHOICE = "♜", "▲", "▸"
GEMS = {"gold": "◆", "white": "◇"}
#: Columns from one field to the next, from widest to narrowest.
PITCHES = (8, 7, 5)
NARROW = 5


class MapPicture:
    """The map, drawn to fit the available width."""

    def __init__(self, words: Words, fields: Iterable[MapField]) -> None:
        self._words = words
        self._fields = sorted(fields, key=lambda field: (field.r, field.q))
        left = min(2 * field.q + field.r for field in self._fields)
        # Pointy-top hexagons: each row is half a field to the right of the one above it.
        self._halves = {field.id: 2 * field.q + field.r - left for field in self._fields}
        self._span = max(self._halves.values()) + 2

    def width(self, available: int) -> int:
        """The columns the map takes up, which is more than are available if there are too few."""
        return -(-self._span * self._pitch(available) // 2)

    def is_narrow(self, available: int) -> bool:
        """Whether there is only room for names."""
        return self._pitch(available) == NARROW

    def _pitch(self, available: int) -> int:
        return next((pitch for pitch in PITCHES if self._span * pitch <= 2 * available), PITCHES[-1])

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(self.width(PITCHES[-1]), self.width(options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        pitch = self._pitch(options.max_width)
        for row in dict.fromkeys(field.r for field in self._fields):
            fields = [field for field in self._fields if field.r == row]
            for line in range(2):
                text = Text(no_wrap=True, overflow="crop")
                for field in fields:
                    start = self._halves[field.id] * pitch // 2
                    text.append(" " * (start - text.cell_len))
                    text.append(self._line(field, line, pitch), style=field_style(field))
                yield text

    def _line(self, field: MapField, line: int, pitch: int) -> str:
        """Two lines: the field's name, and what is on it."""
        short = self._words.text(f"br-{field.landscape}")[:3]
        gem = GEMS.get(field.gem or "", " ")
        choice = CHOICE if field.choice else " "
        there = _there(field)
        if pitch == NARROW:
            return f"{field.id:<3}{gem} " if line == 0 else f"{choice}{there or short:<3} "
        gap = " " * (pitch - NARROW - 2)
        return f"{field.id:<3}{gap}{short}" if line == 0 else f"{choice}{there:^3}{gap}{gem} "


def _there(field: MapField) -> str:
    """A sign for what is on a field: a player's castle, a dragon fire, a neutral castle, or nothing."""
    if field.owner is not None:
        return f"{CASTLE}{field.owner + 1}"
    return FIRE if field.fire else CASTLE if field.castle else ""


def field_style(field: MapField) -> Style:
    """Owned fields have their owner's colour, burning ones the fire's, free ones their landscape's."""
    if field.owner is not None:
        style = SEAT_STYLES[field.owner]
    elif field.fire:
        style = FIRE_STYLE
    else:
        style = NEUTRAL_STYLE if field.castle else LANDSCAPE_STYLES[field.landscape]
    return Style.parse(style) + Style(bold=field.choice or None, underline=field.choice or None)
