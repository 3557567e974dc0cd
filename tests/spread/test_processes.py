"""Processes of this machine."""

import signal

from wuerfelreich.spread import Processes


def ends_quietly(_: int) -> bool:
    """Whether Ctrl-C ends this process without a traceback."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_DFL


def test_ctrl_c_ends_workers_without_a_word() -> None:
    with Processes(1) as crew:
        assert dict(crew.spread(ends_quietly, 1)) == {0: True}
