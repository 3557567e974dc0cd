"""Limits across processes: what a client uses at one counts at all others, as long as that process lives and Redis
carries the word."""

import asyncio
from collections.abc import Callable

from tests.redis_server import RedisServer
from wuerfelreich.server.exchange import WHOLE_EVERY, Exchange
from wuerfelreich.server.limiter import Claim, Limit
from wuerfelreich.server.shared_limiter import EXPIRY_S, SharedLimiter
from wuerfelreich.server.work.fair_queue import FairQueue
from wuerfelreich.server.work.pool import Pool

RATE = 20.0
BURST = int(RATE * 5)
TIMEOUT_S = 20


class Process:
    """A limiter and its exchange with the others, at a time that the test sets."""

    def __init__(self, redis: str = "unix:///nowhere", pools: tuple[Pool, ...] = ()) -> None:
        self.time = 100.0
        self.refused: list[Limit] = []
        self.limiter = SharedLimiter(RATE, self.refused.append, lambda: self.time)
        self.exchange = Exchange(redis, self.limiter, pools)

    def tell(self, *others: "Process") -> None:
        """Sends the next message, which all get."""
        message = self.exchange.message()
        if message is not None:
            for other in others:
                other.exchange.hear(message)

    def sockets(self, number: int) -> Limit | None:
        """Opens sockets of one player, ten of whom may be open."""
        claims = [Claim(Limit.SOCKETS_OF_PLAYER, "anna", 10)] * number
        return next((why for claim in claims if (why := self.limiter.hold(claim)) is not None), None)


def test_a_rate_is_that_of_all_processes() -> None:
    here, there = Process(), Process()
    assert all(here.limiter.take("1.2.3.4", 1) for _ in range(BURST))
    assert there.limiter.take("1.2.3.4", 1), "it does not know yet"
    here.tell(there)
    assert not there.limiter.take("1.2.3.4", 1)
    assert there.refused == [Limit.REQUESTS]
    assert there.limiter.take("5.6.7.8", 1)


def test_somebody_at_every_process_gets_no_more_in_the_long_run() -> None:
    processes = [Process() for _ in range(4)]
    taken = 0
    for _ in range(400):
        for here in processes:
            taken += sum(here.limiter.take("1.2.3.4", 1) for _ in range(10))
            here.tell(*(other for other in processes if other is not here))
        for here in processes:
            here.time += 0.25
    assert taken <= 100 * RATE + 5 * BURST
    assert taken >= 100 * RATE


def test_places_are_those_of_all_processes() -> None:
    here, there = Process(), Process()
    assert here.sockets(7) is None
    here.tell(there)
    assert there.sockets(3) is None
    assert there.sockets(1) is Limit.SOCKETS_OF_PLAYER
    here.limiter.release(Claim(Limit.SOCKETS_OF_PLAYER, "anna", 10))
    here.tell(there)
    assert there.sockets(1) is None
    assert there.sockets(1) is Limit.SOCKETS_OF_PLAYER


def test_what_protects_a_process_is_its_own() -> None:
    """Its memory and file descriptors do not get fewer because others have connections."""
    here, there = Process(), Process()
    claim = Claim(Limit.SOCKETS, "", 1)
    assert here.limiter.hold(claim) is None
    here.tell(there)
    assert there.limiter.hold(claim) is None


def test_a_process_that_dies_holds_nothing_for_long() -> None:
    here, there = Process(), Process()
    assert here.sockets(10) is None
    here.tell(there)
    assert there.sockets(1) is Limit.SOCKETS_OF_PLAYER
    there.time += EXPIRY_S + 0.1
    assert there.sockets(1) is None


def test_a_message_that_is_lost_is_made_up_for() -> None:
    here, there = Process(), Process()
    assert here.sockets(5) is None
    here.tell()
    for _ in range(WHOLE_EVERY):
        here.tell(there)
    assert there.sockets(6) is Limit.SOCKETS_OF_PLAYER


def test_nothing_is_said_when_there_is_nothing_new() -> None:
    here = Process()
    here.sockets(1)
    messages = [here.exchange.message() for _ in range(3 * WHOLE_EVERY)]
    assert sum(message is not None for message in messages) == 4, "the change, and three times everything"


def test_whoever_is_served_elsewhere_waits_behind_the_others() -> None:
    queue: FairQueue[str] = FairQueue(most=9)
    for key in ("anna", "ben", "eve"):
        queue.put(key, f"{key} 1")
    queue.served_elsewhere("anna")
    queue.served_elsewhere("nobody")
    assert [queue.take() for _ in range(4)] == [("ben", "ben 1"), ("eve", "eve 1"), ("anna", "anna 1"), None]


def test_a_job_that_begins_counts_at_the_other_processes() -> None:
    async def run() -> None:
        pools = [Pool("odds", 1, 10) for _ in range(2)]
        here, there = (Process(pools=(pool,)) for pool in pools)
        served: list[str] = []
        pools[1].served_elsewhere = served.append
        assert await pools[0].run("anna", sum, (1, 2)) == 3
        here.tell(there)
        assert served == ["anna"]
        for pool in pools:
            await pool.close()

    asyncio.run(run())


async def until(reached: Callable[[], bool]) -> None:
    """Waits until something is so."""
    async with asyncio.timeout(TIMEOUT_S):
        while not reached():
            await asyncio.sleep(0.02)


def test_redis_carries_it_and_nobody_is_refused_because_redis_is_away() -> None:
    async def run() -> None:
        with RedisServer() as redis:
            here, there = Process(redis.address), Process(redis.address)
            stranger = Process(f"{redis.address}?db=7")
            running = [asyncio.create_task(one.exchange.run()) for one in (here, there, stranger)]
            claim = Claim(Limit.SOCKETS_OF_PLAYER, "anna", 1)
            assert here.limiter.hold(claim) is None
            await until(lambda: there.limiter.elsewhere(Limit.SOCKETS_OF_PLAYER, "anna") == 1)
            assert there.limiter.hold(claim) is Limit.SOCKETS_OF_PLAYER
            assert stranger.limiter.hold(claim) is None, "another installation, with its own database number"
            redis.stop()
            there.time += EXPIRY_S + 0.1
            assert there.limiter.hold(claim) is None
            assert there.limiter.take("1.2.3.4", 1)
            there.limiter.release(claim)
            redis.start()
            await until(lambda: there.limiter.elsewhere(Limit.SOCKETS_OF_PLAYER, "anna") == 1)
            for one in running:
                one.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(run())
