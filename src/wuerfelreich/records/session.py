"""A game in progress on this machine: the log grows move by move, and the state follows from it."""

from msgspec import Struct

from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.header import Header
from wuerfelreich.records.log import MAX_ENTRIES, Drawn, Entry, Event, EventKind, Moved, Record
from wuerfelreich.records.replay import Step, replay
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Over, Phrase, Refusal, Result


class Session:
    """Continues a record. Its dice must have a source: the file of a running game holds the seed of its fair dice."""

    def __init__(self, record: Record) -> None:
        dice = record.header.dice.source()
        if dice is None:
            raise RecordError(
                "this game cannot be continued here: its dice are not in the file", phrase=Phrase("error-no-dice")
            )
        self.header: Header = record.header
        self._dice = dice
        self._replay = replay(record)

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self._replay.game

    @property
    def state(self) -> Struct:
        """The position."""
        return self._replay.state

    @property
    def steps(self) -> tuple[Step, ...]:
        """Everything that happened."""
        return tuple(self._replay.steps)

    @property
    def record(self) -> Record:
        """The game so far."""
        return Record(self.header, tuple(step.entry for step in self._replay.steps))

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it is running."""
        return self._replay.result

    @property
    def movers(self) -> tuple[int, ...]:
        """The seats whose actions can be taken back, latest first; empty after a chance step and at the end."""
        return () if self.result is not None else self._replay.movers

    def next(self) -> Decide | Chance | Over:
        """What comes next."""
        return self.game.next(self.state)

    def act(self, action: Struct) -> Refusal | None:
        """Plays an action for the player who decides, or returns the reason why it is refused."""
        step = self.next()
        refusal = self.game.refusal(self.state, action)
        if refusal is None:
            assert isinstance(step, Decide)
            self._add(Moved(step.player, self.game.write_action(action)))
        return refusal

    def draw(self) -> Drawn:
        """Draws the chance step that is due."""
        step = self.next()
        if not isinstance(step, Chance):
            raise RecordError("there is nothing to draw now")
        drawn, _ = draw_entry(self.game, step, self._dice)
        self._add(drawn)
        return drawn

    def take_back(self) -> Refusal | None:
        """Takes the last action back; never beyond a chance step."""
        movers = self.movers
        if not movers:
            return Phrase("refusal-nothing-to-take-back")
        self._add(Event(EventKind.TAKE_BACK, movers[0]))
        return None

    def happen(self, kind: EventKind, seat: int) -> None:
        """Records an event at the table."""
        self._add(Event(kind, seat))

    def _add(self, entry: Entry) -> None:
        if len(self._replay.steps) >= MAX_ENTRIES:
            raise RecordError(f"a game has at most {MAX_ENTRIES:,} moves")
        self._replay.add(entry)
