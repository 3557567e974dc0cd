"""Game and material files on disk. A game is saved after every move, so none is ever lost."""

import os
import tempfile
from pathlib import Path

from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.file import MAX_FILE_BYTES, read_record, write_record
from wuerfelreich.records.log import Record
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.material import MAX_BYTES, MaterialError


def save(path: Path, record: Record) -> None:
    """Writes a game file so that a crash leaves either the old file or the new one, never half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write_record(record))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load(path: Path) -> Record:
    """The game in a file; of a file that is too large, no more than the limit is read."""
    too_large = RecordError("a game file may have at most 4 MB", phrase=Phrase("file-too-large"))
    return read_record(_read(path, MAX_FILE_BYTES, too_large))


def load_material(path: Path) -> bytes:
    """The bytes of a material file."""
    return _read(path, MAX_BYTES, MaterialError([f"the file is larger than the {MAX_BYTES:,} bytes allowed"]))


def _read(path: Path, largest: int, too_large: Exception) -> bytes:
    with path.open("rb") as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise too_large
    return data
