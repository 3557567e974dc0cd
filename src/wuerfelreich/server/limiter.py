"""The interface of all limits on clients: rates, and places that can be held at the same time.

It knows only keys and numbers. It has to answer at once, because it is also asked where nothing can wait.
`LocalLimiter` counts what this process sees; `SharedLimiter` adds what it has heard from others."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Protocol

from msgspec import Struct

from wuerfelreich.server.limits import Buckets


class Limit(StrEnum):
    """What can be exhausted; the metrics count refusals under these names."""

    REQUESTS = "requests"
    CONNECTIONS = "connections"
    CONNECTIONS_OF_ADDRESS = "connections_of_address"
    SOCKETS = "sockets"
    SOCKETS_OF_ADDRESS = "sockets_of_address"
    SOCKETS_OF_PLAYER = "sockets_of_player"
    WATCHERS = "watchers"
    HEAD = "head"
    BODY = "body"
    READING = "reading"
    JOBS = "jobs"
    JOBS_OF_ADDRESS = "jobs_of_address"
    JOB = "job"


class Claim(Struct, frozen=True):
    """A claim to one place: at most so many are held at once under this limit and key."""

    limit: Limit
    key: str
    most: int


class Limiter(Protocol):
    """Counts what clients use, and refuses what is too much."""

    def take(self, address: str, cost: float) -> bool:
        """Takes tokens from an address's rate; False if it has too few."""
        ...

    def hold(self, *claims: Claim) -> Limit | None:
        """Takes a place for every claim, or none at all; returns the limit that was in the way."""
        ...

    def release(self, *claims: Claim) -> None:
        """Gives places back."""
        ...


class LimitReached(Exception):
    """There is no place left."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        super().__init__(limit.value)


@contextmanager
def holding(limiter: Limiter, *claims: Claim) -> Iterator[None]:
    """Holds places for the length of a block; raises LimitReached if there are none."""
    exhausted = limiter.hold(*claims)
    if exhausted is not None:
        raise LimitReached(exhausted)
    try:
        yield
    finally:
        limiter.release(*claims)


class LocalLimiter:
    """The counts of a single process, in memory. It reports every refusal."""

    def __init__(self, rate: float, report: Callable[[Limit], None], now: Callable[[], float] = time.monotonic) -> None:
        self._buckets = Buckets(rate, now=now)
        self._held: Counter[tuple[Limit, str]] = Counter()
        self._report = report

    def take(self, address: str, cost: float) -> bool:
        """Takes tokens from an address's rate; False if it has too few."""
        enough = self._buckets.take(address, cost)
        if not enough:
            self._report(Limit.REQUESTS)
        return enough

    def hold(self, *claims: Claim) -> Limit | None:
        """Takes a place for every claim, or none at all; returns the limit that was in the way."""
        for claim in claims:
            if self._held[claim.limit, claim.key] + self.elsewhere(claim.limit, claim.key) >= claim.most:
                self._report(claim.limit)
                return claim.limit
        self._held.update((claim.limit, claim.key) for claim in claims)
        return None

    def elsewhere(self, _limit: Limit, _key: str) -> int:
        """How many places other processes hold: there are none."""
        return 0

    def release(self, *claims: Claim) -> None:
        """Gives places back; a key under which nothing is held is forgotten."""
        for claim in claims:
            key = claim.limit, claim.key
            self._held[key] -= 1
            if self._held[key] <= 0:
                del self._held[key]
