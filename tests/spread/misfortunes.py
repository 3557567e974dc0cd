"""Work that goes wrong on the Ray cluster whose address is given: prints the error of each."""

import os
import sys
from pathlib import Path

from wuerfelreich.spread import CrewError, cluster, crew


def fails(at: int) -> str:
    """An error in the work."""
    raise ValueError(f"number {at} cannot be done")


def dies(at: int) -> str:
    """Work that no process survives."""
    os._exit(1)


def dies_once(at: int) -> str:
    """Work that kills the first process that tries."""
    tried = Path(os.environ["RAY_TMPDIR"], f"tried{at}")
    if not tried.exists():
        tried.touch()
        os._exit(1)
    return f"{at} is done"


def main() -> None:
    """Tries them all with the same crew."""
    cluster.RAY_RETRIES, cluster.MAX_LOSSES = 0, 1  # a process takes a second to start
    with crew(ray=sys.argv[1]) as team:
        for work in (fails, dies, dies_once):
            try:
                print(team.in_order(work, 1))
            except (ValueError, CrewError) as error:
                print(f"{type(error).__name__}: {error}".splitlines()[0])


if __name__ == "__main__":
    main()
