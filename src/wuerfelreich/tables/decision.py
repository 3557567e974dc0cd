"""What is decided at a table, and what of it is stored."""

from collections.abc import Callable

import msgspec
from msgspec import Struct

from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import Moved
from wuerfelreich.tables.live_table import LiveTable
from wuerfelreich.tables.phase import SettingUp, Status
from wuerfelreich.tables.protocol.change import Change
from wuerfelreich.tables.protocol.events import BotSeated, Closed, Opened, Played, Stamped, Started
from wuerfelreich.tables.protocol.reply import Reply
from wuerfelreich.tables.store.step import NewTable, Note, Step, StoredReply, players_left, result_row, seats_after
from wuerfelreich.tables.table import Table

MINUTE = 60 * 1000


class Decision(Struct, frozen=True):
    """What one step stores: a change, the reply to the intent behind it, and possibly another table."""

    change: Change
    player: str = ""
    """The player whose intent it is."""
    reply: Reply | None = None
    beside: NewTable | None = None
    rematch: str | None = None
    """The table of the next game, for the reply."""


#: Decides what to store, with exclusive access to the table; None: nothing.
Decide = Callable[[LiveTable], Decision | None]


def step_of(live: LiveTable, decision: Decision, now: int) -> Step:
    """The step that stores a decision."""
    table, change, reply = live.table, decision.change, decision.reply
    at = max(now, table.changed)
    result = change.result
    sitting = [(chair.player, chair.bot) for chair in table.chairs]
    return Step(
        table=table.name,
        head=live.head,
        version=live.version,
        events=[Stamped(table.seq + number, at, event) for number, event in enumerate(change.events, start=1)],
        note=_note(live, change, at),
        seats=seats_after(change),
        reply=_stored_reply(decision.player, reply),
        early=_early_after(live, change),
        result=None if result is None else result_row(table.settings.game, at, result, sitting),
        beside=decision.beside,
        group=table.group,
        left=_left(table, change),
    )


def _left(table: Table, change: Change) -> frozenset[str]:
    """Who may sit down at another table of the group now: those who leave this one before its start."""
    if not table.group or not isinstance(table.phase, SettingUp):
        return frozenset()
    return players_left(change, [chair.player for chair in table.chairs])


def _stored_reply(player: str, reply: Reply | None) -> StoredReply | None:
    return None if reply is None else StoredReply(player, reply.id, msgspec.json.encode(reply).decode())


def _early_after(live: LiveTable, change: Change) -> dict[int, str | None]:
    """The early moves that change: one is submitted, or some are played."""
    if change.early is not None:
        return {change.early.seat: change.early.text}
    if not live.early:
        return {}
    played = {one.entry.seat for one in change.events if isinstance(one, Played) and isinstance(one.entry, Moved)}
    return dict.fromkeys(played & live.early.keys())


def _note(live: LiveTable, change: Change, at: int) -> Note | None:
    """What to update in the list of tables. Minutes are precise enough for its order and for the cleanup, but a new
    status is needed at once, and an open table could be cleaned up in the meantime."""
    table, status, ending, wakes = live.table, live.table.status, None, live.table.wakes
    for event in change.events:
        match event:
            case Opened():
                status, wakes = Status.RUNNING, True
            case Started():
                status, wakes = Status.RUNNING, table.wakes_running
            case Closed(reason):
                status, ending = Status.CLOSED, reason
            case BotSeated() | Played(TableEvent()):
                wakes = True
    settled = status is table.status and wakes is table.wakes and status is not Status.OPEN
    if not change.events or (settled and at - live.noted < MINUTE):
        return None
    return Note(status, at, wakes, ending or table.ending)
