"""`python -m wuerfelreich.learn`: learning on a machine that has nothing but NumPy, msgspec, JAX and optax."""

import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # before NumPy is imported: small products are quicker with one thread


def main() -> int:
    """Learns as the arguments say; 1 if JAX is missing, 2 for other bad input."""
    options = _options()
    try:
        import jax  # noqa: F401
        import optax  # noqa: F401
    except ModuleNotFoundError:
        print('learning needs JAX: pip install "wuerfelreich[learn]"', file=sys.stderr)
        return 1
    from wuerfelreich.learn.settings import LearnError
    from wuerfelreich.rules.game import NotationError
    from wuerfelreich.spread import CrewError

    try:
        _learn(options)
    except (LearnError, NotationError, CrewError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _options() -> Namespace:
    parser = ArgumentParser("python -m wuerfelreich.learn", description="Train a network by self-play.")
    parser.add_argument("game")
    parser.add_argument("--players", default="2", help="such as 2, or 3,4,5 for one network for all of these")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--generations", type=int)
    parser.add_argument("--games-per-generation", type=int)
    parser.add_argument("--calibration-games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plain", action="store_true", help="play by the plain rules even where JAX can")
    return parser.parse_args()


def _learn(options: Namespace) -> None:
    from wuerfelreich.learn.calibration import calibrate, worst
    from wuerfelreich.learn.checkpoint import Generation
    from wuerfelreich.learn.result import as_shipped, card_of, write_files
    from wuerfelreich.learn.run import learn
    from wuerfelreich.learn.settings import Plan, Settings, read_players
    from wuerfelreich.spread import crew

    settings = Settings(options.game, read_players(options.players), options.seed)
    if options.games_per_generation is not None:
        from msgspec.structs import replace

        settings = replace(settings, games=options.games_per_generation)

    def told(one: Generation) -> None:
        print(
            f"generation {one.number}: {one.positions} positions of {one.games} games, loss {one.loss:.4f},"
            f" {one.seconds:.0f} s",
            flush=True,
        )

    with crew(options.processes, options.ray) as workers:
        learned = learn(settings, Plan(options.minutes, options.generations), options.folder, workers, told)
        network = as_shipped(learned.network)
        found = calibrate(settings, network, options.calibration_games, workers)
    for players, bins in found.items():
        print(f"{players} players: worst bin {worst(bins):.1%} off")
        for one in bins:
            print(f"  {one.count:6d}  forecast {one.forecast:6.1%}  won {one.won:6.1%}")
    for path in write_files(options.folder, settings, network, card_of(settings, learned, found)):
        print(path)


if __name__ == "__main__":
    sys.exit(main())
