"""A table at which a game is played on, in a log of an older program, which does not tell who made the moves before."""

from msgspec.structs import replace

from tests.records.record_games import FOLDER
from tests.tables.kit import ANNA
from wuerfelreich.records import read_record, verify
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.branches import Branch, branched_table
from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.imports import imported_table
from wuerfelreich.tables.protocol.events import Branched, Stamped
from wuerfelreich.tables.store.step import NewTable
from wuerfelreich.tables.table import Table

ENTRIES = 9


def folded(made: NewTable | Phrase) -> Table:
    assert isinstance(made, NewTable)
    return Table.fold(made.name, made.events, {at: SeatName(row.name) for at, row in made.seats.items()})


def forgetful(one: Stamped) -> Stamped:
    """The same event without what older programs did not store."""
    return replace(one, event=Branched(one.event.origin)) if isinstance(one.event, Branched) else one


def test_an_older_log_tells_nothing_of_the_moves_before_the_branch() -> None:
    record = read_record((FOLDER / "wuerfelkoenig" / "draw_pile.wr").read_bytes())
    old = folded(imported_table(record, record.header.load(), verify(record), ANNA.id, 0))
    for chair in old.chairs:
        chair.bot = "squire"
    assert old.game is not None
    made = branched_table(old, Branch(old.game.played[ENTRIES - 1], 0, "squire"), ANNA, 0)
    assert isinstance(made, NewTable)
    assert [chair.since for chair in folded(made).chairs][1:] == [0] * (len(old.chairs) - 1)
    older = folded(replace(made, events=[forgetful(one) for one in made.events]))
    assert [chair.since for chair in older.chairs] == [ENTRIES] * len(old.chairs)
