"""The games that exist. This is the only list of them: every other layer finds its part of a game by place."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType, ModuleType

from msgspec import Struct

from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.game import AnyGame, NotationError, Phrase
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelland import Wuerfelland

#: The games by id.
GAMES: Mapping[str, type[AnyGame]] = MappingProxyType(
    {"wuerfelkoenig": Wuerfelkoenig, "brettspiel": Brettspiel, "wuerfelland": Wuerfelland, "knatsch": Knatsch}
)


def game(name: str, material: bytes | None = None, version: int | None = None) -> AnyGame:
    """The rules of a game, with our material or the bytes of a custom file, in this version or the newest."""
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise NotationError(
            f"there is no game '{name[:40]}'; there are {known}",
            Phrase("error-no-game", {"game": name[:40], "known": known}),
        )
    return GAMES[name](material, version)


def read_position(rules: AnyGame, text: str) -> Struct:
    """The position that a text describes; raises NotationError, which names the game if it is one of another."""
    other = text.strip().partition(" ")[0]
    if other in GAMES and other != rules.id:
        raise NotationError(f"this is a position of {other}, not of {rules.id}")
    state: Struct = rules.read_state(text)
    return state


@cache
def part(layer: str, name: str) -> ModuleType:
    """A game's package in another layer: `part("odds", "knatsch")` is `wuerfelreich.odds.knatsch`."""
    return import_module(f"wuerfelreich.{layer}.{name}")
