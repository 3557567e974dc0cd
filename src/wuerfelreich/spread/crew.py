"""What all crews have in common, and the smallest: this very process."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Self, TypeVar

Result = TypeVar("Result")
#: A function of a module, or a `partial` of one: it is sent to other processes. What its result is must follow from its
#: arguments alone.
Work = Callable[[int], Result]
MAX_CHUNK = 20
CHUNKS_EACH = 4
"""So many chunks for every worker, if there is enough work: nobody waits long for the last one."""


class CrewError(RuntimeError):
    """There are no workers, or they were lost; the message is a sentence."""


class Crew(ABC):
    """Workers that stay until the `with` statement ends, however often there is work."""

    workers: int
    """How many work at the same time."""

    @abstractmethod
    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        """The results of `work` for 0, 1, 2 … up to the count, each with its number, in the order they are finished.
        An error in the work is raised here as it is."""

    def in_order(self, work: Work[Result], count: int) -> list[Result]:
        """All results of `work`, by number."""
        found = dict(self.spread(work, count))
        return [found[at] for at in range(count)]

    def close(self) -> None:
        """Sends the workers away."""
        return

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Alone(Crew):
    """This process."""

    workers = 1

    def spread(self, work: Work[Result], count: int) -> Iterator[tuple[int, Result]]:
        """The results in order, each computed when it is asked for."""
        return ((at, work(at)) for at in range(count))


ALONE = Alone()


def chunks(count: int, workers: int) -> list[range]:
    """The numbers up to the count in parts that are worth sending."""
    size = max(1, min(MAX_CHUNK, count // (workers * CHUNKS_EACH)))
    return [range(begin, min(begin + size, count)) for begin in range(0, count, size)]


def do_chunk(work: Work[Result], numbers: range) -> list[tuple[int, Result]]:
    """What a worker does."""
    return [(at, work(at)) for at in numbers]
