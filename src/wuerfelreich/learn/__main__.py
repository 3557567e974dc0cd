"""`python -m wuerfelreich.learn`: learning on a machine that has nothing but NumPy, msgspec, JAX and optax."""

import os
import sys
from argparse import ArgumentParser, Namespace
from functools import partial
from importlib.util import find_spec
from pathlib import Path

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # before NumPy is imported: its products here are too small for several threads


def main() -> int:
    """Learns as the arguments say; 1 if JAX is missing, 2 for other bad input, 130 after Ctrl-C."""
    options = _options()
    from wuerfelreich.learn.lines import stopped
    from wuerfelreich.learn.settings import MISSING, LearnError
    from wuerfelreich.rules.game import NotationError
    from wuerfelreich.spread import CrewError

    if find_spec("jax") is None or find_spec("optax") is None:
        print(MISSING, file=sys.stderr)
        return 1
    try:
        _learn(options)
    except (LearnError, NotationError, CrewError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(stopped(options.folder), file=sys.stderr)
        return 130
    return 0


def _options() -> Namespace:
    parser = ArgumentParser("python -m wuerfelreich.learn", description="Train a network by self-play.")
    parser.add_argument("game")
    parser.add_argument("--players", default="2", help="such as 2, or 3,4,5 for one network for all of these")
    parser.add_argument("--minutes", type=float, help="stop after so many; those before a break count")
    parser.add_argument("--generations", type=int, help="stop after so many")
    parser.add_argument("--games-per-generation", type=int)
    parser.add_argument("--calibration-games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--start", type=Path, metavar="FILE", help="train this network further instead of a new one")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--plain", action="store_true", help="play by the plain rules, not vectorised or compiled")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="such as rate=0.0005")
    return parser.parse_args()


def _learn(options: Namespace) -> None:
    from wuerfelreich.learn import session
    from wuerfelreich.learn.calibration import worst
    from wuerfelreich.learn.lines import Lines
    from wuerfelreich.learn.plot import learning_plot
    from wuerfelreich.learn.result import as_shipped, card_of, write_files
    from wuerfelreich.learn.settings import Plan
    from wuerfelreich.spread import crew

    settings = session.read_settings(
        options.game, options.players, options.seed, options.games_per_generation, options.set, plain=options.plain
    )
    if (sentence := session.advice(settings, plain=options.plain)) is not None:
        print(sentence, file=sys.stderr)
    start = None
    if options.start is not None:
        settings, start = session.begin_with(settings, options.start)
    plan = Plan(options.minutes, options.generations)
    with crew(options.processes, options.ray) as workers:
        lines = Lines(partial(print, flush=True))
        learned = session.train(settings, plan, options.folder, workers, lines, start)
        lines.end(learned.history)
        learned = learned._replace(network=as_shipped(learned.network))
        found = session.calibrate(settings, learned.network, options.calibration_games, workers)
    for players, bins in found.items():
        print(f"calibration with {players} players: the worst bin is {100 * worst(bins):.1f} points off")
        for one in bins:
            print(f"  {one.count:6d}  forecast {one.forecast:6.1%}  won {one.won:6.1%}")
    plot = learning_plot(settings, learned.history, found)
    for path in write_files(options.folder, settings, learned.network, card_of(settings, learned, found), plot):
        print(path)


if __name__ == "__main__":
    sys.exit(main())
