"""The server under attack: `make bench-attacks`.

One attacker after another, each from its own address and with all its limits in place; meanwhile a second player pings
the server from another address. Prints how long that takes, as a fraction of the limit: 250 ms for 99 of 100 pings."""

import argparse
import multiprocessing
import sys
import tempfile
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench.attacks.attacks import ATTACKS, run
from bench.attacks.ping import Player, p50, p99
from bench.attacks.prepare import long_games
from tests.server.kit import Server

LIMIT_MS = 250
GAMES, ENTRIES = 50, 5_000


def main() -> None:
    """Measures and prints; exits with 1 if a limit was exceeded."""
    parser = argparse.ArgumentParser(prog="make bench-attacks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=6, help="seconds per attack (default 6)")
    parser.add_argument("--only", default="", help="only attacks whose names contain this")
    chosen = parser.parse_args()
    print(f"{'':34}{'p50 ms':>8}{'p99 ms':>8}{'max ms':>8}{'of limit':>10}   answers", flush=True)
    worst = 0.0
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        path = Path(folder)
        tables = long_games(path / "house.db", GAMES, ENTRIES)
        with Server(path, "--rate", "20") as server:
            worst = max(worst, _measure("starting with 50 long games", server.address, tables[0], chosen.seconds))
            for name in ("nobody", *ATTACKS):
                if chosen.only in name:
                    worst = max(worst, _measure(name, server.address, tables[0], chosen.seconds))
            sound = server.healthy()
    print(f"\nThe slowest p99 is {worst / LIMIT_MS:.2f} of the limit of {LIMIT_MS} ms.")
    if not sound:
        print("The server has logged errors.")
    sys.exit(worst > LIMIT_MS or not sound)


def _measure(name: str, address: str, table: str, seconds: float) -> float:
    player, over = Player(address), threading.Event()
    pinging = threading.Thread(target=player.ping_until, args=(over,))
    pinging.start()
    answers: dict[str, int] = {}
    if name in ATTACKS:
        with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as attackers:
            answers = dict(attackers.submit(run, name, address, table, seconds).result())
    else:
        over.wait(min(seconds, 3))
    over.set()
    pinging.join()
    player.close()
    times = player.times
    told = ", ".join(f"{what} {count}" for what, count in sorted(answers.items(), key=lambda one: -one[1])[:5])
    slowest = p99(times)
    print(f"{name:34}{p50(times):8.1f}{slowest:8.1f}{max(times):8.1f}{slowest / LIMIT_MS:10.2f}   {told}", flush=True)
    return slowest


if __name__ == "__main__":
    main()
