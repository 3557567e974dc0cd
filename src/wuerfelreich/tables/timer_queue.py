"""Timers in the order they are due, one per table."""

from heapq import heappop, heappush


class TimerQueue:
    """A heap of times. A table's timer can only be brought forward: if it fires too early, a new one is set."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, str]] = []
        self._next: dict[str, int] = {}

    def set(self, name: str, when: int) -> bool:
        """Sets a table's timer unless it has an earlier one; True if it is now the first of all."""
        known = self._next.get(name)
        if known is not None and known <= when:
            return False
        self._next[name] = when
        heappush(self._heap, (when, name))
        return self._heap[0] == (when, name)

    def pop(self, now: int) -> str | None:
        """Removes and returns the next table that is due, if any."""
        while self._heap and self._heap[0][0] <= now:
            when, name = heappop(self._heap)
            if self._next.get(name) == when:  # otherwise the timer was brought forward
                del self._next[name]
                return name
        return None

    @property
    def first(self) -> int | None:
        """When the next timer is due."""
        return self._heap[0][0] if self._heap else None
