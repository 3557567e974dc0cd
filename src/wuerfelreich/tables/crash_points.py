"""Named points at which the tests let the process die, to show what a crash can and cannot lose."""

import os
import signal

_POINT, _, _COUNT = os.environ.get("WUERFELREICH_FAULT", "").partition(":")
_left = int(_COUNT or 1)


def reach(point: str) -> None:
    """Nothing, unless a test has named this point (`after-commit:3` is the third time there): sudden death."""
    global _left  # noqa: PLW0603 – the process has one death to die
    if point != _POINT:
        return
    _left -= 1
    if _left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
