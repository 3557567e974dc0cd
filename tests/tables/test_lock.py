"""One process owns a database, under whatever name, and only as long as it lives."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wuerfelreich.tables.store.file import StoreError
from wuerfelreich.tables.store.store import Store

_HOLD = """
import sys, time
from pathlib import Path
from wuerfelreich.tables.store.store import Store
store = Store(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_a_lock_is_released_with_its_process_however_it_ends(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    holder = subprocess.Popen([sys.executable, "-c", _HOLD, str(database)], stdout=subprocess.PIPE, text=True)
    assert holder.stdout is not None
    try:
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreError) as refused:
            Store(database)
        assert str(refused.value) == f"{database} is in use by another Würfelreich on this machine"
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        holder.stdout.close()
    Store(database).close()


def test_another_name_for_a_database_is_the_same_database(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    (tmp_path / "link.db").symlink_to(database)
    (tmp_path / "folder").symlink_to(tmp_path)
    store = Store(database)
    for name in ("link.db", "folder/house.db"):
        with pytest.raises(StoreError, match="in use by another"):
            Store(tmp_path / name)
    store.close()
    link = Store(tmp_path / "link.db")
    with pytest.raises(StoreError, match="in use by another"):
        Store(database)
    link.close()


def test_a_dangling_link_is_reported(tmp_path: Path) -> None:
    os.symlink("loop.db", tmp_path / "loop.db")
    with pytest.raises(StoreError, match="cannot be used"):
        Store(tmp_path / "loop.db")
