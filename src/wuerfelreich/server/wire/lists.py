"""Tables in lists."""

from msgspec import Struct

from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.events import Ending


class ListedSeat(Struct, frozen=True, omit_defaults=True):
    """A seat in a list: open if it has no name; a bot's has its level."""

    name: str = ""
    picture: str = ""
    bot: str | None = None
    program: bool = False
    """Whether a program plays here for somebody."""


class ListedTable(Struct, frozen=True, omit_defaults=True):
    """A table as lists show it."""

    id: str
    game: str
    status: Status
    seats: tuple[ListedSeat, ...]
    changed: int
    due: int | None = None
    """The seat to move. For a short time after a crash of the server it is not known."""
    ending: Ending | None = None
    places: tuple[int, ...] = ()
    """The place of every seat, once the game is finished."""
    drawn: bool = False


class TableCard(Struct, frozen=True, omit_defaults=True):
    """A table in a list, with my part in it: my seats, and whether I am the host."""

    table: ListedTable
    mine: tuple[int, ...] = ()
    hosting: bool = False
    luck: float | None = None
    """What dice and draws did to my chance to win; null unless the game has been reviewed and I had one seat."""
    loss: float | None = None
    """What my decisions cost on average."""
    group: str = ""
    """The group of tables with the same dice that it belongs to; only in a list of my own tables."""


class Lobby(Struct, frozen=True):
    """Public tables: those not yet started, and games to watch."""

    open: tuple[TableCard, ...]
    running: tuple[TableCard, ...]
