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
    """What the server said about this device while it was connected."""

    AWAY = "away"
    OTHER_DEVICE = "other-device"


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
    opening: str = ""
    """The opening it agreed to; empty: none."""
    sent: int = 0
    """The highest number of a link that it has sent."""
    sent_at: int = 0
    """The number of entries it had seen then."""
    entries: int = 0
    seen: str = ""
    """The hash of the record after so many entries; empty before the start."""
    claims: tuple[Claimed, ...] = ()
    second_opening: bool = False
    """Whether the server asked it to begin twice."""


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
        self._used = 0
        self._seats: tuple[int, ...] = ()

    @staticmethod
    def new(table: str, commitment: str) -> "Device":
        """A device that is about to sit down."""
        return Device(Memory(table, commitment, secrets.token_hex(32)))

    @property
    def tip(self) -> str:
        """What it registers when it sits down."""
        return self._numbers[0]

    def agree(self, proposal: Proposal) -> tuple[str, str]:
        """The opening as this device computes it, and its first link. Raises Disagreement if this is not the table it
        sat down at, or if it has agreed to another opening before."""
        memory = self.memory
        own = [one.seats for one in proposal.chains if one.tip == self.tip]
        agreed = opening_of_proposal(memory.table, proposal)
        if memory.opening and memory.opening != agreed:
            self.memory = replace(memory, second_opening=True)
            raise Disagreement("dice-second-opening")
        if proposal.commitment != memory.commitment or len(own) != 1:
            raise Disagreement("dice-other-table")
        self._seats = own[0]
        self.memory = replace(memory, opening=agreed, sent=max(1, memory.sent))
        return agreed, self._numbers[1]

    def begin(self, chains: Sequence[Chained]) -> None:
        """The game has begun with these links, in the order of the chains."""
        mixed = self.memory.opening
        for number, one in enumerate(chains, start=1):
            if one.first:
                mixed = mix(mixed, number, one.first)
            if one.first == self._numbers[1]:
                self._used = 1
        self.memory = replace(self.memory, seen=mixed, entries=0)

    def observe(self, line: str, live: bool = True) -> None:
        """Takes in the next line of the record, received live or afterwards."""
        memory = self.memory
        at = memory.entries
        mark, _, rest = line.partition(" ")
        kind, _, seat = rest.partition(" ")
        _, carries, link = line.rpartition(" ^ ")
        if mark == "~" and carries and after(memory.table, link) == self._numbers[self._used]:
            self._used += 1
        claims = memory.claims
        if mark == "!" and live and seat in {f"P{own + 1}" for own in self._seats}:
            if kind == "bot":
                claims = (*claims, Claimed(at, Claim.AWAY))
            elif kind == "silent" and not any(one.entry == at - 1 for one in claims):
                claims = (*claims, Claimed(at, Claim.OTHER_DEVICE))
        self.memory = replace(memory, entries=at + 1, seen=seen(memory.seen, line), claims=claims)

    def next_link(self) -> str:
        """The link for the next roll: the one after the last that is in the record, however often it is asked for.
        Empty once the chain is exhausted."""
        number = self._used + 1
        if number > LINKS:
            return ""
        if number > self.memory.sent:
            self.memory = replace(self.memory, sent=number, sent_at=self.memory.entries)
        return self._numbers[number]


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
