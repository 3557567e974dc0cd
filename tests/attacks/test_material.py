"""A guest attacks everybody else with the material and the options of a new table: files with more cards, boards or
faults than a server can look at, options that make the lobby huge. Each is refused with a sentence, nothing of it is
stored, and whatever is accepted is cheap to load and shared by all tables that use it."""

import gc
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from weakref import WeakSet

import httpx
import msgspec
import pytest

from tests.attacks.hostile_material import Raw, largest, ours, text, with_boards, with_citizens
from tests.cli.commands import Run, run
from tests.server.kit import Person, Server
from wuerfelreich.records import Record, Seat, Seeded, write_record
from wuerfelreich.records.header import Header, Material, rules_of
from wuerfelreich.records.own_rules import MAX_KEPT
from wuerfelreich.rules.game import AnyGame, GameOptions, Phrase
from wuerfelreich.rules.material import Faults, MaterialError
from wuerfelreich.rules.material_bounds import MAX_ENTRIES, MAX_NUMBER, MAX_TEXT, MAX_VALUES
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.rules.wuerfelland.material import MAX_BOARDS
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.protocol.settings import checked

__all__ = ["run"]

WITHOUT_OWN_MATERIAL = str(Path(__file__).with_name("without_own_material.py"))
MANY = 8_000
CITIZENS = {
    "the same": ["x"] * MANY,
    "distinct": [f"x{at}" for at in range(MANY)],
    "in pairs": [f"x{at // 2}" for at in range(MANY)],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that must log no error while it is attacked."""
    with Server(tmp_path_factory.mktemp("attacked")) as running:
        yield running
        assert running.healthy()


@pytest.fixture
def eve(server: Server) -> Iterator[Person]:
    """The attacker."""
    with Person(server.address, "Eve") as person:
        yield person


def create(eve: Person, name: str, **more: object) -> httpx.Response:
    """Asks for a public table."""
    return eve.http.post("/tables", json={"game": name, "seats": 2, "visibility": "public", **more})


def refused(response: httpx.Response) -> str:
    """The sentence of a refusal, short enough for a person to read."""
    assert (response.status_code, response.json()["key"]) == (400, "table-refusal-settings"), response.text[:300]
    sentence = response.json()["sentence"]
    assert isinstance(sentence, str)
    assert len(sentence) < 2_500
    return sentence


def faults_of(name: str, raw: Raw) -> tuple[str, ...]:
    """Why a material file is refused."""
    with pytest.raises(MaterialError) as caught:
        game(name, text(raw).encode())
    return caught.value.faults


@pytest.mark.parametrize("ids", CITIZENS.values(), ids=CITIZENS)
def test_thousands_of_cards_are_refused_without_looking_at_each(
    ids: list[str], eve: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw, looked = with_citizens(ids), 0
    convert = Faults.convert

    def counted(self: Faults, raw: object, kind: type[object], where: str) -> object:
        nonlocal looked
        looked += 1
        return convert(self, raw, kind, where)

    monkeypatch.setattr(Faults, "convert", counted)
    expected = "'citizens': a list has 8,000 entries, more than the 500 allowed"
    assert faults_of("wuerfelkoenig", raw) == (expected,)
    assert looked == 0
    assert expected in refused(create(eve, "wuerfelkoenig", material=text(raw)))


@pytest.mark.parametrize("ids", CITIZENS.values(), ids=CITIZENS)
def test_as_many_cards_as_a_list_may_have_are_all_looked_at(ids: list[str]) -> None:
    assert faults_of("wuerfelkoenig", with_citizens(ids[:MAX_ENTRIES]))[-1].startswith("and ")


@pytest.mark.parametrize("ids", CITIZENS.values(), ids=CITIZENS)
def test_as_many_tournaments_as_a_list_may_have_are_all_looked_at(ids: list[str]) -> None:
    cards = [{"id": name, "type": "tournament"} for name in ids[:MAX_ENTRIES]]
    assert faults_of("knatsch", {**ours("knatsch"), "cards": cards})


def test_thousands_of_boards_are_refused(eve: Person) -> None:
    assert "'boards': a list has 4,000 entries" in refused(
        create(eve, "wuerfelland", material=text(with_boards(4_000)))
    )
    assert faults_of("wuerfelland", with_boards(MAX_BOARDS + 1)) == (
        f"'boards' has {MAX_BOARDS + 1} entries, more than the {MAX_BOARDS} allowed",
    )
    assert create(eve, "wuerfelland", material=text(with_boards(MAX_BOARDS))).status_code == 201


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("filler", "why"),
    [
        ([[0] * 400] * 13, "more than the 5,000 values allowed"),
        ([0] * (MAX_ENTRIES + 1), "a list has 501 entries"),
        ({str(at): 0 for at in range(MAX_ENTRIES + 1)}, "an object has 501 entries"),
        ("x" * (MAX_TEXT + 1), "a text has 10,001 characters"),
        ({"x" * (MAX_TEXT + 1): 1}, "a text has 10,001 characters"),
        (MAX_NUMBER + 1, "a number is larger than the 1,000,000,000 allowed"),
        (-(10**300), "a number is larger than the 1,000,000,000 allowed"),
        (-1e300, "a number is larger than the 1,000,000,000 allowed"),
    ],
    ids=["values", "list", "object", "text", "key", "number", "negative number", "fraction"],
)
def test_every_count_is_bounded_even_where_nobody_reads_it(name: str, filler: object, why: str) -> None:
    [fault] = faults_of(name, {**ours(name), "filler": filler})
    assert fault.startswith("'filler': ")
    assert why in fault


def test_a_file_cannot_have_more_values_in_all_than_in_one_section() -> None:
    sections: Raw = {f"s{at}": [0] * MAX_ENTRIES for at in range(MAX_VALUES // MAX_ENTRIES)}
    [fault] = faults_of("knatsch", {**ours("knatsch"), **sections})
    assert fault.endswith("with it the file has more than the 5,000 values allowed")


@pytest.mark.parametrize(
    "options",
    [
        {f"x{at}": 0 for at in range(90_000)},
        {"start": "x" * 1_000_000},
        {"x" * 1_000_000: 1},
        {"placement": "by_hand", "fires": [""] * 330_000},
        {"placement": "by_hand", "fires": ["A1"] * 100_000},
    ],
    ids=["fields", "text", "key", "places", "the same place"],
)
def test_huge_options_are_refused_and_not_stored(options: Raw, eve: Person) -> None:
    before = len(eve.http.get("/lobby").content)
    for name in GAMES:
        assert "4,096 bytes" in refused(create(eve, name, options=options))
    assert len(eve.http.get("/lobby").content) == before


def test_options_nobody_has_heard_of_are_refused(eve: Person) -> None:
    assert "unknown field `invented`" in refused(create(eve, "knatsch", options={"invented": 1}))
    assert len(refused(create(eve, "knatsch", options={"x" * 4_000: 1}))) < 400


def test_options_are_stored_in_their_shortest_form(eve: Person) -> None:
    said = b'{"game":"wuerfelland","seats":2,"options":{ "treasures" : 9,\n "start": 2, "boards": null}}'
    made = eve.http.post("/tables", content=said, headers={"content-type": "application/json"})
    assert made.status_code == 201
    assert b'"options":{"start":2}' in made.content


@pytest.mark.parametrize(
    "options",
    [
        {"arrangement": "by_hand", "half_b": "0 0 0"},
        {"placement": "by_hand"},
        {"placement": "by_hand", "fires": ["A1", "A2"], "golden_gems": ["A1"]},
        {"start": 3},
        {"start": 10**30},
    ],
)
def test_options_that_cannot_start_are_refused_when_the_table_is_created(options: Raw, eve: Person) -> None:
    refused(create(eve, "brettspiel", options=options))
    refused(create(eve, "brettspiel", options=options, material=text({**ours("brettspiel"), "note": "mine"})))


def test_a_long_list_of_faults_is_cut() -> None:
    error = MaterialError([f"fault {at}" for at in range(1, 10_001)])
    assert error.faults == (*(f"fault {at}" for at in range(1, 101)), "and 9,900 more")
    assert str(error).startswith("this material cannot be used (10,000 faults): fault 1; ")
    assert str(error).endswith("; fault 10; and 9,990 more")
    [long] = MaterialError(["x" * 100_000]).faults
    assert len(long) <= 200


def test_faults_without_end_are_a_refusal_and_not_an_error(eve: Person) -> None:
    spoilt = {**ours("wuerfelkoenig"), "citizens": [0] * MAX_ENTRIES}
    assert refused(create(eve, "wuerfelkoenig", material=text(spoilt))).endswith("and 491 more.")
    long = {**ours("wuerfelkoenig"), "citizens": [{"x" * 9_000: "y" * 9_000}] * 10}
    refused(create(eve, "wuerfelkoenig", material=text(long)))


def test_custom_material_is_checked_in_another_process(tmp_path: Path) -> None:
    with Server(tmp_path, program=[WITHOUT_OWN_MATERIAL]) as server, Person(server.address, "Eve") as eve:
        for name in GAMES:
            assert create(eve, name, material=text({**ours(name), "note": "mine"})).status_code == 201
            assert create(eve, name).status_code == 201
        assert server.healthy()


@pytest.mark.parametrize("name", GAMES)
def test_the_largest_material_that_is_accepted_loads_at_once(name: str) -> None:
    """The bounds are meant for 20 ms of processor time; ten times as much is a mistake, whatever the machine."""
    data = text(largest(name)).encode()

    def seconds() -> float:
        began = process_time()
        game(name, data).start(2)
        return process_time() - began

    assert min(seconds() for _ in range(3)) < 0.2


def test_what_is_stored_is_canonical() -> None:
    spaced = msgspec.json.format(text({**ours("knatsch"), "note": "mine"}), indent=3)
    one = checked(Settings("knatsch", 2, material=spaced))
    other = checked(Settings("knatsch", 2, material=text({"note": "mine", **ours("knatsch")})))
    assert not isinstance(one, Phrase)
    assert not isinstance(other, Phrase)
    assert one.settings.material == other.settings.material
    assert bytes(one.settings.options) == b"{}"


def test_tables_with_the_same_material_share_one_object() -> None:
    own = {**ours("wuerfelkoenig"), "note": "shared"}
    plain, spaced = text(own).encode(), msgspec.json.format(text(own), indent=2).encode()
    rules = rules_of("wuerfelkoenig", plain, 1)
    assert all(rules_of("wuerfelkoenig", plain, 1) is rules for _ in range(200))
    assert rules_of("wuerfelkoenig", spaced, 1) is rules


def test_versions_of_the_rules_do_not_share_one_object() -> None:
    versions = [rules_of("knatsch", text(ours("knatsch")).encode(), version) for version in GAMES["knatsch"].versions]
    assert [one.version for one in versions] == list(GAMES["knatsch"].versions)


def test_material_that_nobody_uses_any_more_is_forgotten() -> None:
    seen: WeakSet[AnyGame] = WeakSet()
    for at in range(3 * MAX_KEPT):
        seen.add(rules_of("wuerfelkoenig", text({**ours("wuerfelkoenig"), "note": f"forgotten {at}"}).encode(), 1))
    gc.collect()
    assert len(seen) == MAX_KEPT


def test_an_imported_game_is_held_to_the_same_bounds(eve: Person) -> None:
    own = msgspec.Raw(text(with_boards(4_000)).encode())
    header = Header("wuerfelland", 1, Material("0" * 64, own), (Seat("A"), Seat("B")), GameOptions(), Seeded("x"))
    file = write_record(Record(header, ()))
    for response in (eve.http.post("/games", content=file), eve.http.post("/files", content=file)):
        assert response.status_code == 400
        assert "'boards': a list has 4,000 entries, more than the 500 allowed" in response.json()["sentence"]


@pytest.mark.parametrize("command", ["odds", "terminal"])
def test_the_command_line_refuses_it_with_one_sentence(command: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hostile.json"
    file.write_text(text(with_boards(4_000)))
    done = run(command, "wuerfelland", "--material", str(file))
    assert done.code == 2
    assert done.err.splitlines() == [
        "wuerfelreich: this material cannot be used:",
        "  - 'boards': a list has 4,000 entries, more than the 500 allowed",
    ]
