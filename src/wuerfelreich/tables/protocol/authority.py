"""Decides commands: each one yields a change to the table, or the reason for refusing it. Pure, except that new seats
get random seeds; nothing is stored or broadcast here."""

import secrets as system

from wuerfelreich.rules.game import Phrase
from wuerfelreich.tables.protocol import playing, questions, seating
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import (
    Act,
    Answer,
    Ask,
    Cancel,
    Leave,
    Resign,
    Roll,
    Say,
    SeatBot,
    Sit,
    Start,
)
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import Ended, Running, SettingUp, Table

BeforeStart = Sit | SeatBot | Leave | Start | Cancel
OfASeat = Act | Roll | Resign | Ask | Answer | Say


def decide(table: Table, player: Player, command: BeforeStart | OfASeat, secrets: Secrets) -> Change | Phrase:
    """The outcome of a command, after checking that this player may give it."""
    if isinstance(command, BeforeStart):
        if not isinstance(table.phase, SettingUp):
            return refuse("table-refusal-started")
        return _set_up(table, table.phase, player, command, secrets)
    if command.seat not in table.seat_of(player.id):
        return refuse("table-refusal-not-your-seat")
    if isinstance(command, Say):
        return questions.say(table, command)
    if table.chairs[command.seat].resigned:
        return refuse("table-refusal-already-resigned")
    match table.phase:
        case Running() as running:
            return _play(table, running, command, secrets)
        case SettingUp():
            return refuse("table-refusal-not-started")
        case Ended():
            return Phrase("refusal-over")


def _set_up(table: Table, phase: SettingUp, player: Player, command: BeforeStart, secrets: Secrets) -> Change | Phrase:
    match command:
        case Sit():
            return seating.sit(table, phase, player, command, seat_seed())
        case SeatBot():
            return seating.seat_bot(table, phase, player.id, command, seat_seed())
        case Leave():
            return seating.leave(table, player.id, command)
        case Start():
            return seating.start(table, player.id, secrets)
        case Cancel():
            return seating.cancel(table, player.id, secrets)


def _play(
    table: Table, running: Running, command: Act | Roll | Resign | Ask | Answer, secrets: Secrets
) -> Change | Phrase:
    match command:
        case Act(seat, text):
            return playing.act(table, running, seat, text, secrets)
        case Roll(seat):
            return playing.roll(table, running, seat, secrets)
        case Resign(seat):
            return playing.resign(table, running, seat, secrets)
        case Ask():
            return questions.ask(table, running, command, secrets)
        case Answer():
            return questions.answer(table, running, command, secrets)


def seat_seed() -> str:
    """A random seed for a seat whose client supplies none."""
    return system.token_hex(8)
