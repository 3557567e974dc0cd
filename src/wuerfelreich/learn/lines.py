"""The course of a run as lines of text."""

from collections.abc import Callable

from wuerfelreich.learn.checkpoint import Generation

SECONDS_BETWEEN = 2.0
"""Generations that are shorter are not all told."""


class Lines:
    """Tells of a generation in a line, unless the last line was only just written."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._told: float | None = None

    def __call__(self, one: Generation) -> None:
        if self._told is not None and one.seconds - self._told < SECONDS_BETWEEN:
            return
        self._told = one.seconds
        self._write(
            f"{one.seconds:6.0f} s  generation {one.number:<5d} loss {one.loss:.4f}"
            f"  {one.games:,} games, {one.positions:,} positions"
        )
