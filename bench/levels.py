"""How far apart the levels for people are, with two players: `make bench-levels`, or with options:
`python -m bench.levels --game knatsch --errors 0.1,0.06,0.03,0.015`.

Every level plays against the one below, and the weakest against `random`. The luck of the dice is taken out of the
results, so that a few hundred games will do. Prints every share with its limits, and exits with 1 if one was missed."""

import argparse
import sys
from collections.abc import Iterator
from functools import partial

from msgspec import Struct

from wuerfelreich.arena.adjusted import Adjustment, Estimate, estimate
from wuerfelreich.arena.play import play_game, rules_of
from wuerfelreich.bots import BOTS, LEVELS, Bot, judges_of
from wuerfelreich.bots.levels import LevelBot
from wuerfelreich.bots.master import Master
from wuerfelreich.fair import seeded
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import Crew, CrewError, crew
from wuerfelreich.value.evaluator import shares
from wuerfelreich.value.shipped import NoEvaluator

STEP = (0.58, 0.78)
"""The share that a level should have against the one below; the lower bound must exceed one half."""
ABOVE_RANDOM = 0.80
"""The least share of the weakest level against `random`."""


class Pairing(Struct, frozen=True):
    """Two bots: names, or how far off a level judges."""

    game: str
    upper: str | float
    lower: str | float
    seed: str


def measure(pairing: Pairing, rounds: int, workers: Crew) -> Estimate:
    """The share of the upper bot without the luck of the dice."""
    return estimate(workers.in_order(partial(_round, pairing), rounds))


def _round(pairing: Pairing, at: int) -> float:
    """One deal, played from both seats."""
    rules = rules_of(pairing.game)
    dice = seeded(f"{pairing.seed}/{at}")
    share = 0.0
    for own in range(2):
        kinds = (pairing.upper, pairing.lower) if own == 0 else (pairing.lower, pairing.upper)
        bots = tuple(_bot(rules, kind, f"{pairing.seed}/{at}/{own}/{seat}") for seat, kind in enumerate(kinds))
        meter = Adjustment().meter(pairing.game, 2)
        played = play_game(rules, bots, dice, watcher=meter.watch)
        share += float(shares(played.result)[own]) - meter.luck.dice[own]
    return share / 2


def _bot(rules: AnyGame, kind: str | float, seed: str) -> Bot:
    if isinstance(kind, str):
        return BOTS[kind](rules, seed)
    return LevelBot(Master(rules, judges_of(rules.id).solver(rules)), kind, seed, BOTS["random"](rules, seed))


def lines(options: argparse.Namespace, game: str, workers: Crew) -> Iterator[tuple[str, bool]]:
    """Every figure of a game in words, and whether it keeps its limits."""
    below: tuple[float, ...] = options.errors or judges_of(game).errors
    kinds: list[str | float] = [*below, LEVELS[-1]]
    for at in range(len(kinds) - 1, 0, -1):
        found = measure(Pairing(game, kinds[at], kinds[at - 1], options.seed), options.rounds, workers)
        kept = STEP[0] <= found.share <= STEP[1] and found.interval[0] > 0.5
        name = f"{LEVELS[at]} v {LEVELS[at - 1]} ({kinds[at - 1]:.3f})"
        yield f"{name:28} {_told(found)}  {STEP[0]:.0%} – {STEP[1]:.0%}", kept
    found = measure(Pairing(game, kinds[0], "random", options.seed), max(2, options.rounds // 5), workers)
    yield f"{LEVELS[0] + ' v random':28} {_told(found)}  ≥ {ABOVE_RANDOM:.0%}", found.share >= ABOVE_RANDOM


def _told(found: Estimate) -> str:
    return f"{found.share:6.1%} ({found.interval[0]:.1%} – {found.interval[1]:.1%})"


def _errors(text: str) -> tuple[float, ...]:
    found = tuple(float(one) for one in text.split(","))
    if len(found) != len(LEVELS) - 1 or min(found) <= 0:
        raise argparse.ArgumentTypeError(f"give {len(LEVELS) - 1} positive numbers, from the child to the marshal")
    return found


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="make bench-levels", description="How far apart the levels are.")
    parser.add_argument("--game", choices=list(GAMES), help="only this game (default: all)")
    parser.add_argument("--rounds", type=int, default=300, help="rounds of two games per pair (default: %(default)s)")
    parser.add_argument("--errors", type=_errors, help="how far off the levels judge, instead of what is set")
    parser.add_argument("--processes", type=int, default=2, help="processes (default: %(default)s)")
    parser.add_argument("--seed", default="levels", help="the same seed gives the same figures (default: %(default)s)")
    options = parser.parse_args()
    if options.rounds < 2:
        parser.error("there are at least two rounds")
    every = True
    try:
        with crew(options.processes) as workers:
            for game in [options.game] if options.game else GAMES:
                print(f"{game}, 2 players, {options.rounds} rounds of two games")
                for line, kept in lines(options, game, workers):
                    every = every and kept
                    print(f"  {line}  {'✔' if kept else '✘'}", flush=True)
    except (CrewError, NoEvaluator) as error:
        sys.exit(f"bench-levels: {error}")
    sys.exit(not every)


if __name__ == "__main__":
    main()
