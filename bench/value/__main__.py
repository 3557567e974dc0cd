"""How good the chances to win are: `make bench-value`, or `python -m bench.value --game wuerfelkoenig --players 2`.

Needs only NumPy and msgspec, so that it can run on a borrowed machine. Prints every figure with its limit, and exits
with 1 if a limit was exceeded."""

import argparse
import sys
from collections.abc import Iterator
from time import monotonic

from msgspec import Struct, json

from bench.value import rollouts, strength
from bench.value.setting import Setting
from wuerfelreich.learn import calibration
from wuerfelreich.learn.settings import Settings
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import Crew, CrewError, crew
from wuerfelreich.value.shipped import Bin, NoEvaluator, cards_of

FULL_BIN = 5_000
"""Positions; a smaller bin is printed, but not held against the limit."""
MEDIAN_MS, MAX_MS = 2.0, 50.0
NARROWER = {"wuerfelkoenig": 3.0}
STRENGTH = {"wuerfelkoenig": 0.54}
"""The share to be reached with two players; elsewhere a lower bound counts."""
MIN_BOUND = 0.52
"""What the lower bound of the share must exceed with two players, in the other games."""
MAX_DIFFERENCE = 4.0


class Figure(Struct, frozen=True):
    """A measured number in words, whether it keeps its limit (None: there is none, only an aim), and the limit."""

    name: str
    value: str
    limit: str
    kept: bool | None


class Measured(Struct, frozen=True):
    """Everything about a game with a number of players."""

    game: str
    players: int
    seed: str
    bins: tuple[Bin, ...]
    error: rollouts.Error | None
    strength: strength.Strength | None


def measure(setting: Setting, options: argparse.Namespace, workers: Crew) -> Measured:
    """Measures what is asked for: a size of 0 leaves a part out."""
    return Measured(
        setting.game,
        setting.players,
        setting.seed,
        calibrated(setting, options.games, workers),
        rollouts.measure(setting, options.positions, options.rollouts, workers) if options.positions else None,
        strength.measure(setting, options.rounds, workers, draws=options.draws) if options.rounds else None,
    )


def calibrated(setting: Setting, games: int, workers: Crew) -> tuple[Bin, ...]:
    """The bins after so many games of self-play."""
    settings = Settings(setting.game, (setting.players,), setting.seed)
    found = calibration.calibrate(settings, setting.evaluator.network, games, workers)
    return found[str(setting.players)]


def figures(found: Measured) -> Iterator[Figure]:
    """The figures with their limits."""
    points = 0.02 if found.players == 2 else 0.03
    for one in found.bins:
        off = one.won - one.forecast
        kept = abs(off) <= points if one.count >= FULL_BIN else None
        told = f"forecast {one.forecast:.1%}, won {one.won:.1%} ({off * 100:+.1f} points) in {one.count} games"
        yield Figure("calibration", told, f"± {points:.0%} from {FULL_BIN:,} games on", kept)
    if found.error:
        error = found.error
        told = f"{error.rms:.2%} RMS ({error.raw:.2%} with noise), {error.positions} × {error.rollouts}"
        yield Figure("rollouts", told, f"≤ {points:.0%}", error.rms <= points)
    if found.strength:
        yield from _strength(found, found.strength)


def _strength(found: Measured, one: strength.Strength) -> Iterator[Figure]:
    low, high = one.adjusted.interval
    told = f"{one.plain.share:.1%} ± {_half(one.plain.interval):.1%} plain, {one.games} games"
    yield Figure("v solver", told, "", None)
    told = f"{one.adjusted.share:.1%} ({low:.1%} – {high:.1%}) without dice"
    if found.players == 2 and found.game in STRENGTH:
        bar = STRENGTH[found.game]
        yield Figure("v solver", told, f"≥ {bar:.0%}", one.adjusted.share >= bar)
    else:
        bar = MIN_BOUND if found.players == 2 else one.fair
        yield Figure("v solver", told, f"lower bound > {bar:.1%}", low > bar)
    if one.draws:
        told = f"{one.draws.share:.1%} ± {_half(one.draws.interval):.1%} without dice and draws"
        yield Figure("v solver", told, "", None)
    told = f"the adjusted interval is {one.narrower:.1f} × narrower"
    if found.game in NARROWER:
        bar = NARROWER[found.game]
        yield Figure("luck", told, f"≥ {bar:.0f} ×", one.narrower >= bar)
    else:
        yield Figure("luck", told, "aim 2 ×", None)
    told = f"adjusted and plain differ by {one.difference:.1f} standard errors"
    yield Figure("luck", told, f"< {MAX_DIFFERENCE:.0f}", one.difference < MAX_DIFFERENCE)
    yield Figure("decision", f"median {one.median_ms:.2f} ms", f"≤ {MEDIAN_MS:.0f} ms", one.median_ms <= MEDIAN_MS)
    yield Figure("decision", f"slowest {one.max_ms:.1f} ms", f"≤ {MAX_MS:.0f} ms", one.max_ms <= MAX_MS)


def _half(interval: tuple[float, float]) -> float:
    return (interval[1] - interval[0]) / 2


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-value", description="How good the chances to win are.")
    parser.add_argument("--game", choices=list(GAMES), help="only this game (default: all with a network)")
    parser.add_argument("--players", type=int, help="only this number of players (default: all with a network)")
    parser.add_argument("--games", type=int, default=16_000, help="games for calibration (default: %(default)s)")
    parser.add_argument("--positions", type=int, default=100, help="positions for rollouts (default: %(default)s)")
    parser.add_argument("--rollouts", type=int, default=1_024, help="rollouts per position (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=1_000, help="rounds against solver (default: %(default)s)")
    parser.add_argument("--draws", action="store_true", help="take out the luck of draws too (slow)")
    parser.add_argument("--processes", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead of processes")
    parser.add_argument("--seed", default="bench", help="the same seed gives the same figures (default: %(default)s)")
    parser.add_argument("--network", help="a network file instead of the shipped ones; give a game and players too")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.network and not (options.game and options.players):
        parser.error("--network needs --game and --players")
    if options.rounds == 1 or min(options.games, options.positions, options.rounds, options.rollouts - 1) < 0:
        parser.error("a size is 0 or more; there are at least two rounds, and at least one rollout")
    return options


def _settings(options: argparse.Namespace) -> list[Setting]:
    if options.network:
        return [Setting(options.game, options.players, options.seed, options.network)]
    found = [
        Setting(game, players, options.seed)
        for game in GAMES
        if options.game in (None, game)
        for card in cards_of(game).values()
        for players in card.players
        if options.players in (None, players)
    ]
    if not found:
        raise NoEvaluator("no network has been trained for that")
    return found


def main() -> None:
    """Measures and prints."""
    options = _options()
    kept = True
    try:
        with crew(options.processes, options.ray) as workers:
            for setting in _settings(options):
                began = monotonic()
                found = measure(setting, options, workers)
                if options.json:
                    print(json.encode(found).decode(), flush=True)
                else:
                    print(f"{setting.game}, {setting.players} players ({monotonic() - began:.0f} s)")
                for one in figures(found):
                    kept = kept and one.kept is not False
                    if not options.json:
                        mark = {True: "✔", False: "✘", None: " "}[one.kept]
                        print(f"  {one.name:12} {one.value:72} {one.limit:26} {mark}", flush=True)
    except (CrewError, NoEvaluator) as error:
        sys.exit(f"bench-value: {error}")
    sys.exit(not kept)


if __name__ == "__main__":
    main()
