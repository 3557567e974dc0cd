"""A kit for testing tables: the real store in its own folder, and bots that move at once."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

from sqlalchemy import Engine, create_engine, make_url, select, update

from tests.postgres import database_in
from wuerfelreich.bots import BOTS
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import Running, Status
from wuerfelreich.tables.protocol.commands import Act, Command, Intent, Roll
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.protocol.settings import checked
from wuerfelreich.tables.service import Tables
from wuerfelreich.tables.store import schema
from wuerfelreich.tables.store.chain import Fault, begin, extend
from wuerfelreich.tables.store.check import check_tables
from wuerfelreich.tables.store.database import Where
from wuerfelreich.tables.store.sqlite import read_only
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.table import Table

ANNA, BEN, EVE = (Player(name.lower(), name, "fox") for name in ("Anna", "Ben", "Eve"))


def question_of(table: Table) -> int:
    """The number of the question that is being asked."""
    assert isinstance(table.phase, Running)
    assert table.phase.question is not None
    return table.phase.question.number


async def random_choice(table: Table, seat: int) -> str:
    """The move of a random bot."""
    assert table.game is not None
    game = table.game.rules
    return game.write_action(BOTS["random"](game, f"{table.name}/{table.seq}").choose(table.game.state))


class Kit:
    """The service with a store, and clients whose intents no other kit at the same database has used."""

    def __init__(
        self, path: Where, choose: Callable[[Table, int], Awaitable[str]] = random_choice, time: int = 1_000_000
    ) -> None:
        self.time = time
        self.store = Store(path)
        self.chosen = 0
        """How many moves its bots have thought about."""

        async def counted(table: Table, seat: int) -> str:
            self.chosen += 1
            return await choose(table, seat)

        self.tables = Tables(self.store, counted, lambda: self.time)

    async def table(self, settings: Settings, host: Player = ANNA) -> Table:
        """A new table."""
        valid = checked(settings)
        assert not isinstance(valid, Phrase), valid
        return (await self.tables.create(host, valid)).table

    def live(self, table: str | Table) -> LiveTable:
        """The live table of a table. Reading a long one yields to the loop now and then, which is skipped here."""
        finding = self.tables.find(table if isinstance(table, str) else table.name)
        while True:
            try:
                finding.send(None)
            except StopIteration as done:
                found: LiveTable | None = done.value
                break
        assert found is not None
        return found

    def find(self, name: str) -> Table:
        """A table by its id."""
        return self.live(name).table

    async def do(self, player: Player, table: Table, command: Command, seen: int | None = None) -> Reply:
        """Sends a player's command, with everything so far seen."""
        seq = table.seq if seen is None else seen
        return await self.tables.intend(player, table.name, Intent(f"intent-{token_hex(8)}", seq, command))

    async def must(self, player: Player, table: Table, command: Command) -> Reply:
        """Like `do`, but the command must be accepted."""
        reply = await self.do(player, table, command)
        assert reply.accepted, reply.refusal
        return reply

    async def play_on(self, table: Table, people: dict[int, Player], rng: Random, most: int = 20_000) -> None:
        """People make random legal moves until the game is over; bots move by themselves."""
        live = self.live(table)
        watched = self.tables.watch(live, table.seq)
        watcher, _ = watched
        for _ in range(most):
            while table.status is Status.RUNNING and (table.due not in people or not table.chairs[table.due].person):
                await watcher.news.get()
            if table.status is not Status.RUNNING:
                break
            assert table.due is not None
            await self.must(people[table.due], table, self.any_command(table, table.due, rng))
            while not watcher.news.empty():
                watcher.news.get_nowait()
        self.tables.unwatch(live, watcher)

    def any_command(self, table: Table, seat: int, rng: Random) -> Command:
        """A roll if one is due, else a legal action."""
        assert table.game is not None
        game, state = table.game.rules, table.game.state
        if isinstance(game.next(state), Chance):
            return Roll(seat)
        return Act(seat, game.write_action(rng.choice(game.legal(state))))

    async def close(self) -> None:
        """Closes the service and releases the file."""
        await self.tables.close()
        self.store.close()


def damaged(where: Where) -> dict[str, Fault]:
    """The tables that checking a database finds damaged; servers may be using it."""
    engine = read_only(where) if isinstance(where, Path) else _postgres(where)
    with engine.connect() as connection:
        found = check_tables(connection).damaged
    engine.dispose()
    return found


def _postgres(address: str) -> Engine:
    return create_engine(make_url(address).set(drivername="postgresql+psycopg"), isolation_level="REPEATABLE READ")


def accept_events(where: Where) -> None:
    """Makes the hash chains fit the events, as if these had always been like that."""
    engine = create_engine(f"sqlite:///{where}") if isinstance(where, Path) else _postgres(where)
    events = schema.events.c
    with engine.begin() as connection:
        for table, seed in connection.execute(select(schema.tables.c.id, schema.tables.c.seed)).all():
            rows = connection.execute(
                select(events.seq, events.at, events.event).where(events.table_id == table).order_by(events.seq)
            )
            head = extend(begin(table, seed), [(seq, at, text) for seq, at, text in rows])
            now = {"seq": head.seq, "link": head.link, "version": 0, "keeper": None}
            connection.execute(update(schema.heads).where(schema.heads.c.table_id == table), now)
    engine.dispose()


@asynccontextmanager
async def kit(path: Path) -> AsyncIterator[Kit]:
    """A kit that is closed at the end. Whatever was done, every hash chain must then fit its events."""
    opened = Kit(database_in(path))
    try:
        yield opened
    finally:
        await opened.close()
    assert damaged(database_in(path)) == {}


def run(test: Coroutine[Any, Any, None]) -> None:
    """Runs a test on its own event loop."""
    asyncio.run(test)
