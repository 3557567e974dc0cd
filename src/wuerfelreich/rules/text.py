"""The one-line text form of states: `key value; key value; …`."""

from collections.abc import Iterable, Mapping

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import NotationError

#: No state of any game comes near this, so a longer text is not parsed.
MAX_LENGTH = 20_000


def write_fields(fields: Mapping[str, str]) -> str:
    """Joins fields into a line."""
    return "; ".join(f"{key} {value}" for key, value in fields.items())


def read_fields(text: str, keys: Iterable[str]) -> dict[str, str]:
    """Splits a line into exactly these fields, reporting everything that is missing, unknown or given twice."""
    if len(text) > MAX_LENGTH:
        raise NotationError(f"the text of a position has at most {MAX_LENGTH} characters, not {len(text)}")
    found: dict[str, str] = {}
    faults = []
    for field in text.strip().split(";"):
        key, _, value = field.strip().partition(" ")
        if key in found:
            faults.append(f"'{key}' appears twice")
        found[key] = value.strip()
    wanted = tuple(keys)
    faults += [f"'{key}' is missing" for key in wanted if key not in found]
    faults += [f"'{key}' is unknown" for key in found if key not in wanted]
    if faults:
        raise NotationError("this is not a position: " + ", ".join(faults))
    return found


def read_number(text: str, low: int, high: int, what: str) -> int:
    """A whole number within bounds."""
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 6 and low <= int(text) <= high:
        return int(text)
    raise NotationError(f"{what} must be a number from {low} to {high}, not '{text[:40]}'")


def possible(chance: Chance, outcome: Outcome, text: str) -> Outcome:
    """The outcome, if this step can produce it."""
    if chance.brings(outcome):
        return outcome
    raise NotationError(f"'{chance.label}' cannot produce '{text[:60]}'")
