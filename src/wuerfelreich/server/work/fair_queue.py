"""A queue that is fair: whoever waits for one thing is not kept waiting by somebody who wants a thousand."""

from collections import Counter, OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by key, taken round robin over the keys. No key has more than `most` items in progress: what is taken
    counts for its key until it is done."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()
        self._begun: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many items are waiting."""
        return sum(map(len, self._waiting.values()))

    def put(self, key: str, item: T) -> None:
        """Adds an item."""
        self._waiting.setdefault(key, deque()).append(item)

    def take(self) -> tuple[str, T] | None:
        """Begins the next item; None if nothing can begin now."""
        for key, items in self._waiting.items():
            if self._begun[key] < self._most:
                self._begun[key] += 1
                item = items.popleft()
                self._waiting.move_to_end(key)
                if not items:
                    del self._waiting[key]
                return key, item
        return None

    def done(self, key: str) -> None:
        """An item of this key is done."""
        self._begun[key] -= 1
        if not self._begun[key]:
            del self._begun[key]

    def served_elsewhere(self, key: str) -> None:
        """Another process has begun an item of this key: it is everybody else's turn first."""
        if key in self._waiting:
            self._waiting.move_to_end(key)

    def discard(self, key: str, item: T) -> None:
        """Removes an item that is still waiting."""
        items = self._waiting.get(key)
        if items is not None and item in items:
            items.remove(item)
            if not items:
                del self._waiting[key]
