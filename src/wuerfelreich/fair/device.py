"""A player's device at a table with fair dice of version 2: its chain, what it agrees to, and what it remembers.

The browser app has its own in TypeScript; this one is for programs that play, and for the tests. What it remembers is
stored before anything is sent, so that a check after the game can compare the record with what the device saw."""

import secrets
from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.fair.version2 import LINKS, after, chain, mix, opening, seen


class Claim(StrEnum):
    """What the server claimed about this device while it was connected, or asked of it too early."""

    AWAY = "away"
    OTHER_DEVICE = "other-device"
    EARLY = "early"
    """It asked for a link before the roll was due: others drew or moved between the link and its roll."""


class Claimed(Struct, frozen=True):
    """A claim, and the entry of the record (from 0) that makes it."""

    entry: int
    claim: Claim


class Memory(Struct, frozen=True):
    """What a device remembers of a table."""

    table: str
    commitment: str
    """As it was published before this device registered its tip."""
    secret: str
    seats: tuple[int, ...] = ()
    """The seats it rolls for, by the opening it agreed to."""
    opening: str = ""
    """The opening it agreed to; empty: none."""
    sent: int = 0
    """The highest number of a link that it has sent."""
    sent_at: int = 0
    """The number of entries it had seen when it first sent that link."""
    used: int = 0
    """How many of its links it has seen in the record. Counted from the lines themselves: a server that could say how
    many were used would get the next link before the last one is bound."""
    others: int = 0
    """The number of entries up to the last draw, or move of somebody else, that it has seen."""
    over: bool = False
    """Whether its chain is over."""
    entries: int = 0
    seen: str = ""
    """The hash of the record after so many entries; empty before the start."""
    claims: tuple[Claimed, ...] = ()
    noticed: tuple[str, ...] = ()
    """Keys of what was wrong with the openings it was asked to agree to, or with the beginning."""


class Chained(Struct, frozen=True):
    """A chain as the server shows it: its seats (from 0), its tip, and its first link once it was shown."""

    seats: tuple[int, ...]
    tip: str
    first: str = ""


class Proposal(Struct, frozen=True):
    """The table as the server shows it when the host has started the game."""

    commitment: str
    game: str
    rules: int
    material: str
    options: str
    seats: tuple[str | None, ...]
    """The kind of each bot; None for a person."""
    chains: tuple[Chained, ...]


class Disagreement(ValueError):
    """The device does not take part; the message is the key of the reason."""


class Device:
    """One player's device at one table."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self._numbers = chain(memory.table, memory.secret)

    @staticmethod
    def new(table: str, commitment: str) -> "Device":
        """A device that is about to sit down."""
        return Device(Memory(table, commitment, secrets.token_hex(32)))

    @property
    def tip(self) -> str:
        """What it registers when it sits down."""
        return self._numbers[0]

    def agree(self, proposal: Proposal, seats: tuple[int, ...] | None = None) -> tuple[str, str]:
        """The opening as this device computes it, and its first link. Raises Disagreement if this is not the table it
        sat down at, if its chain is not for these seats (None: any), or if it has agreed to another opening before."""
        memory = self.memory
        own = [one.seats for one in proposal.chains if one.tip == self.tip]
        agreed = opening_of_proposal(memory.table, proposal)
        if memory.opening and memory.opening != agreed:
            raise self._disagrees("dice-second-opening")
        if proposal.commitment != memory.commitment or len(own) != 1 or (seats is not None and own[0] != seats):
            raise self._disagrees("dice-other-table")
        self.memory = replace(memory, seats=own[0], opening=agreed, sent=max(1, memory.sent))
        return agreed, self._numbers[1]

    def begin(self, chains: Sequence[Chained], live: bool = True) -> None:
        """The game has begun with these links, in the order of the chains. Only the first beginning counts: after a
        second one the device would no longer know what it saw before."""
        memory = self.memory
        if memory.seen:
            return
        if not memory.opening:
            if live:
                self._notice("dice-not-asked")
            return
        own = [one for one in chains if one.tip == self.tip]
        wrong = any(one.first and after(memory.table, one.first) != one.tip for one in chains)
        if wrong or len(own) != 1 or own[0].seats != memory.seats:
            raise self._disagrees("dice-other-table")
        mixed = memory.opening
        for number, one in enumerate(chains, start=1):
            if one.first:
                mixed = mix(mixed, number, one.first)
        taken_part = own[0].first != ""
        self.memory = replace(memory, seen=mixed, used=int(taken_part), over=not taken_part)

    def observe(self, line: str, live: bool = True) -> None:
        """Takes in the next line of the record, received live or afterwards."""
        memory = self.memory
        if not memory.seen:
            return
        at = memory.entries
        mark, _, rest = line.partition(" ")
        kind, _, seat = rest.partition(" ")
        _, carries, link = line.rpartition(" ^ ")
        own = {f"P{one + 1}" for one in memory.seats}
        used, claims = memory.used, memory.claims
        others = memory.others if mark == "!" or mark in own else at + 1
        if mark == "~" and carries and not memory.over and after(memory.table, link) == self._numbers[used]:
            used += 1
            if memory.others > memory.sent_at:
                claims = (*claims, Claimed(at, Claim.EARLY))
        ends = mark == "!" and kind in ("bot", "silent") and seat in own
        if ends and live and not memory.over and used < LINKS:
            claims = (*claims, Claimed(at, Claim.AWAY if kind == "bot" else Claim.OTHER_DEVICE))
        self.memory = replace(
            memory,
            entries=at + 1,
            seen=seen(memory.seen, line),
            used=used,
            others=others,
            over=memory.over or ends,
            claims=claims,
        )

    def next_link(self) -> str:
        """The link for the next roll: the one after the last that is in the record, however often it is asked for.
        Empty before the game has begun with this device's first link, and when the chain is over or exhausted."""
        memory = self.memory
        number = memory.used + 1
        if not memory.used or memory.over or number > LINKS:
            return ""
        if number > memory.sent:
            self.memory = replace(memory, sent=number, sent_at=memory.entries)
        return self._numbers[number]

    def _notice(self, key: str) -> None:
        if key not in self.memory.noticed:
            self.memory = replace(self.memory, noticed=(*self.memory.noticed, key))

    def _disagrees(self, key: str) -> Disagreement:
        self._notice(key)
        return Disagreement(key)


def opening_of_proposal(table: str, proposal: Proposal) -> str:
    """The opening that a proposal amounts to."""
    return opening(
        table,
        proposal.commitment,
        proposal.game,
        proposal.rules,
        proposal.material,
        proposal.options,
        proposal.seats,
        [(",".join(f"P{seat + 1}" for seat in one.seats), one.tip) for one in proposal.chains],
    )
