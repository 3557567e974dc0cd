"""Creating a table: its name, its seed, and the event that commits to the seed."""

import secrets

from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.events import Created, Settings, Stamped
from wuerfelreich.tables.store.step import NewTable, SeatRow


def new_table(
    host: str,
    settings: Settings,
    at: int,
    seated: list[Stamped] | None = None,
    seats: dict[int, SeatRow] | None = None,
    bots: bool = False,
) -> NewTable:
    """A new table for a host; in a rematch, people and bots are already seated."""
    seed = secrets.token_bytes(SEED_BYTES)
    created = Created(settings, host, commitment(seed), GAMES[settings.game].checked_version())
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
