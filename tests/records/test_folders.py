"""Games and the database stay where they have always been."""

from datetime import datetime
from pathlib import Path

import pytest

from wuerfelreich.records import folders


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder, and no other place for data."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    return tmp_path


def test_the_data_folder_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert folders.database_file() == home / ".local/share/wuerfelreich/house.db"
    assert folders.games_folder() == home / ".local/share/wuerfelreich/games"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert folders.database_file() == home / ".local/share/wuerfelreich/house.db"
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert folders.database_file() == Path("/data/wuerfelreich/house.db")
    assert folders.games_folder() == Path("/data/wuerfelreich/games")


def test_data_in_the_former_place_stays_in_use(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on macOS, which has its own place for data."""
    place = home / "Library" / "wuerfelreich"
    former = home / ".local/share/wuerfelreich"
    monkeypatch.setattr(folders, "user_data_path", lambda *_, **__: place)
    assert folders.data_folder() == place
    former.mkdir(parents=True)
    assert folders.data_folder() == former
    with monkeypatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(home / "Library"))
        assert folders.data_folder() == place, "this place was requested"
    place.mkdir(parents=True)
    assert folders.data_folder() == place


def test_new_games_get_unique_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    now = datetime(2026, 2, 3, 4, 5, 6)
    names = []
    for _ in range(3):
        path = folders.new_game_file("knatsch", now)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        names.append(path.relative_to(tmp_path).as_posix())
    assert names == [
        "wuerfelreich/games/2026-02-03-040506-knatsch.wr",
        "wuerfelreich/games/2026-02-03-040506-knatsch-2.wr",
        "wuerfelreich/games/2026-02-03-040506-knatsch-3.wr",
    ]
