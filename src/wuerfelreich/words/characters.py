"""The characters that bots play as, and the name of a seat in a reader's language.

A bot's seat stores the id of its character, so that everybody reads the name in their own language; the catalogue
`characters.ftl` has the names. Levels of earlier programs have no characters: their bots are called after the level and
numbered, as all bots used to be."""

from collections.abc import Container, Iterable
from functools import cache
from itertools import count
from typing import Protocol

from wuerfelreich.words.catalogue import LANGUAGES, Words, words_in

CAST = {
    "child": ("pip", "lottie", "benny", "mimi", "teddy", "rosie"),
    "page": ("jasper", "clara", "toby", "agnes", "felix", "lucy"),
    "squire": ("martin", "bridget", "conrad", "edith", "lawrence", "helen"),
    "marshal": ("gerald", "beatrice", "roland", "matilda", "george", "ursula"),
    "master": ("ambrose", "sibyl", "balthazar", "cordelia", "erasmus", "philippa"),
}
"""The characters of each level: as many as the largest table has seats."""


class Sitter(Protocol):
    """Whoever sits in a seat: a person by name, or a bot of a level by its character."""

    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


def name_of(words: Words, seat: Sitter) -> str:
    """The name of a seat for a reader: a bot's follows the language, also where an old file has it in words."""
    if seat.bot is None:
        return seat.name
    if seat.name in CAST.get(seat.bot, ()):
        return words.text(f"character-{seat.name}")
    title, _, number = seat.name.rpartition(" ")
    if number.isdecimal() and title in _titles(seat.bot):
        return f"{words.text(f'level-{seat.bot}')} {number}"
    return seat.name


def names_of(words: Words, seats: Iterable[Sitter]) -> tuple[str, ...]:
    """The names of all seats for a reader."""
    return tuple(name_of(words, seat) for seat in seats)


def portrait_of(name: str, level: str) -> str:
    """The id of a bot's portrait: its character, or its level if it has none."""
    return name if name in CAST.get(level, ()) else level


def all_names_of(seat: Sitter) -> frozenset[str]:
    """The names of a seat in all languages."""
    return frozenset(name_of(words_in(language), seat) for language in LANGUAGES)


def characters_named(text: str) -> tuple[str, ...]:
    """The characters whose name has this part in any language."""
    part = text.casefold()
    everybody = (character for cast in CAST.values() for character in cast)
    return tuple(one for one in everybody if any(part in name.casefold() for name in _names(one)))


def free_name(level: str, seat: int, taken: Container[str]) -> str:
    """What to store as the name of a bot: a character of its level whose name nobody has in any language, beginning
    with the one of its seat; without characters, the level with a number."""
    cast = CAST.get(level, ())
    for at in range(len(cast)):
        character = cast[(seat + at) % len(cast)]
        if character not in taken and not any(name in taken for name in _names(character)):
            return character
    title = words_in(LANGUAGES[0]).text(f"level-{level}")
    return next(name for number in count(seat + 1) if (name := f"{title} {number}") not in taken)


@cache
def _names(character: str) -> frozenset[str]:
    return frozenset(words_in(language).text(f"character-{character}") for language in LANGUAGES)


@cache
def _titles(level: str) -> frozenset[str]:
    """What bots of a level have been called: the level in any language, or its id."""
    key = f"level-{level}"
    spoken = {words_in(language).text(key) for language in LANGUAGES if key in words_in(language)}
    return frozenset(spoken | {level.capitalize()}) if spoken else frozenset()
