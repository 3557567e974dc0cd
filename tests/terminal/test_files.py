"""Saved games are never lost and never half written."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from tests.records.sessions import random_session
from wuerfelreich.records import RecordError, write_record
from wuerfelreich.rules.material import MAX_BYTES, MaterialError
from wuerfelreich.terminal import files

FIRST = random_session("wuerfelkoenig", 2, seed=1, most=10).record
SECOND = random_session("wuerfelkoenig", 2, seed=1, most=30).record


def test_what_is_saved_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.wr"
    files.save(path, FIRST)
    assert files.load(path) == FIRST
    files.save(path, SECOND)
    assert files.load(path) == SECOND
    assert path.read_bytes() == write_record(SECOND).encode()
    assert os.listdir(path.parent) == ["game.wr"]


@pytest.mark.parametrize("broken", ["os.fsync", "os.replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failing_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, error: BaseException
) -> None:
    path = tmp_path / "game.wr"
    files.save(path, FIRST)

    def fail(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(broken, fail)
        with pytest.raises(type(error)):
            files.save(path, SECOND)
    assert files.load(path) == FIRST
    assert os.listdir(tmp_path) == ["game.wr"]


def noted(monkeypatch: pytest.MonkeyPatch, name: str, done: list[str]) -> None:
    """Notes the calls of a function of the system before making them."""
    real = getattr(os, name)

    def noting(*args: object) -> None:
        done.append(name)
        real(*args)

    monkeypatch.setattr(f"os.{name}", noting)


def test_the_new_file_is_on_disk_before_it_takes_the_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("fsync", "replace"):
        noted(monkeypatch, name, done)
    files.save(tmp_path / "game.wr", FIRST)
    assert done == ["fsync", "replace"]


def test_a_saved_game_is_for_its_owner_alone(tmp_path: Path) -> None:
    """The seed of the dice lies in it."""
    files.save(tmp_path / "game.wr", FIRST)
    assert (tmp_path / "game.wr").stat().st_mode & 0o077 == 0


def test_new_games_get_names_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    now = datetime(2026, 2, 3, 4, 5, 6)
    names = []
    for _ in range(3):
        path = files.new_file("knatsch", now)
        files.save(path, FIRST)
        names.append(path.relative_to(tmp_path).as_posix())
    assert names == [
        "wuerfelreich/games/2026-02-03-040506-knatsch.wr",
        "wuerfelreich/games/2026-02-03-040506-knatsch-2.wr",
        "wuerfelreich/games/2026-02-03-040506-knatsch-3.wr",
    ]


def test_games_are_kept_in_the_home_folder_by_default() -> None:
    assert files.games_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/wuerfelreich/games")
    assert files.games_folder({}) == Path.home() / ".local/share/wuerfelreich/games"
    assert files.games_folder({"XDG_DATA_HOME": ""}) == Path.home() / ".local/share/wuerfelreich/games"


def test_large_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(RecordError, match="4 MB"):
        files.load(path)
    with pytest.raises(MaterialError, match="allowed"):
        files.load_material(path)
    path.write_bytes(b" " * MAX_BYTES)
    assert len(files.load_material(path)) == MAX_BYTES
