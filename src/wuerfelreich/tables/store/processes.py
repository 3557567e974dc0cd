"""What the processes at one database know of each other: who is alive, who is connected where, who keeps which table.

A process is alive as long as its heartbeat is not older than a lease. Whatever belongs to one that is not alive, others
take over; the version of the table then changes, so that a process that was only frozen cannot store anything there
before it has read that."""

import logging
from collections.abc import Callable, Collection

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

LEASE = 8_000
"""Milliseconds after its last heartbeat for which a process counts as alive; heartbeats come every three seconds."""
MAX_TAKEN = 200
"""Tables taken over in one transaction."""

log = logging.getLogger(__name__)
_table, _head, _run, _attending = schema.tables.c, schema.heads.c, schema.runs.c, schema.attending.c


def elsewhere(store: Store, tables: Collection[str], now: int) -> dict[str, frozenset[str]]:
    """Who has a connection to these tables at another process that is alive."""
    found = (
        select(_attending.table_id, _attending.player)
        .join(schema.runs, _run.id == _attending.run)
        .where(_attending.table_id.in_(tables), _run.id != (store.run or 0), _run.alive >= now - LEASE)
    )
    players: dict[str, set[str]] = {}
    with store.reading() as connection:
        for table, player in connection.execute(found):
            players.setdefault(table, set()).add(player)
    return {table: frozenset(some) for table, some in players.items()}


def note_attending(store: Store, table: str, player: str, here: bool, noted: Callable[[], None]) -> None:
    """Stores that a player has a connection at this process, or no longer has one; then calls `noted`."""
    run = store.run
    if run is None:
        return
    row = and_(_attending.table_id == table, _attending.player == player, _attending.run == run)

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.attending).where(row))
        if here:
            connection.execute(insert(schema.attending), {"table_id": table, "player": player, "run": run})

    def then(lost: Exception | None) -> None:
        if lost is not None:
            log.warning("a connection could not be noted", exc_info=lost)
        else:
            noted()

    store.writer.add((), job, then)


async def take_over(store: Store, now: int) -> list[str]:
    """Makes this process the keeper of tables whose keeper is not alive, at most MAX_TAKEN; returns their names."""
    gone = or_(_head.keeper.is_(None), _run.id.is_(None), and_(_run.alive < now - LEASE, _run.id != store.run))
    orphans = (
        select(_head.table_id)
        .join(schema.tables, _table.id == _head.table_id)
        .join(schema.runs, _run.id == _head.keeper, isouter=True)
        .where(_table.status == Status.RUNNING, _table.wakes, gone)
        .order_by(_head.table_id)
        .limit(MAX_TAKEN)
        .with_for_update(of=schema.heads, skip_locked=True)
        .cte("orphans")
    )
    mine = (
        update(schema.heads)
        .where(_head.table_id == orphans.c.table_id)
        .values(keeper=store.run, version=_head.version + 1)
        .returning(_head.table_id)
    )
    return await store.writer.write(lambda connection: list(connection.execute(mine).scalars()))


def leads(store: Store, now: int) -> bool:
    """Whether this process does what one does for all: it is the one that has been alive for longest."""
    oldest = select(func.min(_run.id)).where(_run.alive >= now - LEASE)
    with store.reading() as connection:
        return store.run is not None and connection.execute(oldest).scalar() == store.run


async def leave(store: Store) -> None:
    """Says that this process ends, so that the others need not wait until its lease is over."""
    run = store.run

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.attending).where(_attending.run == run))
        connection.execute(update(schema.heads).where(_head.keeper == run).values(keeper=None))

    await store.writer.write(job)


async def forget_dead(store: Store, now: int) -> None:
    """Removes the connections of processes that are not alive."""
    alive = select(_run.id).where(or_(_run.alive >= now - LEASE, _run.id == store.run))

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.attending).where(_attending.run.not_in(alive)))

    await store.writer.write(job)
