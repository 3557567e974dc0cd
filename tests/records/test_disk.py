"""Saved games are never lost and never half written."""

import os
from pathlib import Path

import pytest

from tests.records.sessions import random_session
from wuerfelreich.records import RecordError, disk, write_record
from wuerfelreich.rules.material import MAX_BYTES, MaterialError

FIRST = random_session("wuerfelkoenig", 2, seed=1, most=10).record
SECOND = random_session("wuerfelkoenig", 2, seed=1, most=30).record


def test_a_saved_game_can_be_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.wr"
    disk.save(path, FIRST)
    assert disk.load(path) == FIRST
    disk.save(path, SECOND)
    assert disk.load(path) == SECOND
    assert path.read_bytes() == write_record(SECOND).encode()
    assert os.listdir(path.parent) == ["game.wr"]


@pytest.mark.parametrize("broken", ["os.fsync", "os.replace"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_failing_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str, error: BaseException
) -> None:
    path = tmp_path / "game.wr"
    disk.save(path, FIRST)

    def fail(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(broken, fail)
        with pytest.raises(type(error)):
            disk.save(path, SECOND)
    assert disk.load(path) == FIRST
    assert os.listdir(tmp_path) == ["game.wr"]


def noted(monkeypatch: pytest.MonkeyPatch, name: str, done: list[str]) -> None:
    """Records the calls of a system function before making them."""
    real = getattr(os, name)

    def noting(*args: object) -> None:
        done.append(name)
        real(*args)

    monkeypatch.setattr(f"os.{name}", noting)


def test_the_new_file_is_on_disk_before_it_replaces_the_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    for name in ("fsync", "replace"):
        noted(monkeypatch, name, done)
    disk.save(tmp_path / "game.wr", FIRST)
    assert done == ["fsync", "replace"]


def test_only_its_owner_can_read_a_saved_game(tmp_path: Path) -> None:
    """It contains the seed of the dice."""
    disk.save(tmp_path / "game.wr", FIRST)
    assert (tmp_path / "game.wr").stat().st_mode & 0o077 == 0


def test_large_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(RecordError, match="4 MB"):
        disk.load(path)
    with pytest.raises(MaterialError, match="allowed"):
        disk.load_material(path)
    path.write_bytes(b" " * MAX_BYTES)
    assert len(disk.load_material(path)) == MAX_BYTES
