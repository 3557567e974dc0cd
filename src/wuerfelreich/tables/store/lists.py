"""Lists of tables, read from columns: no list reads the log of a game."""

from msgspec import Struct
from sqlalchemy import Connection, Executable

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import Ending
from wuerfelreich.tables.store import statements
from wuerfelreich.tables.store.database import Database
from wuerfelreich.tables.store.step import SeatRow


class Listed(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    host: str
    status: Status
    changed: int
    ending: Ending | None
    size: int
    """How many seats it has."""
    due: int | None
    """The seat to move; None also if that has not been noted since the last move."""
    drawn: bool
    sitting: dict[int, SeatRow]
    places: dict[int, int]
    """The place of every seat in a finished game."""

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple(seat for seat, who in sorted(self.sitting.items()) if who.player == player)


class RunningTable(Struct, frozen=True):
    """A running table as the start finds it."""

    id: str
    wakes: bool
    """Whether things happen here unprompted: a bot plays, or a clock runs."""
    absent: int | None
    """Seconds after which a bot stands in for an absent player."""
    wake_at: int | None
    """When a bot or a clock acts."""
    known: bool
    """Whether `wake_at` is up to date: it is not after a crash."""


class Lists:
    """The lists in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def lobby(self, status: Status, most: int) -> list[Listed]:
        """The most recently changed public tables with a status."""
        with self._database.reading() as connection:
            return _listed(connection, statements.LOBBY, {"status": status, "most": most})

    def tables_of(self, player: str, most: int) -> list[Listed]:
        """The tables where a player sits or is the host: closed ones last, and otherwise the latest first."""
        with self._database.reading() as connection:
            return _listed(connection, statements.TABLES_OF, {"player": player, "most": most})

    def closed_before(self, player: str, table: str, most: int) -> list[Listed]:
        """A player's closed tables that come after a table in that order."""
        with self._database.reading() as connection:
            asked = {"player": player, "before": table, "most": most}
            return _listed(connection, statements.CLOSED_BEFORE, asked)

    def running(self) -> list[RunningTable]:
        """The running tables where things happen unprompted, or where it is not known whose turn it is."""
        with self._database.reading() as connection:
            return [RunningTable(*row) for row in connection.execute(statements.RUNNING)]

    def stalled(self, before: int) -> list[str]:
        """The running tables that have not changed since a time."""
        with self._database.reading() as connection:
            return list(connection.execute(statements.STALLED, {"before": before}).scalars())

    def unfinished_of(self, host: str) -> int:
        """How many open and running tables a player hosts."""
        with self._database.reading() as connection:
            return connection.execute(statements.UNFINISHED_OF, {"host": host}).scalar_one()

    def counts(self) -> dict[str, int]:
        """How many tables have each status. It reads an index of all tables, so call it in another thread."""
        with self._database.reading() as connection:
            return {row.status: row.tables for row in connection.execute(statements.COUNTS)}


def _listed(connection: Connection, wanted: Executable, asked: dict[str, object]) -> list[Listed]:
    found = {}
    for table, game, host, status, changed, ending, size, due, drawn in connection.execute(wanted, asked):
        why = None if ending is None else Ending(ending)
        found[table] = Listed(table, game, host, Status(status), changed, why, size, due, bool(drawn), {}, {})
    for table, seat, *who in connection.execute(statements.SITTING, {"tables": list(found)}):
        found[table].sitting[seat] = SeatRow(*who)
    for table, seat, place in connection.execute(statements.PLACES, {"tables": list(found)}):
        found[table].places[seat] = place
    return list(found.values())
