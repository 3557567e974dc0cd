"""The games that can be played, with their options, bots and rules."""

import msgspec
from msgspec import Struct

from wuerfelreich.rules.options import OptionKind, When
from wuerfelreich.words.rulebook import Section


class BotLevel(Struct, frozen=True):
    """A bot's level, as `seat-bot` names it, and its name for people."""

    id: str
    title: str


class Choice(Struct, frozen=True):
    """One value of an option."""

    value: int | str | None
    title: str


class OptionInfo(Struct, frozen=True):
    """Something the host can choose about a game: a form field with its choices."""

    name: str
    title: str
    kind: OptionKind
    choices: tuple[Choice, ...]
    default: int | str | tuple[str, ...] | None
    when: When | None = None
    """The value of another option with which alone it is asked for; null: always."""


class GameFacts(Struct, frozen=True):
    """What is the same in all languages: how many can play, roughly how long a game takes, and whether it is decided by
    points or is a race to a goal. They are built into the browser app."""

    id: str
    seats: tuple[int, ...]
    minutes: int
    scored: bool


class GameInfo(GameFacts, frozen=True):
    """A game that can be played, with its options and bots, in a client's language."""

    title: str
    about: str
    options: tuple[OptionInfo, ...]
    bots: tuple[BotLevel, ...]


class Rules(Struct, frozen=True):
    """The rules of a game in our own words, as HTML without scripts, and the note that all of this is unofficial."""

    game: str
    language: str
    title: str
    html: str
    contents: tuple[Section, ...]
    figures: msgspec.Raw
    """The game's own pictures, by the names that the HTML's `data-figure` has."""
    paragraphs: dict[str, str]
    """The id of the section that explains a phase; `<phase> last` is a phase after the last roll."""
    unofficial: str
