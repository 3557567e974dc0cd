"""Games that were played elsewhere: a file of one becomes a closed table, readable by its link like any other."""

import asyncio
import secrets

import msgspec
from sqlalchemy import func, select

from wuerfelreich.records import Fair, Record, write_record
from wuerfelreich.tables.protocol.events import Closed, Created, Ending, Event, Imported, Played, Settings, Stamped
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

MAX_ENTRIES = 5_000
"""Longer games are not taken: the longest of 10,000 random ones had 4,292 steps."""


async def keep_game(store: Store, record: Record, host: str, finished: bool, at: int) -> str:
    """Stores a sound game as a closed table of the player who brings it; returns its name. All of it comes in one
    transaction, and the table is read from there when somebody asks for it."""
    stamped = [Stamped(seq, at, event) for seq, event in enumerate(_events(record, host, finished), start=1)]
    table = await asyncio.to_thread(Table, secrets.token_urlsafe(12), stamped)
    await store.create(table, b"", stamped)
    return table.name


def kept_games(store: Store, host: str) -> int:
    """How many games a player has brought."""
    table, event = schema.tables.c, schema.events.c
    brought = (event.table_id == table.id) & (event.seq == 2) & event.event.startswith('{"type":"imported"')
    wanted = select(func.count()).select_from(schema.tables.join(schema.events, brought)).where(table.host == host)
    with store.engine.connect() as connection:
        return connection.execute(wanted).scalar_one()


def _events(record: Record, host: str, finished: bool) -> list[Event]:
    header = record.header
    own = bytes(header.material.own)
    settings = Settings(
        game=header.game,
        seats=len(header.seats),
        options=msgspec.Raw(msgspec.json.encode(header.options)),
        material=own.decode() if own else None,
    )
    fair = header.dice if isinstance(header.dice, Fair) else None
    ending = Ending.FINISHED if finished else Ending.AGREED
    return [
        Created(settings, host, fair.commitment if fair else "", header.rules),
        Imported(write_record(Record(header))),
        *(Played(entry) for entry in record.entries),
        Closed(ending, (fair.seed or "") if fair else ""),
    ]
