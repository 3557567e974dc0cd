"""Comparing a game file with what a player's device remembers: only this notices a server that rewrote the record."""

from msgspec import Struct

from wuerfelreich.fair.device import Claim, Memory
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records.dice import Fair2
from wuerfelreich.records.dice_check import seen_after, turn_at
from wuerfelreich.records.links import opening_of
from wuerfelreich.records.log import Drawn, Record
from wuerfelreich.rules.game import Phrase


class DeviceCheck(Struct, frozen=True):
    """What differs from what the device saw, what is only worth a remark, and how many rolls carry its own links."""

    faults: tuple[Phrase, ...] = ()
    remarks: tuple[Phrase, ...] = ()
    links: int = 0


def check_device(record: Record, memory: Memory, over: bool = True) -> DeviceCheck:
    """Compares a record with a device's memory. `over`: the game has ended, so that its seed must be there."""
    dice = record.header.dice
    agreed = memory.opening
    if not isinstance(dice, Fair2) or dice.table != memory.table or dice.commitment != memory.commitment:
        return DeviceCheck((Phrase("dice-other-table"),))
    if agreed and opening_of(record.header) != agreed:
        return DeviceCheck((Phrase("dice-other-table"),))
    faults: list[Phrase] = []
    remarks: list[Phrase] = []
    if memory.second_opening:
        faults.append(Phrase("dice-second-opening"))
    if over and dice.seed is None:
        faults.append(Phrase("dice-not-revealed", {"commitment": dice.commitment}))
    numbers = chain(memory.table, memory.secret)
    own = next((one for one in record.header.chains if one.tip == numbers[0]), None)
    if agreed and (own is None or own.link is None):
        return DeviceCheck((*faults, Phrase("dice-began-without-you")))
    faults += _record_faults(record, memory)
    used = _used(record, numbers)
    if used + 1 > memory.sent:
        faults.append(Phrase("dice-other-device", {"turn": turn_at(record.entries, memory.entries)}))
    if used + 1 < memory.sent:
        went_on = any(isinstance(entry, Drawn) for entry in record.entries[memory.sent_at :])
        turn = {"turn": turn_at(record.entries, memory.sent_at)}
        (faults if went_on else remarks).append(Phrase("dice-link-lost", turn) if went_on else _UNUSED)
    for claimed in memory.claims:
        key = "dice-called-away" if claimed.claim is Claim.AWAY else "dice-other-device"
        faults.append(Phrase(key, {"turn": turn_at(record.entries, claimed.entry)}))
    return DeviceCheck(tuple(faults), tuple(remarks), used)


_UNUSED = Phrase("dice-link-unused")


def _record_faults(record: Record, memory: Memory) -> list[Phrase]:
    if not memory.seen:
        return []
    if len(record.entries) < memory.entries:
        return [Phrase("dice-record-cut", {"entry": memory.entries})]
    if seen_after(record, memory.entries) != memory.seen:
        return [Phrase("dice-record-differs", {"entry": memory.entries})]
    return []


def _used(record: Record, numbers: tuple[str, ...]) -> int:
    """How many rolls carry links of this chain, in its order; the first link, in the header, is not counted."""
    used = 0
    for entry in record.entries:
        if isinstance(entry, Drawn) and used + 2 < len(numbers) and entry.link == numbers[used + 2]:
            used += 1
    return used
