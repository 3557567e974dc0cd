"""Giving up on clients that do not read. One look around now and then: a timer for every frame costs more than it."""

import asyncio
import time

LOOK = 1.0
"""Seconds between two looks."""


class Patience:
    """The tasks that are sending a frame, and since when."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: dict[asyncio.Task[object], float] = {}
        self._given_up: set[asyncio.Task[object]] = set()

    def begin(self, task: "asyncio.Task[object]") -> None:
        """A task begins to send."""
        self._since[task] = time.monotonic()

    def end(self, task: "asyncio.Task[object]") -> bool:
        """It has sent, or stopped; False if it was stopped because it took too long."""
        self._since.pop(task, None)
        if task not in self._given_up:
            return True
        self._given_up.discard(task)
        task.uncancel()
        return False

    async def run(self) -> None:
        """Runs for ever: stops what takes too long."""
        while True:
            await asyncio.sleep(LOOK)
            self.look(time.monotonic())

    def look(self, now: float) -> None:
        """Stops every task that has been sending for too long."""
        for task, since in list(self._since.items()):
            if now - since >= self._seconds and task not in self._given_up:
                self._given_up.add(task)
                task.cancel()
