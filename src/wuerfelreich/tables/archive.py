"""A finished game as the archive publishes it: every move and every roll, and nothing that leads to a person."""

from msgspec.structs import replace

from wuerfelreich.records import Event, EventKind, Record, Scripted, Seat
from wuerfelreich.records.header import PROGRAM, Header
from wuerfelreich.records.log import Drawn, Entry
from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.protocol.events import Created, Played, Stamped
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

AT_ONCE = 500
"""Events read at a time."""


def archived(store: Store, name: str) -> Record | None:
    """The game of a closed table; None if it has material of its own, whose texts can say anything, or goes on from
    another game."""
    entries: list[Entry] = []
    table: Table | None = None
    for stamped in _log(store, name):
        if table is None:
            table = _begin(name, stamped)
            if table.settings.material is not None:
                return None
        elif isinstance(stamped.event, Played):
            entries += _published(stamped.event.entry)
        elif table.game is None:
            table.add(stamped)
    if table is None or table.game is None or table.game.header.origin is not None:
        return None
    return Record(_without_traces(table.game.header, table), tuple(entries))


def _log(store: Store, name: str) -> list[Stamped]:
    found: list[Stamped] = []
    while some := store.events_since(name, found[-1].seq if found else 0, AT_ONCE):
        found += some
    return found


def _begin(name: str, created: Stamped) -> Table:
    """The table in which everybody is called by their seat: names are not even read."""
    assert isinstance(created.event, Created), "a log begins with the creation of its table"
    seats = range(created.event.settings.seats)
    return Table(name, created, {seat: SeatName(f"Player {seat + 1}") for seat in seats})


def _without_traces(header: Header, table: Table) -> Header:
    """The header without the table's id, from which its link follows, and so the names of those who sat there. With it
    go the seed and the chains, which are worth nothing without: the rolls can be read, but not checked."""
    seats = (
        Seat(seat.name, PROGRAM if chair.program else seat.bot)
        for seat, chair in zip(header.seats, table.chairs, strict=True)
    )
    return replace(header, seats=tuple(seats), dice=Scripted(), chains=())


def _published(entry: Entry) -> list[Entry]:
    match entry:
        case Drawn():
            return [replace(entry, link="")]
        case Event(EventKind.SILENT):  # speaks only of a chain
            return []
    return [entry]
