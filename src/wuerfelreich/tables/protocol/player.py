"""Who plays."""

from msgspec import Struct


class Player(Struct, frozen=True):
    """A guest: a name and a picture of their choice; the secret is in their cookie alone."""

    id: str
    name: str
    picture: str
