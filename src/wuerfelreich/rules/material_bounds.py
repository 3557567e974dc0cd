"""The bounds of every material file, checked before anything else looks at it. Whatever is within them is checked and
loaded within milliseconds; our own files need half of them at most."""

from collections.abc import Iterable

#: Lists and objects may not be nested deeper than this, so that a file can always be written out again.
MAX_DEPTH = 32
#: Values in a file: numbers, texts, lists and objects.
MAX_VALUES = 5_000
#: Entries in one list or object.
MAX_ENTRIES = 500
#: Characters in one text or key. Names have closer bounds, where they are read.
MAX_TEXT = 10_000
#: The largest number, on either side of zero.
MAX_NUMBER = 1_000_000_000


def bounds_fault(raw: dict[str, object]) -> str | None:
    """The first bound that a file exceeds, as a sentence; None if it is within all of them."""
    if fault := _too_large(raw):
        return f"the file: {fault}"
    left = MAX_VALUES
    for key, section in raw.items():
        values, fault = _measure(section, left)
        if fault is not None:
            return f"'{key[:40]}': {fault}"
        left -= values
    return None


def _measure(section: object, most: int) -> tuple[int, str | None]:
    """How many values a section of a file has, and what is too large in it. Nothing is looked into that has too many
    entries, so this takes no longer than the largest file that is allowed."""
    values = 0
    level = [section]
    for depth in range(2, MAX_DEPTH + 2):  # the file itself is the first level
        values += len(level)
        if values > most:
            return values, f"with it the file has more than the {MAX_VALUES:,} values allowed"
        if depth > MAX_DEPTH and any(isinstance(value, dict | list) for value in level):
            return values, f"it is nested more than {MAX_DEPTH} levels deep"
        for value in level:
            if fault := _too_large(value):
                return values, fault
        level = [inner for outer in level for inner in _inside(outer)]
    return values, None


def _too_large(value: object) -> str | None:
    match value:
        case list() if len(value) > MAX_ENTRIES:
            return f"a list has {len(value):,} entries, more than the {MAX_ENTRIES} allowed"
        case dict() if len(value) > MAX_ENTRIES:
            return f"an object has {len(value):,} entries, more than the {MAX_ENTRIES} allowed"
        case dict():
            return next(filter(None, map(_too_long, value)), None)
        case str():
            return _too_long(value)
        case int() | float() if abs(value) > MAX_NUMBER:
            return f"a number is larger than the {MAX_NUMBER:,} allowed"
    return None


def _too_long(text: str) -> str | None:
    return f"a text has {len(text):,} characters, more than the {MAX_TEXT:,} allowed" if len(text) > MAX_TEXT else None


def _inside(value: object) -> Iterable[object]:
    match value:
        case dict():
            return value.values()
        case list():
            return value
    return ()
