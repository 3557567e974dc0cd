"""Why a game cannot begin with the options that were chosen, in words for people."""

from collections.abc import Sequence

import msgspec

from wuerfelreich.rules.game import AnyGame, GameOptions, Phrase
from wuerfelreich.rules.option_text import MAX_LISTED
from wuerfelreich.rules.options import Option, OptionKind


def option_fault(rules: AnyGame, options: GameOptions, players: int) -> Phrase:
    """The first option with a value that it cannot have, or that lacks another."""
    given, usual = msgspec.structs.asdict(options), msgspec.structs.asdict(rules.options())
    for option in rules.choices():
        value = given[option.name]
        chosen = value != usual[option.name]
        if chosen and (fault := _value_fault(option, value, players)):
            return fault
        if option.when is None:
            continue
        needed = f"{option.when.option}={option.when.value}"
        if (given[option.when.option] == option.when.value) == chosen:
            continue
        if chosen:
            return Phrase("error-option-when", {"option": option.name, "needed": needed})
        return Phrase("error-option-needs", {"option": option.name, "given": needed, "example": _example(option)})
    return Phrase("error-options")


def _value_fault(option: Option, value: object, players: int) -> Phrase | None:
    values = [value] if option.kind is OptionKind.ONE else [*value] if isinstance(value, Sequence) else []
    wrong = next((one for one in values if one not in option.choices), None)
    if wrong is not None:
        args = {"option": option.name, "given": str(wrong)[:40]}
        if len(option.choices) > MAX_LISTED:
            return Phrase("error-option-value", args)
        return Phrase("error-option-choice", {**args, "known": ", ".join(map(str, option.choices))})
    if option.kind is OptionKind.EACH_SEAT and len(values) != players:
        return Phrase("error-option-seats", {"option": option.name, "players": players, "given": len(values)})
    return None


def _example(option: Option) -> str:
    """The option with its first choice, as it is typed."""
    first = option.choices[0]
    return f"{option.name}={first if option.kind is OptionKind.ONE else msgspec.json.encode([first]).decode()}"
