"""Material files with the spelling "color" still load, and game files that name our old material still replay."""

import re
from importlib.resources import files

import msgspec
import pytest

from tests.records.record_games import FOLDER
from tests.records.sessions import fair_dice, new_session
from tests.rules.kits import RULES
from wuerfelreich.records import read_record, verify, write_record
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import game
from wuerfelreich.rules.spelling import in_todays_spelling

RESPELLED = ("wuerfelkoenig", "brettspiel")


def in_the_old_spelling(name: str) -> bytes:
    """Our material as its file used to be, with only the spelling changed."""
    text = files(f"wuerfelreich.rules.{name}").joinpath("material.json").read_text(encoding="utf-8")
    old = re.sub(r'"(marker_|same_)?colour(s?)"', r'"\1color\2"', text)
    return old.replace('"colour_sum"', '"colorSum"').encode()


def recorded_fingerprints(name: str) -> set[str]:
    headers = (read_record(path.read_bytes()).header for path in FOLDER.glob(f"{name}/*.wr"))
    return {header.material.sha256 for header in headers if not header.material.own}


@pytest.mark.parametrize("name", RESPELLED)
def test_a_file_in_the_old_spelling_is_the_same_material(name: str) -> None:
    own = game(name, in_the_old_spelling(name))
    assert own.box.raw == RULES[name].box.raw
    assert own.box.fingerprint != RULES[name].box.fingerprint  # a game file includes it as given
    assert b'"colour"' not in own.box.canonical


@pytest.mark.parametrize("name", RESPELLED)
def test_our_material_is_still_found_by_its_old_fingerprint(name: str) -> None:
    old = game(name, in_the_old_spelling(name)).box.fingerprint
    assert old in recorded_fingerprints(name)
    assert RULES[name].box.goes_by(old)
    assert RULES[name].box.goes_by(RULES[name].box.fingerprint)


def test_custom_material_is_found_only_by_its_own_fingerprint() -> None:
    own = game("wuerfelkoenig", in_the_old_spelling("wuerfelkoenig")).box
    assert own.goes_by(own.fingerprint)
    assert not own.goes_by(RULES["wuerfelkoenig"].box.fingerprint)
    todays = game("wuerfelkoenig", RULES["wuerfelkoenig"].box.canonical).box
    assert not todays.goes_by(own.fingerprint)


@pytest.mark.parametrize("name", RESPELLED)
def test_a_game_with_custom_material_in_the_old_spelling_replays(name: str) -> None:
    session = new_session(game(name, in_the_old_spelling(name)), 2, fair_dice("old", 2))
    session.draw()
    text = write_record(session.record)
    assert '"color"' in text
    assert verify(read_record(text)).sound


def test_only_keys_and_types_are_respelled() -> None:
    given: dict[str, object] = {"type": "colorSum", "color": "R", "note": "color", "notes": ["colors", {"color": 1}]}
    assert in_todays_spelling(given) == {
        "type": "colour_sum", "colour": "R", "note": "color", "notes": ["colors", {"colour": 1}],
    }  # fmt: skip


def test_a_key_in_both_spellings_is_a_fault() -> None:
    raw = msgspec.json.decode(in_the_old_spelling("wuerfelkoenig"))
    at, both = next((at, row) for at, row in enumerate(raw["citizens"], 1) if row["condition"]["type"] == "colors")
    both["condition"]["colours"] = {"R": 1}
    with pytest.raises(MaterialError, match=f"citizens, entry {at}: .*unknown field `colors`"):
        game("wuerfelkoenig", msgspec.json.encode(raw))
