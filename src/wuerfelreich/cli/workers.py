"""Where bots play: `--processes` and `--ray`."""

from typing import Annotated

import typer

from wuerfelreich.cli.command import fail
from wuerfelreich.spread import MAX_PROCESSES, Crew, crew

NumberOfProcesses = Annotated[
    int, typer.Option("--processes", help="Processes to use; this does not affect the result.")
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Use a Ray cluster; this does not affect the result."),
]


def workers(command: str, processes: int, ray: str | None) -> Crew:
    """The workers that a command asks for."""
    if not 1 <= processes <= MAX_PROCESSES:
        fail(f"{command} takes 1 to {MAX_PROCESSES} processes, not {processes}")
    return crew(processes, ray)
