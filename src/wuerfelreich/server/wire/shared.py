"""Parts of messages that are the same for everyone watching a table: made once, however many are watching."""

from bisect import bisect_left
from collections.abc import Callable
from weakref import WeakKeyDictionary

import msgspec

from wuerfelreich.server.wire import messages, tables
from wuerfelreich.server.wire.moves import gains, played
from wuerfelreich.tables.protocol.events import Created, Ending, Event, Played, Seated, Stamped
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import names_of
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration


class SharedParts:
    """The parts made for a table since its last event."""

    def __init__(self) -> None:
        self._seq = 0
        self._view = (0, msgspec.Raw(b"null"))
        self._tasks: dict[str, str] = {}
        self._narrated: dict[tuple[int, int, str], msgspec.Raw] = {}
        self._summaries: dict[tuple[str, tuple[bool, ...]], msgspec.Raw] = {}

    @staticmethod
    def of(table: Table) -> "SharedParts":
        """The parts of a table that are still valid."""
        parts = _known.get(table)
        if parts is None:
            parts = _known[table] = SharedParts()
        if parts._seq != table.seq:
            parts._seq = table.seq
            parts._tasks.clear()
            parts._narrated.clear()
            parts._summaries.clear()
        return parts

    def view(self, game: TableGame) -> msgspec.Raw:
        """The game's own view of the position. It stays valid across events that change nothing in the game."""
        if self._view[0] != game.last_played or not game.last_played:
            shown = game.rules.view(game.state)
            self._view = (game.last_played, msgspec.Raw(msgspec.json.encode(shown)))
        return self._view[1]

    def task(self, table: Table, game: TableGame, words: Words) -> str:
        """What has to be done now, as a sentence."""
        task = self._tasks.get(words.language)
        if task is None:
            task = self._tasks[words.language] = _narration(words, table, game).task(game.state)
        return task

    def reason(self, table: Table, game: TableGame, words: Words) -> str:
        """What ended the game, as a sentence; empty if it was not played to the end."""
        finished = game.result if table.ending is Ending.FINISHED else None
        return "" if finished is None else _narration(words, table, game).reason(finished)

    def narrated(self, table: Table, stamped: list[Stamped], words: Words | None) -> msgspec.Raw:
        """A run of consecutive events, as clients receive them."""
        key = (stamped[0].seq, stamped[-1].seq, "" if words is None else words.language)
        part = self._narrated.get(key)
        if part is None:
            part = self._narrated[key] = msgspec.Raw(msgspec.json.encode(narrated(table, stamped, words)))
        return part

    def summary(self, words: Words, here: tuple[bool, ...], make: Callable[[], tables.Summary]) -> msgspec.Raw:
        """The summary of the table in a language, for as long as the same people are connected."""
        part = self._summaries.get((words.language, here))
        if part is None:
            part = self._summaries[words.language, here] = msgspec.Raw(msgspec.json.encode(make()))
        return part


_known: WeakKeyDictionary[Table, SharedParts] = WeakKeyDictionary()


def narrated(table: Table, stamped: list[Stamped], words: Words | None) -> tuple[messages.NarratedEvent, ...]:
    """Events as clients receive them."""
    game = table.game
    narrator = None if words is None or game is None else _narration(words, table, game)
    return tuple(_narrated(game, one, narrator) for one in stamped)


def _narrated(game: TableGame | None, stamped: Stamped, narrator: AnyNarration | None) -> messages.NarratedEvent:
    if game is None or not isinstance(stamped.event, Played):
        return messages.NarratedEvent(stamped.seq, stamped.at, _public(stamped.event))
    step = game.steps[bisect_left(game.played, stamped.seq)]
    by = stamped.event.declared_by
    sentence = "" if narrator is None else narrator.told(step) if by is None else narrator.declared(step, by)
    action, outcome = played(game.rules, step)
    turn, gained = game.rules.turn(step.before), gains(game.rules, step)
    return messages.NarratedEvent(stamped.seq, stamped.at, stamped.event, sentence, action, outcome, turn, gained)


def _public(event: Event) -> Event:
    """An event without player ids; custom material is left out because of its size."""
    match event:
        case Created(settings=settings):
            return msgspec.structs.replace(event, host="", settings=msgspec.structs.replace(settings, material=None))
        case Seated():
            return msgspec.structs.replace(event, player="")
    return event


def _narration(words: Words, table: Table, game: TableGame) -> AnyNarration:
    return narration(words, game.rules, names_of(words, table.chairs))
