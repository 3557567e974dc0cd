"""A keeper of a table with fair dice of version 2 who can cheat, among honest devices and puppets.

Left alone it is honest. It knows its seed, the secrets of its puppets, and every link that it was shown; an attack uses
what it likes of these and then presents a record."""

from collections.abc import Callable, Collection
from hashlib import sha256
from random import Random

from msgspec import json
from msgspec.structs import replace

from wuerfelreich.fair import LinkedDice, commitment
from wuerfelreich.fair.device import Chained, Device, Memory, Proposal
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records import Chain, Drawn, Entry, Event, EventKind, Fair2, Header, Moved, Record, Replay, Seat
from wuerfelreich.records.device_check import check_device
from wuerfelreich.records.draws import draw_entry
from wuerfelreich.records.file import read_record, write_entry, write_record
from wuerfelreich.records.header import make_header, shipped
from wuerfelreich.records.links import Links, options_text
from wuerfelreich.records.verify import verify
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, read_seat, seat_name

GAME = "wuerfelkoenig"
TABLE = "kitchen"
PUPPET_LINKS = 400
"""Enough for any game here; a puppet's chain may have any length."""


def number(word: str) -> str:
    """A secret of 64 hexadecimal digits that is the same in every run."""
    return sha256(word.encode()).hexdigest()


class Keeper:
    """The keeper and everybody at its table. `kinds` has one letter per seat: h for a person with an honest device, p
    for a puppet of the keeper, b for a bot."""

    def __init__(self, kinds: str, word: str = "evil", start: int = 1, made: type[Device] = Device) -> None:
        self.rules = shipped(GAME)
        self.options = json.decode(f'{{"start":{start}}}', type=self.rules.options)
        self.seed = bytes.fromhex(number(f"{word} seed"))
        self.seats = tuple(Seat(f"Bot {at}", "greedy") if kind == "b" else Seat(kind) for at, kind in enumerate(kinds))
        self.devices = {
            at: made(Memory(TABLE, commitment(self.seed), number(f"{word} {at}")))
            for at, kind in enumerate(kinds)
            if kind == "h"
        }
        self.puppets = {
            at: chain(TABLE, number(f"{word} {at}"), PUPPET_LINKS) for at, kind in enumerate(kinds) if kind == "p"
        }
        self.first: dict[int, str] = {}
        """The first links that were shown, by seat."""
        self.shown: dict[tuple[int, int], str] = {}
        """All links that honest devices have shown since, by seat and number."""
        self.rng = Random(word)

    @property
    def device(self) -> Device:
        """The device of the first honest player."""
        return next(iter(self.devices.values()))

    # -------------------------------------------------------------------------------------- the opening

    def header(self, links: Collection[int] = ()) -> Header:
        """The header with the first links of these seats."""
        tips = {**{at: device.tip for at, device in self.devices.items()}}
        tips |= {at: numbers[0] for at, numbers in self.puppets.items()}
        chains = tuple(
            Chain((seat_name(at),), tips[at], self.first[at] if at in links else None) for at in sorted(tips)
        )
        return make_header(self.rules, self.seats, Fair2(TABLE, commitment(self.seed)), self.options, chains)

    def proposal(self) -> Proposal:
        """The table as it is."""
        header = self.header()
        return Proposal(
            commitment(self.seed),
            header.game,
            header.rules,
            header.material.sha256,
            options_text(header.options),
            tuple(seat.bot for seat in header.seats),
            tuple(Chained(tuple(map(read_seat, one.seats)), one.tip) for one in header.chains),
        )

    def open(self) -> None:
        """Every device agrees and shows its first link."""
        self.first |= {at: numbers[1] for at, numbers in self.puppets.items()}
        for at, device in self.devices.items():
            self.first[at] = device.agree(self.proposal(), (at,))[1]

    def begin(self, silent: Collection[int] = (), told: bool = True) -> None:
        """The game begins with the first links that were shown, less those of some seats."""
        self.set_up(self.header([at for at in self.first if at not in silent]))
        if told:
            for device in self.devices.values():
                device.begin(chained(self.played_by))

    def set_up(self, header: Header, entries: Collection[Entry] = ()) -> None:
        """Takes a header and entries for what was played."""
        self.played_by = header
        self.links = Links(header)
        self.replay = Replay(self.rules, header)
        self.entries: list[Entry] = []
        for entry in entries:
            self.add(entry, told=False)

    # -------------------------------------------------------------------------------------- the game

    @property
    def due(self) -> Decide | Chance | None:
        """What comes next; None at the end."""
        step = None if self.replay.result is not None else self.rules.next(self.replay.state)
        return step if isinstance(step, Decide | Chance) else None

    def add(self, entry: Entry, told: bool = True, live: bool = True) -> None:
        """Adds an entry to the record, and tells the devices unless the keeper hides it."""
        self.links.add(entry)
        self.forge(entry, told, live)

    def forge(self, entry: Entry, told: bool = True, live: bool = True) -> None:
        """Like `add`, but leaves the mix as it is, whatever link the entry shows."""
        self.replay.add(entry)
        self.entries.append(entry)
        if told:
            for device in self.devices.values():
                device.observe(write_entry(entry), live)

    def link_of(self, seat: int) -> str:
        """The next link of a seat, from its device or from the puppet's secret; empty if it has none to show."""
        at = self.links.chain_of(seat)
        if at is None:
            return ""
        due = self.links.used[at] + 1
        if seat in self.puppets:
            return self.puppets[seat][due]
        link = self.shown.get((seat, due)) or self.ask(seat)
        if not link or not self.links.fits(at, link):
            return ""
        self.shown[seat, due] = link
        return link

    def ask(self, seat: int) -> str:
        """Asks an honest device for its next link."""
        return self.devices[seat].next_link()

    def knows_link(self, seat: int) -> bool:
        """Whether the next link of an honest device was already shown, in another course of the game."""
        at = self.links.chain_of(seat)
        return at is None or (seat, self.links.used[at] + 1) in self.shown

    def drawn(self, link: str = "") -> Drawn:
        """The draw that is due, with this link mixed in."""
        step = self.due
        assert isinstance(step, Chance)
        at = self.links.chain_of(step.owner) if link and step.owner is not None else None
        mixed = self.links.mix if at is None else self.links.mixed_with(at, link)
        return self.drawn_with(mixed, link)

    def drawn_with(self, mixed: str, link: str = "") -> Drawn:
        """The draw that is due, from any mix, with any link in its line."""
        step = self.due
        assert isinstance(step, Chance)
        return draw_entry(self.rules, step, LinkedDice(self.seed, mixed), link)[0]

    def chosen(self) -> Moved:
        """A move of the player who decides, at random."""
        step = self.due
        assert isinstance(step, Decide)
        action = self.rng.choice(self.rules.legal(self.replay.state))
        return Moved(step.player, self.rules.write_action(action))

    def step(self, told: bool = True) -> None:
        """Goes on honestly by one entry."""
        match self.due:
            case Chance(owner=owner):
                self.add(self.drawn("" if owner is None else self.link_of(owner)), told)
            case Decide():
                self.add(self.chosen(), told)

    def rolls(self, seat: int) -> bool:
        """Whether the roll of a seat is due."""
        return isinstance(self.due, Chance) and self.due.owner == seat

    def play(self, until: Callable[[], bool] | None = None, told: bool = True) -> None:
        """Goes on honestly until a condition holds, or to the end."""
        while self.due is not None and not (until is not None and until()):
            self.step(told)
        assert until is None or self.due is not None, "the game ended too soon for this attack"

    def play_rolls(self, seat: int, rolls: int) -> None:
        """Goes on until a seat has rolled so often and its next roll is due."""
        for _ in range(rolls):
            self.play(lambda: self.rolls(seat))
            self.step()
        self.play(lambda: self.rolls(seat))

    def happen(self, kind: EventKind, seat: int, told: bool = True) -> None:
        """Writes an event into the record."""
        self.add(Event(kind, seat), told)

    # -------------------------------------------------------------------------------------- the end

    def record(self) -> Record:
        """What the keeper presents, with its seed."""
        return with_seed(Record(self.played_by, tuple(self.entries)), self.seed)


def ready(kinds: str, word: str = "evil", start: int = 1) -> Keeper:
    """A game that has begun honestly."""
    keeper = Keeper(kinds, word, start)
    keeper.open()
    keeper.begin()
    return keeper


def chained(header: Header) -> tuple[Chained, ...]:
    """The chains of a header as a device is told of them."""
    return tuple(Chained(tuple(map(read_seat, one.seats)), one.tip, one.link or "") for one in header.chains)


def with_seed(record: Record, seed: bytes) -> Record:
    """A record with its seed revealed."""
    assert isinstance(record.header.dice, Fair2)
    return replace(record, header=replace(record.header, dice=replace(record.header.dice, seed=seed.hex())))


def findings(record: Record, device: Device) -> set[str]:
    """What the check of a player who was there reports: the file by itself, and compared with the device's memory."""
    read = read_record(write_record(record))
    faults = {fault.why.key for fault in verify(read).faults}
    return faults | {fault.key for fault in check_device(read, device.memory).faults}


def remarks(record: Record) -> set[str]:
    """What the check remarks on the dice."""
    return {remark.key for remark in verify(record).dice.remarks}
