"""`ladder`: ratings of all bots."""

from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, polite
from wuerfelreich.cli.workers import NumberOfProcesses, RayAddress, workers
from wuerfelreich.rules.registry import GAMES


@polite
def ladder(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    players: Annotated[int, typer.Option(help="Players in a game.")] = 2,
    games: Annotated[int, typer.Option(help="Play at least this many games per line-up (pair) of bots.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same ladder.")] = "1",
    processes: NumberOfProcesses = 1,
    ray: RayAddress = None,
    plot: Annotated[Path | None, typer.Option(help="Write a picture of the ladder to this SVG file.")] = None,
    json: AsJson = False,
) -> None:
    """Let all bots play one another with the same dice, and rate them with 95% confidence intervals.

    Ratings are in points, with 0 for the random bot; whoever is 400 points ahead wins ten times as often as the other.
    """
    from wuerfelreich.arena.ladder import Ladder
    from wuerfelreich.cli.ladder_report import show_ladder

    with workers("ladder", processes, ray) as crew:
        show_ladder(Ladder(game, players, games, seed), crew, plot, as_json=json)
