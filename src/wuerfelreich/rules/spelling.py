"""Material files used to spell "colour" the American way. Such files still load, as if in today's spelling."""

_KEYS = {"color": "colour", "colors": "colours", "marker_colors": "marker_colours"}
_TYPES = {"colors": "colours", "same_color": "same_colour", "colorSum": "colour_sum"}


def in_todays_spelling(raw: dict[str, object]) -> dict[str, object]:
    """The same data with today's keys and types. A key given in both spellings is left alone, so that the old
    one is reported as unknown."""
    return {_key(key, raw): _value(key, value) for key, value in raw.items()}


def _key(key: str, beside: dict[str, object]) -> str:
    today = _KEYS.get(key, key)
    return key if today in beside else today


def _value(key: str, value: object) -> object:
    match value:
        case str() if key == "type":
            return _TYPES.get(value, value)
        case dict():
            return in_todays_spelling(value)
        case list():
            return [_value("", item) for item in value]
    return value
