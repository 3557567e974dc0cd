"""Options of a game as people type them: `key=value`."""

import re
from collections.abc import Iterable

import msgspec

from wuerfelreich.rules.game import AnyGame, GameOptions, Name, NotationError, Phrase

MAX_LISTED = 12
"""The most values of an option that a message lists."""


def read_options(rules: AnyGame, pairs: Iterable[str]) -> GameOptions:
    """Options written as key=value; a value is JSON, or a plain word."""
    raw: dict[str, object] = {}
    known = rules.options.__struct_fields__
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not pair.isprintable():
            raise NotationError(
                f"an option is written as key=value, not '{pair[:60]}'",
                Phrase("error-option-form", {"given": pair[:60]}),
            )
        if key not in known:
            listed = ", ".join(known)
            raise NotationError(
                f"{rules.id} has no option '{key[:40]}'; it has {listed}",
                Phrase("error-no-option", {"game": Name(f"game-{rules.id}"), "option": key[:40], "known": listed}),
            )
        try:
            raw[key] = msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError):
            raw[key] = value
    try:
        return msgspec.convert(raw, rules.options)
    except msgspec.ValidationError as error:
        raise _misfit(rules, raw, str(error)) from None


def _misfit(rules: AnyGame, raw: dict[str, object], error: str) -> NotationError:
    """Which option has a value that it cannot have, and which it can have."""
    found = re.search(r"\$\.(\w+)", error)
    if found is None:
        return NotationError(f"these options do not fit {rules.id}: {error}")
    name = found[1]
    given = msgspec.json.encode(raw[name]).decode()[:60]
    possible = next((option.choices for option in rules.choices() if option.name == name), ())
    if 0 < len(possible) <= MAX_LISTED:
        named = ", ".join("null" if value is None else str(value) for value in possible)
        return NotationError(
            f"the option {name} cannot be {given}; choose one of {named}",
            Phrase("error-option-choice", {"option": name, "given": given, "known": named}),
        )
    return NotationError(
        f"the option {name} cannot be {given}", Phrase("error-option-value", {"option": name, "given": given})
    )
