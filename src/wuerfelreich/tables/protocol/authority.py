"""Decides commands: each one yields a change to the table, or the reason for refusing it. Pure, except that seats get
random seeds with dice of version 1; nothing is stored or broadcast here."""

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.phase import Ended, Opening, Running, SettingUp
from wuerfelreich.tables.protocol import playing, questions, seating, starting
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    DeclareResigned,
    Leave,
    Resign,
    Roll,
    Say,
    SeatBot,
    Show,
    Sit,
    Start,
    Tip,
)
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import Table

BeforeStart = Sit | SeatBot | Tip | Leave | Start | Cancel
OfASeat = Act | Roll | Resign | DeclareResigned | Ask | Answer | Say


def decide(table: Table, player: Player, command: BeforeStart | Show | OfASeat, secrets: Secrets) -> Change | Phrase:
    """The outcome of a command, after checking that this player may give it."""
    match table.phase, command:
        case Opening() as opening, Show():
            return starting.show(table, opening, player.id, command, secrets)
        case Opening(), Cancel():
            return seating.cancel(table, player.id, secrets)
        case SettingUp() as setting_up, Sit() | SeatBot() | Tip() | Leave() | Start() | Cancel():
            return _set_up(table, setting_up, player, command, secrets)
        case SettingUp(), Show():
            return refuse("table-refusal-not-started")
        case _, Sit() | SeatBot() | Tip() | Leave() | Start() | Cancel() | Show():
            return refuse("table-refusal-started")
        case _, Act() | Roll() | Resign() | DeclareResigned() | Ask() | Answer() | Say():
            return _seated(table, player, command, secrets)


def _seated(table: Table, player: Player, command: OfASeat, secrets: Secrets) -> Change | Phrase:
    if command.seat not in table.seat_of(player.id):
        return refuse("table-refusal-not-your-seat")
    if isinstance(command, Say):
        return questions.say(table, command)
    if table.chairs[command.seat].resigned:
        timed_out = table.chairs[command.seat].timed_out
        return refuse("table-refusal-timed-out" if timed_out else "table-refusal-already-resigned")
    match table.phase:
        case Running() as running:
            return _play(table, running, command, secrets)
        case SettingUp() | Opening():
            return refuse("table-refusal-not-started")
        case Ended():
            return Phrase("refusal-over")


def _set_up(table: Table, phase: SettingUp, player: Player, command: BeforeStart, secrets: Secrets) -> Change | Phrase:
    match command:
        case Sit():
            return seating.sit(table, phase, player, command)
        case SeatBot():
            return seating.seat_bot(table, phase, player.id, command)
        case Tip():
            return seating.tip(table, player.id, command)
        case Leave():
            return seating.leave(table, player.id, command)
        case Start():
            return starting.start(table, player.id, secrets)
        case Cancel():
            return seating.cancel(table, player.id, secrets)


def _play(
    table: Table, running: Running, command: Act | Roll | Resign | DeclareResigned | Ask | Answer, secrets: Secrets
) -> Change | Phrase:
    match command:
        case Act(seat, text):
            return playing.act(table, running, seat, text, secrets)
        case Roll(seat, link):
            return playing.roll(table, running, seat, link, secrets)
        case Resign(seat):
            return playing.resign(table, running, seat, secrets)
        case DeclareResigned(seat, absent):
            return playing.declare_resigned(table, running, absent, seat, secrets)
        case Ask():
            return questions.ask(table, running, command, secrets)
        case Answer():
            return questions.answer(table, running, command, secrets)
