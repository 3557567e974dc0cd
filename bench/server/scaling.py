"""How much faster several of our processes at one PostgreSQL are than one: `python -m bench.server.scaling`.

Needs no Node. Players in several processes of their own play at tables of two, at first with both players at the same
server (`together`), then at different ones (`apart`), which is the worst that a load balancer can do. Says what the
processors and PostgreSQL did meanwhile, and so what the limit is."""

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from bench.server.driving import Load, begin, end, ready_players
from bench.server.processes import Several, ours_at_postgres
from bench.server.usage import Usage, Watch
from tests.postgres import Postgres

Placement = Literal["together", "apart"]
WARM_S = 2.0


class Measured(Struct):
    """One measurement."""

    processes: int
    players: Placement
    tables: int
    rate: float
    """Moves per second that arrived at both players."""
    own: tuple[float, float]
    """p50 and p99 in milliseconds, from sending to arrival."""
    other: tuple[float, float]
    """The same for the other player."""
    usage: Usage
    starved: bool
    efficiency: float = 1.0

    @property
    def limit(self) -> str:
        """What keeps it from being faster."""
        return "games of the benchmark" if self.starved else self.usage.limit


def main() -> None:
    """Measures, prints, and stops in time."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.scaling", description=__doc__)
    parser.add_argument("--processes", default="1,2,4,8", help="numbers of server processes (default 1,2,4,8)")
    parser.add_argument("--players", default="together,apart", help="where the two of a table are (default both)")
    parser.add_argument("--seconds", type=float, default=8, help="seconds per measurement (default 8)")
    parser.add_argument("--tables", type=int, default=20, help="tables for each process (default 20)")
    parser.add_argument("--fastest", type=float, default=3000, help="moves per second and process to prepare games for")
    parser.add_argument("--limit", type=float, default=240, help="begin nothing after so many seconds (default 240)")
    parser.add_argument("--json", type=Path, help="write the figures here")
    chosen = parser.parse_args()
    began = time.monotonic()
    found: list[Measured] = []
    with Postgres(flushes=True) as postgres:
        for players in _placements(chosen.players):
            for processes in map(int, chosen.processes.split(",")):
                if processes == 1 and players == "apart":
                    continue
                if time.monotonic() - began > chosen.limit - WARM_S - chosen.seconds:
                    print(f"… no time for {processes} {players}", flush=True)
                    continue
                one = _measure(postgres, processes, players, chosen.tables, chosen.seconds, chosen.fastest)
                one.efficiency = _efficiency(found, one)
                found.append(one)
                print("\n".join(_shown(one)), flush=True)
                if chosen.json is not None:
                    chosen.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    print("\n".join(["", *_report(found), f"{time.monotonic() - began:.0f} s in all, {os.cpu_count()} cores"]))


def _placements(text: str) -> list[Placement]:
    return [name for name in ("together", "apart") if name in text.split(",")]


def _measure(
    postgres: Postgres, processes: int, players: Placement, tables: int, seconds: float, fastest: float
) -> Measured:
    with (
        tempfile.TemporaryDirectory(prefix="bench-") as folder,
        ours_at_postgres(Path(folder), postgres, processes) as servers,
    ):
        load = Load(_pairs(servers, players, tables), seconds, WARM_S, fastest * processes)
        number = min(processes, max(1, (os.cpu_count() or 2) // 4))
        with ready_players(number, load) as drivers:
            begin(drivers)
            time.sleep(WARM_S)
            watch = Watch(servers.pids, [driver.pid for driver in drivers], postgres, servers.redis)
            watch.sample(seconds)
            usage = watch.end()
            found = end(drivers, load)
    return Measured(processes, players, len(load.pairs), found.rate, found.own, found.other, usage, found.starved)


def _pairs(servers: Several, players: Placement, tables: int) -> list[tuple[str, str]]:
    """For each table, where its two players are."""
    shift = 0 if players == "together" else 1
    places = servers.addresses
    return [(places[at % len(places)], places[(at + shift) % len(places)]) for at in range(tables * len(places))]


def _efficiency(found: list[Measured], one: Measured) -> float:
    """The share of what so many processes would do if each were as fast as one alone."""
    alone = next((other for other in found if other.processes == 1), None)
    return one.rate / (one.processes * alone.rate) if alone is not None and alone.rate else 1.0


def _shown(one: Measured) -> Iterator[str]:
    use = one.usage
    yield (
        f"{one.processes} {one.players}, {one.tables} tables: {one.rate:.0f} moves/s, efficiency {one.efficiency:.0%}, "
        f"p50 {one.own[0]:.1f} p99 {one.own[1]:.1f} ms, other p50 {one.other[0]:.1f} p99 {one.other[1]:.1f} ms"
    )
    servers = ", ".join(f"{share:.0%}" for share in use.servers)
    yield (
        f"  servers {servers}; PostgreSQL {use.postgres:.0%}, Redis {use.redis:.0%}, players {use.players:.0%} in "
        f"{use.drivers}, machine {use.machine:.0%} of {os.cpu_count()} cores, waiting for disks {use.waiting:.0%}"
    )
    waits = Counter(use.waits).most_common(6)
    busy = ", ".join(f"{name} {share:.1f}" for name, share in waits)
    yield f"  PostgreSQL: {use.commits:.0f} commits/s, {use.flushes:.0f} flushes/s; connections at once: {busy}"
    yield f"  the limit: {one.limit}"


def _report(found: list[Measured]) -> Iterator[str]:
    yield "| processes | players | moves/s | efficiency | p50 ms | p99 ms | other p99 ms | the limit |"
    yield "|---|---|---|---|---|---|---|---|"
    for one in found:
        yield (
            f"| {one.processes} | {one.players} | {one.rate:,.0f} | {one.efficiency:.0%} | {one.own[0]:.1f} | "
            f"{one.own[1]:.1f} | {one.other[1]:.1f} | {one.limit} |"
        )


if __name__ == "__main__":
    main()
