"""The rows that a new table and each of its steps insert."""

import msgspec
from sqlalchemy import Connection, insert
from sqlalchemy import Table as TableOnDisk

from wuerfelreich.tables.protocol.events import Created, Stamped
from wuerfelreich.tables.store import schema, statements
from wuerfelreich.tables.store.chain import Head, begin, extend
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.group_seats import seat_in_group
from wuerfelreich.tables.store.rows import Row
from wuerfelreich.tables.store.step import NewTable, ResultRow, SeatRow, Step
from wuerfelreich.tables.store.stored_events import written_events

Rows = list[tuple[TableOnDisk, Row]]


def new_table_rows(made: NewTable, keeper: int | None) -> tuple[Rows, Head]:
    """The rows of a new table, and the end of its hash chain."""
    created = made.events[0].event
    assert isinstance(created, Created), "a log begins with the creation of its table"
    row = (made.name, made.seed, made.host, made.game, made.visibility, made.status, made.events[-1].at)
    more = (made.wakes, made.imported, made.ending, created.settings.seats, created.settings.absent)
    events, head = _events(made.name, made.events, begin(made.name, made.seed), 0, keeper)
    rows: Rows = [(schema.tables, (*row, *more, None, None, 0)), *events]
    rows += [_seat(made.name, seat, who) for seat, who in made.seats.items()]
    return (rows if made.result is None else [*rows, *result_rows(made.name, made.result)]), head


def step_rows(step: Step, keeper: int | None) -> tuple[Rows, Head]:
    """The rows that a step inserts, and the end of its table's hash chain."""
    rows, head = _events(step.table, step.events, step.head, step.version + 1, keeper)
    if step.reply is not None:
        rows.append((schema.replies, (step.reply.player, step.reply.intent, step.table, step.reply.text)))
    rows += [_seat(step.table, seat, who) for seat, who in step.seats.items() if who is not None]
    if step.result is not None:
        rows += result_rows(step.table, step.result)
    if step.beside is not None:
        rows += new_table_rows(step.beside, keeper)[0]
    return rows, head


def _events(name: str, stamped: list[Stamped], head: Head, version: int, keeper: int | None) -> tuple[Rows, Head]:
    """The rows of events and of the head after them."""
    written = written_events(stamped)
    head = extend(head, written)
    rows: Rows = [(schema.events, (name, *one)) for one in written]
    return [*rows, (schema.heads, (name, head.seq, head.link, version, keeper))], head


def _seat(name: str, seat: int, who: SeatRow) -> tuple[TableOnDisk, Row]:
    return schema.seats, (name, seat, who.player, who.name, who.picture, who.bot, who.program)


def result_rows(name: str, result: ResultRow) -> Rows:
    """The rows of a game's result."""
    game = (name, result.game, len(result.seats), result.ended, result.ending, result.drawn)
    seats = ((name, at, one.player, one.bot, one.place, one.points) for at, one in enumerate(result.seats))
    return [(schema.results, game), *((schema.result_seats, row) for row in seats)]


def write_rare(connection: Connection, step: Step) -> None:
    """Writes what most steps do not have: a new status, vacated seats, early moves."""
    if step.group:
        seat_in_group(connection, step)
    if step.note is not None:
        note = {"table": step.table, **msgspec.structs.asdict(step.note)}
        if connection.execute(statements.NOTE, note).rowcount != 1:
            raise StoreError("this table has been removed")
    for seat, who in step.seats.items():
        if who is None:
            connection.execute(statements.VACATE, {"table": step.table, "at": seat})
    for seat, text in step.early.items():
        connection.execute(statements.FORGET_EARLY, {"table": step.table, "at": seat})
        if text is not None:
            connection.execute(insert(schema.early_moves), {"table_id": step.table, "seat": seat, "text": text})
