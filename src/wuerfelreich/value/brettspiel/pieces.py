"""Features in pieces: most leaves of a turn share most of them, so each is worked out once and kept as bytes. A row of
features is then a few lookups and one join."""

from array import array
from collections.abc import Sequence

Piece = bytes
"""Features as the bytes of 32-bit floats."""
MAX_PIECES = 1 << 11
"""Kept in memory, of each kind: those of some turns. More would be found no more often, and give the garbage collector
so much to look through that decisions stall."""


def piece(values: Sequence[float]) -> Piece:
    """Features as bytes."""
    return array("f", values).tobytes()
