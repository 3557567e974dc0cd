"""The ladder as a picture: a point for every rating and a line for its interval, as plain SVG for light and dark."""

from math import ceil, floor
from xml.sax.saxutils import escape

from wuerfelreich.arena.ladder import LadderReport, Rated

WIDTH, ROW, TOP, FOOT = 640, 34, 44, 44
LEFT, RIGHT = 130, 24
"""Room for the names, and for half a number at the other end of the scale."""
STEPS = (50, 100, 200, 500, 1000, 2000)
MAX_MARKS = 9

STYLE = """
text { font: 14px system-ui, sans-serif; fill: #1f2328 }
.paper { fill: #ffffff }
.small { font-size: 12px; fill: #57606a }
.grid { stroke: #d0d7de }
.interval { stroke: #0550ae; stroke-width: 3; stroke-linecap: round }
.rating { fill: #0550ae }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 }
.paper { fill: #0d1117 }
.small { fill: #9198a1 }
.grid { stroke: #30363d }
.interval { stroke: #79c0ff }
.rating { fill: #79c0ff }
}
"""


def ladder_plot(report: LadderReport) -> str:
    """The picture; it brings its own background, so that it can be read on any page."""
    bottom = TOP + ROW * len(report.bots)
    height = bottom + FOOT
    scale = _Scale(report)
    title = f"Ratings of the bots: {report.game}, {report.players} players"
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style>",
            f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
            f'<text x="{LEFT}" y="26">{escape(title)}</text>',
            *(_mark(scale, points, bottom) for points in scale.marks),
            *(_row(scale, one, TOP + ROW * at + ROW // 2) for at, one in enumerate(report.bots)),
            f'<text class="small" x="{LEFT}" y="{height - 8}">'
            f"points, {escape(report.anchor)} = 0; lines are 95 % intervals</text>",
            "</svg>\n",
        ]
    )


class _Scale:
    """Where points lie on the picture, and the round numbers to be marked."""

    def __init__(self, report: LadderReport) -> None:
        low = min(one.interval[0] for one in report.bots)
        high = max(one.interval[1] for one in report.bots)
        step = next((step for step in STEPS if (high - low) / step <= MAX_MARKS - 2), STEPS[-1])
        first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
        self.marks = [number * step for number in range(first, last + 1)]

    def x(self, points: float) -> float:
        """The place of a number of points."""
        low, high = self.marks[0], self.marks[-1]
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - low) / (high - low), 1)


def _mark(scale: _Scale, points: int, bottom: int) -> str:
    x = scale.x(points)
    return (
        f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>'
        f'<text class="small" x="{x}" y="{bottom + 16}" text-anchor="middle">{points}</text>'
    )


def _row(scale: _Scale, one: Rated, y: int) -> str:
    low, high = (scale.x(points) for points in one.interval)
    return (
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(", ".join((one.bot, *one.also)))}</text>'
        f'<line class="interval" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>'
        f'<circle class="rating" cx="{scale.x(one.rating)}" cy="{y}" r="6"/>'
    )
