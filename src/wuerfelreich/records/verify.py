"""Checking a game file: the rules, the dice where they can be recomputed, and what somebody noted during the game."""

from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.records.dice import Committed, Duplicate, Fair2
from wuerfelreich.records.dice_check import DiceCheck, Fault, check_dice, seen_after
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.log import Drawn, Record
from wuerfelreich.records.replay import BrokenRecord, Replay, replay
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Phrase, Result


class Verdict(Struct, frozen=True):
    """What a check found."""

    entries: int
    faults: tuple[Fault, ...]
    dice: DiceCheck
    result: Result | None
    """None if the game is still running, or its replay stopped at a fault."""
    state: Struct | None
    """The position at the end; None if the replay stopped at a fault."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


class Noted(Struct, frozen=True):
    """What somebody noted while the game was running: the commitment, and the hash of the record after some entries."""

    commitment: str | None = None
    entries: int = 0
    seen: str | None = None
    """The hash, or its first digits."""


def verify(record: Record, noted: Noted | None = None) -> Verdict:
    """Replays every move against the rules and recomputes every roll; raises RecordError if it cannot be played."""
    faults: list[Fault] = []
    played: Replay | None = None
    try:
        played = replay(record)
    except BrokenRecord as broken:
        faults.append(Fault(broken.entry, broken.why, broken.because))
    dice = check_dice(record, None if played is None else _owners(played))
    over = None if played is None else played.result is not None
    if over is not None and isinstance(record.header.dice, Fair2 | Duplicate):
        if over and record.header.dice.seed is None and isinstance(record.header.dice, Fair2):
            faults.append(Fault(None, Phrase("broken-no-seed")))
        if not over and record.header.dice.seed is not None:
            dice = replace(dice, remarks=(*dice.remarks, Phrase("dice-unfinished")))
    faults += dice.faults
    faults += [] if noted is None else _compared(record, noted)
    faults.sort(key=lambda fault: -1 if fault.entry is None else fault.entry)
    return Verdict(
        entries=len(record.entries),
        faults=tuple(faults),
        dice=dice,
        result=played.result if played else None,
        state=played.state if played else None,
    )


def _owners(played: Replay) -> list[int | None]:
    """For every entry, the seat whose roll it is."""
    owners: list[int | None] = []
    for step in played.steps:
        due = played.game.next(step.before) if isinstance(step.entry, Drawn) else None
        owners.append(due.owner if isinstance(due, Chance) else None)
    return owners


def _compared(record: Record, noted: Noted) -> list[Fault]:
    """What differs from the notes. Raises RecordError if this kind of file cannot be compared with them."""
    dice, faults = record.header.dice, []
    if noted.commitment is not None:
        if not isinstance(dice, Committed):
            raise RecordError(
                "the dice of this game have no commitment to compare", phrase=Phrase("error-no-commitment")
            )
        if dice.commitment != noted.commitment:
            faults.append(Fault(None, Phrase("dice-other-commitment")))
    if noted.seen is not None:
        if not isinstance(dice, Fair2):
            raise RecordError(
                "only games with fair dice of version 2 have a hash of what was seen", phrase=Phrase("error-no-seen")
            )
        if noted.entries > len(record.entries):
            faults.append(Fault(None, Phrase("dice-record-cut", {"entry": noted.entries})))
        elif not seen_after(record, noted.entries).startswith(noted.seen):
            faults.append(Fault(None, Phrase("dice-record-differs", {"entry": noted.entries})))
    return faults
