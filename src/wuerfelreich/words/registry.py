"""The sentences of every game."""

from collections.abc import Mapping
from types import MappingProxyType

from wuerfelreich.rules.game import AnyGame
from wuerfelreich.words.brettspiel import BrettspielTelling
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.knatsch import KnatschTelling
from wuerfelreich.words.telling import AnyTelling
from wuerfelreich.words.wuerfelkoenig import WuerfelkoenigTelling
from wuerfelreich.words.wuerfelland import WuerfellandTelling

#: The tellings by game id.
TELLINGS: Mapping[str, type[AnyTelling]] = MappingProxyType(
    {
        "wuerfelkoenig": WuerfelkoenigTelling,
        "brettspiel": BrettspielTelling,
        "wuerfelland": WuerfellandTelling,
        "knatsch": KnatschTelling,
    }
)


def telling(words: Words, game: AnyGame, names: tuple[str, ...]) -> AnyTelling:
    """The sentences of a game at one table."""
    return TELLINGS[game.id](words, game, names)
