"""A game file for download, written in slices: a long one would stop the event loop for too long."""

import asyncio

from wuerfelreich.records import Record, write_record
from wuerfelreich.records.file import write_entry

AT_ONCE = 500
"""Entries written before yielding to the event loop: about a millisecond."""


async def game_file(record: Record) -> str:
    """The text of a game, as `write_record` writes it."""
    parts = [write_record(Record(record.header))]
    for first in range(0, len(record.entries), AT_ONCE):
        parts += [f"{write_entry(entry)}\n" for entry in record.entries[first : first + AT_ONCE]]
        await asyncio.sleep(0)
    return "".join(parts)
