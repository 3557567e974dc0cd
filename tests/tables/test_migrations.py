"""A database of any earlier version, with data, is migrated to this version, and its games continue."""

import sqlite3
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import select

from tests.tables.kit import ANNA, BEN, Kit, run
from tests.tables.record_version import FOLDER, SECRETS
from wuerfelreich.records import Fair, Record, read_record, verify, write_record
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Intent, Sit
from wuerfelreich.tables.protocol.events import Closed, Created, Ending, Event, Imported, Played, Settings
from wuerfelreich.tables.store import chain, migrations, schema
from wuerfelreich.tables.store.store import Store, Unreadable

GAMES = Path(__file__).parents[1] / "games"
DUMPS = sorted(FOLDER.glob("*.sql"))


def versions() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    return ScriptDirectory.from_config(config)


def restored(dump: Path, folder: Path) -> Path:
    path = folder / "house.db"
    database = sqlite3.connect(path)
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    return path


def events(here: Kit) -> list[str]:
    with here.store.engine.connect() as connection:
        return list(connection.exec_driver_sql("SELECT event FROM events").scalars())


def test_every_version_has_its_dump() -> None:
    """After a new migration: python -m tests.tables.record_version"""
    assert [dump.stem for dump in DUMPS] == sorted(script.revision for script in versions().walk_revisions())


def test_the_newest_version_is_the_one_that_alembic_finds() -> None:
    assert migrations.newest() == versions().get_current_head()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_games_of_an_earlier_database_continue(dump: Path, tmp_path: Path) -> None:
    path = restored(dump, tmp_path)

    async def play() -> None:
        here = Kit(path)
        with here.store.engine.connect() as connection:
            now = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
        assert now == versions().get_current_head()
        for player, secret in SECRETS.items():
            assert here.store.player(secret) == player
        by_status = {listed.status: listed.id for listed in reversed(here.store.lists.tables_of(ANNA.id, 10))}
        assert set(by_status) == set(Status)

        await here.tables.open()
        running = here.find(by_status[Status.RUNNING])
        assert here.live(running).early_moves_of(BEN.id) == {1: "pass"}
        here.time = running.changed + 1
        await here.play_on(running, {0: ANNA, 1: BEN}, Random(1))
        assert running.ending is Ending.FINISHED
        closed = here.find(by_status[Status.CLOSED])
        assert [chair.name for chair in running.chairs] == [ANNA.name, BEN.name]
        assert all(ANNA.name not in event and BEN.name not in event for event in events(here))
        for table in (running, closed):
            assert table.record is not None
            verdict = verify(table.record)
            assert verdict.sound
            assert verdict.dice.rolls > 0

        reply = await here.tables.intend(ANNA, by_status[Status.OPEN], Intent("known", 1, Sit()))
        assert reply.accepted, "the reply from back then is still known"
        assert reply.seq == 2
        await here.close()

    run(play())


def heads(path: Path) -> dict[str, tuple[int, str]]:
    """Every table's head, computed from its events alone."""
    database = sqlite3.connect(path)
    found = {}
    for table, seed in database.execute("SELECT id, seed FROM tables"):
        link = sha256(f"wuerfelreich events 1\n{table}\n".encode() + seed)
        for seq, at, event in database.execute("SELECT seq, at, event FROM events WHERE table_id = ?", (table,)):
            link = sha256(link.digest() + f"{seq} {at}\n{event}".encode())
            found[table] = (seq, link.hexdigest())
    database.close()
    return found


def stored_heads(path: Path) -> dict[str, tuple[int, str]]:
    database = sqlite3.connect(path)
    found = {table: (seq, link.hex()) for table, seq, link in database.execute("SELECT table_id, seq, link FROM heads")}
    database.close()
    return found


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_every_table_has_the_head_of_its_events(dump: Path, tmp_path: Path) -> None:
    path = restored(dump, tmp_path)
    Store(path).close()
    assert len(heads(path)) >= 3
    assert stored_heads(path) == heads(path)


def test_an_interrupted_start_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = restored(FOLDER / "0002.sql", tmp_path)
    before = list(sqlite3.connect(path).iterdump())

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(chain, "begin", interrupt)
        with pytest.raises(KeyboardInterrupt):
            Store(path)
    assert list(sqlite3.connect(path).iterdump()) == before
    Store(path).close()
    assert stored_heads(path) == heads(path)


def test_a_table_that_is_already_damaged_does_not_stop_a_migration(tmp_path: Path) -> None:
    path = restored(FOLDER / "0002.sql", tmp_path)
    whole = heads(path)
    hurt, *others = whole
    database = sqlite3.connect(path)
    with database:
        database.execute("UPDATE events SET event = CAST(x'ff' AS TEXT) WHERE table_id = ? AND seq = 1", (hurt,))
    database.close()
    store = Store(path)

    async def look() -> None:
        with pytest.raises(Unreadable):
            await store.load(hurt)
        for other in others:
            assert await store.load(other) is not None

    run(look())
    store.close()


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
def test_tables_of_an_earlier_database_are_listed_as_they_are(dump: Path, tmp_path: Path) -> None:
    path = restored(dump, tmp_path)

    async def look() -> None:
        here = Kit(path)
        await here.tables.open()
        for listed in here.tables.listed(here.store.lists.tables_of(ANNA.id, 10)):
            table = here.find(listed.id)
            assert (listed.size, listed.due) == (len(table.chairs), table.due)
            sitting = {seat: (who.player, who.name, who.bot) for seat, who in listed.sitting.items()}
            chairs = [(seat, chair) for seat, chair in enumerate(table.chairs) if chair.name]
            assert sitting == {seat: (chair.player, chair.name, chair.bot) for seat, chair in chairs}
        bots = [listed for listed in here.store.lists.tables_of(ANNA.id, 10) if listed.status is Status.OPEN]
        assert [(seat, who.bot) for seat, who in bots[0].sitting.items() if who.bot] == [(1, "knight")]
        [running] = [table for table in here.store.lists.running() if table.wakes]
        assert running.absent == 3600
        await here.close()

    run(look())


def test_a_damaged_table_does_not_stop_the_migration(tmp_path: Path) -> None:
    path = restored(FOLDER / "0002.sql", tmp_path)
    database = sqlite3.connect(path)
    with database:
        database.execute("UPDATE events SET event = substr(event, 1, 40) WHERE seq <= 3")
    database.close()
    here = Store(path)
    assert len(here.lists.tables_of(ANNA.id, 10)) > 3
    here.close()


def test_an_imported_game_keeps_its_names_outside_the_log_and_gets_its_result(tmp_path: Path) -> None:
    """Version 1 stored the head of the file unchanged, and no results."""
    path = restored(FOLDER / "0001.sql", tmp_path)
    file = (GAMES / "wuerfelkoenig" / "village.wr").read_bytes()
    record = read_record(file)
    assert isinstance(record.header.dice, Fair)
    settings = Settings(
        "wuerfelkoenig", len(record.header.seats), msgspec.Raw(msgspec.json.encode(record.header.options))
    )
    log: list[Event] = [
        Created(settings, ANNA.id, record.header.dice.commitment),
        Imported(write_record(Record(record.header))),
        *(Played(entry) for entry in record.entries),
        Closed(Ending.FINISHED, record.header.dice.seed or ""),
    ]
    database = sqlite3.connect(path)
    with database:
        row = ("brought", b"", ANNA.id, "wuerfelkoenig", "private", "closed", 7)
        database.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", row)
        for seq, event in enumerate(log, start=1):
            written = msgspec.json.encode(event).decode()
            database.execute("INSERT INTO events VALUES (?, ?, ?, ?)", ("brought", seq, 7, written))
    database.close()

    async def look() -> None:
        here = Kit(path)
        await here.tables.open()
        assert here.find("brought").record == record
        assert here.store.imported_by(ANNA.id) == 1
        names = {seat.name for seat in record.header.seats}
        assert not any(f'"{name}"' in event for name in names for event in events(here))
        verdict = verify(record)
        assert verdict.result is not None
        with here.store.engine.connect() as connection:
            [result] = connection.execute(select(schema.results).where(schema.results.c.table_id == "brought"))
            seats = connection.execute(
                select(schema.result_seats)
                .where(schema.result_seats.c.table_id == "brought")
                .order_by(schema.result_seats.c.seat)
            ).all()
        assert (result.game, result.players, result.ended) == ("wuerfelkoenig", len(seats), 7)
        assert tuple(seat.place for seat in seats) == verdict.result.places
        assert here.store.unrated() == []
        await here.close()

    run(look())
