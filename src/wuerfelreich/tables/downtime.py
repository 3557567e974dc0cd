"""Downtime: the times at which no server was running, so that no clock should have been."""

from collections.abc import Sequence
from itertools import pairwise

from wuerfelreich.tables.store.runs import Run


class Downtime:
    """The gaps between the runs of the server, up to the start of this one."""

    def __init__(self, earlier: Sequence[Run], started: int) -> None:
        self._started = started
        self._gaps = [
            (before.alive, min(after.started, started))
            for before, after in pairwise([*earlier, Run(started, started)])
            if before.alive < after.started  # otherwise the machine's clock has been set back
        ]

    def after(self, at: int) -> int:
        """Milliseconds of downtime after this moment, in which a server was alive; never more than have passed."""
        down = sum(max(0, until - max(since, at)) for since, until in self._gaps)
        return min(down, max(0, self._started - at))
