"""Loading material – cards, boards, dice – from data files, with all faults named at once."""

import hashlib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import TypeVar

import msgspec

from wuerfelreich.rules.spelling import in_todays_spelling

#: A material file may not be larger than this.
MAX_BYTES = 256 * 1024
#: Nor may its lists and objects be nested deeper than this, so that it can always be written out again.
MAX_DEPTH = 32

T = TypeVar("T")


class MaterialError(ValueError):
    """A material file cannot be used; `faults` names everything that is wrong with it."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = tuple(faults)
        more = "" if len(self.faults) == 1 else f" ({len(self.faults)} faults)"
        super().__init__(f"this material cannot be used{more}: " + "; ".join(self.faults))


class Faults:
    """Collects what is wrong, so that one message can name all of it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def check(self, holds: bool, sentence: str) -> None:
        """Notes the sentence unless the condition holds."""
        if not holds:
            self.found.append(sentence)

    def convert(self, raw: object, kind: type[T], where: str) -> T | None:
        """Raw data as a type, or None and a note of what does not fit."""
        try:
            return msgspec.convert(raw, kind, str_keys=True)
        except msgspec.ValidationError as error:
            self.found.append(f"{where}: {error}")
            return None

    def rows(self, raw: object, kind: type[T], where: str) -> list[T]:
        """A list of raw rows as a type, noting every row that does not fit."""
        if not isinstance(raw, list):
            self.found.append(f"'{where}' must be a list")
            return []
        converted = (self.convert(row, kind, f"{where}, entry {at}") for at, row in enumerate(raw, start=1))
        return [row for row in converted if row is not None]

    def raise_if_any(self) -> None:
        """Raises MaterialError with everything that was noted."""
        if self.found:
            raise MaterialError(self.found)


def read_json(data: bytes) -> dict[str, object]:
    """The JSON object in a material file, bounded in size and depth."""
    if len(data) > MAX_BYTES:
        raise MaterialError([f"the file has {len(data):,} bytes, more than the {MAX_BYTES:,} allowed"])
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise MaterialError([f"the file is no JSON: {error}"]) from None
    if not isinstance(raw, dict):
        raise MaterialError(["the file must be a JSON object"])
    if _nested_too_deep(raw):
        raise MaterialError([f"the file is nested more than {MAX_DEPTH} deep"])
    if len(msgspec.json.encode(raw)) > MAX_BYTES:  # a short 1e15 is long in the canonical form, which game files carry
        raise MaterialError(
            [f"the file has more than the {MAX_BYTES:,} bytes allowed when its numbers are written out"]
        )
    return raw


def _nested_too_deep(raw: object) -> bool:
    level = [raw]
    for _ in range(MAX_DEPTH):
        level = [inner for outer in level for inner in _inside(outer)]
    return any(isinstance(one, dict | list) for one in level)


def _inside(raw: object) -> Iterable[object]:
    match raw:
        case dict():
            return raw.values()
        case list():
            return raw
    return ()


class Material:
    """What every game's material has. `data` is a material file; None takes the one that comes with the game."""

    def __init__(self, package: str, data: bytes | None) -> None:
        self.shipped = data is None
        given = read_json(files(package).joinpath("material.json").read_bytes() if data is None else data)
        self.canonical = msgspec.json.encode(given, order="sorted")
        """The file as it was given, as JSON with sorted keys and no white space."""
        self.fingerprint = hashlib.sha256(self.canonical).hexdigest()
        """SHA-256 of the canonical form."""
        self.raw = in_todays_spelling(given)
        self.warnings: tuple[str, ...] = ()
        """What is unusual about it, though it can be played."""
        self._earlier = _earlier_fingerprints(package) if self.shipped else ()

    def goes_by(self, fingerprint: str) -> bool:
        """Whether game files may name this material so: ours also goes by the fingerprints that it had before."""
        return fingerprint == self.fingerprint or fingerprint in self._earlier


def _earlier_fingerprints(package: str) -> tuple[str, ...]:
    """Those of our material in earlier versions that differ in their writing alone, and so play the same."""
    listed = files(package).joinpath("earlier_material.json")
    return msgspec.json.decode(listed.read_bytes(), type=tuple[str, ...]) if listed.is_file() else ()
