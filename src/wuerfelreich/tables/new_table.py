"""Creating a table: its name, its seed, and the event that commits to the seed."""

import secrets

from wuerfelreich.fair import SEED_BYTES, commitment
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.tables.protocol.events import Created, Stamped
from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.store.step import NewTable, SeatRow

DICE = 2
"""The version of the fair dice of new tables."""


def new_table(
    host: str,
    checked: CheckedSettings,
    at: int,
    seated: list[Stamped] | None = None,
    seats: dict[int, SeatRow] | None = None,
    bots: bool = False,
    version: int | None = None,
) -> NewTable:
    """A new table for a host; in a rematch, people and bots are already seated. A game that is played on keeps its
    version of the rules; a new one has the newest."""
    seed = secrets.token_bytes(SEED_BYTES)
    settings = checked.settings
    version = GAMES[settings.game].checked_version(version)
    created = Created(settings, host, commitment(seed), version, DICE, checked.fingerprint)
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
