"""`match` and `tune`: bots against bots."""

from typing import Annotated

import typer

from wuerfelreich.bots import BOTS
from wuerfelreich.cli.command import AsJson, polite
from wuerfelreich.cli.workers import NumberOfProcesses, RayAddress, workers
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game


@polite
def match(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    bots: Annotated[str, typer.Option(help=f"The bots, one per seat, separated by commas: {', '.join(BOTS)}.")],
    games: Annotated[int, typer.Option(help="Play at least this many games, equally many per seating.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same match.")] = "1",
    processes: NumberOfProcesses = 1,
    ray: RayAddress = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game as key=value.")] = None,
    adjusted: Annotated[bool, typer.Option("--adjusted", help="Show wins without the luck of the dice too.")] = False,
    draws: Annotated[bool, typer.Option("--draws", help="… and without that of draws; this is slow.")] = False,
    json: AsJson = False,
) -> None:
    """Play bots against bots, with the same dice for every seating and 95% confidence intervals.

    Luck is what a roll or draw did to the chance to win, compared with its exact mean.
    """
    from wuerfelreich.arena.adjusted import Adjustment
    from wuerfelreich.arena.match import Match
    from wuerfelreich.cli import reports
    from wuerfelreich.rules.option_text import read_options
    from wuerfelreich.value.shipped import NoEvaluator

    options = read_options(find_game(game), option or ())
    seated = tuple(name.strip() for name in bots.split(","))
    adjustment = Adjustment(draws) if adjusted or draws else None
    asked = Match(game, seated, games, seed, options, adjustment)
    try:
        asked.check()
    except NoEvaluator as none:
        typer.echo(f"wuerfelreich: luck cannot be taken out: {none}", err=True)
        raise typer.Exit(1) from None
    with workers("match", processes, ray) as crew:
        reports.show_match(asked, crew, as_json=json)


@polite
def tune(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    trials: Annotated[int, typer.Option(help="Changes to try.")] = 30,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each change.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed gives the same trials.")] = "1",
    processes: NumberOfProcesses = 1,
    ray: RayAddress = None,
) -> None:
    """Tune the solver's weights by self-play, printing every trial."""
    from wuerfelreich.cli import reports

    with workers("tune", processes, ray) as crew:
        reports.show_tuning(game, trials, pairs, seed, crew)
