"""Measures reviews: `make bench-review`, or with options: `python -m bench.review --game knatsch --games 10`.

Prints every figure with its limit, and exits with 1 if one was missed. `--write` instead plays the games that reviews
compare with, and writes `review/<game>/figures.json`: do so whenever a network is exchanged, with `--players` only for
those whom it serves.

The losses of the bots are measured fairly by a network that none of them plays with: `--network FILE`, for the game and
number of players that it was trained for."""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import fmean, stdev

from bench.review.figures import measured, write
from bench.review.games import Reviewed, Table, reviewed
from wuerfelreich.records.header import shipped
from wuerfelreich.review.figures import figures_of
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import Crew, CrewError, crew
from wuerfelreich.value.network import NetworkError
from wuerfelreich.value.shipped import NoEvaluator

MAX_DEVIATION = 1e-9
MAX_DRIFT = 0.01
"""Per turn, with two players."""
MAX_SECONDS = 10.0
"""To review a game of four or fewer."""
MAX_FIRST = 1.0
"""Until a tenth of the review is there."""
ORDER = ("master", "solver", "greedy", "random")
"""From the least loss to the most."""
FIGURES = Path(__file__).parents[2] / "src" / "wuerfelreich" / "review"


def lines(game: str, players: int, options: argparse.Namespace, workers: Crew) -> Iterator[tuple[str, bool]]:
    """Every figure in words, and whether it keeps its limit."""
    found: dict[str, list[Reviewed]] = {}
    for bot in ORDER:
        table = Table(game, players, bot, options.seed, options.network)
        found[bot] = workers.in_order(partial(reviewed, table), options.games)
    every = [one for some in found.values() for one in some]
    worst = max(abs(one.deviation(seat)) for one in every for seat in range(players))
    yield f"the account adds up, {len(every)} games: off by at most {worst:.0e}", worst <= MAX_DEVIATION
    for seat in range(players):
        luck = [one.sums[seat].dice + one.sums[seat].draws for one in every]
        half = 2.58 * stdev(luck) / len(luck) ** 0.5
        yield f"luck of P{seat + 1}: {100 * fmean(luck):+.1f} ± {100 * half:.1f} points", abs(fmean(luck)) <= half
    good = found["master"] + found["solver"]
    drift = fmean(one for game in good for one in game.turn_drifts)
    each = fmean(one for game in good for one in game.drifts)
    yield f"drift per turn: {100 * drift:.2f} points, per estimate: {100 * each:.2f}", players > 2 or drift <= MAX_DRIFT
    losses = [fmean(loss for one in found[bot] for loss in one.losses) for bot in ORDER]
    told = " < ".join(f"{bot} {100 * loss:.2f}" for bot, loss in zip(ORDER, losses, strict=True))
    yield f"mean loss per decision: {told} points", losses == sorted(losses)
    slowest, first = max(one.seconds for one in every), max(one.first for one in every)
    yield f"slowest review: {slowest:.1f} s", players > 4 or slowest < MAX_SECONDS
    yield f"slowest tenth of the steps: {first:.1f} s", players > 4 or first < MAX_FIRST


def main() -> None:
    """Plays, reviews, and prints or writes."""
    parser = argparse.ArgumentParser(prog="make bench-review", description="Measure reviews.")
    parser.add_argument("--game", choices=list(GAMES), help="only this game (default: all)")
    parser.add_argument("--players", type=int, help="only this number of players (default: all)")
    parser.add_argument("--games", type=int, default=25, help="games of each bot (default: %(default)s)")
    parser.add_argument("--network", help="review with this network instead of the shipped one")
    parser.add_argument("--write", action="store_true", help="write the figures that reviews compare with")
    parser.add_argument("--results", type=int, default=24, help="players' results per level (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--seed", default="review", help="the same seed gives the same figures (default: %(default)s)")
    options = parser.parse_args()
    if options.games < 2 or options.results < 12:
        parser.error("there are at least 2 games and 12 results")
    if options.write and options.network:
        parser.error("figures are written from the shipped networks")
    try:
        with crew(options.processes) as workers:
            kept = [_one(name, options, workers) for name in ([options.game] if options.game else GAMES)]
    except (CrewError, NoEvaluator, NetworkError) as error:
        sys.exit(f"bench-review: {error}")
    sys.exit(not all(kept))


def _one(game: str, options: argparse.Namespace, workers: Crew) -> bool:
    """Measures a game, or writes its figures; whether every limit was kept."""
    counts = [options.players] if options.players else shipped(game).seats
    if options.write:
        path = FIGURES / game / "figures.json"
        found = {players: measured(game, players, options.results, workers) for players in counts}
        write(path, figures_of(game) | found)
        print(f"{path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}", flush=True)
        return True
    every = True
    for players in counts:
        print(f"{game}, {players} players, {options.games} games of each bot")
        for line, kept in lines(game, players, options, workers):
            every = every and kept
            print(f"  {line}  {'✔' if kept else '✘'}", flush=True)
    return every


if __name__ == "__main__":
    main()
