"""The game at a table: its header, its steps so far, and its clocks."""

import msgspec
from msgspec import Struct

from wuerfelreich.records import Committed, Fair2, Record, Replay
from wuerfelreich.records.header import Header
from wuerfelreich.records.links import Links
from wuerfelreich.records.log import Drawn, Entry
from wuerfelreich.records.replay import Step
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Over, Result
from wuerfelreich.tables.clocks import ClockState


class TableGame:
    """A game that has started."""

    def __init__(self, rules: AnyGame, header: Header, clock: ClockState | None = None) -> None:
        self.rules = rules
        self.header = header
        self.clock = clock
        self.last_played = 0
        """The event that last changed the game: a client that has not seen it is acting on an old position."""
        self.played: list[int] = []
        """The numbers of the events that are entries of the record, in order."""
        self.links = Links(header) if isinstance(header.dice, Fair2) else None
        """The chains and the mix, with dice of version 2."""
        self._replay = Replay(rules, header)
        self._next: Decide | Chance | Over | None = None

    def play(self, entry: Entry, seq: int) -> None:
        """Plays an entry; `seq` is the number of its event."""
        shared = 0 if self.header.origin is None else self.header.origin.entries
        # The links in what a branch shares belong to the dice of another game.
        other_dice = isinstance(entry, Drawn) and len(self._replay.steps) < shared
        self._replay.add(entry)
        if self.links is not None and not other_dice:
            self.links.add(entry)
        self._next = None
        self.last_played = seq
        self.played.append(seq)

    @property
    def state(self) -> Struct:
        """The position."""
        return self._replay.state

    @property
    def next(self) -> Decide | Chance | Over:
        """What comes next. Asked several times per move, computed once."""
        if self._next is None:
            self._next = self.rules.next(self._replay.state)
        return self._next

    @property
    def steps(self) -> list[Step]:
        """Everything that was played."""
        return self._replay.steps

    @property
    def last_mover(self) -> int | None:
        """The seat that could take back its last action; None if chance has intervened since."""
        return self._replay.last_mover

    @property
    def result(self) -> Result | None:
        """How the game ended, if it did."""
        return self._replay.result

    def record(self, seed: str | None = None) -> Record:
        """The game as a record, with the seed of the dice once it has been revealed."""
        header = self.header
        if seed is not None and isinstance(header.dice, Committed):
            header = msgspec.structs.replace(header, dice=msgspec.structs.replace(header.dice, seed=seed))
        return Record(header, tuple(step.entry for step in self._replay.steps))
