"""Messages with parts that are encoded already, because they are the same for all who watch a table. On the wire they
are the messages of the same name: a test holds their fields and tags together."""

import msgspec
from msgspec import Raw, Struct

from wuerfelreich.rules.game import Sheet
from wuerfelreich.server.wire.messages import ClockNow, Present

NULL = Raw(b"null")


class EncodedChoices(Struct, frozen=True, omit_defaults=True):
    """`Choices`; the offers are kept encoded."""

    seat: int
    roll: bool = False
    early: bool = False
    actions: tuple[Raw, ...] = ()


class EncodedOwn(Struct, frozen=True, omit_defaults=True):
    """`Own`."""

    seats: tuple[int, ...] = ()
    hosting: bool = False
    choices: tuple[EncodedChoices, ...] = ()
    early: dict[int, Raw] = {}


class EncodedPosition(Struct, frozen=True, omit_defaults=True):
    """`Position`; the table in short and the view are made once."""

    table: Raw
    view: Raw = msgspec.field(default_factory=lambda: NULL)
    task: str = ""
    own: EncodedOwn = EncodedOwn()
    clock: ClockNow | None = None
    sheets: tuple[Sheet, ...] | None = None


class EncodedWelcome(Struct, frozen=True, tag="welcome"):
    """`Welcome`."""

    wire: int
    position: EncodedPosition
    present: Present
    events: Raw


class EncodedNews(Struct, frozen=True, tag="news"):
    """`News`; the events are made once in every language."""

    events: Raw
    position: EncodedPosition
