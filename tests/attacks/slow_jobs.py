"""Jobs for worker processes that misbehave."""

import os
import time
from pathlib import Path


def note(file: Path, word: str, seconds: float = 0) -> str:
    """Sleeps, then adds a word to a file."""
    time.sleep(seconds)
    with file.open("a") as notes:
        notes.write(f"{word}\n")
    return word


def forever(file: Path) -> None:
    """Writes down which process this is, and never ends."""
    file.write_text(str(os.getpid()))
    while True:
        pass


def die_once(file: Path) -> int:
    """Kills its own process the first time."""
    if not file.exists():
        file.touch()
        os.kill(os.getpid(), 9)
    return os.getpid()


class Odd(Exception):
    """An exception that cannot be made again from its arguments."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def fail(odd: bool) -> None:
    """Raises an exception."""
    raise Odd("a", "b") if odd else ValueError("as expected")
