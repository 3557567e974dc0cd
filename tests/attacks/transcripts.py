"""What a device was told in each attack, what it answered, and what the check must find: the browser's device goes
through the same (`web/src/fair/attacks.test.ts`), so that both implementations agree.

Write the file anew with `python -m tests.attacks.transcripts`."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct, json

from tests.attacks.evil import TABLE, findings, ready
from tests.attacks.test_evil_servers import ATTACKS
from wuerfelreich.fair.device import Chained, Device, Disagreement, Memory, Proposal
from wuerfelreich.records import Record, write_record
from wuerfelreich.records.dice import Fair2
from wuerfelreich.records.links import options_text
from wuerfelreich.rules.game import read_seat

FILE = Path(__file__).parents[2] / "web/src/fair/fixtures/attacks.json"


class Agreed(Struct, frozen=True, tag="agree"):
    """It was asked to agree; empty: it did not."""

    proposal: Proposal
    opening: str = ""
    link: str = ""


class Begun(Struct, frozen=True, tag="begin"):
    """The game began with these chains."""

    chains: tuple[Chained, ...]
    live: bool


class Observed(Struct, frozen=True, tag="observe"):
    """A line of the record arrived."""

    line: str
    live: bool


class Asked(Struct, frozen=True, tag="link"):
    """It was asked for its next link."""

    link: str


class Transcript(Struct, frozen=True):
    """An attack as the device of the first honest player lived through it."""

    name: str
    table: Proposal
    """As it was when the player sat down."""
    calls: tuple[Agreed | Begun | Observed | Asked, ...]
    memory: Memory
    """What the device remembers in the end."""
    file: str
    finds: tuple[str, ...]
    """What the check of that player reports."""


def transcripts() -> tuple[Transcript, ...]:
    """All attacks of the kit, and an honest game."""
    return (
        _transcript("an_honest_game", _honest),
        *(_transcript(name, attack.run) for name, attack in ATTACKS.items()),
    )


def text() -> bytes:
    """The file as it should be: a line for each attack."""
    return b"[\n" + b",\n".join(map(json.encode, transcripts())) + b"\n]\n"


def _honest() -> tuple[Record, Device]:
    keeper = ready("hhb")
    keeper.play()
    return keeper.record(), keeper.device


def _transcript(name: str, run: Callable[[], tuple[Record, Device]]) -> Transcript:
    with pytest.MonkeyPatch.context() as patch:
        calls = _watch(patch)
        record, device = run()
    own = calls[device]
    agreed = next((call.proposal for call in own if isinstance(call, Agreed)), None)
    finds = tuple(sorted(findings(record, device)))
    return Transcript(name, agreed or _proposal(record), tuple(own), device.memory, write_record(record), finds)


def _proposal(record: Record) -> Proposal:
    header, dice = record.header, record.header.dice
    assert isinstance(dice, Fair2)
    assert dice.table == TABLE
    chains = tuple(Chained(tuple(map(read_seat, one.seats)), one.tip) for one in header.chains)
    seats = tuple(seat.bot for seat in header.seats)
    options = options_text(header.options)
    return Proposal(dice.commitment, header.game, header.rules, header.material.sha256, options, seats, chains)


def _watch(patch: pytest.MonkeyPatch) -> dict[Device, list[Agreed | Begun | Observed | Asked]]:
    """Notes what every device is told and answers."""
    calls: dict[Device, list[Agreed | Begun | Observed | Asked]] = {}
    agree, begin, observe, next_link = Device.agree, Device.begin, Device.observe, Device.next_link

    def note(device: Device, call: Agreed | Begun | Observed | Asked) -> None:
        calls.setdefault(device, []).append(call)

    def agreeing(device: Device, proposal: Proposal, seats: tuple[int, ...] | None = None) -> tuple[str, str]:
        try:
            answer = agree(device, proposal, seats)
        except Disagreement:
            note(device, Agreed(proposal))
            raise
        note(device, Agreed(proposal, *answer))
        return answer

    def beginning(device: Device, chains: tuple[Chained, ...], live: bool = True) -> None:
        note(device, Begun(chains, live))
        begin(device, chains, live)

    def observing(device: Device, line: str, live: bool = True) -> None:
        note(device, Observed(line, live))
        observe(device, line, live)

    def asking(device: Device) -> str:
        link = next_link(device)
        note(device, Asked(link))
        return link

    patch.setattr(Device, "agree", agreeing)
    patch.setattr(Device, "begin", beginning)
    patch.setattr(Device, "observe", observing)
    patch.setattr(Device, "next_link", asking)
    return calls


if __name__ == "__main__":
    FILE.write_bytes(text())
