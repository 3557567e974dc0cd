"""What a server says of itself, and why it did not do something."""

from enum import StrEnum

from msgspec import Struct

VERSION = "v1"
"""The version in paths."""
WIRE = 5
"""The version a page must understand; raised with every change that an older page would get wrong."""


class Problem(Struct, frozen=True):
    """Why something was not done: a sentence for people and a key for programs."""

    sentence: str
    key: str


class Condition(StrEnum):
    """How a server is: `degraded` if it has found tables that it cannot read."""

    OK = "ok"
    DEGRADED = "degraded"


class Health(Struct, frozen=True):
    """How the server is, how many tables it has found damaged, and when it found the first (seconds since 1970)."""

    status: Condition
    unreadable: int
    since: int | None


class ServerInfo(Struct, frozen=True):
    """The versions of the program and the wire, statistics, and the server's local network address if it has one."""

    version: str
    wire: int
    tables: dict[str, int]
    sockets: int
    lan: str | None
