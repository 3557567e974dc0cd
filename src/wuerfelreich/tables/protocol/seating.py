"""Setting up: who sits where, and the start."""

from itertools import count

from wuerfelreich.rules.game import Phrase, seat_name
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import Leave, SeatBot, Sit
from wuerfelreich.tables.protocol.dealing import deal
from wuerfelreich.tables.protocol.events import BotSeated, Closed, Ending, Played, Seated, Started, Vacated
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import SeatName, SettingUp, Table

MAX_SEATINGS = 500
"""How many times people and bots can sit down at one table before the start."""
LEVELS = ("random", "apprentice", "knight", "king")


def sit(table: Table, phase: SettingUp, player: Player, command: Sit, seed: str) -> Change | Phrase:
    """A player takes an open seat. Its seed comes from the client, or is drawn if the client sends none."""
    if phase.seatings >= MAX_SEATINGS:
        return refuse("table-refusal-too-much")
    seat = command.seat
    if seat is None:
        seat = next((at for at, chair in enumerate(table.chairs) if chair.open), None)
        if seat is None:
            return refuse("table-refusal-full")
    if refused := _not_free(table, seat):
        return refused
    second = any(chair.player == player.id for chair in table.chairs)
    if second and not command.name:
        return refuse("table-refusal-already-seated")
    if player.id in phase.removed:
        return refuse("table-refusal-removed")
    shown = SeatName(command.name or player.name, "" if second else player.picture)
    if not shown.name.isprintable():
        return refuse("table-refusal-name")
    if any(chair.name == shown.name for chair in table.chairs):
        return refuse("table-refusal-name-taken", name=shown.name)
    return Change((Seated(seat, player.id, command.seed or seed),), names={seat: shown})


def seat_bot(table: Table, phase: SettingUp, player: str, command: SeatBot, seed: str) -> Change | Phrase:
    """The host seats a bot, named with the number of its seat or the next number that makes the name unique."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    if phase.seatings >= MAX_SEATINGS:
        return refuse("table-refusal-too-much")
    if refused := _not_free(table, command.seat):
        return refused
    if command.level not in LEVELS:
        return refuse("table-refusal-no-such-bot", level=command.level)
    title = command.title.strip() or command.level.capitalize()
    if not title.isprintable():
        return refuse("table-refusal-name")
    taken = {chair.name for chair in table.chairs}
    name = next(name for number in count(command.seat + 1) if (name := f"{title} {number}") not in taken)
    return Change((BotSeated(command.seat, command.level, name, seed),))


def _not_free(table: Table, seat: int) -> Phrase | None:
    if not 0 <= seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(seat)})
    if not table.chairs[seat].open:
        return refuse("table-refusal-taken", seat=seat_name(seat))
    return None


def leave(table: Table, player: str, command: Leave) -> Change | Phrase:
    """A player gives up a seat, or the host frees one."""
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].open:
        return refuse("table-refusal-seat-open", seat=seat_name(command.seat))
    if player not in (table.host, table.chairs[command.seat].player):
        return refuse("table-refusal-host-only")
    return Change((Vacated(command.seat, removed=player != table.chairs[command.seat].player),))


def cancel(table: Table, player: str, secrets: Secrets) -> Change | Phrase:
    """The host cancels the table."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    return Change((Closed(Ending.ABORTED, secrets.seed.hex()),))


def start(table: Table, player: str, secrets: Secrets) -> Change | Phrase:
    """The host starts the game; chance that belongs to no player is drawn at once."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    if any(chair.open for chair in table.chairs):
        return refuse("table-refusal-seats-open")
    rules = table.rules()
    first = rules.start(len(table.chairs), table.options(rules))
    dealt, _ = deal(table, rules, first, Secrets(secrets.seed, {}))
    return Change((Started(), *(Played(entry) for entry in dealt)))
