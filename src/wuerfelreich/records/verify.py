"""Checking a game file: the rules, and the dice where they can be recomputed."""

from msgspec import Struct

from wuerfelreich.records.header import Fair, Scripted
from wuerfelreich.records.log import Drawn, Record
from wuerfelreich.records.replay import BrokenRecord, Replay, replay
from wuerfelreich.rules.game import Phrase, Result


class Fault(Struct, frozen=True):
    """What is wrong: at which entry (from 0; None: in the header), and why."""

    entry: int | None
    why: Phrase
    because: Phrase | None = None


class Verdict(Struct, frozen=True):
    """What a check found."""

    entries: int
    faults: tuple[Fault, ...]
    dice: Phrase
    """What can be said about the dice."""
    rolls_checked: int
    result: Result | None
    """None if the game is still running, or its replay stopped at a fault."""
    state: Struct | None
    """The position at the end; None if the replay stopped at a fault."""

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def verify(record: Record) -> Verdict:
    """Replays every move against the rules and recomputes every roll; raises RecordError if it cannot be played."""
    faults: list[Fault] = []
    played: Replay | None = None
    try:
        played = replay(record)
    except BrokenRecord as broken:
        faults.append(Fault(broken.entry, broken.why, broken.because))
    dice, checked = _check_dice(record, faults)
    faults.sort(key=lambda fault: -1 if fault.entry is None else fault.entry)
    return Verdict(
        entries=len(record.entries),
        faults=tuple(faults),
        dice=dice,
        rolls_checked=checked,
        result=played.result if played else None,
        state=played.state if played else None,
    )


def _check_dice(record: Record, faults: list[Fault]) -> tuple[Phrase, int]:
    dice = record.header.dice
    if isinstance(dice, Scripted):
        return Phrase("dice-scripted"), 0
    if isinstance(dice, Fair) and dice.seed is None:
        return Phrase("dice-not-revealed", {"commitment": dice.commitment}), 0
    if isinstance(dice, Fair) and not dice.kept_promise:
        faults.append(Fault(None, Phrase("broken-commitment")))
    source = dice.source()
    assert source is not None
    shared = record.header.origin.entries if record.header.origin else 0
    rolls = [(at, entry) for at, entry in enumerate(record.entries) if isinstance(entry, Drawn) and at >= shared]
    for at, entry in rolls:
        uniform = source.uniform(entry.label)
        if any(uniform(total) != pick for pick, total in entry.picks):
            faults.append(Fault(at, Phrase("broken-dice", {"label": entry.label})))
    if shared:
        return Phrase("dice-checked-since-branch", {"rolls": len(rolls), "entries": shared}), len(rolls)
    return Phrase("dice-checked", {"rolls": len(rolls)}), len(rolls)
