"""The ladder as a table for people, JSON for tools, and a picture."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from wuerfelreich.arena.ladder import Ladder, LadderReport, Rated, play_ladder
from wuerfelreich.arena.ladder_plot import ladder_plot
from wuerfelreich.cli.progress import progress
from wuerfelreich.spread import Crew


def show_ladder(ladder: Ladder, crew: Crew, plot: Path | None, *, as_json: bool) -> None:
    """Plays a ladder with a progress bar and shows the ratings."""
    ladder.check()
    if plot is not None:
        plot.open("a").close()  # a file that cannot be written is refused before the games, not after them
    with progress() as bar:
        task = bar.add_task(ladder.game, total=ladder.deals * ladder.players * len(ladder.line_ups))
        report = play_ladder(ladder, crew, lambda games: bar.advance(task, games))
    if plot is not None:
        plot.write_text(ladder_plot(report), encoding="utf-8")
    if as_json:
        print(msgspec.json.encode(report).decode())
    else:
        _print_report(report)


def _print_report(report: LadderReport) -> None:
    console = Console(highlight=False)
    table = Table(box=None)
    for title in ("bot", "rating", "95 %", "lead", "95 %", "games", "points"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for one in report.bots:
        table.add_row(*_cells(one, report.anchor))
    console.print(table)
    console.print(f"{report.games} games: {report.deals} deals, each with the same dice for all line-ups and seatings")


def _cells(one: Rated, anchor: str) -> tuple[str, ...]:
    """A row: the anchor's rating has no interval, and the last bot leads nobody."""
    return (
        ", ".join((one.bot, *one.also)),
        f"{one.rating:.0f}",
        "" if one.bot == anchor else _interval(one.interval),
        "" if one.lead is None else f"{one.lead:+.0f}",
        "" if one.lead_interval is None else _interval(one.lead_interval),
        str(one.games),
        f"{one.points:.1%}",
    )


def _interval(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.0f} – {interval[1]:.0f}"
