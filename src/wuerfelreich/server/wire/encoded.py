"""Messages with parts already encoded, because they are the same for everyone watching a table. On the wire they are
identical to the messages they are named after: a test keeps fields and tags in step."""

import msgspec
from msgspec import Raw, Struct

from wuerfelreich.rules.game import Sheet
from wuerfelreich.server.wire.fairness import Fairness
from wuerfelreich.server.wire.messages import ClockNow, Present

NULL = Raw(b"null")


class EncodedChoices(Struct, frozen=True, omit_defaults=True):
    """`Choices`, with encoded offers."""

    seat: int
    roll: bool = False
    early: bool = False
    actions: tuple[Raw, ...] = ()
    link: int = 0


class EncodedOwn(Struct, frozen=True, omit_defaults=True):
    """`Own`."""

    seats: tuple[int, ...] = ()
    hosting: bool = False
    choices: tuple[EncodedChoices, ...] = ()
    early: dict[int, Raw] = {}
    takes_back: int | None = None


class EncodedPosition(Struct, frozen=True, omit_defaults=True):
    """`Position`, with a summary and a view that are encoded once."""

    table: Raw
    view: Raw = msgspec.field(default_factory=lambda: NULL)
    task: str = ""
    own: EncodedOwn = EncodedOwn()
    clock: ClockNow | None = None
    sheets: tuple[Sheet, ...] | None = None
    reason: str = ""
    fair: Fairness | None = None


class EncodedWelcome(Struct, frozen=True, tag="welcome"):
    """`Welcome`."""

    wire: int
    position: EncodedPosition
    present: Present
    events: Raw
    now: int


class EncodedNews(Struct, frozen=True, tag="news"):
    """`News`, with events that are encoded once per language."""

    events: Raw
    position: EncodedPosition
