"""Coming and going: who is at a table, and seats that are given back on return."""

from collections.abc import Callable

from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol import authority
from wuerfelreich.tables.table import Status, Table


class Attendance:
    """Who has a connection to which table."""

    def __init__(self, journal: Journal, schedule: Callable[[LiveTable], None]) -> None:
        self._journal = journal
        self._schedule = schedule

    def here(self, name: str, player: str) -> bool:
        """Whether a player has a connection to a table."""
        loaded = self._journal.cache.find(name)
        return loaded is not None and loaded.presence.here(player)

    def connections(self, name: str, player: str) -> int:
        """How many connections a player has to a table."""
        loaded = self._journal.cache.find(name)
        return 0 if loaded is None else loaded.presence.connections(player)

    async def arrive(self, player: str, name: str) -> Presence | None:
        """A player's connection opens: seats that a bot took meanwhile are given back. Returns where it counts."""
        loaded = self._journal.cache.load(name)
        if loaded is None:
            return None
        loaded.presence.arrive(player)
        loaded.tell([])
        if any(_kept_warm(loaded.table, seat) for seat in loaded.table.seat_of(player)):
            try:
                await self._journal.finish(self._give_back(loaded, player))
            except BaseException:  # the connection does not come about
                self.depart(player, name, loaded.presence)
                raise
        return loaded.presence

    def depart(self, player: str, name: str, presence: Presence) -> None:
        """A player's connection closes. If the table was read again meanwhile, the connection never counted there."""
        loaded = self._journal.cache.find(name)
        if loaded is not None and loaded.presence is presence and presence.here(player):
            loaded.presence.depart(player, self._journal.now())
            loaded.tell([])
            self._schedule(loaded)

    async def _give_back(self, loaded: LiveTable, player: str) -> None:
        async with loaded.lock:
            for seat in loaded.table.seat_of(player):
                if _kept_warm(loaded.table, seat) and self._journal.cache.holds(loaded):
                    await self._journal.commit(loaded, authority.come_back(loaded.table, seat))


def _kept_warm(table: Table, seat: int) -> bool:
    """Whether a bot plays for somebody who may come back."""
    chair = table.chairs[seat]
    return table.status is Status.RUNNING and chair.stand_in and not chair.resigned
