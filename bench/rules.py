"""How fast the rules are: random play compared with two peers, as one table from one run.

Run it with `make bench`, or with options: `make bench ARGS="--seconds 30 --json"`.
"""

import argparse
import json
import os
import platform
import sys
from importlib.metadata import version

import wuerfelreich as wr
from bench.contest import Competitor, Score, hold
from bench.ours import OurGame
from bench.peers import Backgammon, Catan

SEED = 2026
ROUNDS = 9
Row = dict[str, str | float | int | None]

COLUMNS = {
    "name": "random play",
    "steps_per_second": "steps/s",
    "spread": "spread",
    "steps_per_game": "steps/game",
    "games_per_second": "games/s",
    "to_backgammon": "x backgammon",
    "to_catanatron": "x Catanatron",
    "state_bytes": "bytes/state",
    "replay_ms": "replay ms",
}

NOTES = """\
One core, plain CPython, processor time. After a warm-up, which fills the tables that are computed once, all take turns
in {rounds} rounds; figures are medians, and "spread" is the interquartile range of the rounds.
All choose moves with the same random number generator.
A step is every applied move: ours and backgammon's include chance, Catanatron's are the actions of its record.
Bytes of a state half-way through a game: ours is everything it holds except the material and tables that all states
share; backgammon's is the growth of the process per clone; Catanatron's is what a copy of a game adds.
Replay applies all moves of a finished game from its start."""


def measure(seconds: float) -> list[Row]:
    """Runs the contest and returns a row per competitor."""
    backgammon, catan = Backgammon(SEED), Catan(SEED)
    competitors: list[Competitor] = [*(OurGame(game_id, SEED) for game_id in wr.GAMES), backgammon, catan]
    scores = hold(competitors, seconds, ROUNDS)
    *_, backgammon_score, catan_score = scores
    return [
        row(competitor, score, backgammon_score, catan_score)
        for competitor, score in zip(competitors, scores, strict=True)
    ]


def row(competitor: Competitor, score: Score, backgammon: Score, catan: Score) -> Row:
    """All figures of one competitor."""
    replay = competitor.replay_seconds()
    return {
        "name": competitor.name,
        "steps_per_second": score.steps_per_second,
        "spread": score.spread,
        "steps_per_game": score.steps_per_game,
        "games_per_second": score.games_per_second,
        "to_backgammon": score.steps_per_second / backgammon.steps_per_second,
        "to_catanatron": score.steps_per_second / catan.steps_per_second,
        "state_bytes": competitor.state_bytes(),
        "replay_ms": None if replay is None else replay * 1000,
    }


def setting() -> dict[str, str]:
    """What the figures depend on: versions and machine."""
    return {
        "Python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "OpenSpiel": version("open_spiel"),
        "Catanatron": version("catanatron"),
    }


def cell(key: str, value: str | float | int | None) -> str:
    """A figure with a suitable number of digits."""
    match value:
        case None:
            return "–"
        case str():
            return value
        case _ if key == "spread":
            return f"{value:.0%}"
        case int():
            return f"{value:,}"
        case _:
            return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}" if value < 100 else f"{value:.0f}"


def table(rows: list[Row]) -> str:
    """The rows as a Markdown table that reads well in a terminal."""
    cells = [list(COLUMNS.values())] + [[cell(key, one[key]) for key in COLUMNS] for one in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    rule = [":" + "-" * (widths[0] - 1), *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [
        [
            line[0].ljust(widths[0]),
            *(text.rjust(width) for text, width in zip(line[1:], widths[1:], strict=True)),
        ]
        for line in cells
    ]
    lines.insert(1, rule)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="make bench", description="Speed of our rules compared with two peers.")
    parser.add_argument("--seconds", type=float, default=15, help="time per competitor (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if not options.json:
        total = options.seconds * (len(wr.GAMES) + 2)
        print(f"Playing for about {total:.0f} seconds ...", file=sys.stderr)
    rows = measure(options.seconds)
    if options.json:
        print(json.dumps({"setting": setting(), "rounds": ROUNDS, "rows": rows}, ensure_ascii=False, indent=2))
    else:
        print(table(rows))
        print()
        print("; ".join(f"{name} {value}" for name, value in setting().items()))
        print(NOTES.format(rounds=ROUNDS))


if __name__ == "__main__":
    main()
