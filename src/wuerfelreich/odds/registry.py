"""The odds of every game."""

from collections.abc import Mapping
from types import MappingProxyType

from wuerfelreich.odds.book import AnyBook
from wuerfelreich.odds.wuerfelkoenig import WuerfelkoenigBook
from wuerfelreich.rules.game import AnyGame

#: The books by game id.
BOOKS: Mapping[str, type[AnyBook]] = MappingProxyType({"wuerfelkoenig": WuerfelkoenigBook})


def book(game: AnyGame) -> AnyBook:
    """The odds of a game."""
    return BOOKS[game.id](game)
