"""The odds of every game."""

from collections.abc import Mapping
from types import MappingProxyType

from wuerfelreich.odds.book import AnyBook
from wuerfelreich.odds.brettspiel import BrettspielBook
from wuerfelreich.odds.knatsch import KnatschBook
from wuerfelreich.odds.wuerfelkoenig import WuerfelkoenigBook
from wuerfelreich.odds.wuerfelland import WuerfellandBook
from wuerfelreich.rules.game import AnyGame

#: The books by game id.
BOOKS: Mapping[str, type[AnyBook]] = MappingProxyType(
    {
        "brettspiel": BrettspielBook,
        "knatsch": KnatschBook,
        "wuerfelkoenig": WuerfelkoenigBook,
        "wuerfelland": WuerfellandBook,
    }
)


def book(game: AnyGame) -> AnyBook:
    """The odds of a game."""
    return BOOKS[game.id](game)
