"""SQLite in this checkout and in another one, by turns, so that both meet the same machine:
`python -m bench.server.alternating --before CHECKOUT`. Ten tables take about two minutes."""

import argparse
import tempfile
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import median

from bench.server.driving import Load, begin, end, ready_players
from bench.server.processes import Running, ours
from bench.server.usage import used

AS_FAST_AS_BEFORE = 0.95
WARM_S = 1.0
FASTEST = 2500
"""Moves per second; enough games are opened for that."""

Start = Callable[[Path], AbstractContextManager[Running]]


def main() -> None:
    """Measures, prints, and stops in time."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.alternating", description=__doc__)
    parser.add_argument("--before", type=Path, required=True, help="a folder with the other version's src")
    parser.add_argument("--tables", type=int, default=10, help="tables at once (default 10)")
    parser.add_argument("--seconds", type=float, default=3, help="seconds of each run (default 3)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each version (default 5)")
    parser.add_argument("--limit", type=float, default=240, help="begin nothing after so many seconds (default 240)")
    chosen = parser.parse_args()
    before = chosen.before.resolve()
    if not (before / "src" / "wuerfelreich").is_dir():
        parser.error(f"there is no src/wuerfelreich in {before}")
    versions: dict[str, Start] = {"before": lambda folder: ours(folder, before), "now": ours}
    rates: dict[str, list[float]] = {name: [] for name in versions}
    costs: dict[str, list[float]] = {name: [] for name in versions}
    until = time.monotonic() + chosen.limit
    for number in range(chosen.runs):
        if time.monotonic() > until:
            print(f"… time is up after {number} runs", flush=True)
            break
        for name, start in versions.items():
            rate, cost = _measure(start, chosen.tables, chosen.seconds)
            rates[name].append(rate)
            costs[name].append(cost)
            print(f"… run {number + 1}, {name}: {rate:.0f} moves/s, {cost:.3f} ms of computing per move", flush=True)
    ratio = median(rates["now"]) / median(rates["before"])
    said = "reached" if ratio >= AS_FAST_AS_BEFORE else "missed"
    print(f"{chosen.tables} tables, SQLite: median now / before {ratio:.2f} (aim {AS_FAST_AS_BEFORE:.2f}: {said})")
    dearer = median(costs["now"]) / median(costs["before"])
    print(f"computing per move, which other work on the machine hardly changes: now / before {dearer:.2f}")


def _measure(start: Start, tables: int, seconds: float) -> tuple[float, float]:
    """Moves per second, and milliseconds of the server's processor time per move."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, start(Path(folder)) as server:
        assert isinstance(server.address, str)
        load = Load([(server.address, server.address)] * tables, seconds, WARM_S, FASTEST)
        with ready_players(1, load) as players:
            begin(players)
            time.sleep(WARM_S)
            before = used(server.pid)
            time.sleep(seconds)
            spent = used(server.pid) - before
            found = end(players, load)
    if found.starved:
        raise RuntimeError("there were not enough games; raise FASTEST")
    return found.rate, 1000 * spent / (found.rate * seconds)


if __name__ == "__main__":
    main()
