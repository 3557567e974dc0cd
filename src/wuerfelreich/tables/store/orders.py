"""What an operator wants, as rows: orders that a server carries out once, and restrictions of guests, which hold until
they are lifted. An operator's command only writes these rows; the tables themselves are changed by a server."""

import secrets
from enum import StrEnum

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.protocol.events import ClosingReason
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store

KEPT_FOR = 90 * DAY
"""How long an order is kept after it has been carried out."""
_order, _restriction = schema.orders.c, schema.restrictions.c


class OrderKind(StrEnum):
    """What is to be done."""

    CLOSE = "close"
    """Close a table."""
    REMOVE = "remove"
    """Remove a guest from all tables."""


class Restriction(StrEnum):
    """What a guest may not do."""

    SILENCED = "silenced"
    """Send messages, or choose names."""
    REMOVED = "removed"
    """Come back at all."""


class Order(Struct, frozen=True):
    """Something to be done once."""

    id: str
    kind: OrderKind
    target: str
    """The table or the guest."""
    reason: ClosingReason


class Orders(Struct, frozen=True):
    """All that an operator wants now."""

    silenced: frozenset[str]
    removed: frozenset[str]
    pending: tuple[Order, ...]
    """In the order in which they were given."""


def read_orders(store: Store) -> Orders:
    """Who is restricted, and what is still to be done."""
    waiting = select(_order.id, _order.kind, _order.target, _order.reason).where(_order.done.is_(None))
    with store.reading() as connection:
        restricted = connection.execute(select(_restriction.player, _restriction.kind)).all()
        pending = connection.execute(waiting.order_by(_order.at, _order.id)).all()
    of_kind = {kind: frozenset(row.player for row in restricted if row.kind == kind) for kind in Restriction}
    return Orders(
        of_kind[Restriction.SILENCED],
        of_kind[Restriction.REMOVED],
        tuple(Order(row.id, OrderKind(row.kind), row.target, ClosingReason(row.reason)) for row in pending),
    )


async def finish(store: Store, order: Order, at: int) -> None:
    """Stores that an order has been carried out, and forgets the oldest ones."""

    def job(connection: Connection) -> None:
        connection.execute(update(schema.orders).where(_order.id == order.id, _order.done.is_(None)).values(done=at))
        connection.execute(delete(schema.orders).where(_order.done < at - KEPT_FOR))

    await store.writer.write(job)


def give_order(connection: Connection, kind: OrderKind, target: str, reason: ClosingReason, at: int) -> str:
    """Stores an order; returns its id."""
    made = secrets.token_hex(8)
    row = {"id": made, "kind": kind, "target": target, "reason": reason, "at": at}
    connection.execute(insert(schema.orders), row)
    return made


def is_done(connection: Connection, order: str) -> bool:
    """Whether an order has been carried out."""
    return connection.execute(select(_order.done).where(_order.id == order)).scalar() is not None


def restrict(connection: Connection, player: str, kind: Restriction, at: int) -> None:
    """Restricts a guest from now on."""
    lift(connection, player, kind)
    connection.execute(insert(schema.restrictions), {"player": player, "kind": kind, "at": at})


def lift(connection: Connection, player: str, kind: Restriction) -> bool:
    """Lifts a restriction; False if there was none."""
    where = (_restriction.player == player, _restriction.kind == kind)
    return connection.execute(delete(schema.restrictions).where(*where)).rowcount > 0
