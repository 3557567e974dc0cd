"""Limits per client and server: token buckets for rates, plain numbers for the rest."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

CONNECTIONS_FOR_REQUESTS = 200
"""Connections from one address beside its sockets."""


class Limits(Struct, frozen=True):
    """The limits of a context."""

    rate: float = 20.0
    """Requests per second from one address, and frames per second on one connection; bursts of five seconds' worth."""
    frame: int = 16 * 1024
    body: int = 1024 * 1024
    file: int = 4 * 1024 * 1024
    connections: int = 8_000
    """Connections of any kind at once; half are left for requests when all sockets are taken."""
    connections_of_address: int = 400
    sockets: int = 4_000
    sockets_of_address: int = 200
    """A school or a large household shares one address; everybody in it may have a few tabs open."""
    sockets_of_player: int = 20
    watchers: int = 200
    """Sockets at one table of people without a seat there."""
    head: float = 10.0
    """Seconds for the head of a request."""
    body_time: float = 60.0
    """Seconds for the body of a request."""
    tables_of_player: int = 50
    """Open and running tables per host."""
    games_of_player: int = 100
    """Imported games per guest."""
    faults: int = 30
    """Malformed or excess frames before a connection is closed."""
    send: float = 20.0
    """Seconds after which a client that does not read is disconnected."""
    job: float = 10.0
    """Seconds after which a bot's move, odds, a hint or chances are given up; they take milliseconds."""
    check: float = 30.0
    """Seconds after which the check of an uploaded file is given up."""
    jobs: int = 200
    """Requests in the queue for odds, hints and chances to win, and in the one for files."""
    jobs_of_address: int = 8

    @property
    def sockets_of_strangers(self) -> int:
        """Sockets for people without a seat at the table; the rest is kept for players who reconnect."""
        return self.sockets - self.sockets // KEPT

    @property
    def sockets_of_strangers_of_address(self) -> int:
        """The same for one address."""
        return self.sockets_of_address - self.sockets_of_address // KEPT


KEPT = 4
"""One in so many sockets is kept for seated players."""
NEW = 10
"""Cost in tokens of a POST: a new guest, a new table, a file to check or import. Everything else costs 1."""
FILE = 0.1
"""Cost of one of the app's own files: a first visit fetches some fifty, and six friends may come at once."""
BURST = 5
"""Seconds' worth of requests that may arrive at once."""
MAX_ADDRESSES = 20_000


class Bucket:
    """A token bucket: tokens return at a steady rate, and a taker that finds too few has to wait."""

    def __init__(self, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._now = now
        self._at = now()
        self._most = max(NEW, rate * BURST)
        self._tokens = self._most

    def take(self, cost: float = 1) -> bool:
        """Takes tokens if there are enough; returns whether there were."""
        now = self._now()
        self._tokens = min(self._most, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def owe(self, cost: float) -> None:
        """Takes tokens that have been used elsewhere, down to a whole bucket less than nothing."""
        self.take(0)
        self._tokens = max(self._tokens - cost, -self._most)


class Buckets:
    """A bucket for each address; the one idle longest makes room for a new one."""

    def __init__(self, rate: float, most: int = MAX_ADDRESSES, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float) -> bool:
        """Takes tokens from an address's bucket."""
        return self._bucket(address).take(cost)

    def owe(self, address: str, cost: float) -> None:
        """Takes tokens that the address has used elsewhere; its bucket may then owe some."""
        self._bucket(address).owe(cost)

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._now))
        self._buckets.move_to_end(address)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket
