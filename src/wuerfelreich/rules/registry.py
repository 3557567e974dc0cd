"""The games that exist."""

from collections.abc import Mapping
from types import MappingProxyType

from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.game import AnyGame, NotationError
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelland import Wuerfelland

#: The games by id.
GAMES: Mapping[str, type[AnyGame]] = MappingProxyType(
    {"wuerfelkoenig": Wuerfelkoenig, "brettspiel": Brettspiel, "wuerfelland": Wuerfelland, "knatsch": Knatsch}
)


def game(name: str, material: bytes | None = None) -> AnyGame:
    """The rules of a game, with our material or the bytes of a material file of one's own."""
    if name not in GAMES:
        raise NotationError(f"there is no game '{name[:40]}'; there are {', '.join(GAMES)}")
    return GAMES[name](material)
