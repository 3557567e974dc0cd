"""A game's options as a form asks for them: the name, the choices, and how many are made."""

from enum import StrEnum

from msgspec import Struct


class OptionKind(StrEnum):
    """How many choices are made."""

    ONE = "one"
    """One of the choices."""
    EACH_SEAT = "each_seat"
    """One of the choices for every seat, as a list; null leaves it to chance and the players."""
    SOME = "some"
    """Any of the choices, as a list; how many depends on the number of players."""


class When(Struct, frozen=True):
    """The value of another option with which alone an option is asked for."""

    option: str
    value: str


class Option(Struct, frozen=True):
    """A field of a game's options struct, as a question on a form. Its wording is in the catalogues."""

    name: str
    choices: tuple[int | str | None, ...]
    """What it can be; None leaves it to chance, or to the rules."""
    kind: OptionKind = OptionKind.ONE
    when: When | None = None
    """None: always."""
