"""PostgreSQL as a store: starts at the same time, programs of several versions, and a server that goes away."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tests.postgres import Postgres
from tests.server.builds import later_build
from tests.tables.kit import ANNA, BEN, Kit, damaged, run
from wuerfelreich.tables.protocol.commands import Intent, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store import migrations
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.migrations import RELEASE
from wuerfelreich.tables.store.postgres import MIN_PAUSE
from wuerfelreich.tables.store.store import Store


def set_revision(address: str, revision: str) -> None:
    """As if a program with this migration had used the database."""
    store = Store(address)
    with store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE tables ADD COLUMN IF NOT EXISTS mood TEXT"))
        connection.execute(text("UPDATE alembic_version SET version_num = :now"), {"now": revision})
    store.close()


def test_processes_that_start_at_once_migrate_once(postgres: Postgres) -> None:
    address = postgres.empty("together")
    with ThreadPoolExecutor(6) as threads:
        for store in list(threads.map(lambda _: Store(address), range(6))):
            assert store.lists.counts() == {}
            store.close()


def test_the_schema_of_the_next_release_is_used_and_left_alone(postgres: Postgres) -> None:
    async def play() -> None:
        address = postgres.database()
        set_revision(address, f"{RELEASE + 1}_0001")
        here = Kit(address)
        table = await here.table(Settings("wuerfelkoenig", 2))
        await here.must(ANNA, table, Sit())
        with here.store.engine.connect() as connection:
            now = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        assert now == f"{RELEASE + 1}_0001"
        await here.close()

    run(play())


@pytest.mark.parametrize("revision", [f"{RELEASE + 2}_0001", "9999", "nonsense"])
def test_a_schema_two_releases_ahead_is_refused(revision: str, postgres: Postgres) -> None:
    address = postgres.database()
    set_revision(address, revision)
    with pytest.raises(StoreError, match="written by a newer Würfelreich; update this one"):
        Store(address)


def test_a_program_two_releases_ahead_waits_until_the_old_one_has_stopped(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.database()

    async def play() -> None:
        here = Kit(address, time=int(time.time() * 1000))
        await here.tables.open()
        with monkeypatch.context() as patched:
            become(later_build(tmp_path, RELEASE + 2), RELEASE + 2, patched)
            with pytest.raises(StoreError, match="a server two releases older is still using it"):
                Store(address)
        await here.must(ANNA, await here.table(Settings("wuerfelkoenig", 2)), Sit())
        with monkeypatch.context() as patched:
            become(later_build(tmp_path / "next", RELEASE + 1), RELEASE + 1, patched)
            Store(address).close()
        await here.must(ANNA, await here.table(Settings("wuerfelkoenig", 2)), Sit())
        await here.close()

    run(play())


def become(build: Path, release: int, patched: pytest.MonkeyPatch) -> None:
    """Makes this program another build, as far as migrations are concerned."""
    patched.setattr(migrations, "FOLDER", build / "wuerfelreich/tables/store/migrations")
    patched.setattr(migrations, "RELEASE", release)


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "the database cannot be used: connection failed"),
        ("postgresql://host:port/none", "this is not the address of a database"),
    ],
)
def test_an_address_that_leads_nowhere(address: str, why: str) -> None:
    with pytest.raises(StoreError, match=why):
        Store(address)


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_database_that_goes_away_and_comes_back(how: str, postgres: Postgres) -> None:
    """What is sent meanwhile is neither done nor half done; sent again, it is done once."""

    async def play() -> None:
        address = postgres.database()
        here = Kit(address)
        table = await here.table(Settings("wuerfelkoenig", 2))
        for player in (ANNA, BEN):
            await here.must(player, table, Sit())
        await here.must(ANNA, table, Start())
        before = await here.tables.intend(ANNA, table.name, Intent("before", table.seq, Say(0, Message.HELLO)))
        postgres.stop(how)
        hello = Intent("hello", table.seq, Say(0, Message.HELLO))
        try:
            for _ in range(3):
                with pytest.raises((StoreError, SQLAlchemyError)):
                    await here.tables.intend(ANNA, table.name, hello)
            with pytest.raises((StoreError, SQLAlchemyError)):
                await here.store.add_player(Player("p", "Anna", "fox"), "secret", 0)
            assert here.store.writer.failing
        finally:
            postgres.start()
        await asyncio.sleep(2.1)  # the longest pause between attempts to connect
        await here.store.check_writable()
        assert not here.store.writer.failing
        replies = [await here.tables.intend(ANNA, table.name, hello) for _ in range(2)]
        assert replies[0].accepted
        assert replies[0] == replies[1]
        assert replies[0].seq == before.seq + 1
        assert await here.tables.intend(ANNA, table.name, Intent("before", 0, Say(0, Message.HELLO))) == before
        await here.close()
        assert damaged(address) == {}

    run(play())


def test_the_event_loop_does_not_wait_for_a_database_that_is_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may find out once; after that, only other threads try to connect, and it can read as soon as one has."""

    async def play() -> None:
        store = Store(postgres.database())
        dialect, attempts = store.engine.dialect, 0
        connect = dialect.connect

        def counted(*args: object, **options: object) -> object:
            nonlocal attempts
            attempts += 1
            return connect(*args, **options)

        monkeypatch.setattr(dialect, "connect", counted)
        assert store.time()
        postgres.stop()
        try:
            for _ in range(2):
                with pytest.raises(SQLAlchemyError):
                    store.time()
            await asyncio.sleep(3 * MIN_PAUSE)
            with pytest.raises(SQLAlchemyError):
                store.time()
            assert attempts == 1
            with pytest.raises(SQLAlchemyError):
                await asyncio.to_thread(store.time)
            assert attempts == 2
        finally:
            postgres.start()
        await asyncio.sleep(3 * MIN_PAUSE)
        assert await asyncio.to_thread(store.time)
        assert store.time()
        store.close()

    run(play())


def test_a_restart_between_two_moves_is_not_noticed(postgres: Postgres) -> None:
    async def play() -> None:
        address = postgres.database()
        here = Kit(address)
        table = await here.table(Settings("wuerfelkoenig", 2))
        await here.must(ANNA, table, Sit())
        postgres.restart()
        await here.must(BEN, table, Sit())
        assert here.store.lists.unfinished_of(ANNA.id) == 1
        await here.close()

    run(play())
