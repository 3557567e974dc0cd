"""A table is played to its end under the rules version it was set up with, whatever versions exist by then.

`tests/tables/running/GAME-VERSION.sql` are databases from the time of that version, each with a running game."""

import sqlite3
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.records.record_games import FOLDER as GAME_FILES
from tests.tables.kit import ANNA, BEN, Kit, accept_events, kit, run
from tests.tables.record_running import FOLDER
from tests.tables.test_migrations import restored
from wuerfelreich import GAMES
from wuerfelreich.records import Record, read_record, verify, write_record
from wuerfelreich.tables.imports import imported_table
from wuerfelreich.tables.protocol.commands import Rematch
from wuerfelreich.tables.protocol.events import Created, Ending, Settings
from wuerfelreich.tables.store.step import NewTable
from wuerfelreich.tables.store.store import Unreadable

OLDER = [(name, version) for name in GAMES for version in GAMES[name].versions[:-1]]


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_a_running_table_of_an_old_version_ends_under_it(name: str, version: int, tmp_path: Path) -> None:
    path = restored(FOLDER / f"{name}-{version}.sql", tmp_path)

    async def play() -> None:
        here = Kit(path)
        await here.tables.open()
        [listed] = here.store.lists.tables_of(ANNA.id, 2)
        table = here.find(listed.id)
        assert table.game is not None
        before = len(table.game.steps)
        here.time = table.changed + 1
        await here.play_on(table, {0: ANNA, 1: BEN}, Random(10))  # by chance, a game that the versions play differently
        assert table.ending is Ending.FINISHED
        assert table.record is not None
        file = read_record(write_record(table.record))
        assert file.header.rules == version
        assert verify(file).sound
        # The rest of the game was not played under the next version either.
        [fault] = verify(Record(replace(file.header, rules=version + 1), file.entries)).faults
        assert fault.entry is not None
        assert fault.entry > before

        reply = await here.do(ANNA, table, Rematch())
        again = here.find(reply.table or "")
        assert again.rules().version == GAMES[name].versions[-1], "a rematch uses the current version"
        await here.close()

    run(play())


@pytest.mark.parametrize("name", GAMES)
def test_the_log_of_a_new_table_says_its_version(name: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with kit(tmp_path) as here:
            table = await here.table(Settings(name, 2))
            [stamped] = here.store.events_since(table.name, 0)
            assert isinstance(stamped.event, Created)
            assert stamped.event.rules == table.rules().version == GAMES[name].versions[-1]

    run(look())


@pytest.mark.parametrize("name", ["tournaments-turns_ended_after_specials", "tournaments-version_2"])
def test_an_imported_file_keeps_its_version(name: str, tmp_path: Path) -> None:
    record = read_record((GAME_FILES / "knatsch" / f"{name}.wr").read_bytes())

    async def bring() -> None:
        async with kit(tmp_path) as here:
            made = imported_table(record, record.header.load(), verify(record), ANNA.id, here.time)
            assert isinstance(made, NewTable)
            await here.store.create(made)
            table = here.find(made.name)
            assert table.record == record
            assert table.rules().version == record.header.rules

    run(bring())


def test_a_table_of_an_unknown_version_is_left_alone(tmp_path: Path) -> None:
    async def create() -> str:
        async with kit(tmp_path) as here:
            return (await here.table(Settings("knatsch", 2))).name

    async def look(name: str) -> None:
        async with kit(tmp_path) as here:
            with pytest.raises(Unreadable) as damaged:
                await here.tables.find(name)
            assert here.tables.listed(here.store.lists.tables_of(ANNA.id, 2)) == []
            assert "version 99 of the rules of knatsch is unknown" in str(damaged.value.__cause__)

    async def both() -> None:
        name = await create()
        database = sqlite3.connect(tmp_path / "house.db")
        with database:
            database.execute("""UPDATE events SET event = replace(event, '"rules":2', '"rules":99')""")
        database.close()
        accept_events(tmp_path / "house.db")
        await look(name)

    run(both())
