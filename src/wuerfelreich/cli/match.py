"""`match` and `tune`: bots against bots."""

from typing import Annotated

import typer

from wuerfelreich.bots import BOTS
from wuerfelreich.cli.command import AsJson, fail, polite
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.registry import game as find_game


@polite
def match(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    bots: Annotated[str, typer.Option(help=f"The bots, with commas, one per seat: {', '.join(BOTS)}.")],
    games: Annotated[int, typer.Option(help="At least so many games; every seating is played equally often.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same match.")] = "1",
    processes: Annotated[int, typer.Option(help="Processes to use; the result does not depend on it.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game as key=value.")] = None,
    json: AsJson = False,
) -> None:
    """Bots against bots, with the same dice for every seating and 95 % intervals."""
    from wuerfelreich.arena.match import Match
    from wuerfelreich.cli import reports
    from wuerfelreich.rules.option_text import read_options

    if not 1 <= processes <= 64:
        fail(f"there can be 1 to 64 processes, not {processes}")
    options = read_options(find_game(game), option or ())
    seated = tuple(name.strip() for name in bots.split(","))
    reports.show_match(Match(game, seated, games, seed, options), processes, as_json=json)


@polite
def tune(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    trials: Annotated[int, typer.Option(help="Changes to try.")] = 30,
    pairs: Annotated[int, typer.Option(help="Pairs of games for each change.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed gives the same trials.")] = "1",
) -> None:
    """Tune the solver's weights by self-play; every change that is kept is printed."""
    from wuerfelreich.cli import reports

    reports.show_tuning(game, trials, pairs, seed)
