"""File descriptors: every connection takes one, and many systems allow a process only 1,024 unless it asks for more."""

from msgspec.structs import replace

from wuerfelreich.server.limits import Limits

MAX_DESCRIPTORS = 65_536
"""As many as are asked for; some systems call the limit infinite and then refuse it."""
RESERVED = 200
"""Descriptors for the database, the worker processes and everything else that is not a client."""


def raise_descriptor_limit() -> int | None:
    """Raises the soft limit as far as the hard one allows; returns it, or None where there is no such limit."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft >= wanted:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS has a further limit
        return soft
    return wanted


def fitted(limits: Limits, descriptors: int | None) -> Limits:
    """The limits that this many descriptors allow: half of them for sockets, the others for requests."""
    if descriptors is None:
        return limits
    room = max(2, descriptors - RESERVED)
    return replace(limits, sockets=min(limits.sockets, room // 2), connections=min(limits.connections, room))
