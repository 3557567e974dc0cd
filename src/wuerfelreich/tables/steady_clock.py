"""The time at the tables."""

import time


class SteadyClock:
    """Milliseconds since 1970, unaffected by later changes to the system clock. Processes at one database set it by the
    time of the database."""

    def __init__(self) -> None:
        self._wall, self._steady = time.time_ns(), time.monotonic_ns()

    def __call__(self) -> int:
        """The time."""
        return (self._wall + time.monotonic_ns() - self._steady) // 1_000_000

    def set(self, now: int) -> None:
        """Sets the clock."""
        self._wall, self._steady = now * 1_000_000, time.monotonic_ns()
