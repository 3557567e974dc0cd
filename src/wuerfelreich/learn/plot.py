"""A run as a picture: the loss over time, and the calibration at the end, as plain SVG for light and dark."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from wuerfelreich.learn.checkpoint import Generation
from wuerfelreich.learn.settings import Settings
from wuerfelreich.value.shipped import Bin

WIDTH, HEIGHT = 760, 340
TOP, BOTTOM = 64, 286
MAX_POINTS = 300
"""Of the curve; between them the loss is averaged."""
COLOURS = ("first", "second", "third", "fourth", "fifth")

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.paper { fill: #ffffff }
.small { font-size: 12px; fill: #57606a }
.grid { stroke: #d0d7de }
.curve { fill: none; stroke: #0550ae; stroke-width: 2 }
.first { fill: #0550ae } .second { fill: #bc4c00 } .third { fill: #1a7f37 }
.fourth { fill: #8250df } .fifth { fill: #a40e26 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117 }
.small { fill: #9198a1 }
.grid { stroke: #30363d }
.curve { stroke: #79c0ff }
.first { fill: #79c0ff } .second { fill: #ffa657 } .third { fill: #7ee787 }
.fourth { fill: #d2a8ff } .fifth { fill: #ff7b72 }
}
"""


class _Panel(NamedTuple):
    """A part of the picture with its scales; the numbers grow to the right and upwards."""

    left: float
    right: float
    x_most: float
    y_least: float
    y_most: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The place of a point."""
        across = self.left + (self.right - self.left) * x / self.x_most
        up = BOTTOM - (BOTTOM - TOP) * (y - self.y_least) / (self.y_most - self.y_least)
        return round(across, 1), round(up, 1)


def learning_plot(settings: Settings, history: Sequence[Generation], calibration: Mapping[str, tuple[Bin, ...]]) -> str:
    """The picture; it brings its own background, so that it can be read on any page."""
    players = ", ".join(map(str, settings.players))
    title = f"Learning by self-play: {settings.game}, {players} players"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
            f'<text x="56" y="26">{escape(title)}</text>',
            *_losses(history),
            *_calibrated(calibration),
            "</svg>\n",
        ]
    )


def _losses(history: Sequence[Generation]) -> Iterator[str]:
    yield f'<text class="small" x="56" y="{TOP - 12}">loss of new positions</text>'
    if not history:
        return
    points = _thinned([(one.seconds / 60, one.loss) for one in history])
    losses = [loss for _, loss in points]
    least, most = min(losses), max(losses)
    room = max(0.01, most - least) * 0.05
    panel = _Panel(56, 400, max(points[-1][0], 0.01), least - room, most + room)
    for part in range(5):
        loss = panel.y_least + (panel.y_most - panel.y_least) * part / 4
        yield _row(panel, loss, f"{loss:.3f}")
    for part in range(5):
        minutes = panel.x_most * part / 4
        yield _foot(panel, minutes, f"{minutes:.3g}")
    curve = " ".join("{},{}".format(*panel.at(*point)) for point in points)
    yield f'<polyline class="curve" points="{curve}"/>'
    yield f'<text class="small" x="228" y="{HEIGHT - 14}" text-anchor="middle">minutes</text>'


def _thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """At most so many points, each the mean of some that follow one another."""
    size = -(-len(points) // MAX_POINTS)
    parts = [points[begin : begin + size] for begin in range(0, len(points), size)]
    return [(part[-1][0], sum(loss for _, loss in part) / len(part)) for part in parts]


def _calibrated(calibration: Mapping[str, tuple[Bin, ...]]) -> Iterator[str]:
    panel = _Panel(480, 730, 1.0, 0.0, 1.0)
    yield f'<text class="small" x="480" y="{TOP - 12}">won, by what was forecast</text>'
    for part in range(5):
        yield _row(panel, part / 4, f"{part / 4:.0%}")
        yield _foot(panel, part / 4, f"{part / 4:.0%}")
    (x1, y1), (x2, y2) = panel.at(0, 0), panel.at(1, 1)
    yield f'<line class="grid" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
    for at, (players, bins) in enumerate(calibration.items()):
        colour = COLOURS[at % len(COLOURS)]
        for one in bins:
            x, y = panel.at(one.forecast, one.won)
            told = f"{players} players: forecast {one.forecast:.1%}, won {one.won:.1%} of {one.count}"
            yield f'<circle class="{colour}" cx="{x}" cy="{y}" r="4"><title>{told}</title></circle>'
        if len(calibration) > 1:
            yield f'<text class="{colour}" x="490" y="{TOP + 18 + 18 * at}">{players} players</text>'
    yield f'<text class="small" x="605" y="{HEIGHT - 14}" text-anchor="middle">forecast</text>'


def _row(panel: _Panel, y: float, label: str) -> str:
    x1, at = panel.at(0, y)
    x2, _ = panel.at(panel.x_most, y)
    return (
        f'<line class="grid" x1="{x1}" y1="{at}" x2="{x2}" y2="{at}"/>'
        f'<text class="small" x="{x1 - 8}" y="{at + 4}" text-anchor="end">{label}</text>'
    )


def _foot(panel: _Panel, x: float, label: str) -> str:
    at, _ = panel.at(x, panel.y_least)
    return f'<text class="small" x="{at}" y="{BOTTOM + 18}" text-anchor="middle">{label}</text>'
