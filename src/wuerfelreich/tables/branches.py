"""Playing on from a step of a game: a new table with its own dice, against bots."""

from bisect import bisect_right

from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.bots import BOTS
from wuerfelreich.fair import LinkedDice
from wuerfelreich.records import Event as TableEvent
from wuerfelreich.records import EventKind
from wuerfelreich.records.branch import fingerprint
from wuerfelreich.records.header import Origin
from wuerfelreich.records.links import Links
from wuerfelreich.records.log import Entry
from wuerfelreich.records.replay import final_result
from wuerfelreich.rules.game import Phrase, seat_name
from wuerfelreich.tables.chair import SeatName
from wuerfelreich.tables.new_table import new_table
from wuerfelreich.tables.phase import Ended, Status
from wuerfelreich.tables.protocol.change import refuse
from wuerfelreich.tables.protocol.dealing import deal
from wuerfelreich.tables.protocol.events import BotSeated, Branched, Event, Played, Seated, Settings, Stamped
from wuerfelreich.tables.protocol.player import Player
from wuerfelreich.tables.protocol.settings import CheckedSettings
from wuerfelreich.tables.store.step import NewTable, SeatRow
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.characters import free_name


class Branch(Struct, frozen=True):
    """Where a game is played on: after which event and in which seat. People's other seats go to bots."""

    at: int
    seat: int
    level: str
    """The level of these bots."""


def branched_table(table: Table, wanted: Branch, host: Player, now: int) -> NewTable | Phrase:
    """The table at which a game is played on, or why there is none. Among people the game must be over: while it is
    being played, nobody should find out elsewhere what comes of a move."""
    game = table.game
    if game is None or not (isinstance(table.phase, Ended) or _practises(table, wanted, host)):
        return refuse("table-refusal-not-over")
    if not 0 <= wanted.seat < len(table.chairs):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(wanted.seat)})
    if wanted.level not in BOTS:
        return refuse("table-refusal-no-such-bot", level=wanted.level)
    shared = tuple(step.entry for step in game.steps[: bisect_right(game.played, wanted.at)])
    resigned = [one.seat for one in shared if isinstance(one, TableEvent) and one.kind is EventKind.RESIGN]
    if wanted.seat in resigned:
        return refuse("table-refusal-no-branch")
    made, after = _begun(table, game, shared, wanted, host, now)
    if final_result(game.rules.next(after), len(table.chairs), resigned) is not None:
        return refuse("table-refusal-no-branch")  # nobody would have anything left to do
    return made


def _practises(table: Table, wanted: Branch, host: Player) -> bool:
    """Whether the only person at a table of bots wants to try something else. The dice to come stay unknown: the new
    table has its own."""
    return table.alone == wanted.seat and table.chairs[wanted.seat].player == host.id


def _state(game: TableGame, entries: int) -> Struct:
    """The position after so many entries."""
    return game.steps[entries - 1].after if entries else game.steps[0].before if game.steps else game.state


def _begun(
    table: Table, game: TableGame, shared: tuple[Entry, ...], wanted: Branch, host: Player, now: int
) -> tuple[NewTable, Struct]:
    """The new table with everybody seated and the shared entries played, and its position. Chance that belongs to no
    player is drawn at once."""
    old = table.settings
    settings = Settings(old.game, old.seats, old.options, old.material, odds=True)
    fresh = new_table(host.id, CheckedSettings(settings, game.header.material.sha256), now, version=table.version)
    seats = _seats(table, wanted, host)
    events: list[Event] = [
        Seated(at, row.player) if row.player is not None else BotSeated(at, row.bot or "", row.name)
        for at, row in seats.items()
    ]
    origin = Origin(fingerprint(game.record(), len(shared)), len(shared))
    events.append(Branched(origin, _since(table, seats, len(shared))))
    made = replace(fresh, events=[*fresh.events, *_stamped(events, now, 2)], seats=seats)
    names = {at: SeatName(row.name, row.picture) for at, row in seats.items()}
    begun = Table.fold(made.name, made.events, names).game
    assert begun is not None, "the last event began the game"
    dice = LinkedDice(made.seed, Links(begun.header).mix)
    dealt, after = deal(game.rules, _state(game, len(shared)), {}, dice)
    played = [Played(entry) for entry in (*shared, *dealt)]
    later = _stamped(list(played), now, len(made.events) + 1)
    return replace(made, events=[*made.events, *later], status=Status.RUNNING, wakes=True), after


def _stamped(events: list[Event], at: int, first: int) -> list[Stamped]:
    return [Stamped(seq, at, event) for seq, event in enumerate(events, start=first)]


def _since(table: Table, seats: dict[int, SeatRow], shared: int) -> tuple[int, ...]:
    """By seat, after how many of the shared entries all moves are its bot's: a bot that stays has made moves before."""
    stays = (chair.bot is not None and chair.bot == seats[at].bot for at, chair in enumerate(table.chairs))
    return tuple(min(chair.since, shared) if stay else shared for chair, stay in zip(table.chairs, stays, strict=True))


def _seats(table: Table, wanted: Branch, host: Player) -> dict[int, SeatRow]:
    """The player in the seat that was asked for; bots as they were, and new ones for everybody else."""
    seats = {wanted.seat: SeatRow(host.id, host.name, host.picture)}
    taken = {host.name}
    for at, chair in enumerate(table.chairs):
        if at == wanted.seat:
            continue
        known = chair.bot if chair.bot in BOTS else None
        name = chair.name if known and chair.name not in taken else free_name(known or wanted.level, at, taken)
        seats[at] = SeatRow(None, name, bot=known or wanted.level)
        taken.add(name)
    return dict(sorted(seats.items()))
