"""A run of `learn` as lines and tables for people, JSON for tools, and files."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.table import Table

from wuerfelreich.arena.challenge import Challenge, play_challenge
from wuerfelreich.cli.progress import progress
from wuerfelreich.learn import session
from wuerfelreich.learn.calibration import worst
from wuerfelreich.learn.checkpoint import Generation
from wuerfelreich.learn.lines import Lines, counted
from wuerfelreich.learn.plot import learning_plot
from wuerfelreich.learn.result import as_shipped, card_of, write_files
from wuerfelreich.learn.run import Learned
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.spread import Crew
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import Bin, NoEvaluator, Strength, network_for

MAX_GAMES = 1_000_000


class Trials(Struct, frozen=True):
    """How many games show what was learned: fresh self-play, and those against other bots."""

    calibration: int
    match: int

    def check(self) -> None:
        """Raises LearnError if there are too few or too many."""
        if not 1 <= self.calibration <= MAX_GAMES or not 1 <= self.match <= MAX_GAMES:
            raise LearnError(f"calibration and match have 1 to {MAX_GAMES:,} games each")


def show_learning(
    settings: Settings,
    plan: Plan,
    trials: Trials,
    folder: Path,
    crew: Crew,
    start: Network | None = None,
    *,
    as_json: bool,
) -> None:
    """Trains with a progress bar, shows calibration and strength, and writes the files."""
    plan.check()
    trials.check()
    learned = _train(settings, plan, folder, crew, start)
    calibration = _calibrate(settings, learned.network, trials.calibration, crew)
    strengths = list(_matches(settings, learned.network, trials.match, crew))
    against_solver = {players: one for players, one in strengths if one.against == "solver"}
    card = card_of(settings, learned, calibration, against_solver)
    plot = learning_plot(settings, learned.history, calibration)
    paths = write_files(folder, settings, learned.network, card, plot)
    if as_json:
        matches = [{"players": int(players), **msgspec.to_builtins(one)} for players, one in strengths]
        told = {"card": card, "matches": matches, "files": [str(path) for path in paths]}
        print(msgspec.json.encode(told).decode())
    else:
        _print_report(calibration, strengths, paths)


def _train(settings: Settings, plan: Plan, folder: Path, crew: Crew, start: Network | None) -> Learned:
    with progress() as bar:
        task = bar.add_task(f"learning {settings.game}", total=1.0)
        lines = Lines(lambda line: bar.console.print(line, soft_wrap=True))

        def told(one: Generation) -> None:
            bar.update(task, completed=plan.done(one.number, one.seconds))
            lines(one)

        learned = session.train(settings, plan, folder, crew, told, start)
        lines.end(learned.history)
    return learned._replace(network=as_shipped(learned.network))


def _calibrate(settings: Settings, network: Network, games: int, crew: Crew) -> Mapping[str, tuple[Bin, ...]]:
    with progress() as bar:
        task = bar.add_task("calibration", total=games * len(settings.players))
        return session.calibrate(settings, network, games, crew, lambda played: bar.advance(task, played))


def _matches(settings: Settings, network: Network, games: int, crew: Crew) -> Iterator[tuple[str, Strength]]:
    """Against the solver, and against the master if he has a network of his own."""
    for players in settings.players:
        for against in ("solver", "master") if _shipped(settings.game, players) else ("solver",):
            rounds = -(-games // players)
            challenge = Challenge(settings.game, players, network, against, rounds, f"{settings.seed}/match")
            yield str(players), _match(challenge, crew)


def _match(challenge: Challenge, crew: Crew) -> Strength:
    with progress() as bar:
        task = bar.add_task(f"against {_named(challenge.against)}", total=challenge.players * challenge.rounds)
        return play_challenge(challenge, crew, lambda played: bar.advance(task, played))


def _shipped(game: str, players: int) -> bool:
    try:
        network_for(game, players)
    except NoEvaluator:
        return False
    return True


def _print_report(
    calibration: Mapping[str, tuple[Bin, ...]], strengths: list[tuple[str, Strength]], paths: tuple[Path, ...]
) -> None:
    console = Console(highlight=False)
    for players, bins in calibration.items():
        console.print(f"Calibration with {players} players: the worst bin is {100 * worst(bins):.1f} points off")
        console.print(_bins_table(bins))
    for players, one in strengths:
        low, high = one.interval
        console.print(
            f"Against {_named(one.against)} with {players} players: {one.share:.1%} of {counted(one.games, 'game')}"
            f" ({low:.1%} – {high:.1%}, fair {one.fair:.1%})"
        )
    for path in paths:
        console.print(str(path), soft_wrap=True)


def _bins_table(bins: tuple[Bin, ...]) -> Table:
    table = Table(box=None)
    for title in ("games", "forecast", "won"):
        table.add_column(title, justify="right")
    for one in bins:
        table.add_row(str(one.count), f"{one.forecast:.1%}", f"{one.won:.1%}")
    return table


def _named(bot: str) -> str:
    return "the shipped network" if bot == "master" else f"the {bot}"
