"""Disconnects clients that do not read. It checks periodically, as a timer per frame would cost more than the frame."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

LOOK = 1.0
"""Seconds between two checks."""


class Sender:
    """A connection's task, and the check since which it has been sending a frame."""

    def __init__(self, task: "asyncio.Task[object]") -> None:
        self.task = task
        self.since: int | None = None
        self.given_up = False


class SlowClients:
    """All connections, and the number of checks so far."""

    def __init__(self, seconds: float) -> None:
        self._most = seconds / LOOK
        self._senders: set[Sender] = set()
        self.looks = 0

    @contextmanager
    def watching(self) -> Iterator[Sender]:
        """Watches the connection of the current task. If sending takes too long, the connection ends here."""
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
        """Checks periodically until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Cancels every connection that has been sending for too long."""
        self.looks += 1
        for sender in self._senders:
            if sender.since is not None and self.looks - sender.since > self._most and not sender.given_up:
                sender.given_up = True
                sender.task.cancel()
