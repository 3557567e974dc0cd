"""Named points where tests kill the process, to show what a crash can and cannot lose."""

import os
import signal

_POINT, _, _COUNT = os.environ.get("WUERFELREICH_FAULT", "").partition(":")
_left = int(_COUNT or 1)


def reach(point: str) -> None:
    """Kills the process if a test has named this point (`after-commit:3`: the third time it is reached)."""
    global _left  # noqa: PLW0603 – a process dies only once
    if point != _POINT:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
