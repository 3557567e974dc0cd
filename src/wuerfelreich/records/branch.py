"""A new game from a position of an old one: "what if I had kept the six?"."""

from hashlib import sha256

from msgspec import structs

from wuerfelreich.records.dice import Committed, Dice
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.file import write_record
from wuerfelreich.records.header import Origin, check_header
from wuerfelreich.records.log import Record


def branch(record: Record, entries: int, dice: Dice) -> Record:
    """A new game, with its own dice, that shares the first entries of an old one."""
    if not 0 <= entries <= len(record.entries):
        raise RecordError(f"the game has {len(record.entries)} entries; it cannot branch after {entries}")
    old = record.header.dice
    if isinstance(old, Committed) and isinstance(dice, Committed) and old.commitment == dice.commitment:
        # The old game may already show what these dice will roll.
        raise RecordError("a branch needs its own dice, not those of the old game")
    header = structs.replace(record.header, dice=dice, chains=(), origin=Origin(fingerprint(record, entries), entries))
    check_header(header)
    return Record(header, record.entries[:entries])


def fingerprint(record: Record, entries: int) -> str:
    """SHA-256 of the file's text up to there. The seed is left out, since it may have been revealed in the meantime."""
    dice = record.header.dice
    hidden = structs.replace(dice, seed=None) if isinstance(dice, Committed) else dice
    shared = Record(structs.replace(record.header, dice=hidden), record.entries[:entries])
    return sha256(write_record(shared).encode()).hexdigest()
