"""Giving up on clients that do not read. One look around now and then: a timer for every frame costs more than it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

LOOK = 1.0
"""Seconds between two looks."""


class Sender:
    """A connection's task, and since which look it has been sending a frame."""

    def __init__(self, task: "asyncio.Task[object]") -> None:
        self.task = task
        self.since: int | None = None
        self.given_up = False


class SlowClients:
    """All connections, and how many looks there were at them."""

    def __init__(self, seconds: float) -> None:
        self._most = seconds / LOOK
        self._senders: set[Sender] = set()
        self.looks = 0

    @contextmanager
    def watching(self) -> Iterator[Sender]:
        """Watches over a connection, whose task this is. If it sends for too long, it is ended here."""
        task = asyncio.current_task()
        assert task is not None
        sender = Sender(task)
        self._senders.add(sender)
        try:
            yield sender
        except asyncio.CancelledError:
            if not sender.given_up:
                raise
            task.uncancel()
        finally:
            self._senders.discard(sender)

    async def run(self) -> None:
        """Runs for ever: stops who takes too long."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Stops every connection that has been sending for too long."""
        self.looks += 1
        for sender in self._senders:
            if sender.since is not None and self.looks - sender.since > self._most and not sender.given_up:
                sender.given_up = True
                sender.task.cancel()
