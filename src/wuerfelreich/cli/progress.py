"""Progress bars."""

from rich.console import Console
from rich.progress import Progress


def progress() -> Progress:
    """A bar on standard error that disappears in the end. There is none where that is no terminal: it would leave empty
    lines in a file."""
    console = Console(stderr=True, highlight=False)
    return Progress(console=console, transient=True, disable=not console.is_terminal)
