"""A hash chain over the events of a table, whose end (`Head`) is stored away from them: it shows whether any event was
changed, lost, added or moved. It protects against damage and carelessness, not against somebody who rewrites both.

link 0 = SHA-256("wuerfelreich events 1\\n" + the table's id + "\\n" + its seed)
link n = SHA-256(link n-1 + "n at\\n" + the event as it is stored), with `at` in decimal and everything in UTF-8
"""

import hashlib
from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct


class Head(Struct, frozen=True):
    """The end of a chain: the number of the last event, and its link."""

    seq: int
    link: bytes


class Fault(StrEnum):
    """What is wrong with a stored log, for operators."""

    CHANGED = "its events or its seed were changed"
    CUT = "events are missing at the end"
    ADDED = "there are events after the end"
    NO_HEAD = "the end of its hash chain is missing"
    OLDER = "there are replies or a result from after the last event"
    NO_ENTRY = "its entry in the list of tables is missing"
    UNREADABLE = "an event cannot be read"


def begin(table: str, seed: bytes) -> Head:
    """The head of a table without events."""
    return Head(0, hashlib.sha256(b"wuerfelreich events 1\n%b\n%b" % (table.encode(), seed)).digest())


def extend(head: Head, rows: Iterable[tuple[int, int, str]]) -> Head:
    """The head after more events, each as (seq, at, event). Raises TypeError or AttributeError if a damaged row has
    values of other types."""
    last, link = head.seq, head.link
    for seq, at, event in rows:
        last, link = seq, hashlib.sha256(b"%b%d %d\n%b" % (link, seq, at, event.encode())).digest()
    return Head(last, link)


def compare(stored: Head | None, found: Head) -> Fault | None:
    """What is wrong if this head was found by following the events; None if nothing is."""
    if stored is None:
        return Fault.NO_HEAD
    if found == stored:
        return None
    if found.seq < stored.seq:
        return Fault.CUT
    return Fault.ADDED if found.seq > stored.seq else Fault.CHANGED
