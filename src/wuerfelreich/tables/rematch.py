"""Rematches: another table with the same settings and people, stored in the same step as the old table's event."""

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.decision import Decision
from wuerfelreich.tables.new_table import new_table
from wuerfelreich.tables.phase import Ended
from wuerfelreich.tables.protocol.change import Change, refuse
from wuerfelreich.tables.protocol.events import BotSeated, Event, Rematched, Seated, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import next_settings
from wuerfelreich.tables.store.step import NewTable, SeatRow
from wuerfelreich.tables.table import Table


def rematch(table: Table, player: Player, at: int) -> Decision | Phrase:
    """The first player to ask creates the next table; the others are sent to it."""
    if not isinstance(table.phase, Ended):
        return refuse("table-refusal-not-over")
    if not table.seat_of(player.id):
        return refuse("table-refusal-not-your-seat")
    if table.phase.rematch is not None:
        return Decision(Change(), rematch=table.phase.rematch)
    made = _seated_again(table, player, at)
    return Decision(Change((Rematched(made.name),)), beside=made, rematch=made.name)


def _seated_again(table: Table, host: Player, at: int) -> NewTable:
    events: list[Event] = []
    seats: dict[int, SeatRow] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.player is not None:
            events.append(Seated(seat, chair.player, awaited=chair.tip != "", program=chair.program))
            seats[seat] = SeatRow(chair.player, chair.name, chair.picture, program=chair.program)
        elif chair.bot is not None:
            events.append(BotSeated(seat, chair.bot, chair.name))
            seats[seat] = SeatRow(None, chair.name, bot=chair.bot)
    bots = any(chair.bot is not None for chair in table.chairs)
    seated = [Stamped(seq, at, event) for seq, event in enumerate(events, start=2)]
    return new_table(host.id, next_settings(table), at, seated, seats, bots)
