"""`value`: the chances to win, for people and for tools."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.commands import Done, Run, refused, run
from tests.rules.kits import RULES
from tests.value.laws import positions
from tests.value.networks import WriteNetwork, networks
from wuerfelreich.rules.registry import GAMES

__all__ = ["networks", "run"]

CHOOSE = (
    "wuerfelkoenig choose; turn 1 P2; roll 2/3; dice R1 R2 R3 R4 G1 B2; row crazy_gnome_4 crazy_gnome_3 hypnotist_1 "
    "dragon_1 rich_snob_1; villages 3 3 3 3 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -; piles - / -"
)
ROLL = CHOOSE.replace("choose", "roll").replace("roll 2/3; dice R1 R2 R3 R4 G1 B2", "roll 0/3; dice -")
THREE = CHOOSE.replace("piles - / -", "piles - / - / -")
RICH = (
    "wuerfelreich: nothing is known about the chances to win: this material is too different: "
    "the points of a citizen go up to 60, the network knows"
)


def told(run: Run, position: str, *options: str) -> dict[str, object]:
    """What a tool gets."""
    done = run("value", "wuerfelkoenig", "--position", position, "--json", *options)
    assert (done.code, done.err) == (0, "")
    found: dict[str, object] = json.loads(done.out)
    return found


def test_json_has_all_seats_all_actions_and_the_best(run: Run, networks: WriteNetwork) -> None:
    networks("wuerfelkoenig", 2, 3)
    found = told(run, CHOOSE)
    assert list(found) == ["game", "players", "player", "chances", "actions", "best"]
    assert (found["game"], found["players"], found["player"]) == ("wuerfelkoenig", 2, 1)
    rules = RULES["wuerfelkoenig"]
    actions = found["actions"]
    assert isinstance(actions, list)
    assert [row["action"] for row in actions] == [
        rules.write_action(action) for action in rules.legal(rules.read_state(CHOOSE))
    ]
    best = max(actions, key=lambda row: row["chances"][1])  # P2 decides
    assert (found["best"], found["chances"]) == (best["action"], best["chances"])
    assert all(sum(row["chances"]) == pytest.approx(1) for row in actions)


def test_there_is_no_action_where_dice_are_due(run: Run, networks: WriteNetwork) -> None:
    networks("wuerfelkoenig", 2, 3)
    found = told(run, ROLL)
    assert (found["player"], found["actions"], found["best"]) == (None, [], None)
    chances = found["chances"]
    assert isinstance(chances, list)
    assert sum(chances) == pytest.approx(1)
    *rows, why = run("value", "wuerfelkoenig", "--position", ROLL).out.splitlines()
    assert why == "P2 rolls next, so there are no actions to choose from."
    assert [row.split() for row in rows] == [
        ["P1", "P2"],
        ["Chance", "to", "win", *(f"{chance:.1%}" for chance in chances)],
    ]


@pytest.mark.parametrize(
    ("language", "now", "who", "best"),
    [
        ("en", "Chance to win", "P2 decides.", "Best: "),
        ("de", "Gewinnchance", "P2 entscheidet.", "Am besten: "),
        ("hu", "Nyerési esély", "P2 dönt.", "A legjobb: "),
    ],
)
def test_people_get_actions_in_words_best_first(
    run: Run, networks: WriteNetwork, language: str, now: str, who: str, best: str
) -> None:
    networks("wuerfelkoenig", 2, 3)
    found = told(run, THREE)
    done = run("value", "wuerfelkoenig", "--position", THREE, "--lang", language, COLUMNS="200")
    head, first, *rows, decides, last = (" ".join(line.split()) for line in done.out.splitlines())
    assert head == "P1 P2 P3"
    assert decides == who
    assert first.startswith(f"{now} ")
    actions = found["actions"]
    assert isinstance(actions, list)
    assert len(rows) == len(actions)
    figures = [re.findall(r"(\d+[.,]\d)\s?%", row) for row in rows]
    second = [float(row[1].replace(",", ".")) for row in figures]
    assert second == sorted(second, reverse=True)
    assert figures[0] == re.findall(r"(\d+[.,]\d)\s?%", first)
    assert last == best + re.split(r" \d+[.,]\d\s?%", rows[0])[0]


def test_why_nobody_decides(run: Run, networks: WriteNetwork) -> None:
    networks("wuerfelkoenig", 2)
    rules = RULES["wuerfelkoenig"]
    *_, last = positions(rules, 2, seed=1)
    for state, why in ((rules.start(2), "A draw comes next, so"), (last, "The game is over, so")):
        done = run("value", "wuerfelkoenig", "--position", rules.write_state(state))
        assert done.out.splitlines()[-1] == f"{why} there are no actions to choose from."


def no_network(done: Done) -> str:
    """The sentence for a good question to which there is no answer."""
    assert done.code == 1
    assert done.out == ""
    assert done.err.count("\n") == 1
    return done.err


def test_without_a_network_there_is_a_sentence(run: Run, networks: WriteNetwork) -> None:
    networks("wuerfelkoenig", 2)
    done = run("value", "wuerfelkoenig", "--position", THREE)
    assert "no network has been trained for wuerfelkoenig with 3 players" in no_network(done)


def test_a_material_that_no_network_knows_gets_a_sentence(run: Run, networks: WriteNetwork, tmp_path: Path) -> None:
    networks("wuerfelkoenig", 2)
    raw = msgspec.json.decode(RULES["wuerfelkoenig"].box.canonical)
    (tmp_path / "same.json").write_bytes(msgspec.json.encode({**raw, "note": "ours"}))
    assert told(run, CHOOSE, "--material", "same.json") == told(run, CHOOSE)
    next(card for card in raw["citizens"] if card["id"] == "crazy_gnome_4")["points"] = 60
    (tmp_path / "rich.json").write_bytes(msgspec.json.encode(raw))
    done = run("value", "wuerfelkoenig", "--position", CHOOSE, "--material", "rich.json")
    assert no_network(done).startswith(RICH)


def test_impossible_questions(run: Run) -> None:
    refused(run("value", "chess", "--position", CHOOSE), "there is no game “chess”")
    refused(run("value", "wuerfelkoenig", "--position", CHOOSE, "--lang", "xx"), "there is no language “xx”")
    refused(run("value", "wuerfelkoenig", "--position", "nonsense"), "this is not a position")
    refused(run("value", "wuerfelkoenig", "--position", CHOOSE, "--material", "missing.json"), "No such file")
    done = run("value", "wuerfelkoenig")
    assert done.code == 2
    assert "--position" in done.err


@pytest.mark.parametrize("command", ["odds", "value"])
def test_a_position_of_another_game_is_named(run: Run, command: str) -> None:
    asked, *others = GAMES
    for other in others:
        position = RULES[other].write_state(RULES[other].start(2))
        refused(run(command, asked, "--position", position), f"this is a position of {other}, not of {asked}")
