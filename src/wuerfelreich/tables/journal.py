"""Storing and broadcasting: a step is on disk before the table in memory changes or any watcher hears of it."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from wuerfelreich.tables.cache import TableCache
from wuerfelreich.tables.decision import Decide, Decision, step_of
from wuerfelreich.tables.downtime import Downtime
from wuerfelreich.tables.hints import Hints
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Opening, Running
from wuerfelreich.tables.protocol.change import Change
from wuerfelreich.tables.protocol.events import Credited, Stamped
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.store.chain import Head, extend
from wuerfelreich.tables.store.commit import Overtaken
from wuerfelreich.tables.store.group_seats import SeatedElsewhere
from wuerfelreich.tables.store.processes import elsewhere, note_attending
from wuerfelreich.tables.store.step import Step, ToldStep
from wuerfelreich.tables.store.store import Store, Unreadable
from wuerfelreich.tables.store.stored_events import read_event, written_events
from wuerfelreich.tables.store.writer import Repeated
from wuerfelreich.tables.table import Table

MAX_RACES = 100
"""Races that a step may lose. Somebody wins each of them, so at a table that people play at there are few."""


class AlreadyReplied(Exception):
    """An intent was sent again; carries the reply it got the first time."""

    def __init__(self, reply: str) -> None:
        super().__init__("this intent already has a reply")
        self.reply = msgspec.json.decode(reply, type=Reply)


class Journal:
    """Every step of every table goes through `change`; `then` is what runs after it."""

    def __init__(
        self, store: Store, cache: TableCache, now: Callable[[], int], downtime: Downtime, hints: Hints
    ) -> None:
        self._store = store
        self._hints = hints
        self.cache = cache
        self.now = now
        self._downtime = downtime
        self.then: list[Callable[[LiveTable], None]] = []
        """Called after every step that adds events to a table: bots, clocks."""

    async def change(self, live: LiveTable, decide: Decide) -> bool:
        """The only way to change a table: waits its turn, decides, and stores. The next change gets its turn once this
        step is on disk, even if the caller is cancelled. Returns False if the table was evicted in the meantime: look
        it up again. Raises AlreadyReplied, and stores nothing, if the intent already has a reply."""
        await self.credit(live)
        return await self._change(live, decide)

    async def credit(self, live: LiveTable) -> bool:
        """Gives back what the server's downtime took from a clock; False if it took nothing, or that has been done.
        Nothing else can happen at a table before, so the time of its last event says how much is owed."""
        return self._owed(live.table) > 0 and await self._change(live, self._credited)

    def _credited(self, live: LiveTable) -> Decision | None:
        owed = self._owed(live.table)
        return Decision(Change((Credited(owed),))) if owed else None

    def _owed(self, table: Table) -> int:
        phase = table.phase
        timed = isinstance(phase, Opening) or (isinstance(phase, Running) and phase.game.clock is not None)
        return self._downtime.after(table.changed) if timed else 0

    async def _change(self, live: LiveTable, decide: Decide) -> bool:
        """Decides again whenever another process has changed the table first."""
        for _ in range(MAX_RACES):
            try:
                return await self._try_change(live, decide)
            except Overtaken:
                continue
        raise Overtaken("other processes keep changing this table")

    async def _try_change(self, live: LiveTable, decide: Decide) -> bool:
        await live.turn.acquire()
        stored: asyncio.Future[None] | None = None
        try:
            if not self.cache.holds(live):
                return False
            decision = decide(live)
            if decision is not None:
                stored = self._commit(live, decision)
        finally:
            if stored is None:
                live.turn.release()
        if stored is not None:
            await stored
        return True

    async def close(self) -> None:
        """Waits for steps that are still being stored."""
        await self._store.settled()

    def _commit(self, live: LiveTable, decision: Decision) -> "asyncio.Future[None]":
        """Stores a step. Only once it is on disk does the table in memory change, do its watchers hear of it, and does
        the next change get its turn."""
        step = step_of(live, decision, self.now())
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(lost: Exception | None) -> None:
            failure = self._settle(live, decision, step, head, lost)
            live.turn.release()
            if done.done():
                return
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

        head = self._store.append(step, then)
        return done

    def _settle(
        self, live: LiveTable, decision: Decision, step: Step, head: Head, lost: Exception | None
    ) -> Exception | None:
        """Applies a step that is on disk, or handles one that could not be stored; returns why it failed."""
        try:
            if lost is not None:
                raise lost
            live.head, live.version, live.keeper = head, step.version + 1, self._store.run
            self._happen(live, decision.change, step)
            if self._hints.anybody_at(step.table):
                self._hints.say(step.table, _told(live, decision.change, step))
        except Repeated as failure:
            known = None if step.reply is None else self._store.reply(step.reply.player, step.reply.intent)
            return failure if known is None else AlreadyReplied(known)
        except Overtaken as failure:
            self.catch_up(live)
            return failure
        except SeatedElsewhere as failure:
            return failure
        except Exception as failure:  # what is on disk is the truth: load it again when the table is next needed
            self.cache.forget(live, "server-cannot-store")
            return failure
        return None

    def keeps(self, live: LiveTable) -> bool:
        """Whether it is for this process to do what happens unprompted at a table. Another one may just have taken that
        over: then the step is overtaken, and this is asked again."""
        return not self._store.shared or live.keeper == self._store.run

    def look_around(self, live: LiveTable) -> None:
        """Finds out who is connected elsewhere right now, before somebody's absence has consequences."""
        if self._store.shared:
            name = live.table.name
            found = elsewhere(self._store, [name], self.now()).get(name, frozenset())
            if live.presence.be_elsewhere(found, self.now()):
                live.tell([])

    def announce(self, live: LiveTable, player: str, here: bool) -> None:
        """Tells other processes that a player has come or gone."""
        name = live.table.name
        if self._store.shared:
            note_attending(self._store, name, player, here, lambda: self._hints.say(name))

    def check_current(self, live: LiveTable) -> None:
        """Raises Overtaken, after catching up, if another process has changed a table."""
        if self._store.shared and self._store.versions([live.table.name]).get(live.table.name) != live.version:
            self.catch_up(live)
            raise Overtaken("another process has changed this table")

    async def refresh(self, live: LiveTable) -> bool:
        """Catches up with other processes; False if the table was evicted: look it up again. A step that is being
        stored finds out by itself."""
        return live.turn.locked() or await self._change(live, self._nothing)

    def _nothing(self, live: LiveTable) -> None:
        self.check_current(live)

    def catch_up(self, live: LiveTable) -> None:
        """Adds to a table in memory what other processes have stored. If that cannot be read, the table is evicted."""
        try:
            later = self._store.later(live.table.name, live.head)
        except Exception as failure:
            why = "server-unreadable" if isinstance(failure, Unreadable) else "server-cannot-store"
            self.cache.forget(live, why)
            return
        if later is None:
            self.cache.forget(live, "table-refusal-no-such-table")
            return
        live.head, live.version, live.keeper, live.early = later.head, later.version, later.keeper, later.early
        live.table.names.update(later.names)
        self._add(live, later.events)

    def follow(self, live: LiveTable, steps: Sequence[ToldStep]) -> bool:
        """Adds to a table in memory the steps that another process has told; False if they do not follow on what is
        there, so that they must be read. A step that is being stored finds out by itself."""
        for step in steps:
            if live.turn.locked():
                return True
            if step.version <= live.version:
                continue
            if step.version != live.version + 1 or not step.rows or extend(live.head, step.rows) != step.head:
                return False
            try:
                events = [read_event(*row) for row in step.rows]
            except msgspec.MsgspecError:
                return False
            live.head, live.version, live.keeper = step.head, step.version, step.keeper
            self._add(live, events)
        return True

    def _happen(self, live: LiveTable, change: Change, step: Step) -> None:
        if step.note is not None:
            live.noted = step.note.changed
        if step.early:
            now = {**live.early, **step.early}
            live.early = {seat: text for seat, text in now.items() if text is not None}
        live.table.names.update(change.names)
        self._add(live, step.events)

    def _add(self, live: LiveTable, events: list[Stamped]) -> None:
        for one in events:
            live.table.add(one)
        if events:
            live.tell(events)
            for follow in self.then:
                follow(live)


def _told(live: LiveTable, change: Change, step: Step) -> ToldStep | None:
    """A step for other processes; None if more than events is to be read: names, or an early move."""
    if change.names or step.early or not step.events:
        return None
    return ToldStep(live.version, live.keeper, live.head.link, written_events(step.events))
