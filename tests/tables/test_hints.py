"""Hints through a real Redis: whoever listens hears everything, and where nobody does, nothing is sent."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec
from redis.asyncio import from_url

from tests.redis_server import RedisServer
from tests.tables.kit import run
from wuerfelreich.tables.hints import CHANNEL, Hint, Hints
from wuerfelreich.tables.store.step import ToldStep

TIMEOUT_S = 20
TABLE = "table"


class Process:
    """One process: what it has heard, and how often it has looked at the table itself."""

    def __init__(self, address: str) -> None:
        self.hints = Hints(address)
        self.versions: list[int] = []
        self.looks = 0

    async def hear(self, table: str, steps: Sequence[ToldStep] = ()) -> None:
        assert table == TABLE
        self.versions += [step.version for step in steps]
        self.looks += not steps

    async def look_at(self, table: str) -> None:
        self.looks += 1

    async def look(self) -> None:
        self.looks += 1

    def move(self, version: int) -> None:
        """Makes a step."""
        self.hints.say(TABLE, ToldStep(version, 1, b"", [(version, 0, "")]))


@asynccontextmanager
async def processes(redis: RedisServer, number: int) -> AsyncIterator[list[Process]]:
    started = [Process(redis.address) for _ in range(number)]
    async with asyncio.TaskGroup() as together:
        tasks = [together.create_task(one.hints.run(one)) for one in started]
        yield started
        for task in tasks:
            task.cancel()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not true():
            await asyncio.sleep(0.01)


async def alone(one: Process) -> None:
    await until(lambda: not one.hints.anybody_at(TABLE))


def test_where_nobody_else_listens_nothing_is_sent() -> None:
    async def play(redis: RedisServer) -> None:
        async with processes(redis, 2) as (here, there):
            assert here.hints.anybody_at(TABLE), "it does not know yet"
            here.hints.want(TABLE)
            await alone(here)
            async with from_url(redis.address) as client:
                before = (await client.info("commandstats")).get("cmdstat_publish", {}).get("calls", 0)
                here.move(1)
                await asyncio.sleep(0.1)
                assert (await client.info("commandstats"))["cmdstat_publish"]["calls"] == before
            there.hints.want(TABLE)
            await until(lambda: here.hints.anybody_at(TABLE))
            here.move(2)
            await until(lambda: there.versions == [2])
            assert there.looks >= 2, "it has looked for what it was not told"
            there.move(3)
            await until(lambda: here.versions == [3])
            there.hints.unwant(TABLE)
            async with asyncio.timeout(TIMEOUT_S):
                while here.hints.anybody_at(TABLE):  # Redis says so when it is told a step
                    here.move(4)
                    await asyncio.sleep(0.01)
            there.hints.want(TABLE)
            await until(lambda: here.hints.anybody_at(TABLE))

    with RedisServer() as redis:
        run(play(redis))


def test_one_that_does_not_listen_itself_always_tells() -> None:
    async def play(redis: RedisServer) -> None:
        async with processes(redis, 2) as (here, there):
            here.move(1)
            await asyncio.sleep(0.1)
            assert here.hints.anybody_at(TABLE)
            there.hints.want(TABLE)
            await alone(there)
            here.move(2)
            await until(lambda: there.versions == [2])
            assert there.hints.anybody_at(TABLE), "somebody else plays there"

    with RedisServer() as redis:
        run(play(redis))


def test_an_older_release_is_heard_as_well() -> None:
    async def play(redis: RedisServer) -> None:
        async with processes(redis, 1) as (here,), from_url(redis.address) as older:
            here.hints.want(TABLE)
            await alone(here)
            looks = here.looks
            await older.publish(f"{CHANNEL}{TABLE}", msgspec.json.encode(["older", []]))
            await until(lambda: here.hints.anybody_at(TABLE))
            assert here.looks == looks + 1
            assert msgspec.json.decode(msgspec.json.encode(Hint("me", [], listens=True)))[:2] == ["me", []]

    with RedisServer() as redis:
        run(play(redis))


def test_redis_forgets_who_listens() -> None:
    async def play(redis: RedisServer) -> None:
        async with processes(redis, 2) as (here, there):
            here.hints.want(TABLE)
            await alone(here)
            redis.stop()
            await until(lambda: here.hints.anybody_at(TABLE))
            redis.start()
            await alone(here)
            there.hints.want(TABLE)
            await until(lambda: here.hints.anybody_at(TABLE))
            here.move(5)
            await until(lambda: 5 in there.versions)

    with RedisServer() as redis:
        run(play(redis))
