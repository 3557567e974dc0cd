"""What is on disk: SQLite with write-ahead log, every commit flushed before anybody is told."""

import fcntl
import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import IO

import msgspec
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy import Table as TableOnDisk
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DatabaseError

from wuerfelreich.tables import schema
from wuerfelreich.tables.events import Event, Stamped
from wuerfelreich.tables.migrations import migrate
from wuerfelreich.tables.player import Player
from wuerfelreich.tables.rows import Row
from wuerfelreich.tables.table import Status, Table
from wuerfelreich.tables.writer import Then, Writer

_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


class StoreError(Exception):
    """The database cannot be used; the message says why."""


class Unreadable(StoreError):
    """A table's log is damaged, or from rules that this program does not know."""


class Listed(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    host: str
    status: str
    changed: int


class Stored(Struct, frozen=True):
    """A table as it is on disk, with its secrets."""

    table: Table
    seed: bytes
    early: dict[int, str]


class Step(Struct, frozen=True):
    """What one step changes on disk."""

    table: str
    events: list[Stamped]
    status: Status
    noted: int | None
    """When the table changed, if the list of tables is to know: it is written with every status, else now and then."""
    seats: dict[int, str | None] = {}
    """Who sits where now; None: nobody."""
    answer: tuple[str, str, str] | None = None
    """Player, intent and the answer."""
    early: dict[int, str] | None = None
    """The early answers that are left, if they have changed."""


class Store:
    """The database of one process. The file is locked: a second process is told so."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(path)
        self.engine = _engine(path)
        try:
            migrate(self.engine)
        except (DatabaseError, CommandError) as error:
            self.engine.dispose()
            self._lock.close()
            raise StoreError(f"{path} cannot be used: {getattr(error, 'orig', error)}") from None
        self.writer = Writer(self.engine)

    def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        self.writer.close()
        self.engine.dispose()
        self._lock.close()

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, table: Table, seed: bytes, stamped: list[Stamped]) -> None:
        """Stores a new table."""
        assert table.settings is not None
        row = {
            "id": table.name,
            "seed": seed,
            "host": table.host,
            "game": table.settings.game,
            "visibility": table.settings.visibility,
            "status": table.status,
            "changed": table.changed,
        }

        def job(connection: Connection) -> None:
            connection.execute(insert(schema.tables).values(row))
            _append(connection, table.name, stamped)

        await self.writer.write(job)

    def append(self, step: Step, then: Then) -> None:
        """Stores a step with all that goes with it, in one transaction, and calls `then` when it is on disk. With an
        IntegrityError: its intent has an answer already, and nothing of it is stored."""
        rows: list[tuple[TableOnDisk, Row]] = [
            (schema.events, (step.table, one.seq, one.at, msgspec.json.encode(one.event).decode()))
            for one in step.events
        ]
        if step.answer is not None:
            player, intent, text = step.answer
            rows.append((schema.answers, (player, intent, step.table, text)))
        rare = step.noted is not None or bool(step.seats) or step.early is not None
        self.writer.add(rows, (lambda connection: _rare(connection, step)) if rare else None, then)

    async def settled(self) -> None:
        """Returns when everything that was handed over before is on disk, or has failed."""
        await self.writer.write(lambda connection: None)

    def load(self, name: str) -> Stored | None:
        """A table with its whole log; None if there is none. Raises Unreadable."""
        with self.engine.connect() as connection:
            seed = connection.execute(select(schema.tables.c.seed).where(schema.tables.c.id == name)).scalar()
            if seed is None:
                return None
            rows = connection.execute(
                select(schema.events.c.seq, schema.events.c.at, schema.events.c.event)
                .where(schema.events.c.table_id == name)
                .order_by(schema.events.c.seq)
            )
            try:
                table = Table(name, (Stamped(seq, at, _EVENT.decode(text)) for seq, at, text in rows))
            except Exception as error:  # anything can be in a damaged log; the other tables are not to suffer
                raise Unreadable("a table cannot be read") from error
            waiting = select(schema.early.c.seat, schema.early.c.text).where(schema.early.c.table_id == name)
            return Stored(table, seed, {row.seat: row.text for row in connection.execute(waiting)})

    def events_since(self, name: str, seq: int) -> list[Stamped]:
        """The events of a table after one that was seen."""
        wanted = (
            select(schema.events.c.seq, schema.events.c.at, schema.events.c.event)
            .where(schema.events.c.table_id == name, schema.events.c.seq > seq)
            .order_by(schema.events.c.seq)
        )
        with self.engine.connect() as connection:
            return [Stamped(number, at, _EVENT.decode(text)) for number, at, text in connection.execute(wanted)]

    def answer(self, player: str, intent: str) -> str | None:
        """The answer that an intent got, if it was stored."""
        wanted = select(schema.answers.c.answer).where(
            schema.answers.c.player == player, schema.answers.c.intent == intent
        )
        with self.engine.connect() as connection:
            return connection.execute(wanted).scalar()

    def listed(self, *, status: Status, public: bool, most: int) -> list[Listed]:
        """The newest tables with a status; public ones only, for the lobby."""
        table = schema.tables.c
        wanted = select(table.id, table.game, table.host, table.status, table.changed).where(table.status == status)
        if public:
            wanted = wanted.where(table.visibility == "public")
        with self.engine.connect() as connection:
            rows = connection.execute(wanted.order_by(table.changed.desc()).limit(most))
            return [Listed(*row) for row in rows]

    def timed(self) -> list[str]:
        """The running tables at which something happens by itself: a bot plays or stands in, or a clock runs."""
        entry = schema.events.c
        by_itself = (
            entry.event.startswith('{"type":"bot-seated"')
            | entry.event.startswith('{"type":"played","entry":{"type":"event"')
            | ((entry.seq == 1) & (entry.event.contains('"clock":{') | entry.event.contains('"absent":')))
        )
        running = select(schema.tables.c.id).where(schema.tables.c.status == Status.RUNNING)
        wanted = select(entry.table_id).where(entry.table_id.in_(running), by_itself).distinct()
        with self.engine.connect() as connection:
            return list(connection.execute(wanted).scalars())

    def tables_of(self, player: str, most: int) -> list[Listed]:
        """The newest tables at which a player sits, or which the player hosts."""
        table = schema.tables.c
        own = select(schema.seats.c.table_id).where(schema.seats.c.player == player)
        wanted = (
            select(table.id, table.game, table.host, table.status, table.changed)
            .where(table.id.in_(own) | (table.host == player))
            .order_by(table.changed.desc())
            .limit(most)
        )
        with self.engine.connect() as connection:
            return [Listed(*row) for row in connection.execute(wanted)]

    def counts(self) -> dict[str, int]:
        """How many tables have which status."""
        wanted = select(schema.tables.c.status, func.count().label("tables")).group_by(schema.tables.c.status)
        with self.engine.connect() as connection:
            return {row.status: row.tables for row in connection.execute(wanted)}

    # ------------------------------------------------------------------------------------------ players

    async def add_player(self, player: Player, secret: str, at: int) -> None:
        """Stores a new guest; of the secret only a hash."""
        row = {"id": player.id, "secret": _hash(secret), "name": player.name, "picture": player.picture, "seen": at}
        await self.writer.write(lambda connection: _run(connection, insert(schema.players).values(row)))

    async def rename(self, player: Player) -> None:
        """Stores a new name and picture."""
        changed = {"name": player.name, "picture": player.picture}
        statement = update(schema.players).where(schema.players.c.id == player.id).values(changed)
        await self.writer.write(lambda connection: _run(connection, statement))

    def player(self, secret: str) -> Player | None:
        """The player with this secret. It is looked up by its hash, so nothing about it can be timed."""
        wanted = select(schema.players.c.id, schema.players.c.name, schema.players.c.picture).where(
            schema.players.c.secret == _hash(secret)
        )
        with self.engine.connect() as connection:
            row = connection.execute(wanted).first()
        return None if row is None else Player(*row)


def _run(connection: Connection, statement: object) -> None:
    connection.execute(statement)  # type: ignore[call-overload]


def _append(connection: Connection, name: str, stamped: Iterable[Stamped]) -> None:
    rows = [
        {"table_id": name, "seq": one.seq, "at": one.at, "event": msgspec.json.encode(one.event).decode()}
        for one in stamped
    ]
    if rows:
        connection.execute(insert(schema.events), rows)


def _rare(connection: Connection, step: Step) -> None:
    """What most steps do not have: another status, seats taken or left, early answers."""
    if step.noted is not None:
        changed = {"status": step.status, "changed": step.noted}
        row = update(schema.tables).where(schema.tables.c.id == step.table).values(changed)
        if connection.execute(row).rowcount != 1:
            raise StoreError("this table has been tidied away")
    _seat(connection, step.table, step.seats)
    if step.early is not None:
        connection.execute(delete(schema.early).where(schema.early.c.table_id == step.table))
        rows = [{"table_id": step.table, "seat": seat, "text": text} for seat, text in step.early.items()]
        if rows:
            connection.execute(insert(schema.early), rows)


def _seat(connection: Connection, name: str, seats: dict[int, str | None]) -> None:
    for seat, player in seats.items():
        here = (schema.seats.c.table_id == name) & (schema.seats.c.seat == seat)
        connection.execute(delete(schema.seats).where(here))
        if player is not None:
            connection.execute(upsert(schema.seats).values(table_id=name, seat=seat, player=player))


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def _lock(path: Path) -> IO[bytes]:
    """Holds the database for this process; the lock goes with it, however it ends."""
    handle = path.with_name(path.name + ".lock").open("ab")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise StoreError(f"{path} is in use by another Würfelreich on this machine") from None
    return handle


def _engine(path: Path) -> Engine:
    # Every number of rows that come together is a statement of its own, and all of them stay prepared.
    engine = create_engine(f"sqlite:///{path}", connect_args={"cached_statements": 512})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, _record: object) -> None:
        # We say BEGIN ourselves: the driver would begin with a job's savepoint, and its release would be a commit.
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
