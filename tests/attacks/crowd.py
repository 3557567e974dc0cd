"""Many games and long games for the tests of this folder, and what it takes to count the work they cause."""

import asyncio
import time
from random import Random

import pytest

from tests.tables.kit import ANNA, BEN, Kit
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Say, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Settings, Stamped
from wuerfelreich.tables.table import Table

MANY = 50
LONG = 450
"""Events of a long game: more than are read at once, or sent at once."""


def count_folds(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of all events that were folded, one entry per event."""
    names: list[str] = []
    add = Table.add

    def counted(table: Table, stamped: Stamped) -> None:
        names.append(table.name)
        add(table, stamped)

    monkeypatch.setattr(Table, "add", counted)
    return names


async def seated(here: Kit, settings: Settings, bot: bool = False) -> str:
    table = await here.table(settings)
    await here.must(ANNA, table, Sit())
    await (here.must(ANNA, table, SeatBot(1, "random")) if bot else here.must(BEN, table, Sit()))
    await here.must(ANNA, table, Start())
    return table.name


async def many(here: Kit, settings: Settings, count: int = MANY) -> list[str]:
    return list(await asyncio.gather(*(seated(here, settings) for _ in range(count))))


async def crash(here: Kit) -> None:
    """Ends as `kill -9` does: what is acknowledged is on disk, and nothing else is."""
    await here.store.settled()
    here.store.close()


async def long_game(here: Kit) -> str:
    """A running game with a long log: much has been said, and then some moves were made."""
    here.time = time.time_ns() // 1_000_000  # a server would close a game that has been still for years
    name = await seated(here, Settings("knatsch", 2))
    table = here.find(name)
    for _ in range(LONG):
        await here.must(ANNA, table, Say(0, Message.HELLO))
    await here.play_on(table, {0: ANNA, 1: BEN}, Random(1), most=20)
    assert table.status is Status.RUNNING
    return name
