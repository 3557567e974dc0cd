"""Setting up: who sits where, and whose devices take part in the dice."""

import secrets as system

from wuerfelreich.bots import BOTS
from wuerfelreich.rules.game import Name, Phrase, seat_name
from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.phase import SettingUp
from wuerfelreich.tables.protocol.change import Change, Secrets, refuse
from wuerfelreich.tables.protocol.commands import Leave, SeatBot, Sit, Tip
from wuerfelreich.tables.protocol.events import BotSeated, Closed, Ending, Seated, Tipped, Vacated
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.table import DUPLICATE, LINKED, Table
from wuerfelreich.words.characters import CAST, all_names_of, free_name

MAX_SEATINGS = 20
"""How many times one player can sit down at a table before the start."""
MAX_SEATINGS_OF_ALL = 10_000
"""The same for all players but the host together, so that the log is bounded whoever comes."""
MAX_BOTS_SEATED = 500
"""How many times the host can seat a bot."""


def sit(table: Table, phase: SettingUp, player: Player, command: Sit) -> Change | Phrase:
    """A player takes an open seat. All seats of a player have one chain."""
    if _too_often(table, phase, player.id):
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
    if any(shown.name in all_names_of(chair) for chair in table.chairs):
        return refuse("table-refusal-name-taken", name=shown.name)
    program = player.scopes is not None
    if table.dice == 1:
        return Change((Seated(seat, player.id, seat_seed(), program=program),), names={seat: shown})
    if table.dice == DUPLICATE:
        return Change((Seated(seat, player.id, program=program),), names={seat: shown})
    own = table.seat_of(player.id)
    tip = table.chairs[own[0]].tip if own else command.tip
    if not own and _known_tip(table, tip):
        return refuse("table-refusal-known-tip")
    return Change((Seated(seat, player.id, tip=tip, program=program),), names={seat: shown})


def tip(table: Table, player: str, command: Tip) -> Change | Phrase:
    """The device of a seated player registers its chain."""
    own = table.seat_of(player)
    if not own:
        return refuse("table-refusal-not-your-seat")
    if table.dice != LINKED or table.chairs[own[0]].tip or _known_tip(table, command.tip):
        return refuse("table-refusal-known-tip")
    return Change((Tipped(own[0], command.tip),))


def _known_tip(table: Table, tip: str) -> bool:
    """Whether another device has this tip: whoever copies it adds numbers that are already known."""
    return tip != "" and any(chair.tip == tip for chair in table.chairs)


def seat_bot(table: Table, phase: SettingUp, player: str, command: SeatBot) -> Change | Phrase:
    """The host seats a bot: the character asked for, or one that is free."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    if phase.bots_seated >= MAX_BOTS_SEATED:
        return refuse("table-refusal-too-much")
    if refused := _not_free(table, command.seat):
        return refused
    if command.level not in BOTS:
        return refuse("table-refusal-no-such-bot", level=command.level)
    taken = {chair.name for chair in table.chairs}
    name = command.character or free_name(command.level, command.seat, taken)
    if command.character and command.character not in CAST.get(command.level, ()):
        return refuse("table-refusal-no-such-bot", level=command.character)
    if name in taken:
        return Phrase("table-refusal-name-taken", {"name": Name(f"character-{name}")})
    return Change((BotSeated(command.seat, command.level, name, seat_seed() if table.dice == 1 else ""),))


def _too_often(table: Table, phase: SettingUp, player: str) -> bool:
    """Whether a player has sat down too often. What strangers do never keeps the host out."""
    if phase.seatings[player] >= MAX_SEATINGS:
        return True
    return player != table.host and phase.seatings.total() >= MAX_SEATINGS_OF_ALL


def _not_free(table: Table, seat: int) -> Phrase | None:
    if not 0 <= seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(seat)})
    if not table.chairs[seat].open:
        return refuse("table-refusal-taken", seat=seat + 1)
    return None


def leave(table: Table, player: str, command: Leave) -> Change | Phrase:
    """A player gives up a seat, or the host frees one."""
    if not 0 <= command.seat < len(table.chairs) or table.chairs[command.seat].open:
        return refuse("table-refusal-seat-open", seat=command.seat + 1)
    if player not in (table.host, table.chairs[command.seat].player):
        return refuse("table-refusal-host-only")
    return Change((Vacated(command.seat, removed=player != table.chairs[command.seat].player),))


def cancel(table: Table, player: str, secrets: Secrets) -> Change | Phrase:
    """The host cancels the table."""
    if player != table.host:
        return refuse("table-refusal-host-only")
    return Change((Closed(Ending.ABORTED, secrets.revealed),))


def seat_seed() -> str:
    """A random seed for a seat, with dice of version 1."""
    return system.token_hex(8)
