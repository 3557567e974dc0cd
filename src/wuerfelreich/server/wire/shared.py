"""SharedParts of frames that are the same for all who watch a table: made once, however many there are."""

from bisect import bisect_left
from collections.abc import Callable
from weakref import WeakKeyDictionary

import msgspec

from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.events import Created, Event, Played, Seated, Stamped
from wuerfelreich.tables.table import Table
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration


class SharedParts:
    """What was made for a table since its last event."""

    def __init__(self) -> None:
        self._seq = 0
        self._view = (0, msgspec.Raw(b"null"))
        self._tasks: dict[str, str] = {}
        self._told: dict[tuple[int, int, str], msgspec.Raw] = {}
        self._summaries: dict[tuple[bool, ...], bytes] = {}

    @staticmethod
    def of(table: Table) -> "SharedParts":
        """The parts of a table that still hold."""
        parts = _known.get(table)
        if parts is None:
            parts = _known[table] = SharedParts()
        if parts._seq != table.seq:
            parts._seq = table.seq
            parts._tasks.clear()
            parts._told.clear()
            parts._summaries.clear()
        return parts

    def view(self, table: Table) -> msgspec.Raw:
        """The game's own view of the position. It outlives an event that changes nothing in the game."""
        assert table.replay is not None
        if self._view[0] != table.last_played or not table.last_played:
            shown = table.replay.game.view(table.replay.state)
            self._view = (table.last_played, msgspec.Raw(msgspec.json.encode(shown)))
        return self._view[1]

    def task(self, table: Table, words: Words) -> str:
        """What to do now, in a sentence."""
        assert table.replay is not None
        task = self._tasks.get(words.language)
        if task is None:
            task = self._tasks[words.language] = _narration(words, table).task(table.replay.state)
        return task

    def told(self, table: Table, stamped: list[Stamped], words: Words | None) -> msgspec.Raw:
        """News; some events in a row."""
        key = (stamped[0].seq, stamped[-1].seq, "" if words is None else words.language)
        part = self._told.get(key)
        if part is None:
            part = self._told[key] = msgspec.Raw(msgspec.json.encode(told(table, stamped, words)))
        return part

    def summary(self, here: tuple[bool, ...], make: Callable[[], messages.Summary]) -> bytes:
        """The table in short as a spectator sees it, while the same people are here."""
        part = self._summaries.get(here)
        if part is None:
            part = self._summaries[here] = msgspec.json.encode(make())
        return part


_known: WeakKeyDictionary[Table, SharedParts] = WeakKeyDictionary()


def told(table: Table, stamped: list[Stamped], words: Words | None) -> tuple[messages.NarratedEvent, ...]:
    """Events as clients get them."""
    narrator = None if words is None or table.replay is None else _narration(words, table)
    return tuple(
        messages.NarratedEvent(one.seq, one.at, _public(one.event), _sentence(table, one, narrator)) for one in stamped
    )


def _sentence(table: Table, stamped: Stamped, narrator: AnyNarration | None) -> str:
    if narrator is None or table.replay is None or not isinstance(stamped.event, Played):
        return ""
    return narrator.told(table.replay.steps[bisect_left(table.played, stamped.seq)])


def _public(event: Event) -> Event:
    """An event without players' ids; material of one's own is left out for its size."""
    match event:
        case Created(settings=settings):
            return msgspec.structs.replace(event, host="", settings=msgspec.structs.replace(settings, material=None))
        case Seated():
            return msgspec.structs.replace(event, player="")
    return event


def _narration(words: Words, table: Table) -> AnyNarration:
    assert table.replay is not None
    return narration(words, table.replay.game, tuple(chair.name for chair in table.chairs))
