"""Arrivals and departures: who is connected to a table, and handing seats back to players who return."""

from collections.abc import Callable

from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Running
from wuerfelreich.tables.protocol import playing


class Attendance:
    """Who has a connection to which table."""

    def __init__(self, journal: Journal, schedule: Callable[[LiveTable], None]) -> None:
        self._journal = journal
        self._schedule = schedule

    async def arrive(self, player: str, live: LiveTable) -> None:
        """Opens a player's connection; seats that a bot took in the meantime are handed back."""
        if live.presence.arrive(player):
            self._journal.announce(live, player, here=True)
        live.tell([])
        await self._journal.credit(live)
        if _stood_in(live, player):
            try:
                await self._journal.change(live, lambda live: _give_back(live, player))
            except BaseException:  # the connection was never established
                self.depart(player, live)
                raise

    def depart(self, player: str, live: LiveTable) -> None:
        """Closes a player's connection."""
        if live.presence.here_at_this_process(player):
            if live.presence.depart(player, self._journal.now()):
                self._journal.announce(live, player, here=False)
            live.tell([])
            if self._journal.cache.holds(live):
                self._schedule(live)


def _give_back(live: LiveTable, player: str) -> Decision | None:
    seats = _stood_in(live, player)
    return Decision(playing.come_back(seats)) if seats else None


def _stood_in(live: LiveTable, player: str) -> list[int]:
    """The player's seats where a bot is standing in and can be relieved."""
    table = live.table
    if not isinstance(table.phase, Running):
        return []
    return [seat for seat in table.seat_of(player) if table.chairs[seat].stand_in and not table.chairs[seat].resigned]
