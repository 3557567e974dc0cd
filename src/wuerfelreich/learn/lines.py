"""The course of a run as lines of text."""

from collections.abc import Callable, Sequence
from pathlib import Path

from wuerfelreich.learn.checkpoint import Generation

SECONDS_BETWEEN = 2.0
"""Generations that are shorter are not all told."""


class Lines:
    """Tells of a generation in a line, unless the last line was only just written; of the last one always."""

    def __init__(self, write: Callable[[str], None]) -> None:
        self._write = write
        self._last: Generation | None = None
        self._told: Generation | None = None

    def __call__(self, one: Generation) -> None:
        self._last = one
        if self._told is None or one.seconds - self._told.seconds >= SECONDS_BETWEEN:
            self._tell(one)

    def end(self, history: Sequence[Generation]) -> None:
        """Tells of the last generation if that was left out, or that there was nothing left to train."""
        if self._last is None:
            self._write(f"nothing is left to train: this run already has {counted(len(history), 'generation')}")
        elif self._last != self._told:
            self._tell(self._last)

    def _tell(self, one: Generation) -> None:
        self._told = one
        self._write(
            f"{one.seconds:6.0f} s  generation {one.number:<5d} loss {one.loss:.4f}"
            f"  {counted(one.games, 'game')}, {counted(one.positions, 'position')}"
        )


def counted(count: int, what: str) -> str:
    """`1 game`, `2,000 games`."""
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


def stopped(folder: Path) -> str:
    """What is said after Ctrl-C."""
    return f"stopped: the same command goes on from what is stored in {folder}"
