"""Options of a game as people type them: `key=value`."""

from collections.abc import Iterable

import msgspec

from wuerfelreich.rules.game import AnyGame, GameOptions, NotationError


def read_options(rules: AnyGame, pairs: Iterable[str]) -> GameOptions:
    """Options written as key=value; a value is JSON, or a plain word."""
    raw: dict[str, object] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not pair.isprintable():
            raise NotationError(f"an option is written as key=value, not '{pair[:60]}'")
        try:
            raw[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            raw[key] = value
    try:
        return msgspec.convert(raw, rules.options)
    except msgspec.ValidationError as error:
        raise NotationError(f"these options do not fit {rules.id}: {error}") from None
