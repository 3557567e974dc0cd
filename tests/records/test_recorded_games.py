"""Recorded games, at least one for every way a game can end: `tests/games/<game id>/<ending>[-anything].wr`.

They are real games with fair dice. A rule change that affects play makes them unsound: the rules version must then
rise, the old files stay as they are, and every ending is recorded again under the new version.
`tests/records/record_games.py` makes new ones."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.records.record_games import FOLDER, ends_with, find, preferring
from tests.rules.kits import RULES
from tests.words.catalogues import messages
from wuerfelreich.records import read_record, verify, write_record
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.registry import narration_class

FILES = sorted(FOLDER.glob("*/*.wr"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_is_sound_and_ends_as_its_name_says(path: Path) -> None:
    data = path.read_bytes()
    record = read_record(data)
    assert record.header.game == path.parent.name
    assert write_record(record).encode() == data
    verdict = verify(record)
    assert verdict.faults == ()
    assert verdict.dice.rolls > 0
    assert verdict.result is not None
    assert path.stem.split("-", 1)[0] == verdict.result.ending


@pytest.mark.parametrize(("name", "version"), [(name, version) for name in GAMES for version in GAMES[name].versions])
def test_every_ending_that_has_words_has_a_recorded_game_of_every_version(name: str, version: int) -> None:
    prefix = f"{narration_class(name).prefix}-ending-"
    endings = {key.removeprefix(prefix) for key in messages("en") if key.startswith(prefix)}
    games = [path for path in FILES if path.parent.name == name]
    recorded = {path.stem.split("-", 1)[0] for path in games if read_record(path.read_bytes()).header.rules == version}
    assert endings
    assert endings <= recorded


def test_a_search_finds_the_same_game_again() -> None:
    found = find(RULES["wuerfelkoenig"], 3, ends_with("penalties"), preferring("^penalty"))
    recorded = read_record((FOLDER / "wuerfelkoenig" / "penalties.wr").read_bytes())
    assert found.entries == recorded.entries
    assert found.header == replace(recorded.header, material=found.header.material)  # now under its current fingerprint
    with pytest.raises(LookupError):
        find(RULES["wuerfelkoenig"], 2, ends_with("never"), seeds=range(2))
