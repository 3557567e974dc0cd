"""The processes that a process has started."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def children(pid: int) -> list[int]:
    """The processes that a process has started and not yet waited for."""
    found: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += map(int, (thread / "children").read_text().split())
    return found


def descendants(pid: int) -> Iterator[int]:
    """These, and theirs."""
    for child in children(pid):
        yield child
        yield from descendants(child)


def running(pid: int) -> bool:
    """Whether a process has not ended, whether or not somebody has waited for it."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
