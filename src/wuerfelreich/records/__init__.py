"""Game files: a game is its header and its log; states, replay, undo and review all follow from them."""

from wuerfelreich.records.branch import branch
from wuerfelreich.records.dice import Chain, Committed, Duplicate, Fair, Fair2, Scripted, Seeded
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.file import read_record, write_record
from wuerfelreich.records.header import Header, Origin, Seat
from wuerfelreich.records.log import Drawn, Entry, Event, EventKind, Moved, Record
from wuerfelreich.records.replay import BrokenRecord, Replay, Step, replay
from wuerfelreich.records.session import Session
from wuerfelreich.records.verify import Verdict, verify

__all__ = [
    "BrokenRecord",
    "Chain",
    "Committed",
    "Drawn",
    "Duplicate",
    "Entry",
    "Event",
    "EventKind",
    "Fair",
    "Fair2",
    "Header",
    "Moved",
    "Origin",
    "Record",
    "RecordError",
    "Replay",
    "Scripted",
    "Seat",
    "Seeded",
    "Session",
    "Step",
    "Verdict",
    "branch",
    "read_record",
    "replay",
    "verify",
    "write_record",
]
