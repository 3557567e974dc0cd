"""What the processes of a benchmark use of the machine while it runs, and what PostgreSQL waits for."""

import os
import time
from collections import Counter
from pathlib import Path

import psycopg
from msgspec import Struct

from tests.postgres import Postgres

_TICK = os.sysconf("SC_CLK_TCK")
INTERVAL = 0.05
"""Seconds between two looks at PostgreSQL's connections."""
_WAITS = """SELECT coalesce(wait_event_type || ' ' || wait_event, 'computing') FROM pg_stat_activity
WHERE backend_type = 'client backend' AND state <> 'idle' AND pid <> pg_backend_pid()"""
_COMMITS = "SELECT sum(xact_commit) FROM pg_stat_database"
_FLUSHES = "SELECT sum(fsyncs) FROM pg_stat_io WHERE object = 'wal'"
FULL = 0.85
"""The share of a processor from which on it counts as the limit."""


class Usage(Struct):
    """Shares of one processor unless said otherwise."""

    servers: list[float]
    postgres: float
    redis: float
    players: float
    drivers: int
    busiest_driver: float
    machine: float
    """Of all processors together."""
    waiting: float
    """The share of time in which processors had nothing to do but wait for disks."""
    commits: float
    """Per second."""
    flushes: float
    waits: dict[str, float]
    """What PostgreSQL's connections were doing: how many at once, on average."""

    @property
    def limit(self) -> str:
        """What was used up, the narrowest first."""
        if self.busiest_driver > FULL:
            return "the benchmark's players"
        if sum(self.servers) / len(self.servers) > FULL:
            return "the servers: one processor each"
        if self.machine > FULL:
            return "the machine: all processors are busy"
        name, most = Counter(self.waits).most_common(1)[0] if self.waits else ("", 0.0)
        if "WAL" in name or "Wal" in name:
            return f"flushing to disk ({name})"
        return f"waiting ({name or 'for each other'}, {most:.1f} connections)"


class Watch:
    """Begins to watch when it is made."""

    def __init__(self, servers: list[int], drivers: list[int], postgres: Postgres, redis: int) -> None:
        self._servers, self._drivers, self._redis = servers, drivers, redis
        self._master = int((postgres.folder / "postmaster.pid").read_text().split()[0])
        self._connection = psycopg.connect(postgres.address, autocommit=True)
        self._waits: Counter[str] = Counter()
        self._looks = 0
        self._before = self._now()

    def sample(self, seconds: float) -> None:
        """Looks at PostgreSQL's connections for so long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self._waits.update(name for (name,) in self._connection.execute(_WAITS))
            self._looks += 1
            time.sleep(INTERVAL)

    def end(self) -> Usage:
        """What was used since the beginning."""
        before, after = self._before, self._now()
        self._connection.close()
        passed = after.at - before.at

        def share(pids: list[int]) -> list[float]:
            return [(after.used.get(pid, 0.0) - before.used.get(pid, 0.0)) / passed for pid in pids]

        drivers = share(self._drivers)
        known = {*self._servers, *self._drivers, self._redis}
        total = sum(after.machine) - sum(before.machine)
        idle, waiting = ((after.machine[at] - before.machine[at]) / total for at in (3, 4))
        return Usage(
            servers=share(self._servers),
            postgres=sum(share([pid for pid in after.used if pid not in known])),
            redis=sum(share([self._redis])),
            players=sum(drivers),
            drivers=len(drivers),
            busiest_driver=max(drivers),
            machine=1 - idle - waiting,
            waiting=waiting,
            commits=(after.commits - before.commits) / passed,
            flushes=(after.flushes - before.flushes) / passed,
            waits={name: number / max(1, self._looks) for name, number in self._waits.items()},
        )

    def _now(self) -> "_Count":
        pids = [*self._servers, *self._drivers, self._redis, self._master, *_children(self._master)]
        return _Count(
            time.monotonic(),
            {pid: used(pid) for pid in pids},
            [int(field) for field in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]],
            self._number(_COMMITS),
            self._number(_FLUSHES),
        )

    def _number(self, statement: str) -> float:
        row = self._connection.execute(statement.encode()).fetchone()
        return 0.0 if row is None or row[0] is None else float(row[0])


class _Count(Struct):
    at: float
    used: dict[int, float]
    """Seconds of processor time by process."""
    machine: list[int]
    commits: float
    flushes: float


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def used(pid: int) -> float:
    """Seconds of processor time, all threads together; 0 if it has just ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICK
