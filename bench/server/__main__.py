"""Our server under load, with every commit flushed to disk, compared with boardgame.io and its stores.

One process with one clock plays against each in turn: a number of tables with two players, each with a socket, and the
next move as soon as the last one has arrived. Then the same at half that speed, and finally how much memory many tables
and sockets take. Everything that uses PostgreSQL uses the same one."""

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from math import inf
from pathlib import Path

from msgspec import Struct
from msgspec import json as codec

from bench.server.processes import (
    Running,
    Several,
    boardgame,
    boardgame_at_postgres,
    drive,
    ours,
    ours_at_postgres,
    resident,
)
from tests.postgres import Postgres

OURS = "Würfelreich, SQLite, every commit flushed"
ONE, TWO = "Würfelreich, PostgreSQL, one process", "Würfelreich, PostgreSQL, the two players at two processes"
BOARDGAME, FLAT, MEMORY = "boardgame.io, PostgreSQL (bgio-postgres)", "boardgame.io, FlatFile", "boardgame.io, memory"
AIMS = ((ONE, BOARDGAME, 6.0), (ONE, OURS, 0.7))
"""How many times as fast the first is to be as the second."""

SETUP_SECONDS = 90
"""The longest time in which the games of a measurement may be set up."""
CROWD_SECONDS = 90
"""The longest time spent setting up tables."""


class Times(Struct):
    """Milliseconds from sending a move to its arrival."""

    p50: float | None
    p99: float | None


class Phase(Struct):
    """The result of one run against a server."""

    moves: int
    seconds: float
    own: Times
    other: Times
    server_share: float
    """Of one processor."""
    client_share: float
    bytes_a_move: float

    @property
    def rate(self) -> float:
        """Moves per second that arrived at both players."""
        return self.moves / self.seconds


class Phases(Struct):
    """At full speed, and at half of that."""

    warm: Phase
    full: Phase
    half: Phase


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="make bench-server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="seconds per measurement (default 5)")
    parser.add_argument("--tables", default="10,40", help="numbers of tables at once (default 10,40); 0: memory only")
    parser.add_argument("--crowd", default="10000,2000", help="tables and sockets for memory (default 10000,2000)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    chosen = parser.parse_args()
    numbers = [int(tables) for tables in chosen.tables.split(",")]
    crowd = tuple(map(int, chosen.crowd.split(",")))
    with Postgres(flushes=True) as postgres:
        found: dict[str, dict[int, Phases]] = {}
        servers = _servers(postgres)
        for name, start in servers.items() if any(numbers) else ():
            found[name] = {}
            for tables in numbers:
                found[name][tables] = _measure(start, tables, chosen.seconds)
                if not chosen.json:
                    print(f"… {name}: {tables} tables", flush=True)
        memory = {name: _crowd(servers[name], crowd[0], crowd[1]) for name in (OURS, ONE)} if any(crowd) else {}
    if chosen.json:
        print(codec.encode({"load": found, "memory": memory}).decode())
    else:
        speed = [*_report(found), "", *_aims(found), ""] if found else []
        print("\n".join([*speed, *(line for name in memory for line in _memory_report(name, crowd, memory[name]))]))


Start = Callable[[Path], AbstractContextManager[Running | Several]]


def _servers(postgres: Postgres) -> dict[str, Start]:
    return {
        OURS: ours,
        ONE: lambda folder: ours_at_postgres(folder, postgres, 1),
        TWO: lambda folder: ours_at_postgres(folder, postgres, 2),
        BOARDGAME: lambda folder: boardgame_at_postgres(folder, postgres),
        FLAT: lambda folder: boardgame(folder, "flat"),
        MEMORY: lambda folder: boardgame(folder, "memory"),
    }


def _measure(start: Start, tables: int, seconds: float) -> Phases:
    """Tries twice: boardgame.io at PostgreSQL sometimes stops answering while its first tables are set up."""
    try:
        return _measure_once(start, tables, seconds)
    except subprocess.TimeoutExpired:
        print("… it stands still: once more", file=sys.stderr, flush=True)
        return _measure_once(start, tables, seconds)


def _measure_once(start: Start, tables: int, seconds: float) -> Phases:
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, start(Path(folder)) as server:
        setup: dict[str, object] = {
            "kind": "boardgame" if isinstance(server.address, dict) else "ours",
            "address": server.address,
            "pid": server.pid,
            "tables": tables,
            "games": max(2, 120 // tables),
            "warm": 4,
            "seconds": seconds,
        }
        return codec.decode(drive("driver.mjs", setup, SETUP_SECONDS + 5 * seconds), type=Phases)


def _crowd(start: Start, tables: int, sockets: int) -> dict[str, float]:
    """Megabytes our server takes: empty, and with many tables and open sockets."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder, start(Path(folder)) as server:
        pid = server.pid if isinstance(server.pid, int) else server.pid[0]
        before = resident(pid)
        setup: dict[str, object] = {
            "address": server.address,
            "pid": pid,
            "tables": tables,
            "sockets": sockets,
            "seconds": CROWD_SECONDS,
        }
        told = json.loads(drive("crowd.mjs", setup, CROWD_SECONDS + 60))
        return {
            "empty": before,
            "full": told["resident"],
            "tables": told["tables"],
            "sockets": told["sockets"],
            "seconds": told["seconds"],
            **{f"process {number}": size for number, size in enumerate(told["children"], start=1)},
        }


def _report(found: dict[str, dict[int, Phases]]) -> Iterator[str]:
    yield "Two players at each table, the next move as soon as the last one arrives. ours is: how many times as fast."
    yield "p50, p99: from sending to arrival; other: p99 at the other player's socket; at half: p99 at half speed."
    head = ("tables", "moves/s", "ours is", "p50 ms", "p99 ms", "other", "at half", "cpu ms", "server", "client", "n")
    for name, runs in found.items():
        yield ""
        yield name
        yield "  ".join(f"{word:>8}" for word in head)
        for tables, run in runs.items():
            full, half = run.full, run.half
            ratio = found[OURS][tables].full.rate / full.rate if full.moves else inf
            shown = (
                f"{tables}",
                f"{full.rate:.0f}",
                f"{ratio:.2f} x",
                *(_shown(time) for time in (full.own.p50, full.own.p99, full.other.p99, half.own.p99)),
                f"{1000 * full.server_share / full.rate if full.moves else inf:.2f}",
                f"{full.server_share:.0%}",
                f"{full.client_share:.0%}",
                f"{full.moves}",
            )
            yield "  ".join(f"{cell:>8}" for cell in shown)
    yield ""
    yield "cpu ms: the server's processor time per move. server, client: shares of one processor. A client near"
    yield "100 % would be measuring itself; if both stay well below, the disk or other work took the rest."


def _aims(found: dict[str, dict[int, Phases]]) -> Iterator[str]:
    for one, other, aim in AIMS:
        for tables in found[one]:
            base = found[other][tables].full
            ratio = found[one][tables].full.rate / base.rate if base.moves else inf
            yield _aim(f"{tables} tables: {one} / {other}", ratio, aim)


def _aim(what: str, ratio: float, aim: float) -> str:
    return f"{what}: {ratio:.2f} (aim {aim:.2f}: {'reached' if ratio >= aim else 'missed'})"


def _shown(time: float | None) -> str:
    return "–" if time is None else f"{time:.1f}"


def _memory_report(name: str, crowd: tuple[int, ...], memory: dict[str, float]) -> Iterator[str]:
    yield f"Memory, {name}: {memory['empty']:.0f} MB empty; {memory['full']:.0f} MB with {memory['tables']:,}"
    yield f"running tables and {memory['sockets']:,} open sockets, which took {memory['seconds']:.0f} s to set up."
    if memory["tables"] < crowd[0]:
        yield f"Time was up before there were {crowd[0]:,} tables."
    pools = [size for name, size in memory.items() if name.startswith("process")]
    if pools:
        yield f"Its processes for bots and odds take another {', '.join(f'{size:.0f} MB' for size in pools)}."


if __name__ == "__main__":
    main()
