"""Hints between processes that something has happened at a table. They are only about speed: what is in the database is
the truth, and everybody looks there every two seconds anyway.

Every table has a channel, which a process listens to while somebody watches the table there. A hint carries the steps
themselves if there is nothing to them but events; whoever cannot add them to what it has reads the log. A process that
begins to listen says so, and Redis tells a sender how many have listened: where nobody else does, nothing is sent."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from wuerfelreich.tables.redis_link import TIMEOUT_S, persist
from wuerfelreich.tables.store.step import ToldStep

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL = "wuerfelreich:table:"
"""Begins the name of every table's channel. Two installations may share a Redis: their tables have other names."""
MAX_PENDING = 10_000
"""Tables whose hints wait to be sent; while Redis is away, more are dropped."""
MAX_STEPS = 50
"""Steps in one hint; if there are more, they are read from the log."""


class Hint(Struct, frozen=True, array_like=True):
    """The process that says so, and the steps; none: look for yourself. Releases that differ may exchange it, so it can
    only get longer."""

    sender: str
    steps: list[ToldStep]
    listens: bool = False
    """Nothing has happened, but the sender listens from now on."""


_HINT: msgspec.json.Decoder[Hint] = msgspec.json.Decoder(Hint)


class Follower(Protocol):
    """Whoever follows hints."""

    async def hear(self, table: str, steps: Sequence[ToldStep]) -> None:
        """Something has happened at a table."""
        ...

    async def look_at(self, table: str) -> None:
        """Something may have happened at a table before anybody listened."""
        ...

    async def look(self) -> None:
        """The same for all tables."""
        ...


class Hints:
    """Sends hints through Redis and listens to those of others; without an address it does nothing."""

    def __init__(self, address: str | None) -> None:
        self._address = address
        self._me = secrets.token_hex(8)
        self._pending: dict[str, list[ToldStep] | None] = {}
        """None: the steps must be read from the log."""
        self._some = asyncio.Event()
        self._wanted: Counter[str] = Counter()
        """How many watch which table here."""
        self._changed = asyncio.Event()
        self._here: set[str] = set()
        """The tables that are listened to, as Redis has confirmed."""
        self._new: set[str] = set()
        """Those of them that the others have not been told of."""
        self._alone: set[str] = set()
        """Those that nobody else listens to."""
        self._unsure: set[str] = set()
        """Those at which that may have changed while hints were being sent."""

    def anybody_at(self, table: str) -> bool:
        """Whether there may be anybody to tell about a table."""
        return self._address is not None and table not in self._alone

    def say(self, table: str, step: ToldStep | None = None) -> None:
        """Tells the others soon that something has happened at a table: this step, or something beside its log."""
        if not self.anybody_at(table) or len(self._pending) >= MAX_PENDING:
            return
        steps = self._pending.setdefault(table, [])
        if step is None or steps is None or len(steps) == MAX_STEPS:
            self._pending[table] = None
        else:
            steps.append(step)
        self._some.set()

    def want(self, table: str) -> None:
        """Listens to a table for one more watcher."""
        self._wanted[table] += 1
        self._changed.set()

    def unwant(self, table: str) -> None:
        """The same for one less."""
        self._wanted[table] -= 1
        if not self._wanted[table]:
            del self._wanted[table]
            self._changed.set()

    async def run(self, follower: Follower) -> None:
        """Sends and listens until cancelled. Whenever it begins to listen, it looks at everything once."""
        if self._address is None:
            return
        await asyncio.gather(
            persist(self._address, self._send),
            persist(self._address, lambda redis: self._listen(redis, follower)),
        )

    async def _send(self, redis: "Redis") -> None:
        self._some.set()  # what could not be sent before
        while True:
            await self._some.wait()
            self._some.clear()
            new, pending, self._pending = self._new.copy(), self._pending, {}
            hints = [(table, Hint(self._me, [], listens=True)) for table in new]
            hints += [(table, Hint(self._me, steps or [])) for table, steps in pending.items()]
            here, self._unsure = self._here.intersection(table for table, _ in hints), set()
            async with asyncio.timeout(TIMEOUT_S), redis.pipeline(transaction=False) as together:
                for table, hint in hints:
                    together.publish(f"{CHANNEL}{table}", msgspec.json.encode(hint))
                reached: list[int] = await together.execute()
            self._new -= new
            alone = {table for (table, _), listeners in zip(hints, reached, strict=True) if listeners <= 1}
            self._alone |= (alone & here & self._here) - self._unsure

    async def _listen(self, redis: "Redis", follower: Follower) -> None:
        try:
            async with redis.pubsub() as channel, asyncio.TaskGroup() as both:
                await channel.subscribe(CHANNEL)  # so that there is always something to listen to
                both.create_task(self._subscribe(channel))
                await follower.look()
                async for message in channel.listen():
                    table = message["channel"].decode().removeprefix(CHANNEL)
                    if message["type"] == "subscribe" and table:
                        self._begin_to_hear(table)
                        await follower.look_at(table)
                    hint = _read(message.get("data"))
                    if hint is not None and hint.sender != self._me:
                        await self._hear(table, hint, follower)
        finally:
            self._be_unsure(self._here)
            self._here = set()

    async def _hear(self, table: str, hint: Hint, follower: Follower) -> None:
        untold = table in self._alone
        self._be_unsure({table})
        if not hint.listens:
            await follower.hear(table, hint.steps)
        elif untold:
            self.say(table)  # something may have happened after it had looked

    def _begin_to_hear(self, table: str) -> None:
        """From now on this process hears who else begins to listen; those who did before hear of it now."""
        self._be_unsure({table})
        if table in self._wanted:
            self._here.add(table)
            self._new.add(table)
            self._some.set()

    def _be_unsure(self, tables: set[str]) -> None:
        self._alone -= tables
        self._unsure |= tables

    async def _subscribe(self, channel: "PubSub") -> None:
        """Listens to the tables that are watched, and to no others."""
        here: set[str] = set()
        while True:
            self._changed.clear()
            wanted = {f"{CHANNEL}{table}" for table in self._wanted}
            if new := wanted - here:
                await channel.subscribe(*new)
            if old := here - wanted:
                gone = {name.removeprefix(CHANNEL) for name in old}
                self._be_unsure(gone)
                self._here -= gone
                self._new -= gone
                await channel.unsubscribe(*old)
            here = wanted
            await self._changed.wait()


def _read(data: object) -> Hint | None:
    """A hint; None if it is something else."""
    try:
        return _HINT.decode(data) if isinstance(data, bytes) else None
    except msgspec.MsgspecError:
        return None
