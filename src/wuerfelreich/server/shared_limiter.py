"""A limiter whose counts include those of other processes, as far as it has heard of them.

It answers at once from what it knows. What it hears is a moment old, so a client that is quick may get a little more
for that moment; a rate is paid back, because a bucket may owe tokens. What is not heard of again expires, so the worst
that can happen without Redis is that every process has its own limits."""

import time
from collections.abc import Callable, Mapping

from wuerfelreich.server.limiter import Claim, Limit, LocalLimiter

SHARED = frozenset(
    {
        Limit.CONNECTIONS_OF_ADDRESS,
        Limit.SOCKETS_OF_ADDRESS,
        Limit.SOCKETS_OF_PLAYER,
        Limit.WATCHERS,
        Limit.JOBS_OF_ADDRESS,
    }
)
"""Limits on one client or table. The others protect a process, which has enough to do with its own."""
EXPIRY_S = 3.0
"""Seconds after which the places that a process held count no longer, if nothing is heard of it."""

#: Places by limit and key.
Places = dict[tuple[Limit, str], int]


class _Other:
    """What another process holds, and until when that counts."""

    def __init__(self) -> None:
        self.held: Places = {}
        self.until = 0.0


class SharedLimiter(LocalLimiter):
    """Counts what clients use at this process and, from hearsay, at others."""

    def __init__(self, rate: float, report: Callable[[Limit], None], now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(rate, report, now)
        self._now = now
        self._others: dict[str, _Other] = {}
        self._spent: dict[str, float] = {}
        self._changed: set[tuple[Limit, str]] = set()

    def take(self, address: str, cost: float) -> bool:
        """Takes tokens from an address's rate; False if it has too few."""
        enough = super().take(address, cost)
        if enough:
            self._spent[address] = self._spent.get(address, 0) + cost
        return enough

    def hold(self, *claims: Claim) -> Limit | None:
        """Takes a place for every claim, or none at all; returns the limit that was in the way."""
        exhausted = super().hold(*claims)
        if exhausted is None:
            self._note(claims)
        return exhausted

    def release(self, *claims: Claim) -> None:
        """Gives places back."""
        super().release(*claims)
        self._note(claims)

    def _note(self, claims: tuple[Claim, ...]) -> None:
        self._changed.update((claim.limit, claim.key) for claim in claims if claim.limit in SHARED)

    def elsewhere(self, limit: Limit, key: str) -> int:
        """How many places other processes hold."""
        now = self._now()
        return sum(other.held.get((limit, key), 0) for other in self._others.values() if other.until >= now)

    # ------------------------------------------------------------------------------------------ the others

    def spent(self) -> dict[str, float]:
        """The tokens taken here since this was last asked, by address."""
        spent, self._spent = self._spent, {}
        return spent

    def changed(self) -> Places:
        """The shared places whose number has changed since this was last asked, and their number now."""
        changed, self._changed = self._changed, set()
        return {key: self._held.get(key, 0) for key in changed}

    def held(self) -> Places:
        """All shared places that are held here."""
        return {key: number for key, number in self._held.items() if key[0] in SHARED}

    def hear(self, sender: str, spent: Mapping[str, float], held: Places, whole: bool) -> None:
        """Takes in what another process has spent since its last message, and what it holds: everything, or what has
        changed."""
        for address, cost in spent.items():
            self._buckets.owe(address, cost)
        other = self._others.setdefault(sender, _Other())
        other.held = held if whole else {**other.held, **held}
        now = self._now()
        other.until = now + EXPIRY_S
        self._others = {name: one for name, one in self._others.items() if one.until >= now}
