"""Rows of features that many positions share, kept in one array, so that a batch takes them by number."""

from collections.abc import Sequence

import numpy as np

from wuerfelreich.value.network import Floats

_MAX_ROWS = 2048
"""Enough for some games; more would give Python's garbage collector so much to look through that decisions stall."""


class Rows:
    """Rows by number."""

    def __init__(self, width: int) -> None:
        self._rows: Floats = np.zeros((64, width), dtype=np.float32)
        self._count = 0

    def add(self, row: Sequence[float]) -> int:
        """The number of a new row."""
        at = self._count
        if at == len(self._rows):
            self._rows = np.vstack([self._rows, np.zeros_like(self._rows)])
        self._rows[at] = row
        self._count += 1
        return at

    @property
    def full(self) -> bool:
        """Whether it is time to forget all rows."""
        return self._count > _MAX_ROWS

    def clear(self) -> None:
        """Forgets all rows."""
        self._count = 0

    def take(self, numbers: list[int]) -> Floats:
        """The rows of these numbers."""
        found: Floats = self._rows[numbers]
        return found
