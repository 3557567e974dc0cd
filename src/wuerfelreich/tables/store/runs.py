"""The runs of the server: when each began, and when it was last known to be alive."""

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, true, update

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.migrations import RELEASE
from wuerfelreich.tables.store.processes import LEASE
from wuerfelreich.tables.store.store import Store

_run = schema.runs.c


class Run(Struct, frozen=True):
    """One run of the server, in milliseconds since 1970."""

    started: int
    alive: int


def runs_so_far(store: Store, now: int) -> list[Run]:
    """The runs that are stored, in order; those of several processes at the same time are one."""
    with store.reading() as connection:
        runs = [Run(*row) for row in connection.execute(select(_run.started, _run.alive).order_by(_run.id))]
    return _merged(runs, now) if store.shared else runs


async def begin_run(store: Store, started: int) -> int:
    """Stores a new run; returns its id. Removes the runs that ended before anything happened at the tables that still
    run: no clock there has lost time since."""
    table = schema.tables.c
    oldest = select(func.min(table.changed)).where(table.status == Status.RUNNING).scalar_subquery()
    last = select(func.max(_run.id)).where(func.coalesce(_run.started <= oldest, true())).scalar_subquery()

    ended = (_run.alive < started - LEASE,) if store.shared else ()  # other processes may still run

    def job(connection: Connection) -> int:
        connection.execute(delete(schema.runs).where(_run.id < last, *ended))
        made = connection.execute(insert(schema.runs), {"started": started, "alive": started, "release": RELEASE})
        assert made.inserted_primary_key is not None
        number: int = made.inserted_primary_key[0]
        return number

    return await store.writer.write(job)


async def note_alive(store: Store, run: int, at: int) -> None:
    """Stores that a run is alive."""

    def job(connection: Connection) -> None:
        connection.execute(update(schema.runs).where(_run.id == run), {"alive": at})

    await store.writer.write(job)


def _merged(runs: list[Run], now: int) -> list[Run]:
    """The times at which any process was alive. Between two heartbeats it was, too."""
    merged: list[Run] = []
    for run in [*sorted(runs, key=lambda run: run.started), Run(now, now)]:
        if merged and run.started <= merged[-1].alive + LEASE:
            merged[-1] = Run(merged[-1].started, max(merged[-1].alive, run.alive))
        else:
            merged.append(run)
    return merged
