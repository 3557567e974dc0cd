"""What is to happen at which time, one entry per table."""

from heapq import heappop, heappush


class TimerQueue:
    """A heap of times. A table's entry is only ever moved forward: who is called too early looks again."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []
        self._next: dict[str, int] = {}

    def set(self, name: str, when: int) -> bool:
        """Calls a table at this time, or earlier if that is planned already; True if it is now the first of all."""
        known = self._next.get(name)
        if known is not None and known <= when:
            return False
        self._next[name] = when
        heappush(self._heap, (when, name))
        return self._heap[0] == (when, name)

    def pop(self, now: int) -> str | None:
        """The next table whose time has come, if any."""
        while self._heap and self._heap[0][0] <= now:
            when, name = heappop(self._heap)
            if self._next.get(name) == when:  # otherwise it was called earlier than this
                del self._next[name]
                return name
        return None

    @property
    def first(self) -> int | None:
        """When the next time comes."""
        return self._heap[0][0] if self._heap else None
