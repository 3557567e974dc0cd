"""Two pictures that share the width of the window, without taking any of it from the first."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table

GAP = 2


class Beside:
    """Two pictures: side by side if the window has room for the second, otherwise one below the other."""

    def __init__(self, first: RenderableType, second: RenderableType, room: int) -> None:
        self._first = first
        self._second = second
        self._room = room

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = Measurement.get(console, options, self._first).maximum
        if width + GAP + self._room > options.max_width:
            yield self._first
            yield self._second
            return
        grid = Table.grid(padding=(0, GAP))
        grid.add_column(width=width)
        grid.add_column()
        grid.add_row(self._first, self._second)
        yield grid
