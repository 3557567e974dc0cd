"""Duplicate: groups of tables with the same dice. Who may join and look on, and when the seed is revealed."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from msgspec import Struct

from wuerfelreich.fair import SEED_BYTES
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.journal import Journal
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.new_table import Place, new_table
from wuerfelreich.tables.phase import Ended, Running, SettingUp
from wuerfelreich.tables.protocol import playing
from wuerfelreich.tables.protocol.change import Change, refuse
from wuerfelreich.tables.protocol.events import BotSeated, Revealed, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.store import groups
from wuerfelreich.tables.store.groups import Group
from wuerfelreich.tables.store.step import NewTable, SeatRow
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table
from wuerfelreich.words.characters import free_name

log = logging.getLogger(__name__)
INTERVAL = 30
"""Seconds between two looks for groups whose deadline has passed."""
Find = Callable[[str], Awaitable[LiveTable | None]]


class GroupPlan(Struct, frozen=True):
    """What the host of a group chooses beside the settings of its tables."""

    tables: int
    people: int
    level: str
    deadline: int


class Groups:
    """All groups. A group is over once none of its tables can roll any more: only then is its seed revealed."""

    def __init__(self, store: Store, journal: Journal, find: Find) -> None:
        self._store = store
        self._journal = journal
        self._find = find
        self._settling: set[asyncio.Task[None]] = set()

    async def make(self, host: Player, checked: CheckedSettings, plan: GroupPlan) -> Group:
        """A new group; its tables are created when somebody wants to sit down there."""
        name, seed = secrets.token_urlsafe(12), secrets.token_bytes(SEED_BYTES)
        made = Group(name, seed, host.id, checked, plan.tables, plan.people, plan.level, plan.deadline)
        await groups.add_group(self._store, made)
        return made

    def find(self, name: str) -> Group | None:
        """A group by its name."""
        return groups.read_group(self._store, name)

    async def tables(self, group: Group) -> dict[int, LiveTable]:
        """The tables of a group by their numbers. One that was closed before it began has made room."""
        found = {number: await self._find(name) for number, name in groups.tables_of(self._store, group.id).items()}
        return {
            number: live for number, live in sorted(found.items()) if live is not None and not _given_up(live.table)
        }

    def own_table(self, group: Group, player: str) -> str | None:
        """The table at which a player sits."""
        return groups.table_in_group(self._store, group.id, player)

    async def enter(self, group: Group, number: int, player: Player) -> LiveTable | Phrase:
        """The table with a number, which is created for the first who comes; or why there is none."""
        name = groups.tables_of(self._store, group.id).get(number)
        there = None if name is None else await self._find(name)
        if there is None or _given_up(there.table):
            made = _seated_table(group, number, player, self._journal.now())
            added = await groups.add_table(self._store, number, made, group.id, name, self._journal.now())
            there = None if added is None else await self._find(added)
        return refuse("duplicate-refusal-closed") if there is None else there

    async def close(self, group: Group, player: str) -> Phrase | None:
        """The host ends a group at which nobody is playing, although not all tables have played; or why not."""
        if player != group.host:
            return refuse("table-refusal-host-only")
        if any(isinstance(live.table.phase, Running) for live in (await self.tables(group)).values()):
            return refuse("duplicate-refusal-playing")
        await self._end(group)
        return None

    async def may_look(self, live: LiveTable, player: str | None) -> bool:
        """Whether somebody may see what is rolled at a table. While others of its group can still roll the same dice,
        only its own players may, and those who have finished at another."""
        table = live.table
        revealed = isinstance(table.phase, Ended) and table.phase.seed is not None
        if not table.group or isinstance(table.phase, SettingUp) or _given_up(table) or revealed:
            return True
        if player is None:
            return False
        if table.seat_of(player):
            return True
        own = groups.table_in_group(self._store, table.group, player)
        there = None if own is None else await self._find(own)
        return there is not None and isinstance(there.table.phase, Ended)

    # ------------------------------------------------------------------------------------------ the end

    def after(self, live: LiveTable) -> None:
        """Called after every step: when a table of a group closes, it may have been the last."""
        phase = live.table.phase
        if live.table.group and isinstance(phase, Ended) and phase.seed is None:
            task = asyncio.create_task(self._settle_safely(live.table.group))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

    async def run(self) -> None:
        """Until cancelled: ends groups whose deadline has passed, and at first those that a crash has left."""
        began = False
        while True:
            try:
                waiting = self._due() if began else groups.unfinished_groups(self._store)
                began = True
                for name in waiting:
                    await self._settle_safely(name)
            except Exception:  # the database is away: the next look may succeed
                log.exception("groups of tables could not be looked for")
            await asyncio.sleep(INTERVAL)

    def _due(self) -> list[str]:
        return groups.due_groups(self._store, self._journal.now())

    async def close_down(self) -> None:
        """Waits for what is being settled."""
        await asyncio.gather(*self._settling)

    async def _settle_safely(self, name: str) -> None:
        try:
            await self.settle(name)
        except Exception:  # the next look tries again
            log.exception("a group of tables could not be settled")

    async def settle(self, name: str) -> None:
        """Ends a group if all its tables have played, or its deadline has passed."""
        group = self.find(name)
        if group is None or group.over:
            return
        late = group.closed or group.deadline <= self._journal.now()
        tables = await self.tables(group)
        all_played = len(tables) == group.tables and all(isinstance(one.table.phase, Ended) for one in tables.values())
        if late or all_played:
            await self._end(group)

    async def _end(self, group: Group) -> None:
        """First nobody can add a table, then all are closed, and only then is the seed revealed at each of them. What a
        crash interrupts here is done again."""
        group = await groups.close_group(self._store, group)
        names = list(groups.tables_of(self._store, group.id).values())
        for name in names:
            await self._change(name, _closing)
        for name in names:
            await self._change(name, _revealing)
        await groups.end_group(self._store, group)

    async def _change(self, name: str, decide: Callable[[LiveTable], Decision | None]) -> None:
        while (live := await self._find(name)) is not None and not await self._journal.change(live, decide):
            pass  # it was evicted meanwhile


def _given_up(table: Table) -> bool:
    """Whether a table was closed before its game began."""
    return isinstance(table.phase, Ended) and table.phase.game is None


def _closing(live: LiveTable) -> Decision | None:
    return None if isinstance(live.table.phase, Ended) else Decision(playing.abort(live.secrets))


def _revealing(live: LiveTable) -> Decision | None:
    phase = live.table.phase
    return Decision(Change((Revealed(live.seed.hex()),))) if isinstance(phase, Ended) and phase.seed is None else None


def _seated_table(group: Group, number: int, host: Player, at: int) -> NewTable:
    """A table of a group, with its bots seated."""
    seats: dict[int, SeatRow] = {}
    for seat in range(group.people, group.checked.settings.seats):
        taken = {row.name for row in seats.values()}
        seats[seat] = SeatRow(None, free_name(group.level, seat, taken), bot=group.level)
    events = [BotSeated(seat, row.bot or "", row.name) for seat, row in seats.items()]
    seated = [Stamped(seq, at, event) for seq, event in enumerate(events, start=2)]
    return new_table(
        host.id, group.checked, at, seated, seats, bots=bool(seats), place=Place(group.id, number, group.seed)
    )
