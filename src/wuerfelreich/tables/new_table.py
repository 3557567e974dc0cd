"""Creating a table: its name, its seed, and the event that commits to the seed."""

import secrets

from msgspec import Struct

from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.events import Created, Stamped
from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.store.step import NewTable, SeatRow
from wuerfelreich.tables.table import DUPLICATE, LINKED


class Place(Struct, frozen=True):
    """A place in a group of tables with the same dice: the group, which of its tables, and their seed."""

    group: str
    number: int
    seed: bytes


def new_table(
    host: str,
    checked: CheckedSettings,
    at: int,
    seated: list[Stamped] | None = None,
    seats: dict[int, SeatRow] | None = None,
    bots: bool = False,
    version: int | None = None,
    place: Place | None = None,
) -> NewTable:
    """A new table for a host; in a rematch, people and bots are already seated. A game that is played on keeps its
    version of the rules; a new one has the newest. A table of a group has its seed."""
    seed = secrets.token_bytes(SEED_BYTES) if place is None else place.seed
    settings = checked.settings
    version = GAMES[settings.game].checked_version(version)
    dice, group, number = (LINKED, "", 0) if place is None else (DUPLICATE, place.group, place.number)
    created = Created(settings, host, commitment(seed), version, dice, checked.fingerprint, group, number)
    return NewTable(
        name=secrets.token_urlsafe(12),
        seed=seed,
        host=host,
        game=settings.game,
        visibility=settings.visibility,
        events=[Stamped(1, at, created), *(seated or ())],
        wakes=bots or settings.clock is not None or settings.absent is not None,
        seats=seats or {},
    )
