"""The context: everything that requests in one process share."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec import Struct

from wuerfelreich.bots.seating import STAND_IN
from wuerfelreich.server.addresses import NO_PROXIES, Proxies
from wuerfelreich.server.exchange import Exchange
from wuerfelreich.server.http.assets import Assets
from wuerfelreich.server.limiter import Limit, Limiter, LocalLimiter
from wuerfelreich.server.limits import Limits
from wuerfelreich.server.ops.metrics import Family, Metrics
from wuerfelreich.server.ops.siblings import Siblings
from wuerfelreich.server.reviews import Reviews
from wuerfelreich.server.shared_limiter import SharedLimiter
from wuerfelreich.server.socket.slow_clients import SlowClients
from wuerfelreich.server.statistics import TotalsCache
from wuerfelreich.server.tokens import Tokens
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.nursery import Nursery
from wuerfelreich.server.work.pool import Overrun, Pool
from wuerfelreich.tables.service import Tables
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]"})
HOUR = 60 * 60
LOOK_S = 5
"""Seconds between two looks at whether there is something to clean up."""
ADVISERS = 2
"""Processes for odds, hints and chances to win."""
LOW_PRIORITY = 10
"""The niceness of work that somebody asked for: play goes first."""

log = logging.getLogger(__name__)


class Config(Struct, frozen=True):
    """How a context is run. `hosts` are the host names it accepts, `public` those behind a proxy with TLS; `lan` is its
    address on the local network, if it has one; `proxies` are those whose forwarded addresses are believed. Without
    `service_worker`, browsers remove the one they have. `redis` is where processes at one database exchange hints;
    `siblings` is the folder in which those at one port find each other."""

    hosts: frozenset[str] = LOOPBACK
    public: frozenset[str] = frozenset()
    limits: Limits = Limits()
    lan: str | None = None
    proxies: Proxies = NO_PROXIES
    service_worker: bool = True
    redis: str | None = None
    siblings: Path | None = None

    def has_tls(self, host: str) -> bool:
        """Whether browsers reach a host, as the Host header names it, over TLS: all public names, and no others. What
        headers say about it does not matter."""
        return host.partition(":")[0].lower() in self.public


class Context:
    """The store, tables, worker pools, metrics and counters of one server process."""

    def __init__(self, store: Store, config: Config, nursery: Nursery | None = None) -> None:
        self.config = config
        self._nursery = nursery
        self.limits = config.limits
        self.store = store
        self.metrics = Metrics()
        self.siblings = Siblings(config.siblings, self._families)
        limiter = LocalLimiter if config.redis is None else SharedLimiter
        self.limiter: Limiter = limiter(config.limits.rate, self.count_refusal)
        self.sockets = 0
        """Open sockets."""
        self.slow_clients = SlowClients(config.limits.send)
        self.assets = Assets()
        limits = config.limits
        self.bots = Pool("bots", max(1, (os.cpu_count() or 2) - 1), limits.job, nursery=nursery)
        self.odds = Pool("odds", ADVISERS, limits.job, LOW_PRIORITY, nursery)
        """Odds, hints and chances to win."""
        self.files = Pool("files", 2, limits.check, LOW_PRIORITY, nursery)
        """Checks of what somebody has uploaded."""
        self._review_pool = Pool("reviews", 1, limits.check, LOW_PRIORITY, nursery)
        self._pools = self.bots, self.odds, self.files, self._review_pool
        self.reviews = Reviews(store, self._review_pool, self.limiter)
        self._preparing: dict[tuple[jobs.Rules, int], asyncio.Task[None]] = {}
        """By rules and number of players: the work that the first hint need not wait for."""
        self._page_tasks: set[asyncio.Task[None]] = set()
        """What is prepared for pages that are loading."""
        self.totals = TotalsCache(store)
        self.tables = Tables(store, self._choose, redis=config.redis)
        self.tokens = Tokens(store, self.tables.now)
        store.writer.observe = self.metrics.commit.observe

    async def _choose(self, table: Table, seat: int) -> str:
        assert table.game is not None, "a bot can only move in a game"
        position = jobs.position_of(table, table.game)
        try:
            return await self.bots.run(table.host, jobs.choose, position, table.chairs[seat].bot or STAND_IN)
        except Overrun:
            self.count_refusal(Limit.JOB)
            raise

    def expect_visitors(self) -> None:
        """Somebody opens a page and may soon sit at a table: the workers to come get ready for every game."""
        if self._nursery is not None:
            self._nursery.warm()

    def prepare_hints(self, table: Table) -> None:
        """Lets the processes for hints get ready for a table's game, so that the first hint comes at once. Not for
        somebody's own material: there may be many kinds."""
        rules, players = jobs.rules_at(table), table.settings.seats
        if table.settings.odds and rules.material is None and (rules, players) not in self._preparing:
            self._preparing[rules, players] = asyncio.create_task(self._prepare(rules, players))

    async def _prepare(self, rules: jobs.Rules, players: int) -> None:
        """Prepares one process after the other: meanwhile the others are free for what somebody waits for."""
        try:
            for _ in range(ADVISERS):
                await self.odds.run("prepare", jobs.prepare, rules, players)
        except Overrun:
            log.info("hints could not be prepared in time: the first one will take longer")
        except Exception:
            log.exception("hints could not be prepared")

    async def _families(self) -> list[Family]:
        """The metrics of this process."""
        counts = await asyncio.to_thread(self.store.lists.counts)
        return self.metrics.families(counts, len(self.tables.unreadable), self.store.writer.failing)

    def while_page_loads(self, work: Coroutine[object, object, None]) -> None:
        """Begins what a page that is loading will soon ask for."""
        task = asyncio.create_task(work)
        self._page_tasks.add(task)
        task.add_done_callback(self._page_tasks.discard)

    def count_refusal(self, limit: Limit) -> None:
        """Counts for the metrics that something was too much."""
        self.metrics.limited.labels(limit.value).inc()

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """Serves until the block ends; by then everything acknowledged is on disk and the database is released."""
        tables = self.tables
        chores = [
            asyncio.create_task(chore)
            for chore in (
                self._wake(),
                tables.keep_time(),
                tables.keep_beating(),
                tables.follow(),
                tables.obey(),
                tables.groups.run(),
                self.slow_clients.run(),
                self.tokens.run(),
                self._clean_up(),
                self._exchange(),
                self.siblings.run(),
            )
        ]
        try:
            yield
        finally:
            chores += [*self._preparing.values(), *self._page_tasks]
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await self.tables.close()
            await self.reviews.close()
            await asyncio.gather(*(pool.close() for pool in self._pools))
            if self._nursery is not None:
                await asyncio.to_thread(self._nursery.close)
            self.store.close()
            log.info("closed")

    async def say_goodbye(self) -> None:
        """Tells all clients to reconnect because the context is about to close, and waits up to a second for them."""
        self.tables.dismiss()
        for _ in range(100):
            if not self.sockets:
                return
            await asyncio.sleep(0.01)

    async def _wake(self) -> None:
        try:
            await self.tables.open()
        except Exception:
            log.exception("pending turns could not be resumed")

    async def _exchange(self) -> None:
        if self.config.redis is not None and isinstance(self.limiter, SharedLimiter):
            await Exchange(self.config.redis, self.limiter, self._pools).run()

    async def _clean_up(self) -> None:
        """Cleans up at once and then every hour, as long as this is the process to do so."""
        now, due = asyncio.get_running_loop().time, 0.0
        while True:
            try:
                if not await self.tables.leads():
                    due = 0.0
                elif due <= now():
                    due = now() + HOUR
                    log.info("cleaned up", extra={"fields": {"tables": await self.tables.clean_up()}})
            except Exception:
                log.exception("cleanup failed")
            await asyncio.sleep(LOOK_S)
