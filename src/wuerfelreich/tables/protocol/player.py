"""Who plays."""

from enum import StrEnum

from msgspec import Struct


class Scope(StrEnum):
    """What a player's program may do, with the player's token."""

    READ = "read"
    """See the player's tables and statistics, and a table as the player sees it."""
    PLAY = "play"
    """Sit down and play."""
    TABLES = "tables"
    """Set up tables and do what a host does."""


class Player(Struct, frozen=True):
    """A guest, with a name and a picture of their choice. The secret that identifies them is only in their cookie, or
    in a token that they have given to a program."""

    id: str
    name: str
    picture: str
    scopes: frozenset[Scope] | None = None
    """What the program may do that acts for the player; None: the player is here in person."""

    @property
    def sees_own(self) -> bool:
        """Whether what only the player may see can be shown: a program needs a scope for it."""
        return self.scopes is None or not self.scopes.isdisjoint({Scope.READ, Scope.PLAY})
