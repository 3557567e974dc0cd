"""The catalogues: one set for both the terminal and the browser.

Words that all games share are in `words/catalogues/<language>/`, a game's own in
`words/<game>/catalogues/<language>/`: `title.ftl` for lists of games, `game.ftl` for its moves and things,
`hints.ftl` for hints, `web.ftl` for its table in the browser."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

from wuerfelreich.rules.game import Name, Phrase
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.hungarian import Article
from wuerfelreich.words.numbers import MINUS

LANGUAGES = ("en", "de", "hu")
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_ENTRY = re.compile(r"^(?P<name>-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")


class Words:
    """Sentences in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks would show up as odd characters in terminals; the browser does not use them either.
        self._bundle = FluentBundle([language], functions={"ARTICLE": Article}, use_isolating=False)
        self._entries: dict[str, str] = {}
        for source in sources(language).values():
            self._entries = {**entries(source), **self._entries}
        self._unparsed = set(self._entries)
        self._parsing = Lock()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def text(self, key: str, args: Mapping[str, int | str | Name] | None = None) -> str:
        """The sentence for a key; names among the arguments are looked up first."""
        if key in self._unparsed:
            self._parse(key)
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"the catalogue '{self.language}' has no words for '{key}'")
        filled = {name: self._fill(value) for name, value in (args or {}).items()}
        sentence, errors = self._bundle.format_pattern(message.value, filled)
        if errors:
            raise ValueError(f"'{key}' in '{self.language}' cannot be formatted: {errors[0]}")
        # Babel writes negative numbers with a hyphen.
        negative = any(isinstance(value, int) and value < 0 for value in filled.values())
        return _HYPHEN.sub(MINUS, str(sentence)) if negative else str(sentence)

    def phrase(self, phrase: Phrase) -> str:
        """The sentence that a phrase stands for."""
        return self.text(phrase.key, phrase.args)

    def name(self, name: Name) -> str:
        """The name of a thing."""
        return self.text(name.key)

    def _parse(self, key: str) -> None:
        """Parses an entry, and everything whose name occurs in it. All of a language at once takes half a second, in
        which a server could do nothing else."""
        with self._parsing:
            needed: dict[str, str] = {}
            names = [key]
            while names:
                name = names.pop()
                if name in self._unparsed and name not in needed:
                    needed[name] = self._entries[name]
                    names += _NAME.findall(needed[name])
            self._bundle.add_resource(FluentResource("".join(needed.values())))
            self._unparsed -= needed.keys()

    def _fill(self, value: int | str | Name) -> int | str:
        return self.name(value) if isinstance(value, Name) else value


def entries(source: str) -> dict[str, str]:
    """The messages and terms of a catalogue file by name, each as it is written there. An entry begins where a line
    does; whatever belongs to it is indented."""
    begins = [*_ENTRY.finditer(source)]
    ends = [found.start() for found in begins[1:]] + [len(source)]
    return {found["name"]: source[found.start() : end] for found, end in zip(begins, ends, strict=True)}


def sources(language: str) -> dict[str, str]:
    """The catalogue files of a language by name (`common.ftl`, `knatsch/game.ftl`), in stable order."""
    here = files(__package__)
    found = _read(here.joinpath("catalogues", language), "")
    for game in GAMES:
        found |= _read(here.joinpath(game, "catalogues", language), f"{game}/")
    return found


def _read(folder: Traversable, where: str) -> dict[str, str]:
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)
    return {where + entry.name: entry.read_text(encoding="utf-8") for entry in entries}


@cache
def words_in(language: str) -> Words:
    """The words of a language; each catalogue is read once."""
    return Words(language)


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The locale's language, or English if we do not support it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = re.split(r"[_.@-]", environment[name])[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"
