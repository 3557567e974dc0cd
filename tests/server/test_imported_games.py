"""Imported games: a sound, finished file becomes a table that anybody with its link can read."""

from pathlib import Path
from random import Random

import httpx
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.records import read_record
from wuerfelreich.tables.imports import MAX_ENTRIES
from wuerfelreich.tables.protocol.commands import Ask, Rematch, Say, Sit
from wuerfelreich.tables.protocol.events import Ending, Message, Question, Settings

FILES = sorted(FOLDER.rglob("*.wr"))
VILLAGE = FOLDER / "wuerfelkoenig" / "village.wr"


def keep(person: Person, file: bytes) -> httpx.Response:
    return person.http.post("/games", content=file, headers={"accept-language": "en"})


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_recorded_game_can_be_imported_and_read(path: Path, anna: Person, nobody: Person) -> None:
    file = path.read_bytes()
    made = keep(anna, file)
    assert made.status_code == 201, made.text
    table = made.json()["id"]
    assert made.json()["status"] == "closed"
    assert nobody.http.get(f"/tables/{table}/file").content == file
    assert nobody.http.get(f"/tables/{table}/steps").json()["all"] == len(read_record(file).entries)
    with nobody.at(table) as line:
        assert line.position.table.ending is Ending.FINISHED
        assert line.position.sheets is not None
    assert table in anna.http.get("/my-tables").text
    assert table not in nobody.http.get("/lobby").text


def test_nothing_can_be_done_at_an_imported_table(anna: Person, ben: Person) -> None:
    table = keep(anna, VILLAGE.read_bytes()).json()["id"]
    for person in (anna, ben):
        with person.at(table) as line:
            assert line.refused(Sit()) == "table-refusal-started"
            assert line.refused(Say(0, Message.HELLO)) == "table-refusal-not-your-seat"
            assert line.refused(Rematch()) == "table-refusal-not-your-seat"
            assert line.refused(Ask(0, Question.END)) == "table-refusal-not-your-seat"


def test_a_game_of_this_server_that_ended_by_agreement(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=2)
        running = keep(ben, anna.http.get(f"/tables/{table}/file").content)
        assert (running.status_code, running.json()["key"]) == (400, "server-unfinished-file")
        line.must(Ask(0, Question.END))
    file = anna.http.get(f"/tables/{table}/file").content
    refused = ben.http.post("/games?played-out=true", content=file)
    assert (refused.status_code, refused.json()["key"]) == (400, "server-review-no-result")
    made = keep(ben, file).json()
    assert made["ending"] == "agreed"
    assert ben.http.get(f"/tables/{made['id']}/file").content == file


def test_an_unsound_file_is_refused(anna: Person, nobody: Person) -> None:
    file = VILLAGE.read_text("utf-8")
    broken = keep(anna, file.replace("\nP1 ", "\nP2 ", 1).encode())
    assert (broken.status_code, broken.json()["key"]) == (400, "server-unsound-file")
    assert "P2" in broken.json()["sentence"]
    head = "\n".join(file.split("\n")[:10])
    assert keep(anna, head.encode()).status_code == 400
    assert keep(anna, b"").json()["key"] == "server-bad-file"
    assert keep(anna, b"x" * (1024 * 1024 + 1)).status_code == 413
    assert keep(nobody, VILLAGE.read_bytes()).status_code == 401


def test_a_game_that_is_too_long(anna: Person) -> None:
    """Taking back and repeating a move makes a game of any length."""
    lines = VILLAGE.read_text("utf-8").rstrip("\n").split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("P") and " keep" in line)
    seat = lines[at].split(" ")[0]
    lines[at + 1 : at + 1] = [f"! takeback {seat}", lines[at]] * (MAX_ENTRIES // 2)
    response = keep(anna, ("\n".join(lines) + "\n").encode())
    assert (response.status_code, response.json()["key"]) == (400, "server-long-file")


def test_a_guest_can_import_only_so_many(server: Server) -> None:
    with Person(server.address, "Gierig") as greedy:
        file = VILLAGE.read_bytes()
        statuses = [keep(greedy, file).status_code for _ in range(101)]
    assert statuses == [201] * 100 + [409]
