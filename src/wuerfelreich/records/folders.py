"""Where a player's data is kept on this machine."""

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

APP = "wuerfelreich"
SUFFIX = ".wr"


def data_folder() -> Path:
    """Our folder among the user's data, wherever the system keeps that."""
    folder = user_data_path(APP, appauthor=False)
    if folder.exists() or os.environ.get("XDG_DATA_HOME"):
        return folder
    # This used to be the place on every system, and still is on Linux. Data that is already there stays in use.
    former = Path.home() / ".local" / "share" / APP
    return former if former.exists() else folder


def database_file() -> Path:
    """The server's database, unless another is named."""
    return data_folder() / "house.db"


def games_folder() -> Path:
    """The folder for games saved in the terminal."""
    return data_folder() / "games"


def new_game_file(game: str, now: datetime) -> Path:
    """An unused file name for a new game."""
    base = games_folder() / f"{now:%Y-%m-%d-%H%M%S}-{game}"
    number = 1
    while (path := base.with_name(base.name + (f"-{number}" if number > 1 else "") + SUFFIX)).exists():
        number += 1
    return path
