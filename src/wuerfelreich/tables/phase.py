"""The phases of a table. Each is a type, so only a running table has the parts of a running game."""

from collections import Counter
from enum import StrEnum
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.records import Header
from wuerfelreich.rules.game import read_seat
from wuerfelreich.tables.protocol.events import Asked, ClosingReason, Ending
from wuerfelreich.tables.table_game import TableGame


class Status(StrEnum):
    """The phase of a table, as lists and the database know it."""

    OPEN = "open"
    RUNNING = "running"
    CLOSED = "closed"


class SettingUp(Struct):
    """Before the start."""

    removed: set[str] = msgspec.field(default_factory=set)
    """Players the host has asked to leave."""
    seatings: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each player has sat down."""
    bots_seated: int = 0


class Opening(Struct):
    """Between the host's start and the first draw: every device shows its first link."""

    header: Header
    """Frozen: what the devices agree to."""
    since: int
    links: dict[int, str] = msgspec.field(default_factory=dict)
    """The links shown so far, by the lowest seats of their chains."""


class OpenQuestion(Struct):
    """A question to the others, known by the number of the event that asked it."""

    number: int
    asked: Asked
    agreed: set[int]
    """The seats that have agreed."""


class Running(Struct):
    """From the start to the end."""

    game: TableGame
    question: OpenQuestion | None = None


class Ended(Struct):
    """After the end."""

    game: TableGame | None
    """None if the table closed before the start."""
    ending: Ending
    seed: str | None
    """The seed of the dice, revealed; None for an imported game, or while other tables still roll with it."""
    rematch: str | None = None
    """The table of the next game."""
    operator: ClosingReason | None = None
    """Why the operator has closed it; None if nobody intervened."""


Phase: TypeAlias = SettingUp | Opening | Running | Ended


def with_links(opening: Opening) -> Header:
    """The header with the links that were shown; the other chains are over."""
    header = opening.header
    chains = tuple(replace(chain, link=opening.links.get(read_seat(chain.seats[0]))) for chain in header.chains)
    return replace(header, chains=chains)
