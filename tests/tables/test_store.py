"""The store: flushed commits, one process at a time, jobs that do not spoil each other, migrations."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from tests.tables.kit import ANNA, kit, run
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.store.cleanup import remove_old_rows
from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.migrations import migrate
from wuerfelreich.tables.store.schema import metadata
from wuerfelreich.tables.store.store import Store


def test_every_commit_is_flushed(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.db")
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2, "FULL"
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    store.close()


def test_a_second_process_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "house.db")
    with pytest.raises(StoreError, match="in use by another"):
        Store(tmp_path / "house.db")
    store.close()
    Store(tmp_path / "house.db").close()


def test_a_failing_job_does_not_spoil_others(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(tmp_path / "house.db")
        guests = [Player(f"p{number}", "Anna", "fox") for number in range(20)]

        def fail(_: Connection) -> None:
            raise RuntimeError("this one fails")

        jobs = [store.add_player(guest, f"secret {guest.id}", 0) for guest in guests]
        jobs.insert(10, store.writer.write(fail))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [RuntimeError]
        assert all(store.player(f"secret {guest.id}") == guest for guest in guests)
        store.close()

    run(check())


def test_secrets_are_not_on_disk(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(tmp_path / "house.db")
        await store.add_player(Player("p", "Anna", "fox"), "the very secret", 0)
        assert store.player("the very secret") is not None
        assert store.player("another") is None
        store.close()

    run(check())
    assert not any(b"the very secret" in path.read_bytes() for path in tmp_path.iterdir())


def test_a_caller_that_leaves_does_not_stop_the_write(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(tmp_path / "house.db")
        task = asyncio.ensure_future(store.add_player(Player("p", "Anna", "fox"), "secret", 0))
        await asyncio.sleep(0)
        task.cancel()
        await store.add_player(Player("q", "Ben", "owl"), "other", 0)
        assert store.player("secret") is not None
        store.close()

    run(check())


def test_the_migrations_produce_the_schema(tmp_path: Path) -> None:
    """The migrations build what the code expects, column by column."""
    store = Store(tmp_path / "house.db")
    migrate(store.engine)
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        assert {column["name"] for column in found.get_columns(table.name)} == {column.name for column in table.columns}
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == {
            column.name for column in table.primary_key
        }
    store.close()


def test_only_old_open_tables_are_deleted(tmp_path: Path) -> None:
    async def check() -> None:
        async with kit(tmp_path) as here:
            old = await here.table(Settings("wuerfelkoenig", 2))
            here.time += 1_000
            new = await here.table(Settings("wuerfelkoenig", 2), ANNA)
            assert await remove_old_rows(here.store, here.time, 0, 0) == 1
            assert await here.store.load(old.name) is None
            assert await here.store.load(new.name) is not None

    run(check())
