"""What programs may do at a table: only what their scopes allow, and only in seats that everybody knows are theirs.

At one table a player sits either in person or through a program: a seat that was taken in person is never played by a
program unnoticed."""

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.protocol.change import refuse
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    Command,
    DeclareResigned,
    Leave,
    Rematch,
    Resign,
    Roll,
    Say,
    SeatBot,
    Show,
    Sit,
    Start,
    Tip,
)
from wuerfelreich.tables.protocol.player import Player, Scope
from wuerfelreich.tables.table import Table


def not_allowed(table: Table, player: Player, command: Command) -> Phrase | None:
    """Why a command is not for this player's program, or not beside it; None if the table may decide it."""
    sitting = [chair.program for chair in table.chairs if chair.player == player.id]
    if player.scopes is None:
        return refuse("table-refusal-program-sits") if isinstance(command, Sit) and any(sitting) else None
    needed = _needed(table, player.id, command)
    if needed not in player.scopes:
        return refuse("table-refusal-scope", scope=needed.value)
    sits = needed is Scope.PLAY or isinstance(command, Rematch)
    return refuse("table-refusal-sits-in-person") if sits and not all(sitting) else None


def _needed(table: Table, player: str, command: Command) -> Scope:
    """The scope that a command needs. Whoever frees another's seat does what only a host may."""
    match command:
        case Leave(seat):
            return Scope.PLAY if seat in table.seat_of(player) else Scope.TABLES
        case Sit() | Tip() | Show() | Act() | Roll() | Resign() | DeclareResigned() | Ask() | Answer() | Say():
            return Scope.PLAY
        case SeatBot() | Start() | Cancel() | Rematch():
            return Scope.TABLES
