"""The store: tables, their logs and their players in a database, each commit flushed to disk before anybody hears of
it."""

import asyncio
import hashlib
import logging
from collections.abc import Collection, Sequence
from contextlib import AbstractContextManager, suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store import schema, statements
from wuerfelreich.tables.store.chain import Fault, Head, begin, compare, extend
from wuerfelreich.tables.store.commit import Claim, Then
from wuerfelreich.tables.store.database import Where, open_database
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.lists import Lists
from wuerfelreich.tables.store.rows import insert_rows
from wuerfelreich.tables.store.step import NewTable, ResultRow, Step, Turn
from wuerfelreich.tables.store.step_rows import new_table_rows, result_rows, step_rows, write_rare
from wuerfelreich.tables.store.stored_events import read_event
from wuerfelreich.tables.store.writer import Writer
from wuerfelreich.tables.table import Table

MAX_AT_ONCE = 100
"""Events folded before others get their turn, so that a long game stops nobody: 1 to 2 ms."""

log = logging.getLogger(__name__)


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
    version: int
    keeper: int | None
    as_of: int
    """The event up to which it is noted whose turn it is."""


class Later(Struct, frozen=True):
    """What other processes have added to a table."""

    events: list[Stamped]
    names: dict[int, SeatName]
    early: dict[int, str]
    head: Head
    version: int
    keeper: int | None


class Store:
    """What one process has stored, and reads. Raises StoreError if the database cannot be used."""

    def __init__(self, where: Where) -> None:
        self._database = open_database(where)
        self.writer = Writer(self._database)
        self.lists = Lists(self._database)
        self.run: int | None = None
        """The number of this process, once it has one: it is the keeper of the tables that it changes."""

    @property
    def engine(self) -> Engine:
        """For whoever needs the database itself."""
        return self._database.engine

    @property
    def shared(self) -> bool:
        """Whether other processes may change the tables."""
        return self._database.shared

    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for single statements."""
        return self._database.reading()

    def close(self) -> None:
        """Writes what is queued and closes the database."""
        self.writer.close()
        self._database.close()

    # ------------------------------------------------------------------------------------------ tables

    async def create(self, made: NewTable) -> Head:
        """Stores a new table; returns the end of its hash chain."""
        rows, head = new_table_rows(made, self.run)
        await self.writer.insert(rows)
        return head

    def insert_table(self, connection: Connection, made: NewTable) -> None:
        """Inserts a new table as part of a job."""
        insert_rows(connection.exec_driver_sql, connection.dialect, new_table_rows(made, self.run)[0])

    def append(self, step: Step, then: Then) -> Head:
        """Stores a step with everything that belongs to it, in one transaction, and calls `then` once it is on disk.
        Repeated means that its intent already has a reply, Overtaken that another process has changed the table;
        nothing of the step is then stored. Returns the end of the table's hash chain after the step."""
        rows, head = step_rows(step, self.run)
        reply = step.reply
        claim = Claim(step.table, step.version, None if reply is None else (reply.player, reply.intent))
        self.writer.add(rows, (lambda connection: write_rare(connection, step)) if step.rare else None, then, claim)
        return head

    async def keep_result(self, name: str, result: ResultRow) -> None:
        """Stores the result of a game that has none."""
        with suppress(IntegrityError):  # another process was quicker
            await self.writer.insert(result_rows(name, result))

    def time(self) -> int | None:
        """The time of the database in milliseconds since 1970, which all its processes share; None if there is only
        this process."""
        return self._database.time()

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
        with self._database.reading() as connection:
            first = connection.execute(statements.TABLE, {"table": name}).first()
        if first is None:
            return None
        try:
            rows, head = await self._log(name, begin(name, first.seed))
            with self._database.snapshot() as connection:  # another process may have gone on meanwhile
                entry = connection.execute(statements.TABLE, {"table": name}).first()
                if entry is None:
                    return None
                later = _rows_after(connection, name, head.seq)
                names, early = _beside_the_log(connection, name)
            head = extend(head, later)
            fault = compare(None if entry.link is None else Head(entry.seq, entry.link), head)
            if fault is not None:
                raise Unreadable(fault)
            table = Table(name, read_event(*rows[0]), names)
            for at, row in enumerate([*rows[1:], *later]):
                table.add(read_event(*row))
                if at % MAX_AT_ONCE == 0:
                    await asyncio.sleep(0)
        except Unreadable:
            raise
        except Exception as error:  # a damaged log can contain anything, and must not affect the other tables
            if self.shared and isinstance(error, SQLAlchemyError):
                raise  # not damaged, but away
            raise Unreadable(Fault.UNREADABLE) from error
        if entry.result is not None and table.status is not Status.CLOSED:
            raise Unreadable(Fault.OLDER)
        return Stored(table, entry.seed, early, head, entry.version, entry.keeper, entry.as_of)

    def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The versions of some tables; those that do not exist are missing."""
        with self._database.reading() as connection:
            rows = connection.execute(statements.VERSIONS, {"tables": list(tables)})
            return {row.table_id: row.version for row in rows}

    def later(self, name: str, head: Head) -> Later | None:
        """What has been added to a table after a head; None if the table has been removed. Raises Unreadable."""
        with self._database.snapshot() as connection:
            stored = connection.execute(statements.HEAD, {"table": name}).first()
            rows = _rows_after(connection, name, head.seq)
            names, early = _beside_the_log(connection, name)
        if stored is None:
            return None
        head = extend(head, rows)
        fault = compare(Head(stored.seq, stored.link), head)
        if fault is not None:
            raise Unreadable(fault)
        return Later([read_event(*row) for row in rows], names, early, head, stored.version, stored.keeper)

    async def _log(self, name: str, head: Head) -> tuple[list[tuple[int, int, str]], Head]:
        """The rows of a table's log, a slice at a time, and the end of its hash chain as it follows from them."""
        rows: list[tuple[int, int, str]] = []
        while True:
            with self._database.reading() as connection:
                part = _rows_after(connection, name, rows[-1][0] if rows else 0, MAX_AT_ONCE)
            rows += part
            head = extend(head, part)
            if len(part) < MAX_AT_ONCE:
                return rows, head
            await asyncio.sleep(0)

    def events_since(self, name: str, seq: int, most: int | None = None) -> list[Stamped]:
        """The events of a table after the given one, or the first of them."""
        with self._database.reading() as connection:
            rows = connection.execute(statements.EVENTS.limit(most), {"table": name, "after": seq})
            return [read_event(*row) for row in rows]

    def events_before(self, name: str, seq: int, most: int) -> list[Stamped]:
        """The last events of a table before the given one, in order."""
        asked = {"table": name, "before": seq, "most": most}
        with self._database.reading() as connection:
            return [read_event(*row) for row in connection.execute(statements.EVENTS_BEFORE, asked)][::-1]

    def game_of(self, name: str) -> str | None:
        """The game of a table; None if there is no such table."""
        with self._database.reading() as connection:
            return connection.execute(statements.GAME, {"table": name}).scalar()

    def reply(self, player: str, intent: str) -> str | None:
        """The reply to an intent, if it was stored."""
        with self._database.reading() as connection:
            return connection.execute(statements.REPLY, {"player": player, "intent": intent}).scalar()

    def unrated(self) -> list[str]:
        """The finished games without a stored result."""
        with self._database.reading() as connection:
            return list(connection.execute(statements.UNRATED).scalars())

    def imported_by(self, host: str) -> int:
        """How many games a player has imported."""
        with self._database.reading() as connection:
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
        with self._database.reading() as connection:
            row = connection.execute(statements.PLAYER, {"secret": _hash(secret)}).first()
        return None if row is None else Player(*row)


def _rows_after(connection: Connection, name: str, seq: int, most: int | None = None) -> list[tuple[int, int, str]]:
    """The rows of a table's log after an event."""
    found = connection.execute(statements.EVENTS.limit(most), {"table": name, "after": seq})
    return [(number, at, text) for number, at, text in found]


def _beside_the_log(connection: Connection, name: str) -> tuple[dict[int, SeatName], dict[int, str]]:
    """The names at a table, and its early moves."""
    names = {seat: SeatName(*shown) for seat, *shown in connection.execute(statements.NAMES, {"table": name})}
    return names, {row.seat: row.text for row in connection.execute(statements.EARLY, {"table": name})}


def _hash(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
