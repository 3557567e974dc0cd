"""A model of fair dice, version 2: the keeper sends anything at any time to honest devices, has any number of puppets,
and presents whatever record it likes.

The law: for every draw in a record that passes the check, every input – the seed, the opening, all links mixed before –
was fixed before the last honest link mixed into it was shown, or the device that showed it reports a fault. What was
fixed is noted beside the devices, so that a device that remembers too little is caught. Puppets may drop out, and
decide how often they roll; both are in the record, and the first is remarked on."""

from collections import Counter
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule
from msgspec import Struct
from msgspec.structs import replace

from tests.attacks.evil import TABLE, Keeper, chained, number
from wuerfelreich.fair import FairError, commitment
from wuerfelreich.fair.device import Chained, Device, Disagreement, Memory, Proposal
from wuerfelreich.fair.version2 import chain
from wuerfelreich.records import BrokenRecord, Drawn, Event, EventKind, Moved, Record
from wuerfelreich.records.device_check import check_device
from wuerfelreich.records.file import write_entry
from wuerfelreich.records.links import options_text
from wuerfelreich.records.verify import verify
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Phrase, read_seat


class Fixed(Struct, frozen=True):
    """What was fixed when a link was shown: what its device had been told by then."""

    proposal: Proposal
    first: tuple[Chained, ...] | None
    """The beginning; None for a first link, which comes before."""
    lines: tuple[str, ...]


class Told:
    """What one honest device was told, noted without asking the device."""

    def __init__(self) -> None:
        self.proposal: Proposal | None = None
        self.first: tuple[Chained, ...] | None = None
        self.lines: list[str] = []
        self.shown: dict[int, Fixed] = {}
        """What was fixed when each link, by number, was first shown."""

    def show(self, numbers: tuple[str, ...], link: str) -> None:
        """Notes a link that the device has shown."""
        if link and numbers.index(link) not in self.shown:
            assert self.proposal is not None, "a link was shown before any opening"
            self.shown[numbers.index(link)] = Fixed(self.proposal, self.first, tuple(self.lines))


class Adversary(Keeper):
    """A keeper whose dealings with honest devices are noted."""

    def __init__(self, kinds: str, word: str, made: type[Device]) -> None:
        super().__init__(kinds, word, made=made)
        self.numbers = {at: chain(TABLE, device.memory.secret) for at, device in self.devices.items()}
        self.told = {at: Told() for at in self.devices}
        self.position = dict.fromkeys(self.devices, 0)
        """How many entries of the record each device was told."""
        self.begun = False

    def ask(self, seat: int) -> str:
        link = super().ask(seat)
        self.told[seat].show(self.numbers[seat], link)
        return link

    def propose(self, seat: int, proposal: Proposal) -> None:
        """Asks a device to agree to an opening."""
        told, before = self.told[seat], self.told[seat].proposal
        told.proposal = before or proposal
        try:
            link = self.devices[seat].agree(proposal, (seat,))[1]
        except (Disagreement, FairError):
            told.proposal = before
            return
        told.show(self.numbers[seat], link)
        self.first[seat] = link

    def tell_beginning(self, seat: int, first: tuple[Chained, ...]) -> None:
        """Tells a device that the game has begun; only the first time counts."""
        try:
            self.devices[seat].begin(first)
        except Disagreement:
            return
        self.position[seat] = 0
        if self.told[seat].proposal is not None and self.told[seat].first is None:
            self.told[seat].first = first

    def tell(self, seat: int, line: str, live: bool) -> None:
        """Tells a device a line of the record."""
        self.devices[seat].observe(line, live)
        if self.told[seat].first is not None:
            self.told[seat].lines.append(line)

    def catch_up(self, seat: int, live: bool = True) -> None:
        """Tells a device the lines it has not been told yet."""
        for entry in self.entries[self.position[seat] :]:
            self.tell(seat, write_entry(entry), live)
        self.position[seat] = len(self.entries)


SEATS = st.integers(0, 2)
MOSTLY = st.sampled_from([True, True, True, False])
LIES = [
    "propose_falsely",
    "begin",
    "tell_another_beginning",
    "claim",
    "rewrite",
    "roll_what_it_likes",
    "tell_falsely",
    "tell_again",
    "ask_for_a_link",
]


class DiceModel(RuleBasedStateMachine):
    """The adversary's moves."""

    device: ClassVar[type[Device]] = Device
    reached: ClassVar[Counter[str]] = Counter()

    @initialize(
        kinds=st.sampled_from(["hp", "hhp", "hpb", "php", "hhh", "hbp"]),
        word=st.integers(0, 5),
        habits=st.sets(st.sampled_from(LIES), max_size=2),
        lies=st.integers(1, 4),
        start=st.sampled_from(["later", "falsely", "truly", "truly"]),
    )
    def sit_down(self, kinds: str, word: int, habits: set[str], lies: int, start: str) -> None:
        """One who lies in every way is found out at once, so every adversary has one or two habits, and few lies."""
        self.keeper = Adversary(kinds, f"model {word}", self.device)
        self.seats = sorted(self.keeper.devices)
        self.habits, self.lies = habits, lies
        if start == "falsely":
            self.propose_falsely(seat=0, how="start")
        if start != "later":
            self.open_truly()
            self.begin(silent=set(), told=True)

    def may(self, lie: str) -> bool:
        """Whether this adversary lies in this way, once more."""
        return lie in self.habits and self.lies > 0

    def honest(self, seat: int) -> int:
        """One of the honest seats."""
        return self.seats[seat % len(self.seats)]

    # -------------------------------------------------------------------------------------- the opening

    @rule()
    def open_truly(self) -> None:
        self.keeper.first |= {at: numbers[1] for at, numbers in self.keeper.puppets.items()}
        for seat in self.seats:
            self.keeper.propose(seat, self.keeper.proposal())

    @precondition(lambda self: self.may("propose_falsely"))
    @rule(seat=SEATS, how=st.sampled_from(["start", "commitment", "bot", "chain", "tip", "feed"]))
    def propose_falsely(self, seat: int, how: str) -> None:
        self.lies -= 1
        true = self.keeper.proposal()
        other = {
            "start": replace(true, options='{"start":2}'),
            "commitment": replace(true, commitment=number("other")),
            "bot": replace(true, seats=(*true.seats, "king")),
            "chain": replace(true, chains=true.chains[:1]),
            "tip": replace(true, chains=(*true.chains[:-1], replace(true.chains[-1], tip=number("tip")))),
            "feed": replace(true, seats=(*true.seats[:-1], f"x\nP{len(true.seats)} person")),
        }
        self.keeper.propose(self.honest(seat), other[how])

    @precondition(lambda self: self.may("begin") or not self.keeper.begun)
    @rule(silent=st.sampled_from([set(), set(), {0}, {1}, {2}]), told=MOSTLY)
    def begin(self, silent: set[int], told: bool) -> None:
        """The record begins, or begins again, with first links that are known; the devices may be told."""
        known = [at for at in self.keeper.first if at not in silent]
        self.lies -= self.keeper.begun
        self.keeper.set_up(self.keeper.header(known))
        self.keeper.begun = True
        if told:
            for seat in self.seats:
                self.keeper.tell_beginning(seat, chained(self.keeper.played_by))

    @precondition(lambda self: self.may("tell_another_beginning"))
    @rule(seat=SEATS, forged=st.booleans())
    def tell_another_beginning(self, seat: int, forged: bool) -> None:
        self.lies -= 1
        first = chained(self.keeper.header(self.keeper.first))
        other = replace(first[-1], first=number("forged") if forged else "")
        self.keeper.tell_beginning(self.honest(seat), (*first[:-1], other))

    # -------------------------------------------------------------------------------------- the game

    @precondition(lambda self: self.keeper.begun)
    @rule(steps=st.sampled_from([1, 2, 5, 20, 100]), told=MOSTLY)
    def go_on(self, steps: int, told: bool) -> None:
        """Goes on with the record, asking for the links that it needs."""
        keeper = self.keeper
        for _ in range(steps):
            due = keeper.due
            if due is None or (isinstance(due, Chance) and self.lacks_link(due)):
                break
            keeper.step(told=False)
            if told:
                for seat in self.seats:
                    keeper.catch_up(seat)

    def lacks_link(self, due: Chance) -> bool:
        """Whether a roll needs the link of an honest device, and the device does not show it."""
        owner = due.owner
        return owner in self.seats and self.keeper.links.chain_of(owner) is not None and not self.keeper.link_of(owner)

    @precondition(lambda self: self.keeper.begun and self.may("claim"))
    @rule(kind=st.sampled_from(EventKind), seat=SEATS)
    def claim(self, kind: EventKind, seat: int) -> None:
        """Writes an event into the record, whether it happened or not."""
        self.lies -= 1
        try:
            if self.keeper.due is not None and seat < len(self.keeper.seats):
                self.keeper.forge(Event(kind, seat), told=False)
                self.keeper.links.add(Event(kind, seat))
        except BrokenRecord:
            pass

    @precondition(lambda self: self.keeper.begun and self.keeper.entries and self.may("rewrite"))
    @rule(back=st.integers(1, 30), mind=st.integers(0, 3))
    def rewrite(self, back: int, mind: int) -> None:
        """Takes back the last entries and goes on with another mind, knowing the links that were shown."""
        self.lies -= 1
        kept = self.keeper.entries[:-back]
        self.keeper.rng.seed(mind)
        self.keeper.set_up(self.keeper.played_by, kept)

    @precondition(
        lambda self: self.keeper.begun and isinstance(self.keeper.due, Chance) and self.may("roll_what_it_likes")
    )
    @rule()
    def roll_what_it_likes(self) -> None:
        self.lies -= 1
        self.keeper.forge(self.keeper.drawn_with(number("a better mix")), told=False)

    # -------------------------------------------------------------------------------------- what devices are told

    @precondition(lambda self: self.keeper.begun)
    @rule(seat=SEATS, live=st.booleans())
    def tell_truly(self, seat: int, live: bool) -> None:
        self.keeper.catch_up(self.honest(seat), live)

    @precondition(lambda self: self.may("tell_falsely"))
    @rule(seat=SEATS, line=st.sampled_from(["P1 penalty", "! silent P1", "! bot P1", "~ turn 1 roll 1 = R1 < 0/6"]))
    def tell_falsely(self, seat: int, line: str) -> None:
        self.lies -= 1
        self.keeper.tell(self.honest(seat), line, live=True)

    @precondition(lambda self: self.keeper.begun and self.keeper.entries and self.may("tell_again"))
    @rule(seat=SEATS)
    def tell_again(self, seat: int) -> None:
        self.lies -= 1
        self.keeper.tell(self.honest(seat), write_entry(self.keeper.entries[-1]), live=True)

    @precondition(lambda self: self.may("ask_for_a_link"))
    @rule(seat=SEATS)
    def ask_for_a_link(self, seat: int) -> None:
        """At any time, due or not; the adversary keeps what it gets."""
        self.lies -= 1
        asked, keeper = self.honest(seat), self.keeper
        link = keeper.ask(asked)
        if link:
            keeper.shown[asked, keeper.numbers[asked].index(link)] = link

    # -------------------------------------------------------------------------------------- the law

    @precondition(lambda self: self.keeper.begun)
    @rule()
    def present(self) -> None:
        self.check_law(self.keeper.record())

    def teardown(self) -> None:
        if hasattr(self, "keeper") and self.keeper.begun:
            self.check_law(self.keeper.record())

    def remembered(self, device: Device) -> Memory:
        """What a device has remembered when the record is checked."""
        return device.memory

    def check_law(self, record: Record) -> None:
        """Every draw was fixed before its last honest link was shown, if the check finds no fault."""
        verdict = verify(record)
        trusting = [
            seat
            for seat, device in self.keeper.devices.items()
            if verdict.sound and not check_device(record, self.remembered(device)).faults
        ]
        mixed = 0
        for seat in trusting:
            own = next(one for one in record.header.chains if read_seat(one.seats[0]) == seat)
            if own.link is None:
                continue
            self.check_opening(record, self.keeper.told[seat].shown[1], verdict.dice.remarks)
            due = 2
            for at, entry in enumerate(record.entries):
                if isinstance(entry, Drawn) and entry.link == self.keeper.numbers[seat][due]:
                    self.check_before(record, self.keeper.told[seat].shown[due], seat, at)
                    due += 1
            mixed += due - 2
        if trusting:
            self.check_links(record)
            self.reached["trusted"] += 1
            self.reached["linked"] += mixed >= 2
            self.reached["whole"] += mixed >= 2 and verdict.result is not None

    def check_opening(self, record: Record, fixed: Fixed, remarks: tuple[Phrase, ...]) -> None:
        """Everything that shapes the game is what was proposed when the first link was shown."""
        header, proposal = record.header, fixed.proposal
        assert commitment(self.keeper.seed) == proposal.commitment
        assert (header.game, header.rules) == (proposal.game, proposal.rules)
        assert header.material.sha256 == proposal.material
        assert options_text(header.options) == proposal.options
        assert tuple(seat.bot for seat in header.seats) == proposal.seats
        assert [(one.seats, one.tip) for one in chained(header)] == [(one.seats, one.tip) for one in proposal.chains]
        silent = [one for one in header.chains if one.link is None]
        told = [remark.args["seat"] for remark in remarks if remark.key == "dice-silent"]
        assert set(told) >= {one.seats[0] for one in silent}, "whoever was silent is named"

    def check_before(self, record: Record, fixed: Fixed, seat: int, at: int) -> None:
        """The record up to a roll is what the device had been told when it showed the link for it: only events may
        have come between, or moves of its own."""
        assert fixed.first == chained(record.header)
        lines = tuple(map(write_entry, record.entries[:at]))
        assert lines[: len(fixed.lines)] == fixed.lines
        between = record.entries[len(fixed.lines) : at]
        assert not any(isinstance(one, Drawn) or (isinstance(one, Moved) and one.seat != seat) for one in between)

    def check_links(self, record: Record) -> None:
        """Every link is the one that its chain's tip, which is part of the opening, has fixed."""
        fixed = {numbers[0]: numbers for numbers in (*self.keeper.numbers.values(), *self.keeper.puppets.values())}
        due = {one.tip: fixed[one.tip][1:] for one in record.header.chains}
        for link in [
            *(one.link for one in record.header.chains),
            *(entry.link for entry in record.entries if isinstance(entry, Drawn)),
        ]:
            if link:
                tip = next(tip for tip, rest in due.items() if rest and rest[0] == link)
                due[tip] = due[tip][1:]
