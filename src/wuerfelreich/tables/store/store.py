"""The database: SQLite with a write-ahead log, each commit flushed to disk before anybody hears of it."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from pathlib import Path

import msgspec
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy import Table as TableOnDisk
from sqlalchemy.exc import DatabaseError

from wuerfelreich.tables.protocol.events import Created, Event, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store import schema, statements
from wuerfelreich.tables.store.chain import Fault, Head, begin, compare, extend
from wuerfelreich.tables.store.file import StoreError, check_sound, lock_database, make_private
from wuerfelreich.tables.store.lists import Lists
from wuerfelreich.tables.store.migrations import migrate
from wuerfelreich.tables.store.rows import Row
from wuerfelreich.tables.store.step import NewTable, ResultRow, SeatRow, Step, Turn
from wuerfelreich.tables.store.writer import Then, Writer
from wuerfelreich.tables.table import SeatName, Status, Table

Rows = list[tuple[TableOnDisk, Row]]
MAX_AT_ONCE = 100
"""Events folded before others get their turn, so that a long game stops nobody: 1 to 2 ms."""

log = logging.getLogger(__name__)
_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class Unreadable(StoreError):
    """A table's log is damaged, or uses rules that this program does not know."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"a table cannot be read: {fault}")
        self.fault = fault


class Stored(Struct, frozen=True):
    """A table as it is on disk, with its secrets."""

    table: Table
    seed: bytes
    early: dict[int, str]
    head: Head
    as_of: int
    """The event up to which it is noted whose turn it is."""


class Store:
    """The database of one process. The file is locked, and a second process gets a StoreError."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock_database(path)
        try:
            make_private(path)
            check_sound(path)
            self.engine = _migrated(path)
        except BaseException:
            self._lock.release()
            raise
        self.writer = Writer(self.engine)
        self.lists = Lists(self.engine)

    def close(self) -> None:
        """Writes what is queued and releases the file."""
        self.writer.close()
        self.engine.dispose()
        self._lock.release()

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, made: NewTable) -> Head:
        """Stores a new table; returns the end of its hash chain."""
        rows, head = _new_rows(made)
        await self.writer.insert(rows)
        return head

    def append(self, step: Step, then: Then) -> Head:
        """Stores a step with everything that belongs to it, in one transaction, and calls `then` once it is on disk. An
        IntegrityError means that its intent already has a reply; nothing of the step is stored. Returns the end of the
        table's hash chain after the step."""
        rows, head = _rows(step)
        self.writer.add(rows, (lambda connection: _rare(connection, step)) if step.rare else None, then)
        return head

    async def keep_result(self, name: str, result: ResultRow) -> None:
        """Stores the result of a game that has none."""
        await self.writer.insert(_result_rows(name, result))

    async def check_writable(self) -> None:
        """Raises if nothing can be stored. It tries only if the last commit has failed, to see whether that is over."""
        if self.writer.failing:
            await self.writer.write(lambda connection: connection.execute(statements.TOUCH))

    async def settled(self) -> None:
        """Returns once everything queued so far is on disk or has failed."""
        await self.writer.write(lambda connection: None)

    def save_turns(self, turns: Sequence[Turn]) -> None:
        """Notes whose turn it is at some tables. If that fails, it is found out again when it is needed."""

        def job(connection: Connection) -> None:
            connection.execute(statements.TURN, [msgspec.structs.asdict(turn) for turn in turns])

        def then(lost: Exception | None) -> None:
            if lost is not None:
                log.warning("turns could not be noted", exc_info=lost)

        if turns:
            self.writer.add((), job, then)

    async def load(self, name: str) -> Stored | None:
        """A table folded from its whole log, a slice at a time; None if it does not exist. Raises Unreadable."""
        with self.engine.connect() as connection:
            entry = connection.execute(statements.TABLE, {"table": name}).first()
            names = {seat: SeatName(*shown) for seat, *shown in connection.execute(statements.NAMES, {"table": name})}
            early = {row.seat: row.text for row in connection.execute(statements.EARLY, {"table": name})}
        if entry is None:
            return None
        try:
            rows, head = await self._log(name, begin(name, entry.seed))
            fault = compare(None if entry.link is None else Head(entry.seq, entry.link), head)
            if fault is not None:
                raise Unreadable(fault)
            table = Table(name, _stamped(*rows[0]), names)
            for at, row in enumerate(rows[1:]):
                table.add(_stamped(*row))
                if at % MAX_AT_ONCE == 0:
                    await asyncio.sleep(0)
        except Unreadable:
            raise
        except Exception as error:  # a damaged log can contain anything, and must not affect the other tables
            raise Unreadable(Fault.UNREADABLE) from error
        if entry.result is not None and table.status is not Status.CLOSED:
            raise Unreadable(Fault.OLDER)
        return Stored(table, entry.seed, early, head, entry.as_of)

    async def _log(self, name: str, head: Head) -> tuple[list[tuple[int, int, str]], Head]:
        """The rows of a table's log, a slice at a time, and the end of its hash chain as it follows from them."""
        rows: list[tuple[int, int, str]] = []
        while True:
            with self.engine.connect() as connection:
                after = {"table": name, "after": rows[-1][0] if rows else 0}
                found = connection.execute(statements.EVENTS.limit(MAX_AT_ONCE), after)
                part = [(seq, at, text) for seq, at, text in found]
            rows += part
            head = extend(head, part)
            if len(part) < MAX_AT_ONCE:
                return rows, head
            await asyncio.sleep(0)

    def events_since(self, name: str, seq: int, most: int | None = None) -> list[Stamped]:
        """The events of a table after the given one, or the first of them."""
        with self.engine.connect() as connection:
            rows = connection.execute(statements.EVENTS.limit(most), {"table": name, "after": seq})
            return [_stamped(*row) for row in rows]

    def events_before(self, name: str, seq: int, most: int) -> list[Stamped]:
        """The last events of a table before the given one, in order."""
        asked = {"table": name, "before": seq, "most": most}
        with self.engine.connect() as connection:
            return [_stamped(*row) for row in connection.execute(statements.EVENTS_BEFORE, asked)][::-1]

    def game_of(self, name: str) -> str | None:
        """The game of a table; None if there is no such table."""
        with self.engine.connect() as connection:
            return connection.execute(statements.GAME, {"table": name}).scalar()

    def reply(self, player: str, intent: str) -> str | None:
        """The reply to an intent, if it was stored."""
        with self.engine.connect() as connection:
            return connection.execute(statements.REPLY, {"player": player, "intent": intent}).scalar()

    def unrated(self) -> list[str]:
        """The finished games without a stored result."""
        with self.engine.connect() as connection:
            return list(connection.execute(statements.UNRATED).scalars())

    def imported_by(self, host: str) -> int:
        """How many games a player has imported."""
        with self.engine.connect() as connection:
            return connection.execute(statements.IMPORTED_BY, {"host": host}).scalar_one()

    # ------------------------------------------------------------------------------------------ players

    async def add_player(self, player: Player, secret: str, at: int) -> None:
        """Stores a new guest, with only a hash of the secret."""
        row = (player.id, _hash(secret), player.name, player.picture, at)
        await self.writer.insert([(schema.players, row)])

    async def rename(self, player: Player) -> None:
        """Stores a new name and picture."""
        changed = {"player": player.id, "name": player.name, "picture": player.picture}

        def job(connection: Connection) -> None:
            connection.execute(statements.RENAME, changed)

        await self.writer.write(job)

    def player(self, secret: str) -> Player | None:
        """The player with this secret. The lookup is by hash, so its timing reveals nothing about the secret."""
        with self.engine.connect() as connection:
            row = connection.execute(statements.PLAYER, {"secret": _hash(secret)}).first()
        return None if row is None else Player(*row)


def _stamped(seq: int, at: int, text: str) -> Stamped:
    return Stamped(seq, at, _EVENT.decode(text))


def _new_rows(made: NewTable) -> tuple[Rows, Head]:
    created = made.events[0].event
    assert isinstance(created, Created), "a log begins with the creation of its table"
    row = (made.name, made.seed, made.host, made.game, made.visibility, made.status, made.events[-1].at)
    more = (made.wakes, made.imported, made.ending, created.settings.seats, created.settings.absent)
    events, head = _events(made.name, made.events, begin(made.name, made.seed))
    rows: Rows = [(schema.tables, (*row, *more, None, None, 0)), *events]
    rows += [_seat(made.name, seat, who) for seat, who in made.seats.items()]
    return (rows if made.result is None else [*rows, *_result_rows(made.name, made.result)]), head


def _rows(step: Step) -> tuple[Rows, Head]:
    """The rows that a step inserts, and the end of its table's hash chain."""
    rows, head = _events(step.table, step.events, step.head)
    if step.reply is not None:
        rows.append((schema.replies, (step.reply.player, step.reply.intent, step.table, step.reply.text)))
    rows += [_seat(step.table, seat, who) for seat, who in step.seats.items() if who is not None]
    if step.result is not None:
        rows += _result_rows(step.table, step.result)
    if step.beside is not None:
        rows += _new_rows(step.beside)[0]
    return rows, head


def _events(name: str, stamped: list[Stamped], head: Head) -> tuple[Rows, Head]:
    """The rows of events and of the head after them."""
    if not stamped:
        return [], head
    written = [(one.seq, one.at, msgspec.json.encode(one.event).decode()) for one in stamped]
    head = extend(head, written)
    rows: Rows = [(schema.events, (name, *one)) for one in written]
    return [*rows, (schema.heads, (name, head.seq, head.link))], head


def _seat(name: str, seat: int, who: SeatRow) -> tuple[TableOnDisk, Row]:
    return schema.seats, (name, seat, who.player, who.name, who.picture, who.bot)


def _result_rows(name: str, result: ResultRow) -> Rows:
    game = (name, result.game, len(result.seats), result.ended, result.ending, result.drawn)
    seats = ((name, at, one.player, one.bot, one.place, one.points) for at, one in enumerate(result.seats))
    return [(schema.results, game), *((schema.result_seats, row) for row in seats)]


def _rare(connection: Connection, step: Step) -> None:
    """Writes what most steps do not have: a new status, vacated seats, early moves."""
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


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _migrated(path: Path) -> Engine:
    """The database, brought to the newest revision."""
    engine = _engine(path)
    try:
        migrate(engine)
    except (DatabaseError, CommandError) as error:
        engine.dispose()
        raise StoreError(f"{path} cannot be used: {getattr(error, 'orig', error)}") from None
    return engine


def _engine(path: Path) -> Engine:
    # Each number of rows inserted together is a separate statement, and all of them should stay prepared.
    engine = create_engine(f"sqlite:///{path}", connect_args={"cached_statements": 512})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        # Issue BEGIN ourselves: the driver would begin only at a job's savepoint, whose release would then commit.
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
