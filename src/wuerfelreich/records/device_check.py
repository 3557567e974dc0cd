"""Comparing a game file with what a player's device remembers: only this notices a server that rewrote the record."""

from msgspec import Struct

from wuerfelreich.fair.device import Claim, Memory
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records.dice import Fair2
from wuerfelreich.records.dice_check import seen_after, turn_at
from wuerfelreich.records.links import opening_of
from wuerfelreich.records.log import Drawn, Event, EventKind, Moved, Record
from wuerfelreich.rules.game import Phrase


class DeviceCheck(Struct, frozen=True):
    """What differs from what the device saw, what is only worth a remark, and how many rolls carry its own links."""

    faults: tuple[Phrase, ...] = ()
    remarks: tuple[Phrase, ...] = ()
    links: int = 0


def check_device(record: Record, memory: Memory, over: bool = True) -> DeviceCheck:
    """Compares a record with a device's memory. `over`: the game has ended, so that its seed must be there."""
    header, dice, agreed = record.header, record.header.dice, memory.opening
    if not isinstance(dice, Fair2) or (dice.table, dice.commitment) != (memory.table, memory.commitment):
        return DeviceCheck((_OTHER_TABLE,))
    if header.origin is not None or (agreed and opening_of(header) != agreed):
        return DeviceCheck((_OTHER_TABLE,))
    faults = [Phrase(key) for key in memory.noticed]
    if over and dice.seed is None:
        faults.append(Phrase("dice-not-revealed", {"commitment": dice.commitment}))
    numbers = chain(memory.table, memory.secret)
    own = next((one for one in header.chains if one.tip == numbers[0]), None)
    if own is None or own.link is None:
        # A device that never agreed has nothing to miss; the remarks on the dice say that it took no part.
        return DeviceCheck((*faults, Phrase("dice-began-without-you")) if agreed else tuple(faults))
    faults += _record_faults(record, memory)
    at = _own_rolls(record, numbers)
    used = len(at)
    remarks: tuple[Phrase, ...] = ()
    if used + 1 > memory.sent:
        strange = at[memory.sent - 1] if memory.sent else 0
        faults.append(Phrase("dice-other-device", {"turn": turn_at(record.entries, strange)}))
    elif used + 1 < memory.sent and _went_on(record, memory):
        faults.append(Phrase("dice-link-lost", {"turn": turn_at(record.entries, memory.sent_at)}))
    elif used + 1 < memory.sent:
        remarks = (Phrase("dice-link-unused"),)
    elif used and at[-1] >= memory.entries and _others_moved(record, memory, at[-1]):
        faults.append(Phrase("dice-link-early", {"turn": turn_at(record.entries, at[-1])}))
    for claimed in memory.claims:
        faults.append(Phrase(_CLAIMS[claimed.claim], {"turn": turn_at(record.entries, claimed.entry)}))
    return DeviceCheck(tuple(faults), remarks, used)


_OTHER_TABLE = Phrase("dice-other-table")
_CLAIMS = {Claim.AWAY: "dice-called-away", Claim.OTHER_DEVICE: "dice-other-device", Claim.EARLY: "dice-link-early"}


def _record_faults(record: Record, memory: Memory) -> list[Phrase]:
    if not memory.seen:
        return []
    if len(record.entries) < memory.entries:
        return [Phrase("dice-record-cut", {"entry": memory.entries})]
    if seen_after(record, memory.entries) != memory.seen:
        return [Phrase("dice-record-differs", {"entry": memory.entries})]
    return []


def _own_rolls(record: Record, numbers: tuple[str, ...]) -> list[int]:
    """The entries that carry links of this chain, in its order; the first link, in the header, has none."""
    found: list[int] = []
    for at, entry in enumerate(record.entries):
        if isinstance(entry, Drawn) and len(found) + 2 < len(numbers) and entry.link == numbers[len(found) + 2]:
            found.append(at)
    return found


def _went_on(record: Record, memory: Memory) -> bool:
    """Whether the record goes on without a link that was sent: with a draw, or by calling the player out of time."""
    return any(
        isinstance(entry, Drawn)
        or (isinstance(entry, Event) and entry.kind is EventKind.TIMEOUT and entry.seat in memory.seats)
        for entry in record.entries[memory.sent_at :]
    )


def _others_moved(record: Record, memory: Memory, at: int) -> bool:
    """Whether the last link was asked for before its roll was due: something was drawn, or others moved, in between."""
    return any(
        isinstance(entry, Drawn) or (isinstance(entry, Moved) and entry.seat not in memory.seats)
        for entry in record.entries[memory.sent_at : at]
    )
