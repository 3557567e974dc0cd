"""A table in memory, with everything about it that is not in its log. Looking up a table returns one of these."""

import asyncio
from collections import OrderedDict

from wuerfelreich.tables.clocks import DAY
from wuerfelreich.tables.phase import Opening, Running
from wuerfelreich.tables.presence import Presence
from wuerfelreich.tables.protocol.change import Secrets
from wuerfelreich.tables.protocol.events import Days, Stamped
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.protocol.starting import patience
from wuerfelreich.tables.store.chain import Head
from wuerfelreich.tables.store.step import Turn
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.watcher import Watcher

MAX_AWAY = 5 * 60 * 1000
"""Milliseconds that a player can be away before the others may declare that they have resigned."""
MAX_REFUSALS = 100
"""Refusals remembered per table."""


class LiveTable:
    """A table's fold, its secrets, who is connected, and who is watching."""

    def __init__(
        self,
        table: Table,
        seed: bytes,
        early: dict[int, str],
        presence: Presence,
        head: Head,
        version: int = 0,
        keeper: int | None = None,
        as_of: int = 0,
    ) -> None:
        self.table = table
        self.head = head
        """The end of the hash chain over its events."""
        self.version = version
        """Counts the steps that are stored, also those without events."""
        self.keeper = keeper
        """The process that moves its bots and watches its clocks: the one that made the last step, while it lives."""
        self.presence = presence
        self.seed = seed
        self.early = early
        """The early moves by seat; secret until played."""
        self.turn = asyncio.Lock()
        """Held by the step that is being decided and stored; only `Journal.change` takes it."""
        self.watchers: set[Watcher] = set()
        self.refusals: OrderedDict[tuple[str, str], Reply] = OrderedDict()
        """The last refusals by player and intent. They changed nothing, so they are not worth storing."""
        self.noted = 0
        """When this table's entry in the list of tables was last updated."""
        self.as_of = as_of
        """The event up to which it is noted on disk whose turn it is."""

    @property
    def secrets(self) -> Secrets:
        """What only the authority may know."""
        return Secrets(self.seed, self.early, shared=self.table.group != "")

    def early_moves_of(self, player: str) -> dict[int, str]:
        """A player's own early moves, and nobody else's."""
        return {seat: self.early[seat] for seat in self.table.seat_of(player) if seat in self.early}

    @property
    def in_use(self) -> bool:
        """Whether somebody is connected or watching, a step is being stored, or it is a bot's turn."""
        if self.watchers or self.presence.anybody or self.turn.locked():
            return True
        due = self.table.due
        return due is not None and not self.table.chairs[due].person

    @property
    def deadline(self) -> int | None:
        """When the seat to move loses on time, or has been absent long enough for a bot to stand in; at the opening,
        when the game begins without the devices that are still silent."""
        table, due = self.table, self.table.due
        if isinstance(table.phase, Opening):
            return table.phase.since + patience(table)
        if not isinstance(table.phase, Running) or due is None or not table.chairs[due].person:
            return None
        clock = table.phase.game.clock
        times = [] if clock is None else [clock.flag_falls(due)]
        since = self.presence.away_since(table.chairs[due].player or "")
        if table.settings.absent is not None and since is not None:
            times.append(since + table.settings.absent * 1000)
        return min(times, default=None)

    def declarable(self, seat: int) -> int | None:
        """From when on the others may declare that this seat's player, who is away, has resigned; None if the player is
        here or nobody is playing there. At a day-paced table everybody may be away for as long as a step may take."""
        table, chair = self.table, self.table.chairs[seat]
        if not isinstance(table.phase, Running) or not chair.playing:
            return None
        since = self.presence.away_since(chair.player or "")
        clock = table.settings.clock
        return None if since is None else since + (clock.days * DAY if isinstance(clock, Days) else MAX_AWAY)

    @property
    def turn_to_note(self) -> Turn | None:
        """Whose turn it is, if the game is running and that is not yet on disk."""
        table, due = self.table, self.table.due
        if not isinstance(table.phase, Running) or self.as_of == table.seq:
            return None
        now = due is not None and not table.chairs[due].person  # a bot is to move
        return Turn(table.name, due, table.changed if now else self.deadline, table.seq)

    def refuse(self, player: str, reply: Reply) -> Reply:
        """Remembers a refusal, so that the same intent gets the same reply."""
        self.refusals[player, reply.id] = reply
        if len(self.refusals) > MAX_REFUSALS:
            self.refusals.popitem(last=False)
        return reply

    def tell(self, stamped: list[Stamped]) -> None:
        """Sends events to every watcher, and drops those that cannot keep up."""
        for watcher in list(self.watchers):
            if not watcher.tell(stamped):
                self.watchers.discard(watcher)
                watcher.drop("server-too-slow")

    def drop_watchers(self, why: str) -> None:
        """Tells all watchers that nothing more will come, and why."""
        for watcher in self.watchers:
            watcher.drop(why)
        self.watchers.clear()

    def drop_players(self, players: frozenset[str], why: str) -> None:
        """The same for all connections of some players."""
        for watcher in [one for one in self.watchers if one.player in players]:
            self.watchers.discard(watcher)
            watcher.drop(why)
