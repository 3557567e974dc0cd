"""Who plays."""

from msgspec import Struct


class Player(Struct, frozen=True):
    """A guest, with a name and a picture of their choice. The secret that identifies them is only in their cookie."""

    id: str
    name: str
    picture: str
