"""The terminal's face of every game."""

from collections.abc import Mapping
from types import MappingProxyType

from wuerfelreich.terminal.brettspiel import BrettspielFace
from wuerfelreich.terminal.face import AnyFace
from wuerfelreich.terminal.knatsch import KnatschFace
from wuerfelreich.terminal.wuerfelkoenig import WuerfelkoenigFace
from wuerfelreich.terminal.wuerfelland import WuerfellandFace
from wuerfelreich.words.telling import AnyTelling

#: The faces by game id.
FACES: Mapping[str, type[AnyFace]] = MappingProxyType(
    {
        "wuerfelkoenig": WuerfelkoenigFace,
        "brettspiel": BrettspielFace,
        "wuerfelland": WuerfellandFace,
        "knatsch": KnatschFace,
    }
)


def face(telling: AnyTelling) -> AnyFace:
    """The face of a game at one table."""
    return FACES[telling.game.id](telling)
