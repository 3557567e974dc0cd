"""`learn`: networks trained by self-play."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.cli.command import AsJson, fail, polite
from wuerfelreich.cli.workers import NumberOfProcesses, RayAddress, workers
from wuerfelreich.learn.settings import MISSING, Plan
from wuerfelreich.rules.registry import GAMES


@polite
def learn(
    game: Annotated[str, typer.Argument(help=f"One of {', '.join(GAMES)}.")],
    players: Annotated[str, typer.Option(help="Players in a game; 3,4,5 trains one network for all of these.")] = "2",
    minutes: Annotated[float | None, typer.Option(help="Stop after so many; those before a break count.")] = None,
    generations: Annotated[int | None, typer.Option(help="Stop after so many generations.")] = None,
    games_per_generation: Annotated[int | None, typer.Option(help="Games between two trainings.")] = None,
    calibration_games: Annotated[int, typer.Option(help="Fresh games for the calibration.")] = 1000,
    match_games: Annotated[int, typer.Option(help="Games against the solver, and against the shipped network.")] = 400,
    processes: NumberOfProcesses = 1,
    ray: RayAddress = None,
    folder: Annotated[Path | None, typer.Option(help="Of this run. [default: learned/GAME-PLAYERS]")] = None,
    start: Annotated[Path | None, typer.Option(help="Train the network in this file further.")] = None,
    seed: Annotated[str, typer.Option(help="The same seed and generations give the same network.")] = "1",
    plain: Annotated[bool, typer.Option("--plain", help="Play by the plain rules only: slower.")] = False,
    change: Annotated[
        list[str] | None, typer.Option("--set", help="A setting as key=value, such as rate=5e-4.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Train a network that knows the chance to win, by self-play; the same command goes on after a break.

    The folder then has the network, its card and a plot. Needs the extra [learn].
    """
    if find_spec("jax") is None or find_spec("optax") is None:
        typer.echo(f"wuerfelreich: {MISSING}", err=True)
        raise typer.Exit(1)
    from wuerfelreich.cli.learn_report import Trials, show_learning
    from wuerfelreich.learn.lines import stopped
    from wuerfelreich.learn.session import advice, begin_with, read_settings

    settings = read_settings(game, players, seed, games_per_generation, change or (), plain=plain)
    if (sentence := advice(settings, plain=plain)) is not None:
        typer.echo(f"wuerfelreich: {sentence}", err=True)
    network = None
    if start is not None:
        settings, network = begin_with(settings, start)
    trials = Trials(calibration_games, match_games)
    place = Path("learned", f"{game}-{settings.name}") if folder is None else folder
    try:
        with workers("learn", processes, ray) as crew:
            show_learning(settings, Plan(minutes, generations), trials, place, crew, network, as_json=json)
    except KeyboardInterrupt:
        fail(stopped(place), 130)
