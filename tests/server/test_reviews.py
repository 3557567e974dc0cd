"""Reviews over HTTP: whoever may see the replay may see them, and nobody before the game is over."""

import sqlite3
import time
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import TIMEOUT_S, Person, Server, against_a_bot
from tests.server.processes import descendants
from wuerfelreich.records import read_record
from wuerfelreich.review.account import AccountStep
from wuerfelreich.review.report import Review
from wuerfelreich.server.wire.review import ReviewPart
from wuerfelreich.tables.protocol.commands import Ask
from wuerfelreich.tables.protocol.events import Question, Settings
from wuerfelreich.words.catalogue import LANGUAGES

FIRST = msgspec.Raw(b'{"start":1}')
TAKEN_BACK = FOLDER / "wuerfelkoenig" / "penalties-with_take_backs_and_one_who_resigns.wr"


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game that was played to its end, at a table that only its link leads to."""
    return brought(server, TAKEN_BACK)


def brought(server: Server, file: Path) -> str:
    """The table of a game file."""
    with Person(server.address, "Anna") as anna:
        return str(anna.http.post("/games", content=file.read_bytes()).json()["id"])


def ask(person: Person, table: str, first: int = 0) -> httpx.Response:
    """Asks once for a review."""
    return person.http.get(f"/tables/{table}/review", params={"from": first}, headers={"accept-language": "en"})


def whole(person: Person, table: str) -> tuple[list[AccountStep], Review, int]:
    """The steps of a review, its report, and how often one had to ask."""
    steps: list[AccountStep] = []
    for asked in range(1, 500):
        response = ask(person, table, len(steps))
        assert response.status_code == 200, response.text
        part = msgspec.json.decode(response.content, type=ReviewPart)
        steps += part.steps
        if part.report is not None:
            return steps, part.report, asked
    raise AssertionError("the review does not end")


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and the key of a refusal."""
    return response.status_code, response.json()["key"]


def refused(person: Person, table: str) -> tuple[int, str]:
    """How a review is refused; one asks again as long as there is nothing yet."""
    for _ in range(100):
        response = ask(person, table)
        if response.status_code != 200:
            return refusal(response)
    raise AssertionError("the review is not refused")


def rows(server: Server) -> list[tuple[str, str]]:
    """The reviews on disk: their tables and evaluators."""
    database = sqlite3.connect(server.database)
    found = database.execute("SELECT table_id, evaluator FROM reviews").fetchall()
    database.close()
    return found


def test_a_finished_game_is_reviewed_once_for_everybody(server: Server, finished: str, nobody: Person) -> None:
    """Also for a stranger with the link, as the replay is; and what was computed is kept."""
    steps, report, _ = whole(nobody, finished)
    record = read_record(nobody.http.get(f"/tables/{finished}/file").content)
    assert [step.entry for step in steps] == sorted(step.entry for step in steps)
    assert steps[-1].entry in (len(record.entries) - 1, len(record.entries))
    for seat, player in enumerate(report.players):
        sums = player.start + player.dice + player.draws - player.loss + player.others + player.drift
        assert sums == pytest.approx(player.result, abs=1e-9)
        assert steps[-1].after[seat] == player.result
    assert report.steps == (), "they have been sent already"
    while (finished, report.evaluator) not in rows(server):
        time.sleep(0.01)
    with Person(server.address) as other:
        again = whole(other, finished)
    assert again == (steps, report, 1), "it is on disk, and comes at once"
    last = ask(nobody, finished, len(steps)).json()
    assert (last["steps"], last["report"] is None) == ([], False)


def test_a_decision_is_explained_by_the_best_one(finished: str, nobody: Person) -> None:
    steps, report, _ = whole(nobody, finished)
    shown = nobody.http.get(f"/tables/{finished}/steps").json()["steps"]
    events = {step["number"] - 1: step["seq"] for step in shown}
    costly = next(steps[at] for at in report.costliest if steps[at].entry in events)
    found = nobody.http.get(f"/tables/{finished}/best", params={"at": events[costly.entry]}).json()
    assert (found["best"]["text"], found["best"]["seat"]) == (costly.best, costly.player)
    assert found["best"]["sentence"]
    assert found["promised"].endswith(".") or found["promised"] == ""
    rolled = next(step.entry for step in steps if step.luck is not None)
    response = nobody.http.get(f"/tables/{finished}/best", params={"at": events[rolled]})
    assert refusal(response) == (409, "server-nothing-to-explain")


def test_nobody_learns_anything_before_the_game_is_over(anna: Person, nobody: Person) -> None:
    """Not even whoever plays, at a table that allows odds."""
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    paths = (f"/tables/{table}/review", f"/tables/{table}/best?at=5")
    refusals = {(409, "table-refusal-not-over")}
    assert {refusal(person.http.get(path)) for person in (anna, nobody) for path in paths} == refusals
    with anna.at(table) as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=8)
        assert {refusal(person.http.get(path)) for person in (anna, nobody) for path in paths} == refusals
        line.must(Ask(0, Question.END))
    assert refused(anna, table) == (409, "server-review-no-result")


def test_what_cannot_be_reviewed_gets_a_sentence(server: Server, nobody: Person) -> None:
    assert refused(nobody, "nowhere") == (404, "table-refusal-no-such-table")
    assert ask(nobody, "nowhere", -1).status_code == 400
    own = brought(server, next(FOLDER.rglob("*own_boards.wr")))
    assert refused(nobody, own) == (409, "review-no-network")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hostile_upload_is_refused(language: str, anna: Person, finished: str, server: Server) -> None:
    """With a sentence. Uploads are imports: whatever cannot be reviewed never becomes a table."""
    file = anna.http.get(f"/tables/{finished}/file").content
    lines = file.decode().rstrip("\n").split("\n")
    roll = next(at for at, line in enumerate(lines) if line.startswith("~ "))
    hostile = {
        "nothing": (b"", 400),
        "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(200), 400),
        "JSON": (b'{"format": 1, "players": [' * 50, 400),
        "another program's": (file.replace(b"wuerfelreich", b"backgammon", 1), 400),
        "tampered": ("\n".join([*lines[:roll], lines[-1], *lines[roll + 1 :]]).encode() + b"\n", 400),
        "huge": (file + b"# " + b"x" * (1024 * 1024) + b"\n", 413),
    }
    before = len(anna.http.get("/my-tables").json())
    for kind, (content, status) in hostile.items():
        response = anna.http.post("/games", content=content, headers={"accept-language": language})
        assert response.status_code == status, (kind, response.text)
        assert response.json()["sentence"].endswith("."), kind
    assert len(anna.http.get("/my-tables").json()) == before
    assert server.healthy()


def test_an_unfinished_upload_has_no_review(anna: Person, finished: str) -> None:
    """With its seed it counts as ended by agreement, and can be replayed."""
    lines = anna.http.get(f"/tables/{finished}/file").text.split("\n")
    half = "\n".join([*lines[: len(lines) // 2], ""]).encode()
    table = anna.http.post("/games", content=half).json()["id"]
    assert refused(anna, table) == (409, "server-review-no-result")


def test_the_process_for_reviews_starts_while_the_page_loads(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = brought(server, TAKEN_BACK)
        before = len(list(descendants(server.process.pid)))
        assert httpx.get(f"{server.address}/t/{table}/replay", headers={"accept": "text/html"}).status_code == 200
        assert httpx.get(f"{server.address}/t/{table}/review", headers={"accept": "text/html"}).status_code == 200
        until = time.monotonic() + TIMEOUT_S
        while len(list(descendants(server.process.pid))) == before:
            assert time.monotonic() < until, "nothing was started"
            time.sleep(0.05)
