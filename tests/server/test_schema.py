"""The wire schema: each name is defined once, every reference resolves, and it matches what the server sends."""

import json
import re
import subprocess
import sys
from random import Random
from typing import cast

import jsonschema_rs
import msgspec
import pytest

from tests.server.kit import Person, against_a_bot
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.wire import coaching, encoded, messages, statistics
from wuerfelreich.server.wire.schema import HTTP, text
from wuerfelreich.tables.protocol.events import Settings

SCHEMA = cast(dict[str, dict[str, object]], json.loads(text()))


def fits(value: object, name: str) -> None:
    """Checks a message against a type of the schema."""
    jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}).validate(value)


def test_the_module_prints_it() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "wuerfelreich.server.wire.schema"], capture_output=True, check=True, text=True
    )
    assert json.loads(printed.stdout) == SCHEMA


def test_every_name_is_a_valid_identifier() -> None:
    names = SCHEMA["$defs"].keys()
    assert [name for name in names if not re.fullmatch(r"[A-Z][A-Za-z]*", name)] == []
    assert set(re.findall(r'"#/\$defs/([^"]+)"', text())) <= names
    kinds = ("View", "Action", "Outcome", "Target", "Figures")
    assert {f"{name.capitalize()}{kind}" for name in GAMES for kind in kinds} <= names
    assert {"Reply", "Answer", "ServerFrame", "ClientFrame"} <= names


def test_every_message_is_in_it() -> None:
    own = {
        name
        for module in (messages, coaching, statistics)
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
    }
    assert own <= SCHEMA["$defs"].keys()
    assert {kind.__name__ for kind in HTTP} <= SCHEMA["$defs"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_it_matches_the_pictures_in_the_rules(game: str, anna: Person) -> None:
    rules = anna.http.get(f"/rules/{game}").json()
    fits(rules, "Rules")
    fits(rules["figures"], f"{game.capitalize()}Figures")


@pytest.mark.parametrize("game", GAMES)
def test_it_matches_a_game(game: str, anna: Person) -> None:
    table = anna.table(Settings(game, 2))
    with anna.at(table, lang="hu") as line:
        against_a_bot(line)
        line.play_on(Random(1), steps=10)
        fits(json.loads(msgspec.json.encode(messages.News(tuple(line.events), line.position))), "ServerFrame")
        fits(json.loads(bytes(line.position.view)), f"{game.capitalize()}View")
    fits(anna.http.get(f"/tables/{table}").json(), "Summary")
    fits(anna.http.get(f"/tables/{table}/steps").json(), "Steps")


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_those_of_the_game(game: str, anna: Person) -> None:
    """Offers, actions, outcomes and targets are sent as fields, not only as notation."""
    name = game.capitalize()
    table = anna.table(Settings(game, 2, odds=True))
    with anna.at(table) as line:
        against_a_bot(line)
        for _ in range(12):
            if line.over:  # a short game
                break
            for offer in (offer for choices in line.position.own.choices for offer in choices.actions):
                fits(json.loads(bytes(offer.action)), f"{name}Action")
            for one in anna.http.get(f"/tables/{table}/odds").json()["targets"]:
                fits(one["target"], f"{name}Target")
            line.play_on(Random(2), steps=1)
    told = json.loads(msgspec.json.encode(line.events))
    happened = [*told, *anna.http.get(f"/tables/{table}/steps").json()["steps"]]
    assert all(played_fits(name, one) for one in happened)


def played_fits(name: str, told: dict[str, dict[str, dict[str, object]]]) -> bool:
    """Whether a move has its action, a draw its outcome, and anything else neither."""
    entry = told.get("entry") or told["event"].get("entry") or {"type": ""}
    field = {"moved": "action", "drawn": "outcome"}.get(str(entry["type"]))
    if field is not None:
        fits(told[field], f"{name}{field.capitalize()}")
    return {"action", "outcome"} & told.keys() == ({field} - {None})


def test_it_matches_the_server_info(anna: Person) -> None:
    fits(anna.http.get("/server").json(), "ServerInfo")
    fits(anna.http.get("/lobby").json(), "Lobby")
    for game in anna.http.get("/games").json():
        fits(game, "GameInfo")


@pytest.mark.parametrize("name", ["Choices", "Own", "Position", "Welcome", "News"])
def test_an_encoded_message_has_the_fields_of_its_plain_form(name: str) -> None:
    plain, sent = getattr(messages, name), getattr(encoded, f"Encoded{name}")
    assert sent.__struct_fields__ == plain.__struct_fields__
    assert sent.__struct_config__.tag == plain.__struct_config__.tag
    assert sent.__struct_config__.omit_defaults == plain.__struct_config__.omit_defaults
