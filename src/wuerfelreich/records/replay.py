"""Replaying a game file: every entry is checked against the rules and folded into states."""

from collections.abc import Collection
from typing import TypeAlias

from msgspec import Struct

from wuerfelreich.records.errors import RecordError, UnplayableRecord
from wuerfelreich.records.header import Header
from wuerfelreich.records.log import Drawn, Entry, Event, EventKind, Moved, Record
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import (
    AnyGame,
    Decide,
    NotationError,
    Over,
    Phrase,
    PlayersError,
    Result,
    UnknownVersionError,
    seat_name,
)
from wuerfelreich.rules.material import MaterialError

State: TypeAlias = Struct
Move: TypeAlias = Struct


class BrokenRecord(RecordError):
    """A game file breaks the rules: which entry (from 0), and why."""

    def __init__(self, entry: int, why: Phrase, because: Phrase | None = None) -> None:
        self.entry = entry
        self.why = why
        self.because = because
        super().__init__(f"entry {entry + 1}: {why.key}" + (f" ({because.key})" if because else ""))


class Step(Struct, frozen=True):
    """An entry with the state before and after it; the move is None for a table event."""

    entry: Entry
    move: Move | None
    before: State
    after: State
    timed_out: bool = False
    """Whether somebody resigns here only because their time had run out."""


class Replay:
    """A game replayed entry by entry: its rules, its states, and what can be taken back."""

    def __init__(self, game: AnyGame, header: Header) -> None:
        self.game = game
        self.start: State = game.start(len(header.seats), header.options)
        self.state: State = self.start
        self.steps: list[Step] = []
        self._players = len(header.seats)
        self._undo: list[tuple[int, State]] = []
        self._resigned: set[int] = set()
        self.timed_out: set[int] = set()
        """The seats whose time ran out."""

    @property
    def result(self) -> Result | None:
        """How the game ended, including by resignation; None while it is running."""
        return final_result(self.game.next(self.state), self._players, self._resigned, self.timed_out)

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats whose actions can be taken back, latest first; nothing before a chance step can be."""
        return tuple(seat for seat, _ in reversed(self._undo))

    @property
    def last_mover(self) -> int | None:
        """The seat that could take back its last action; None if there is none since the last chance step."""
        return self._undo[-1][0] if self._undo else None

    def add(self, entry: Entry) -> Step:
        """Plays an entry; raises BrokenRecord if the rules do not allow it."""
        at = len(self.steps)
        before = self.state
        due = self.game.next(before)
        # Nothing may follow the end, not even a take-back: the seed of the dice is public by then.
        if final_result(due, self._players, self._resigned) is not None:
            raise BrokenRecord(at, Phrase("broken-after-end"))
        move: Move | None = None
        match entry:
            case Moved(seat):
                move = _read_action(self.game, before, due, entry, at)
                self._undo.append((seat, before))
                self.state = self.game.apply(before, move)
            case Drawn():
                move = _read_outcome(self.game, due, entry, at)
                self._undo.clear()
                self.state = self.game.apply(before, move)
            case Event():
                self._happen(entry, at)
        timed_out = isinstance(entry, Event) and entry.kind is EventKind.RESIGN and entry.seat in self.timed_out
        self.steps.append(Step(entry, move, before, self.state, timed_out))
        return self.steps[-1]

    def _happen(self, event: Event, at: int) -> None:
        if event.seat >= self._players:
            raise BrokenRecord(at, Phrase("refusal-no-such-seat", {"seat": seat_name(event.seat)}))
        if event.kind is EventKind.RESIGN:
            self._resigned.add(event.seat)
        if event.kind is EventKind.TIMEOUT:
            self.timed_out.add(event.seat)
        if event.kind is EventKind.TAKE_BACK:
            if not self._undo:
                raise BrokenRecord(at, Phrase("broken-nothing-to-take-back"))
            if self._undo[-1][0] != event.seat:
                raise BrokenRecord(at, Phrase("broken-take-back-of-others", {"seat": seat_name(self._undo[-1][0])}))
            self.state = self._undo.pop()[1]


def final_result(
    due: Decide | Chance | Over, players: int, resigned: Collection[int], timed_out: Collection[int] = ()
) -> Result | None:
    """The result, if over: the only seat not to resign wins at once; otherwise those who resigned come last. Whoever
    ran out of time has resigned, but the ending tells that it was time."""
    stayed = [seat for seat in range(players) if seat not in resigned]
    if len(stayed) == 1:
        ending = "timeout" if any(seat in timed_out for seat in resigned) else "resigned"
        return Result(tuple(1 if seat in stayed else 2 for seat in range(players)), ending)
    if not isinstance(due, Over):
        return None
    if not resigned:
        return due.result
    reached = [due.result.places[seat] for seat in stayed]
    places = tuple(
        1 + len(stayed) if seat in resigned else 1 + sum(other < place for other in reached)
        for seat, place in enumerate(due.result.places)
    )
    return Result(places, due.result.ending, due.result.drawn)


def load(record: Record) -> AnyGame:
    """The rules of a game file; raises UnplayableRecord if this program cannot play them."""
    header = record.header
    try:
        game = header.load()
    except UnknownVersionError as error:
        raise UnplayableRecord(str(error), phrase=Phrase("file-rules", {"version": header.rules})) from None
    except MaterialError as error:
        raise UnplayableRecord(str(error), phrase=Phrase("file-material")) from None
    if not game.box.goes_by(header.material.sha256):
        raise UnplayableRecord(
            "the material in the file, or shipped with the game, is not the material that this game was played with",
            phrase=Phrase("file-other-material"),
        )
    return game


def begin(record: Record) -> Replay:
    """A game file before its first entry; raises UnplayableRecord if this program cannot play it."""
    try:
        return Replay(load(record), record.header)
    except PlayersError as error:
        raise UnplayableRecord(str(error), phrase=error.phrase) from None
    except NotationError as error:
        raise UnplayableRecord(str(error), phrase=Phrase("file-options")) from None


def replay(record: Record) -> Replay:
    """Replays a game file; raises BrokenRecord at the first entry that the rules do not allow."""
    played = begin(record)
    for entry in record.entries:
        played.add(entry)
    return played


def _read_action(game: AnyGame, state: State, due: Decide | Chance | Over, entry: Moved, at: int) -> Move:
    """The action of an entry, if this seat may do it now."""
    if isinstance(due, Chance):
        raise BrokenRecord(at, Phrase("broken-draw-due", {"label": due.label}))
    assert isinstance(due, Decide)
    if due.player != entry.seat:
        names = {"seat": seat_name(entry.seat), "due": seat_name(due.player)}
        raise BrokenRecord(at, Phrase("broken-other-seat", names))
    try:
        action: Move = game.read_action(entry.text)
    except NotationError:
        raise BrokenRecord(at, Phrase("broken-notation", {"action": entry.text})) from None
    refusal = game.refusal(state, action)
    if refusal is not None:
        raise BrokenRecord(at, Phrase("broken-refused", {"seat": seat_name(entry.seat), "action": entry.text}), refusal)
    return action


def _read_outcome(game: AnyGame, due: Decide | Chance | Over, entry: Drawn, at: int) -> Outcome:
    """The outcome of an entry, if this draw is due and its picks fit."""
    if isinstance(due, Decide):
        raise BrokenRecord(at, Phrase("broken-action-due", {"seat": seat_name(due.player)}))
    assert isinstance(due, Chance)
    if due.label != entry.label:
        raise BrokenRecord(at, Phrase("broken-label", {"label": entry.label, "due": due.label}))
    if [part.total for part in due.parts] != [total for _, total in entry.picks]:
        raise BrokenRecord(at, Phrase("broken-totals", {"label": entry.label}))
    picks = iter(entry.picks)
    outcome = due.draw(lambda _: next(picks)[0])
    told = game.write_outcome(due, outcome)
    if told != entry.text:
        raise BrokenRecord(at, Phrase("broken-outcome", {"label": entry.label, "told": entry.text, "true": told}))
    return outcome
