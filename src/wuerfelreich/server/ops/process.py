"""The name of this process, which tells its logs and metrics apart from those of others at the same database."""

import os
import socket


def process_name() -> str:
    """The machine and the process id: in containers every process may have the same one."""
    return f"{socket.gethostname()}:{os.getpid()}"
