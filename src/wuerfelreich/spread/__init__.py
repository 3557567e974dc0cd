"""Work spread over processes or machines. The results never depend on where, or on how many, it was done."""

from wuerfelreich.spread.crew import ALONE, Alone, Crew, CrewError, Result, Work
from wuerfelreich.spread.processes import MAX_PROCESSES, Processes

__all__ = ["ALONE", "MAX_PROCESSES", "Alone", "Crew", "CrewError", "Processes", "Result", "Work", "crew"]


def crew(processes: int = 1, ray: str | None = None) -> Crew:
    """Workers, to be used in a `with` statement: so many processes of this machine, or with an address all processors
    of a Ray cluster. Raises CrewError if there can be none."""
    if ray is not None:
        if processes != 1:
            raise CrewError("a Ray cluster uses all its processors: give an address or a number of processes, not both")
        from wuerfelreich.spread.cluster import Cluster

        return Cluster(ray)
    return ALONE if processes == 1 else Processes(processes)
