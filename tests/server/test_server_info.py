"""Requests over HTTP: games, lists, odds, hints, metrics, the schema; and what is logged."""

import json
import socket
from importlib.metadata import version
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.records.record_games import FOLDER
from tests.server.kit import TIMEOUT_S, Person, Server, against_a_bot
from wuerfelreich.bots import LEVELS
from wuerfelreich.records.log import Moved
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.http.lobby import MAX_LISTED
from wuerfelreich.server.limits import BURST, NEW, Bucket, Buckets
from wuerfelreich.tables.protocol.commands import Act, Cancel, Resign, Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Message, Played, Settings, Visibility
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.characters import CAST

FIRST = msgspec.Raw(b'{"start":1}')
FIRST_GAME = next(iter(GAMES))
GAME_FILE = FOLDER / "wuerfelkoenig" / "village.wr"


def test_the_games_with_their_options(nobody: Person) -> None:
    games = {game["id"]: game for game in nobody.http.get("/games", headers={"accept-language": "hu, de;q=0.5"}).json()}
    assert list(games) == list(GAMES)
    assert games["wuerfelkoenig"]["seats"] == [2, 3, 4, 5]
    assert [bot["id"] for bot in games["wuerfelkoenig"]["bots"]] == list(LEVELS)
    assert {"id": "master", "title": "Mester"} in games["wuerfelkoenig"]["bots"]
    assert all(game["minutes"] > 0 for game in games.values())


def chosen(option: dict[str, object], choice: object, seats: int) -> object:
    """A value for an option of the form: one choice, or one for each seat."""
    return choice if option["kind"] == "one" else [choice] * seats


def test_every_option_of_the_form_can_be_chosen(anna: Person) -> None:
    """Laying things by hand needs two options at once; see below."""
    for game in anna.http.get("/games").json():
        seats = game["seats"][-1]
        for option in game["options"]:
            if option["kind"] == "some" or option["name"] == "half_b":
                continue
            for choice in option["choices"]:
                if choice["value"] == "by_hand":
                    continue
                options = {option["name"]: chosen(option, choice["value"], seats)}
                made = anna.http.post("/tables", json={"game": game["id"], "seats": seats, "options": options})
                assert made.status_code == 201, made.text


def test_fires_and_gems_by_hand(anna: Person) -> None:
    [game] = [game for game in anna.http.get("/games").json() if game["id"] == "brettspiel"]
    named = {option["name"]: [choice["value"] for choice in option["choices"]] for option in game["options"]}
    options = {
        "placement": "by_hand",
        "fires": named["fires"][:2],
        "golden_gems": named["golden_gems"][:4],
        "white_gems": named["white_gems"][4:10],
    }
    made = anna.http.post("/tables", json={"game": "brettspiel", "seats": 2, "options": options})
    assert made.status_code == 201, made.text


def test_the_map_by_hand(anna: Person) -> None:
    [game] = [game for game in anna.http.get("/games").json() if game["id"] == "brettspiel"]
    [half_b] = [option for option in game["options"] if option["name"] == "half_b"]
    assert len(half_b["choices"]) == 180
    for choice in half_b["choices"][::20]:
        options = {"arrangement": "by_hand", "half_b": choice["value"]}
        made = anna.http.post("/tables", json={"game": "brettspiel", "seats": 2, "options": options})
        assert made.status_code == 201, made.text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"arrangement": "by_hand", "half_b": "0 20 0"}, "the map would not be connected"),
        ({"placement": "by_hand", "fires": ["A1"]}, "2 dragon fires lie on the map with 2 players, not 1"),
    ],
)
def test_options_that_the_rules_reject_are_refused_when_a_table_is_made(
    anna: Person, options: dict[str, object], sentence: str
) -> None:
    refused = anna.http.post("/tables", json={"game": "brettspiel", "seats": 2, "options": options})
    assert refused.status_code == 400
    assert sentence in refused.text


def test_the_rules_are_in_the_clients_language(nobody: Person) -> None:
    titles = set()
    for language in LANGUAGES:
        for game in GAMES:
            rules = nobody.http.get(f"/rules/{game}", headers={"accept-language": language}).json()
            assert (rules["game"], rules["language"]) == (game, language)
            assert rules["html"].startswith("<h2 ")
            assert rules["unofficial"]
            titles.add(rules["html"])
    assert len(titles) == len(LANGUAGES) * len(GAMES)
    assert nobody.http.get("/rules/chess").json()["key"] == "table-refusal-no-such-game"


def test_the_server_describes_itself(server: Server, nobody: Person) -> None:
    context = nobody.http.get("/server").json()
    assert context["version"] == version("wuerfelreich")
    assert context["lan"] is None
    assert context["sockets"] >= 0


def test_a_guest_has_a_name(nobody: Person) -> None:
    assert nobody.http.get("/me").json() is None
    assert nobody.http.post("/me", json={"name": "Zoé", "picture": "owl"}).status_code == 201
    assert nobody.http.get("/me").json() == {"name": "Zoé", "picture": "owl"}
    assert nobody.http.patch("/me", json={"name": "Zoltán", "picture": "fox"}).is_success
    again = nobody.http.post("/me", json={"name": "Zsófi", "picture": "fox"})
    assert (again.status_code, "set-cookie" in again.headers) == (200, False), "still the same guest"
    assert nobody.http.get("/me").json()["name"] == "Zsófi"


@pytest.mark.parametrize(
    ("picture", "status"), [("die", 201), ("dragon-teal", 201), ("fox-pink", 400), ("teal", 400), ("king", 400)]
)
def test_a_picture_is_one_of_the_apps(nobody: Person, picture: str, status: int) -> None:
    """An emblem, and a colour if wanted; nobody can look like a bot."""
    assert nobody.http.post("/me", json={"name": "Zoé", "picture": picture}).status_code == status


def test_tables_waiting_for_me_come_first(anna: Person, ben: Person) -> None:
    waiting = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    other = anna.table(Settings("wuerfelkoenig", 2, visibility=Visibility.PUBLIC))
    with anna.at(waiting) as line:
        against_a_bot(line)
    with anna.at(other) as line:
        line.must(Sit())
    mine = anna.http.get("/my-tables").json()
    assert [card["table"]["id"] for card in mine] == [waiting, other]
    assert ben.http.get("/my-tables").json() == []
    assert other in [card["table"]["id"] for card in ben.http.get("/lobby").json()["open"]]


def test_my_finished_games_keep_their_result_and_come_in_pages(anna: Person, ben: Person) -> None:
    """Only 50 tables were listed, so that finished games drove out those in progress, and were lost themselves."""
    running = anna.table(Settings(FIRST_GAME, 2, FIRST))
    with anna.at(running) as line:
        against_a_bot(line)
    closed = []
    for _ in range(MAX_LISTED):
        closed.append(anna.table(Settings(FIRST_GAME, 2)))
        with anna.at(closed[-1]) as line:
            line.must(Cancel())
    finished = anna.table(Settings(FIRST_GAME, 2, FIRST))
    with anna.at(finished) as line, ben.at(finished) as other:
        line.must(Sit(0))
        other.must(Sit(1))
        line.must(Start())
        line.must(Resign(0))
        other.take()
    first = anna.http.get("/my-tables").json()
    assert [card["table"]["id"] for card in first[:2]] == [running, finished]
    assert first[1]["table"]["places"] == [2, 1]
    assert ben.http.get("/my-tables").json()[0]["table"]["places"] == [2, 1]
    last = first[-1]["table"]["id"]
    rest = anna.http.get("/my-tables", params={"before": last}).json()
    assert [card["table"]["id"] for card in [*first, *rest]] == [running, finished, *reversed(closed)]
    assert ben.http.get("/my-tables", params={"before": last}).json() == []
    assert anna.http.get("/my-tables", params={"before": "nowhere"}).json() == []


def test_no_player_id_is_sent(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    with anna.at(table) as line:
        line.must(Sit())
    with ben.at(table) as line:
        assert [getattr(told.event, "player", "") for told in line.events] == ["", ""]
        assert [getattr(told.event, "host", "") for told in line.events] == ["", ""]


def test_odds_and_hints_where_the_table_allows_them(anna: Person, ben: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        assert anna.http.get(f"/tables/{table}/odds").status_code == 409
        against_a_bot(line)
        line.must(Roll(0))
        odds = anna.http.get(f"/tables/{table}/odds").json()
        assert odds["seq"] == line.seq
        texts = {offer.text for offer in line.position.own.choices[0].actions}
        assert set(odds["keeps"]) <= texts
        hint = anna.http.get(f"/tables/{table}/hint", params={"seat": 0}, headers={"accept-language": "de"}).json()
        assert hint["text"] in texts
        assert hint["action"]["type"]
        assert hint["sentence"].endswith(".")
        assert "Gewinn" in hint["outlook"]
        assert ben.http.get(f"/tables/{table}/hint", params={"seat": 0}).json()["key"] == "table-refusal-not-your-seat"
        assert anna.http.get(f"/tables/{table}/hint", params={"seat": 9}).status_code == 400
    strict = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(strict) as line:
        against_a_bot(line)
        assert anna.http.get(f"/tables/{strict}/odds").json()["key"] == "server-no-odds"
        assert anna.http.get(f"/tables/{strict}/hint", params={"seat": 0}).json()["key"] == "server-no-odds"


def test_a_bots_move_is_explained_under_the_name_that_everybody_reads(anna: Person) -> None:
    """And not under the id of its character, which is what its seat stores."""
    table = anna.table(Settings(FIRST_GAME, 2, msgspec.Raw(b'{"start":2}'), odds=True))
    with anna.at(table) as line:
        against_a_bot(line, "squire")
        while not line.position.own.choices:
            line.take()
        played = [(told.seq, told.event.entry) for told in line.events if isinstance(told.event, Played)]
        moved = [seq for seq, entry in played if isinstance(entry, Moved) and entry.seat == 1]
        for language in LANGUAGES:
            words, headers = words_in(language), {"accept-language": language}
            found = anna.http.get(f"/tables/{table}/why", params={"at": moved[-1]}, headers=headers)
            outlook = found.json()["outlook"]
            assert any(words.text(f"character-{character}") in outlook for character in CAST["squire"]), outlook


def test_a_past_move_is_explained_where_the_table_allows_it(anna: Person, ben: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        assert anna.http.get(f"/tables/{table}/why", params={"at": 1}).json()["key"] == "server-nothing-to-explain"
        line.must(Roll(0))
        rolled = line.seq
        offer = line.position.own.choices[0].actions[-1]
        line.must(Act(0, offer.text))
        moved = line.seq
        for person in (anna, ben):
            found = person.http.get(f"/tables/{table}/why", params={"at": moved}).json()
            assert (found["seq"], found["seat"], found["text"]) == (moved, 0, offer.text)
            assert found["sentence"]
        assert anna.http.get(f"/tables/{table}/why", params={"at": rolled}).json()["key"] == "server-nothing-to-explain"
        assert anna.http.get(f"/tables/{table}/why", params={"at": moved + 50}).status_code == 409
        assert nobody.http.get(f"/tables/{table}/why", params={"at": moved}).status_code == 401
    strict = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(strict) as line:
        against_a_bot(line)
        assert anna.http.get(f"/tables/{strict}/why", params={"at": line.seq}).json()["key"] == "server-no-odds"


def test_the_file_of_a_running_game_has_no_seed(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    assert anna.http.get(f"/tables/{table}/file").status_code == 409
    with anna.at(table) as line:
        against_a_bot(line)
        line.must(Roll(0))
        file = anna.http.get(f"/tables/{table}/file").text
        assert line.position.table.commitment in file
        assert '"seed"' not in file
        verdict = anna.http.post("/files", content=file.encode()).json()
        assert verdict["sound"]
        assert verdict["rolls_checked"] == 0


def test_faults_of_a_damaged_file_are_explained(nobody: Person) -> None:
    damaged = GAME_FILE.read_text("utf-8").replace("\nP1 ", "\nP2 ", 1)
    verdict = nobody.http.post("/files", content=damaged.encode(), headers={"accept-language": "de"}).json()
    assert not verdict["sound"]
    assert "P2" in verdict["faults"][0]


def test_metrics(server: Server, anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with anna.at(table) as line:
        line.must(Sit())
        assert line.refused(Say(1, Message.HELLO)) == "table-refusal-not-your-seat"
        text = httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text
    process = f"{socket.gethostname()}:{server.process.pid}"
    assert f'wuerfelreich_tables{{process="{process}",status="open"}}' in text
    refused = f'wuerfelreich_intents_refused_total{{key="table-refusal-not-your-seat",process="{process}"}}'
    assert refused in text
    samples = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(f'process="{process}"' in line for line in samples)
    assert any(line.startswith("wuerfelreich_build_info{") for line in samples)


def test_the_schema_names_every_route(server: Server) -> None:
    schema = httpx.get(f"{server.address}/schema/openapi.json", timeout=TIMEOUT_S).json()
    assert {"/api/v1/me", "/api/v1/tables", "/api/v1/tables/{table_id}/file", "/health"} <= set(schema["paths"])


def test_the_log_is_json_without_names_addresses_or_table_ids(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server.address, "Rumpelstilzchen") as person:
        table = person.table(Settings("wuerfelkoenig", 2))
        with person.at(table) as line:
            line.must(Sit())
            line.fault("Rumpelstilzchen")
        person.http.get(f"/tables/{table}")
        server.end()
        written = server.log.read_text()
    lines = [json.loads(line) for line in written.splitlines()]
    assert {line["process"] for line in lines} == {f"{socket.gethostname()}:{server.process.pid}"}
    assert {"listening", "request", "closed"} <= {line["event"] for line in lines}
    for secret in (table, "Rumpelstilzchen", "127.0.0.1", *person.http.cookies.values()):
        assert secret not in written


def test_the_sockets_of_one_player_are_limited(anna: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2))
    lines = [anna.at(table) for _ in range(20)]
    with anna.at(table) as one_more:
        assert one_more.drained() == 4429
        assert one_more.faults[-1].key == "server-too-many-sockets"
    for line in lines:
        line.__exit__(None, None, None)


def test_a_client_that_reads_late_slows_nobody_and_misses_nothing(anna: Person, nobody: Person) -> None:
    table = anna.table(Settings("wuerfelkoenig", 2, FIRST))
    with nobody.at(table) as sleeping, anna.at(table) as line:
        line.must(Sit())
        line.must(Sit(name="Bela"))
        line.must(Start())
        for _ in range(100):
            line.must(Say(0, Message.HELLO))
        sleeping.catch_up(line.seq)


@pytest.mark.parametrize("cost", [1, 3])
def test_a_bucket_refills(cost: int) -> None:
    time = [0.0]
    bucket = Bucket(4, lambda: time[0])
    taken = 0
    while bucket.take(cost):
        taken += cost
    assert taken <= 4 * BURST < taken + cost
    time[0] += cost / 4
    assert bucket.take(cost)
    assert not bucket.take(4 * BURST)


def test_addresses_do_not_accumulate() -> None:
    buckets = Buckets(1, most=2, now=lambda: 0.0)
    assert all(buckets.take("1.1.1.1", 1) for _ in range(NEW))
    assert not buckets.take("1.1.1.1", 1)
    assert buckets.take("2.2.2.2", NEW)
    assert not buckets.take("2.2.2.2", 1)
    assert buckets.take("3.3.3.3", 1)
    assert buckets.take("1.1.1.1", 1), "evicted to make room for others"
