"""`admin …` on the command line: bad input, and what happens without a server. With one: tests/server/test_admin.py."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.cli.commands import Run, refused, run
from tests.tables.kit import ANNA, kit
from tests.tables.record_version import FOLDER
from wuerfelreich.cli.admin_report import overview_lines, table_lines
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.store.overview import Overview, Seated, TableLine
from wuerfelreich.tables.store.store import Store
from wuerfelreich.words.catalogue import words_in

__all__ = ["run"]
GUEST_COMMANDS = ("silence", "unsilence", "remove", "readmit")


@pytest.fixture
def table(tmp_path: Path) -> str:
    """A table of Anna's in house.db."""

    async def fill() -> str:
        async with kit(tmp_path) as here:
            await here.store.add_player(ANNA, "secret", here.time)
            return (await here.table(Settings("knatsch", 2))).name

    return asyncio.run(fill())


def test_without_a_server_it_waits(run: Run, table: str) -> None:
    for command in (["close", table], ["remove", ANNA.id]):
        done = run("admin", *command, "--database", "house.db", "--lang", "en")
        assert (done.code, done.out) == (0, "No server is running; this takes effect when one starts.\n")


def test_a_guest_is_silenced_and_readmitted(run: Run, table: str) -> None:
    for command, told in (
        ("silence", "Dieser Gast kann keine Nachrichten mehr senden und keine Namen mehr wählen."),
        ("unsilence", "Dieser Gast kann wieder Nachrichten senden und Namen wählen."),
    ):
        done = run("admin", command, ANNA.id, "--database", "house.db", "--lang", "de")
        assert (done.code, done.out) == (0, f"{told}\n")
    refused(run("admin", "readmit", ANNA.id, "--database", "house.db"), "the guest “anna” is not removed")


def test_an_id_may_begin_with_a_hyphen(run: Run, table: str) -> None:
    refused(run("admin", "close", "-x--database7", "--database", "house.db"), "there is no table “-x--database7”")


def test_what_is_not_there(run: Run, table: str) -> None:
    refused(run("admin", "tables", "--database", "missing.db"), "there is no database at missing.db")
    refused(run("admin", "tables"), "there is no database at")
    refused(run("admin", "tables", "--game", "chess", "--database", "house.db"), "there is no game “chess”")
    refused(run("admin", "close", "nothing", "--database", "house.db"), "there is no table “nothing”")
    for command in GUEST_COMMANDS:
        refused(run("admin", command, "nobody", "--database", "house.db"), "there is no guest “nobody”")


def test_a_bad_reason(run: Run, table: str) -> None:
    done = run("admin", "close", table, "--reason", "boredom", "--database", "house.db")
    assert done.code == 2
    assert "--reason must be one of" in done.err


def test_a_database_of_an_earlier_version_is_left_alone(run: Run, tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "house.db")
    database.executescript((FOLDER / "0008.sql").read_text(encoding="utf-8"))
    before = list(database.iterdump())
    refused(run("admin", "statistics", "--database", "house.db"), "start the server once to update it")
    assert list(database.iterdump()) == before
    database.close()


def test_a_file_that_is_no_database(run: Run, tmp_path: Path) -> None:
    (tmp_path / "house.db").write_text("nothing like it" * 100)
    refused(run("admin", "statistics", "--database", "house.db"), "the database cannot be used")


def test_figures_of_an_empty_server(run: Run, tmp_path: Path) -> None:
    Store(tmp_path / "house.db").close()
    done = run("admin", "statistics", "--database", "house.db", "--lang", "hu")
    assert done.code == 0
    assert done.out.splitlines() == [
        "Asztalok: open 0, running 0, closed 0",
        "Vendégek 0: silenced 0, removed 0",
        "Befejezett játszmák: –",
        "Játékosszám szerint: –",
        "Botok helyei: –",
    ]


def test_somebody_in_an_uploaded_game_has_only_a_name() -> None:
    seated = (Seated("Anna"), Seated("Ben", guest="g1"), Seated("conrad", bot="squire"))
    table = TableLine("t1", "knatsch", Status.CLOSED, "private", 0, "", seated)
    [line] = table_lines(words_in("en"), [table])
    assert line.endswith("private  Anna, Ben [g1], Conrad (Squire)")


def test_bots_have_the_names_and_levels_that_players_read() -> None:
    seated = (Seated("conrad", bot="squire"), Seated("Knight 2", bot="knight"), Seated("Deep", bot="deep_thought"))
    table = TableLine("t1", "knatsch", Status.CLOSED, "private", 0, "", seated)
    [line] = table_lines(words_in("de"), [table])
    assert line.endswith("private  Konrad (Knappe), Ritter 2 (Ritter), Deep (deep_thought)")
    found = Overview(
        tables={}, guests=0, silenced=0, removed=0, games={}, sizes={}, bots={"squire": 3, "deep_thought": 1}, days=()
    )
    assert "Plätze von Bots: Knappe 3, deep_thought 1" in overview_lines(words_in("de"), found)


def test_numbers_of_players_are_told_from_numbers_of_games() -> None:
    found = Overview(
        tables={}, guests=0, silenced=0, removed=0, games={"knatsch": 9}, sizes={2: 8, 6: 1}, bots={}, days=()
    )
    assert "By number of players: 2 players 8, 6 players 1" in overview_lines(words_in("en"), found)
