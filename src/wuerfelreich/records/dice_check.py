"""Checking the dice of a game file: every roll is computed again, and every link is checked against its chain."""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from wuerfelreich.fair import LinkedDice
from wuerfelreich.fair.version2 import after, seen
from wuerfelreich.records.dice import Committed, Duplicate, Fair, Fair2, Scripted, Seeded, kept_promise
from wuerfelreich.records.file import write_entry
from wuerfelreich.records.links import Links, WrongLink
from wuerfelreich.records.log import Drawn, Entry, Event, EventKind, Record
from wuerfelreich.rules.game import Phrase, seat_name

#: What these dice do not protect, by their kind.
_REMARKS: dict[type[Fair | Duplicate], str] = {Fair: "dice-first-version", Duplicate: "dice-duplicate"}
_TURN = re.compile(r"(?:turn|round) (\d+)")


class Fault(Struct, frozen=True):
    """What is wrong: at which entry (from 0; None: in the header), and why."""

    entry: int | None
    why: Phrase
    because: Phrase | None = None


class DiceCheck(Struct, frozen=True):
    """What a check of the dice found."""

    told: Phrase
    """What can be said about the dice."""
    rolls: int = 0
    """How many draws were computed again."""
    links: int = 0
    """How many of them carry a link."""
    faults: tuple[Fault, ...] = ()
    remarks: tuple[Phrase, ...] = ()
    """What the protocol could not protect in this game."""


def check_dice(record: Record, owners: Sequence[int | None] | None) -> DiceCheck:
    """Checks the dice. `owners` has, for every entry, the seat whose roll it is; None if the game cannot be replayed,
    so that nobody can tell."""
    match record.header.dice:
        case Scripted():
            return DiceCheck(Phrase("dice-scripted"))
        case Fair2() as dice:
            return _check_linked(record, dice, owners)
        case Fair(seed=None) as dice:
            secret = Phrase("dice-not-revealed", {"commitment": dice.commitment})
            return DiceCheck(secret, remarks=(Phrase("dice-first-version"),))
        case Duplicate(seed=None) as dice:
            return DiceCheck(Phrase("dice-duplicate-not-revealed", {"commitment": dice.commitment}))
        case Fair() | Duplicate() | Seeded() as dice:
            return _check_plain(record, dice)


def _draws(record: Record) -> Iterator[tuple[int, Drawn]]:
    """The draws that were made with this file's dice: those before a branch were not."""
    shared = record.header.origin.entries if record.header.origin else 0
    for at, entry in enumerate(record.entries):
        if isinstance(entry, Drawn) and at >= shared:
            yield at, entry


def _check_plain(record: Record, dice: Fair | Duplicate | Seeded) -> DiceCheck:
    source = dice.source()
    assert source is not None
    faults = []
    if isinstance(dice, Committed) and not kept_promise(dice):
        faults.append(Fault(None, Phrase("broken-commitment")))
    rolls = list(_draws(record))
    for at, entry in rolls:
        uniform = source.uniform(entry.label)
        if entry.link or any(uniform(total) != pick for pick, total in entry.picks):
            faults.append(Fault(at, Phrase("broken-dice", {"label": entry.label})))
    remarks = () if isinstance(dice, Seeded) else (Phrase(_REMARKS[type(dice)]),)
    return DiceCheck(_told(record, len(rolls)), len(rolls), 0, tuple(faults), remarks)


def _told(record: Record, rolls: int) -> Phrase:
    if record.header.origin:
        return Phrase("dice-checked-since-branch", {"rolls": rolls, "entries": record.header.origin.entries})
    return Phrase("dice-checked", {"rolls": rolls})


def _check_linked(record: Record, dice: Fair2, owners: Sequence[int | None] | None) -> DiceCheck:
    tips = {chain.tip for chain in record.header.chains}
    faults = [
        Fault(None, Phrase("broken-first-link", {"seat": chain.seats[0]}))
        for chain in record.header.chains
        if chain.link is not None and (after(dice.table, chain.link) != chain.tip or chain.link in tips)
    ]
    if dice.seed is not None and not kept_promise(dice):
        faults.append(Fault(None, Phrase("broken-commitment")))
    links, linked = Links(record.header), 0
    drawn = dict(_draws(record))
    for at, entry in enumerate(record.entries):
        if at not in drawn and isinstance(entry, Drawn):
            continue
        due = None if owners is None or owners[at] is None else links.chain_of(owners[at] or 0)
        try:
            chain = links.add(entry)
        except WrongLink:
            faults.append(Fault(at, Phrase("broken-link")))
            continue
        if not isinstance(entry, Drawn):
            continue
        linked += chain is not None
        if owners is not None and chain != due:
            faults.append(Fault(at, Phrase("broken-link" if chain is not None else "broken-no-link")))
        if dice.seed is not None:
            uniform = LinkedDice(bytes.fromhex(dice.seed), links.mix).uniform(entry.label)
            if any(uniform(total) != pick for pick, total in entry.picks):
                faults.append(Fault(at, Phrase("broken-dice", {"label": entry.label})))
    remarks = tuple(_remarks(record))
    if dice.seed is None:
        told, rolls = Phrase("dice-not-revealed", {"commitment": dice.commitment}), 0
    else:
        told, rolls = _told(record, len(drawn)), len(drawn)
    return DiceCheck(told, rolls, linked, tuple(faults), remarks)


def _remarks(record: Record) -> Iterator[Phrase]:
    """Whose devices did not take part, and from when on."""
    header = record.header
    if not any(chain.link for chain in header.chains):
        yield Phrase("dice-no-device")
        return
    took_part = {seat for chain in header.chains if chain.link for seat in chain.seats}
    for at, seat in enumerate(header.seats):
        if seat.bot is None and seat_name(at) not in took_part:
            yield Phrase("dice-silent", {"seat": seat_name(at)})
    for at, entry in enumerate(record.entries):
        if isinstance(entry, Event) and entry.kind is EventKind.SILENT:
            yield Phrase("dice-silent-from", {"seat": seat_name(entry.seat), "turn": turn_at(record.entries, at)})


def turn_at(entries: Sequence[Entry], at: int) -> int:
    """The turn or round in which an entry stands, as the labels of draws count them."""
    labels = [entry.label for entry in (*reversed(entries[: at + 1]), *entries[at + 1 :]) if isinstance(entry, Drawn)]
    return next((int(found[1]) for label in labels if (found := _TURN.match(label))), 0)


def seen_after(record: Record, entries: int) -> str:
    """The hash of a record's first entries, as the devices at the table compute it move by move."""
    so_far = mix_at_start(record)
    for entry in record.entries[:entries]:
        so_far = seen(so_far, write_entry(entry))
    return so_far


def mix_at_start(record: Record) -> str:
    """The mix after the opening's links, with which both the dice and the hash of the record begin."""
    return Links(record.header).mix
