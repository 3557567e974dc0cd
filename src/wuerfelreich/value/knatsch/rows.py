"""Rows of features that many positions share, read once and kept in one array, so that a batch takes them by number."""

from collections.abc import Hashable
from typing import Generic, TypeVar

import numpy as np

from wuerfelreich.value.network import Floats

Key = TypeVar("Key", bound=Hashable)
_MAX_ROWS = 50_000


class Rows(Generic[Key]):
    """Rows by key and number."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._places: dict[Key, int] = {}
        self._rows: Floats = np.zeros((64, width), dtype=np.float32)

    def get(self, key: Key) -> int | None:
        """The number of a row, if it is there."""
        return self._places.get(key)

    def add(self, key: Key, row: list[float]) -> int:
        """The number of a new row."""
        at = self._places[key] = len(self._places)
        if at == len(self._rows):
            self._rows = np.vstack([self._rows, np.zeros_like(self._rows)])
        self._rows[at] = row
        return at

    @property
    def full(self) -> bool:
        """Whether it is time to forget all rows."""
        return len(self._places) > _MAX_ROWS

    def clear(self) -> None:
        """Forgets all rows."""
        self._places.clear()

    def take(self, numbers: list[int]) -> Floats:
        """The rows of these numbers."""
        found: Floats = self._rows[numbers]
        return found
