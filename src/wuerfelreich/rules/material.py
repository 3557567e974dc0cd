"""Loading material (cards, boards, dice) from data files, with all faults reported at once."""

import hashlib
from collections.abc import Sequence
from importlib.resources import files
from typing import TypeVar

import msgspec

from wuerfelreich.rules.material_bounds import MAX_ENTRIES, bounds_fault
from wuerfelreich.rules.spelling import in_todays_spelling

#: A material file may not be larger than this.
MAX_BYTES = 256 * 1024
#: Faults that are listed, and characters of each; the others are only counted.
MAX_FAULTS = 100
MAX_FAULT_LENGTH = 200
#: Faults named in one sentence.
MAX_NAMED = 10

T = TypeVar("T")


class MaterialError(ValueError):
    """A material file cannot be used; `faults` names everything that is wrong with it, as far as anybody would read."""

    def __init__(self, faults: Sequence[str]) -> None:
        self.faults = _first(faults, MAX_FAULTS)
        count = "" if len(faults) == 1 else f" ({len(faults):,} faults)"
        super().__init__(f"this material cannot be used{count}: " + "; ".join(_first(faults, MAX_NAMED)))


def _first(faults: Sequence[str], most: int) -> tuple[str, ...]:
    """The first faults, and how many more there are."""
    rest = (f"and {len(faults) - most:,} more",) if len(faults) > most else ()
    return (*map(_cut, faults[:most]), *rest)


def _cut(fault: str) -> str:
    return fault if len(fault) <= MAX_FAULT_LENGTH else f"{fault[: MAX_FAULT_LENGTH - 1]}…"


class Faults:
    """Collects faults, so that one message can name them all."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def check(self, holds: bool, sentence: str) -> None:
        """Records the sentence unless the condition holds."""
        if not holds:
            self.found.append(sentence)

    def convert(self, raw: object, kind: type[T], where: str) -> T | None:
        """Raw data converted to a type; None, with the fault recorded, if it does not fit."""
        try:
            return msgspec.convert(raw, kind, str_keys=True)
        except msgspec.ValidationError as error:
            self.found.append(f"{where}: {error}")
            return None

    def rows(self, raw: object, kind: type[T], where: str, most: int = MAX_ENTRIES) -> list[T]:
        """A list of raw rows converted to a type; a row that does not fit is left out and recorded. If there are more
        than the most allowed, MaterialError is raised at once: the rest of such a file is not looked at."""
        if not isinstance(raw, list):
            self.found.append(f"'{where}' must be a list")
            return []
        if len(raw) > most:
            self.found.append(f"'{where}' has {len(raw):,} entries, more than the {most} allowed")
            self.raise_if_any()
        converted = (self.convert(row, kind, f"{where}, entry {at}") for at, row in enumerate(raw, start=1))
        return [row for row in converted if row is not None]

    def raise_if_any(self) -> None:
        """Raises MaterialError with all recorded faults, if there are any."""
        if self.found:
            raise MaterialError(self.found)


def read_json(data: bytes) -> dict[str, object]:
    """The JSON object in a material file, within the bounds."""
    if len(data) > MAX_BYTES:
        raise MaterialError([f"the file has {len(data):,} bytes, more than the {MAX_BYTES:,} allowed"])
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise MaterialError([f"the file is not JSON: {error}"]) from None
    if not isinstance(raw, dict):
        raise MaterialError(["the file must be a JSON object"])
    if fault := bounds_fault(raw):
        raise MaterialError([fault])
    if len(msgspec.json.encode(raw)) > MAX_BYTES:  # a short 1e15 is long in the canonical form that game files carry
        raise MaterialError(
            [f"the file has more than the {MAX_BYTES:,} bytes allowed once its numbers are written out"]
        )
    return raw


class Material:
    """What the material of all games shares. `data` is a material file; None takes the one that comes with the game."""

    def __init__(self, package: str, data: bytes | None) -> None:
        self.shipped = data is None
        given = read_json(files(package).joinpath("material.json").read_bytes() if data is None else data)
        self.canonical = msgspec.json.encode(given, order="sorted")
        """The file as given, as JSON with sorted keys and no whitespace."""
        self.fingerprint = hashlib.sha256(self.canonical).hexdigest()
        """SHA-256 of the canonical form."""
        self.raw = in_todays_spelling(given)
        self._earlier = _earlier_fingerprints(package) if self.shipped else ()

    @property
    def warnings(self) -> tuple[str, ...]:
        """What is unusual about it, although it can be played. Only the terminal asks."""
        return ()

    def goes_by(self, fingerprint: str) -> bool:
        """Whether game files may know this material by a fingerprint: ours is also known by its earlier ones."""
        return fingerprint == self.fingerprint or fingerprint in self._earlier


def _earlier_fingerprints(package: str) -> tuple[str, ...]:
    """The fingerprints of earlier versions of our material that differ only in how they are written."""
    listed = files(package).joinpath("earlier_material.json")
    return msgspec.json.decode(listed.read_bytes(), type=tuple[str, ...]) if listed.is_file() else ()
