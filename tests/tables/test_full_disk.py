"""A full disk: nothing is acknowledged that is not stored, and the game continues once there is room again."""

import asyncio
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tests.tables.kit import ANNA, BEN, Kit, kit, run
from wuerfelreich.tables.protocol.commands import Intent, Say, Sit
from wuerfelreich.tables.protocol.events import Message, Settings


async def allow_pages(here: Kit, pages: int) -> None:
    """Limits the database to this many pages, but never below its current size."""
    await here.store.writer.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").all())


async def talk(here: Kit, name: str) -> None:
    """Says hello over and over."""
    for number in range(10_000):
        await here.tables.intend(ANNA, name, Intent(f"hello-{number}", 2, Say(0, Message.HELLO)))


def lose_transaction(connection: Connection) -> None:
    connection.exec_driver_sql("ROLLBACK")


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        async with kit(tmp_path) as here:
            name = (await here.table(Settings("wuerfelkoenig", 2))).name
            watched = here.tables.watch(here.live(name), 1)
            await here.tables.intend(ANNA, name, Intent("sit", 1, Sit()))
            await allow_pages(here, 1)
            acknowledged = 0
            try:
                for number in range(10_000):
                    intent = Intent(f"say-{number}", 2, Say(0, Message.HELLO))
                    acknowledged = (await here.tables.intend(ANNA, name, intent)).seq
            except OperationalError:
                assert acknowledged > 2
            else:
                pytest.fail("the disk did not get full")
            news = [watched[0].news.get_nowait() for _ in range(watched[0].news.qsize())]
            assert news[-1] is None, "watchers are told to reconnect"
            table = here.find(name)
            assert table.seq == acknowledged
            await allow_pages(here, 1_000_000)
            again = await here.tables.intend(ANNA, name, intent)
            assert again.accepted
            assert again.seq == acknowledged + 1
            assert [one.seq for one in here.store.events_since(name, 0)] == list(range(1, again.seq + 1))

    run(play())


def test_jobs_that_share_a_lost_commit_report_what_is_on_disk(tmp_path: Path) -> None:
    """Both the jobs before the one that lost it and those after: each gets its own transaction."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            begun, go = Event(), Event()

            def hold(_: Connection) -> None:
                begun.set()
                go.wait(60)

            first = asyncio.ensure_future(here.store.writer.write(hold))
            await asyncio.to_thread(begun.wait, 60)
            before = asyncio.ensure_future(here.store.add_player(ANNA, "anna's", 1))
            spoiler = asyncio.ensure_future(here.store.writer.write(lose_transaction))
            after = asyncio.ensure_future(here.store.add_player(BEN, "ben's", 1))
            await asyncio.sleep(0)
            commits: list[float] = []
            here.store.writer.observe = commits.append
            go.set()
            outcomes = await asyncio.gather(first, before, spoiler, after, return_exceptions=True)
            assert len(commits) == 1 + 1 + 3, "they shared a commit, and then each had one"
            assert [outcome is None for outcome in outcomes] == [True, True, False, True]
            assert (here.store.player("anna's"), here.store.player("ben's")) == (ANNA, BEN)

    run(play())


def test_a_late_goodbye_is_ignored_at_a_table_that_was_read_again(tmp_path: Path) -> None:
    """A connection from before the failure closes after its player has returned: the player is still there."""

    async def play() -> None:
        async with kit(tmp_path) as here:
            name = (await here.table(Settings("wuerfelkoenig", 2))).name
            await here.tables.intend(ANNA, name, Intent("sit", 1, Sit()))
            old = here.live(name)
            await here.tables.arrive(ANNA.id, old)
            await allow_pages(here, 1)
            with pytest.raises(OperationalError):
                await talk(here, name)
            await allow_pages(here, 1_000_000)
            new = here.live(name)
            await here.tables.arrive(ANNA.id, new)
            assert old is not new
            here.tables.depart(ANNA.id, old)
            assert here.live(name).presence.here(ANNA.id)
            here.tables.depart(ANNA.id, new)
            assert not here.live(name).presence.here(ANNA.id)

    run(play())
