"""Profiles the rules of one game: `make profile GAME=knatsch`.

Run it as a module (`python -m bench.profile`): as a script it would hide Python's own `profile`.
"""

import argparse
import cProfile
import pstats

import wuerfelreich as wr
from bench.contest import play_round
from bench.ours import OurGame


def main() -> None:
    """Plays random games under the profiler and prints the functions that took longest."""
    parser = argparse.ArgumentParser(prog="make profile GAME=...", description="Profiles the rules of a game.")
    parser.add_argument("game", choices=list(wr.GAMES), help="id of the game")
    parser.add_argument("--games", type=int, default=200, help="games to play (default: %(default)s)")
    parser.add_argument(
        "--warm-up", type=float, default=5, help="seconds of play beforehand, to fill the tables (default: %(default)s)"
    )
    parser.add_argument("--top", type=int, default=25, help="functions to list (default: %(default)s)")
    parser.add_argument(
        "--sort",
        choices=["tottime", "cumtime", "ncalls"],
        default="tottime",
        help="order (default: %(default)s)",
    )
    options = parser.parse_args()
    competitor = OurGame(options.game, seed=2026)
    play_round(competitor, options.warm_up)
    profiler = cProfile.Profile()
    steps = sum(profiler.runcall(competitor.play) for _ in range(options.games))
    print(f"{competitor.name}: {options.games} games, {steps:,} steps; times include the profiler's own cost")
    pstats.Stats(profiler).strip_dirs().sort_stats(options.sort).print_stats(options.top)


if __name__ == "__main__":
    main()
