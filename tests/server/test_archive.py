"""The archive: every finished public game, and nothing in it that leads to a person."""

import json
import sqlite3
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from threading import Thread

import httpx
import msgspec
import pytest
from msgspec import Struct

from tests.server.kit import TIMEOUT_S, Person, Server, check_file
from tests.server.test_hostile_http import problem
from tests.server.test_tokens import Program
from wuerfelreich.records import Record, Scripted, Seat, read_record, verify
from wuerfelreich.review.bot_check import check_bots
from wuerfelreich.rules.registry import game
from wuerfelreich.server.http.archive import MAX_GAMES
from wuerfelreich.tables.protocol.commands import Ask, SeatBot, Sit, Start
from wuerfelreich.tables.protocol.events import Question, Settings, Visibility
from wuerfelreich.tables.store.archive import DAY

GAME = "wuerfelkoenig"
PUBLIC = Visibility.PUBLIC


class Played(Struct, frozen=True):
    """A server with finished games, and the public ones among them."""

    server: Server
    table: str
    secrets: tuple[str, ...]
    """What must not be in the archive."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with (
        Server(tmp_path_factory.mktemp("archive")) as server,
        Person(server.address, "Annabella") as anna,
        Person(server.address, "Benedikta") as ben,
        Program(ben, "play") as program,
    ):
        table = anna.table(Settings(GAME, 3, visibility=PUBLIC))
        with anna.at(table) as one, program.at(table) as two:
            one.sit()
            two.must(Sit())
            one.must(SeatBot(2, "random"))
            one.must(Start())
            one.show()
            other = Thread(target=two.play_on, args=(Random(1),))
            other.start()
            one.play_on(Random(2))
            other.join()
        check_file(anna, table)
        header = read_record(anna.http.get(f"/tables/{table}/file").content).header
        chains = [text for chain in header.chains for text in (chain.tip, chain.link or "")]
        assert chains
        _left_out(anna)
        seed = anna.http.get(f"/tables/{table}").json()["seed"]
        yield Played(server, table, ("Annabella", "Benedikta", table, seed, *chains))
        assert server.healthy()


def _left_out(anna: Person) -> None:
    """Public games that are left out: with material of one's own, and not played to the end."""
    own = {**msgspec.json.decode(game(GAME).box.canonical), "note": "Annabella’s"}
    for settings in (
        Settings(GAME, 2, material=json.dumps(own), visibility=PUBLIC),
        Settings(GAME, 2, visibility=PUBLIC),
    ):
        with anna.at(anna.table(settings)) as line:
            line.must(Sit())
            line.must(SeatBot(1, "random"))
            line.must(Start())
            if settings.material is None:
                line.must(Ask(0, Question.END))
            else:
                line.play_on(Random(2))


def today(server: Server) -> date:
    """The day of the server's last finished game."""
    assert isinstance(server.database, Path)
    with sqlite3.connect(server.database) as database:
        [ended] = database.execute("SELECT max(ended) FROM results").fetchone()
    return datetime.fromtimestamp(ended / 1000, UTC).date()


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    """A request without a cookie."""
    return httpx.get(f"{server.address}/api/v1/archive{path}", headers=headers, timeout=TIMEOUT_S)


def records(response: httpx.Response) -> list[Record]:
    """The games in a response."""
    assert response.headers["content-type"].startswith("application/x-ndjson")
    lines = [json.loads(line) for line in response.text.splitlines()]
    assert all(set(line) == {"game", "players", "file"} for line in lines)
    return [read_record(line["file"].encode()) for line in lines]


def test_a_public_game_is_there_without_a_trace_of_anybody(played: Played) -> None:
    response = get(played.server, f"/{GAME}/{today(played.server)}")
    for secret in played.secrets:
        assert secret
        assert secret not in response.text
        assert secret not in str(response.headers)
    [record] = records(response)
    bot = record.header.seats[2]
    assert record.header.seats == (Seat("Player 1"), Seat("Player 2", "program"), Seat(bot.name, "random"))
    assert record.header.dice == Scripted()
    verdict = verify(record)
    assert verdict.sound, verdict.faults
    assert verdict.result is not None
    checked = check_bots(record)
    assert checked.decisions > 0
    assert checked.faults == (), "a program’s decisions are not taken for a house bot’s"


def test_it_is_the_game_that_was_played(played: Played) -> None:
    [record] = records(get(played.server, f"/{GAME}/{today(played.server)}"))
    file = httpx.get(f"{played.server.address}/api/v1/tables/{played.table}/file", timeout=TIMEOUT_S)
    original = read_record(file.content)
    assert [getattr(entry, "text", entry) for entry in record.entries] == [
        getattr(entry, "text", entry) for entry in original.entries
    ]


def test_the_list_counts_only_what_is_there_for_everybody(played: Played) -> None:
    listed = get(played.server, "").json()
    # The game with material of its own was public as well, and is left out only once its log is read.
    assert listed == [{"game": GAME, "day": str(today(played.server)), "games": 2}]


def test_what_cannot_be_found(played: Played) -> None:
    problem(get(played.server, "/chess/2026-01-01"), 404, "table-refusal-no-such-game")
    for day in ("2026-13-01", "yesterday", "2026-1"):
        assert get(played.server, f"/{GAME}/{day}").status_code in (400, 404)
    for cursor in ("-1", str(DAY), "x"):
        assert get(played.server, f"/{GAME}/2026-01-01?after={cursor}").status_code == 400
    for day in ("0001-01-01", "1970-01-01", "9999-12-31"):
        assert records(get(played.server, f"/{GAME}/{day}")) == []


def _copy(database: sqlite3.Connection, table: str, name: str, ended: int) -> None:
    """The same game once more, at another table and another time."""
    for kind, key in (("tables", "id"), ("results", "table_id"), ("events", "table_id")):
        rows = database.execute(f"SELECT * FROM {kind} WHERE {key} = ?", (table,))
        names = [column[0] for column in rows.description]
        for row in rows.fetchall():
            changed = {**dict(zip(names, row, strict=True)), key: name}
            if kind == "results":
                changed["ended"] = ended
            marks = ", ".join("?" * len(changed))
            database.execute(f"INSERT INTO {kind} VALUES ({marks})", tuple(changed.values()))


@pytest.fixture(scope="module")
def past(played: Played) -> date:
    """A day with more games than a page has. The first page ends among three of the same millisecond."""
    day = today(played.server) - timedelta(days=3)
    begins = (day - date(1970, 1, 1)).days * DAY
    assert isinstance(played.server.database, Path)
    with sqlite3.connect(played.server.database, timeout=TIMEOUT_S) as database:
        for number in range(MAX_GAMES + 4):
            at = begins + min(number, MAX_GAMES - 2) if number < MAX_GAMES + 1 else begins + number
            _copy(database, played.table, f"copy-{number:02}", at)
    return day


def test_pages_of_a_past_day_may_be_kept_for_ever(played: Played, past: date) -> None:
    first = get(played.server, f"/{GAME}/{past}")
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert len(records(first)) == MAX_GAMES + 1
    link = first.headers["link"]
    assert link.endswith('>; rel="next"')
    second = httpx.get(f"{played.server.address}{link[1 : link.index('>')]}", timeout=TIMEOUT_S)
    assert len(records(second)) == 3
    assert "link" not in second.headers
    again = get(played.server, f"/{GAME}/{past}", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["etag"] != second.headers["etag"]
    now = get(played.server, f"/{GAME}/{today(played.server)}")
    assert now.headers["cache-control"] == "no-cache"


def test_a_reader_who_leaves_does_no_harm(played: Played, past: date) -> None:
    for _ in range(3):
        with httpx.stream("GET", f"{played.server.address}/api/v1/archive/{GAME}/{past}", timeout=TIMEOUT_S) as reply:
            next(reply.iter_raw())
    assert played.server.healthy()
