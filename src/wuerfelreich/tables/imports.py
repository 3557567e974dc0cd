"""Games played elsewhere: a game file becomes a closed table, readable by its link like any other."""

import secrets

import msgspec
from msgspec.structs import replace

from wuerfelreich.records import Committed, Header, Record, Seat, Verdict, write_record
from wuerfelreich.rules.game import AnyGame, Phrase, seat_name
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.change import game_result, refuse
from wuerfelreich.tables.protocol.events import Closed, Created, Ending, Event, Imported, Played, Settings, Stamped
from wuerfelreich.tables.store.step import NewTable, SeatRow, result_row

MAX_ENTRIES = 5_000
"""Longer games are refused. The longest of 10,000 random games had 4,292 steps."""


def imported_table(record: Record, rules: AnyGame, verdict: Verdict, host: str, at: int) -> NewTable | Phrase:
    """A verified game as a closed table hosted by the player who imports it, or why it is refused. It must have been
    played to the end, or ended by agreement, which reveals its seed."""
    header = record.header
    fair = header.dice if isinstance(header.dice, Committed) else None
    if len(record.entries) > MAX_ENTRIES:
        return refuse("server-long-file", most=MAX_ENTRIES)
    if verdict.result is None and (fair is None or fair.seed is None):
        return refuse("server-unfinished-file")
    ending = Ending.AGREED if verdict.result is None else Ending.FINISHED
    events: list[Event] = [
        Created(_settings(header), host, fair.commitment if fair else "", header.rules),
        Imported(write_record(Record(_nameless(header)))),
        *(Played(entry) for entry in record.entries),
        Closed(ending, (fair.seed or "") if fair else ""),
    ]
    result = None
    if verdict.result is not None and verdict.state is not None:
        finished = game_result(rules, verdict.state, verdict.result)
        result = result_row(header.game, at, finished, [(None, seat.bot) for seat in header.seats])
    return NewTable(
        name=secrets.token_urlsafe(12),
        seed=b"",
        host=host,
        game=header.game,
        visibility=Settings("", 1).visibility,
        events=[Stamped(seq, at, event) for seq, event in enumerate(events, start=1)],
        status=Status.CLOSED,
        imported=True,
        ending=ending,
        seats={at: SeatRow(None, seat.name, bot=seat.bot) for at, seat in enumerate(header.seats)},
        result=result,
    )


def _settings(header: Header) -> Settings:
    own = bytes(header.material.own)
    return Settings(
        game=header.game,
        seats=len(header.seats),
        options=msgspec.Raw(msgspec.json.encode(header.options)),
        material=own.decode() if own else None,
    )


def _nameless(header: Header) -> Header:
    """The header without people's names, which are kept outside the log."""
    return replace(header, seats=tuple(Seat(seat_name(at), seat.bot) for at, seat in enumerate(header.seats)))
