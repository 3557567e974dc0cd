"""People who talk to a server over real sockets."""

import os
from contextlib import ExitStack
from itertools import count
from random import Random
from types import TracebackType
from typing import Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.kit.process import TIMEOUT_S
from wuerfelreich.fair.device import Chained, Device, Proposal
from wuerfelreich.records import read_record
from wuerfelreich.records.file import write_entry
from wuerfelreich.rules.game import read_seat
from wuerfelreich.server.http.tables import MAX_EVENTS
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.protocol.commands import Act, Command, Intent, Roll, Show, Sit
from wuerfelreich.tables.protocol.events import Played, Settings, Started

_FRAME: msgspec.json.Decoder[messages.ServerFrame] = msgspec.json.Decoder(messages.ServerFrame)
_intents = count(1)


class Person:
    """Somebody with a browser: a cookie jar and a name. Without a name, an anonymous visitor."""

    def __init__(self, address: str, name: str = "") -> None:
        self.name = name
        self.address = address
        self.devices: dict[str, Device] = {}
        """What this person's browser remembers, by table; only of tables where it takes part in the dice."""
        self.http = httpx.Client(base_url=f"{address}/api/v1", timeout=TIMEOUT_S)
        if name:
            with ExitStack() as stack:
                stack.enter_context(self)
                self.http.post("/me", json={"name": name, "picture": "fox"}).raise_for_status()
                stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends when it opens a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies, "Origin": self.address}

    def table(self, settings: Settings) -> str:
        """Sets up a table."""
        made = self.http.post(
            "/tables", content=msgspec.json.encode(settings), headers={"content-type": "application/json"}
        )
        made.raise_for_status()
        return str(made.json()["id"])

    def at(self, table: str, seen: int = 0, lang: str = "") -> "Line":
        """Opens a socket at a table."""
        return Line(self, table, seen, lang)


class Line:
    """A person's connection to a table. Every frame must match the wire types, and events must come in order, once."""

    def __init__(self, person: Person, table: str, seen: int = 0, lang: str = "") -> None:
        address = person.address.replace("http", "ws", 1)
        url = f"{address}/api/v1/tables/{table}/socket?seen={seen}" + (f"&lang={lang}" if lang else "")
        self._connecting = connect(url, additional_headers=person.headers, open_timeout=TIMEOUT_S, max_queue=None)
        self.socket: ClientConnection = self._connecting.__enter__()
        self.table = table
        self.person = person
        self._lang = lang
        self.seq = seen
        self.events: list[messages.NarratedEvent] = []
        self.faults: list[messages.Fault | messages.Farewell] = []
        self.replies: dict[str, messages.Reply] = {}
        self.present: messages.Present | None = None
        self._position: messages.Position | None = None
        self._entries = 0
        """How many entries of the record have arrived."""
        with ExitStack() as stack:
            stack.enter_context(self)
            self.take()
            stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    @property
    def position(self) -> messages.Position:
        """The latest position received."""
        assert self._position is not None, self.faults
        return self._position

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.table.status is Status.CLOSED

    def take(self) -> messages.ServerFrame:
        """The next frame from the server."""
        frame = _FRAME.decode(self.socket.recv(TIMEOUT_S))
        match frame:
            case messages.Welcome(_, position, present, events, _):
                self.present = present
                whole = (*self._left_out(events), *events)
                self._happened(position, whole)
                self._watch_dice(position, whole, live=False)
            case messages.News(events, position):
                self._happened(position, events)
                self._watch_dice(position, events, live=True)
            case messages.Presence(present):
                self.present = present
            case messages.Reply(id=name):
                self.replies[name] = frame
            case messages.Fault() | messages.Farewell():
                self.faults.append(frame)
        return frame

    def _left_out(self, events: tuple[messages.NarratedEvent, ...]) -> tuple[messages.NarratedEvent, ...]:
        """What lies between the last event seen and those of a welcome, read page by page."""
        found: tuple[messages.NarratedEvent, ...] = ()
        while events and (first := (*found, *events)[0].seq) > self.seq + 1:
            page = self.person.http.get(
                f"{self.person.address}/api/v1/tables/{self.table}/events",
                params={"before": first, "most": min(first - self.seq - 1, MAX_EVENTS)},
                headers={"accept-language": self._lang or "en"},
            )
            told = msgspec.json.decode(page.content, type=tuple[messages.NarratedEvent, ...])
            found = (*(one if self._lang else msgspec.structs.replace(one, sentence="") for one in told), *found)
        return found

    def _happened(self, position: messages.Position, events: tuple[messages.NarratedEvent, ...]) -> None:
        for told in events:
            assert told.seq == self.seq + 1, f"event {told.seq} after {self.seq}"
            self.seq = told.seq
        assert self.seq == position.table.seq
        self.events += events
        self._position = position

    # ------------------------------------------------------------------------------------------ dice

    def sit(self, name: str = "") -> None:
        """Sits down, with a device that takes part in the dice."""
        device = self.person.devices.get(self.table)
        if device is None:
            device = self.person.devices[self.table] = Device.new(self.table, self.position.table.commitment)
        self.must(Sit(name=name, tip=device.tip))

    def show(self) -> None:
        """Agrees to the opening, and shows the first link."""
        self.must(Show(*self.person.devices[self.table].agree(self.proposal)))

    @property
    def proposal(self) -> Proposal:
        """What the devices agree to."""
        table, fair = self.position.table, self.position.fair
        assert fair is not None
        seats = tuple(seat.bot for seat in table.seats)
        chains = tuple(Chained(chain.seats, chain.tip, chain.first) for chain in fair.chains)
        return Proposal(table.commitment, table.game, fair.rules, fair.material, fair.options, seats, chains)

    def _watch_dice(self, position: messages.Position, events: tuple[messages.NarratedEvent, ...], live: bool) -> None:
        """The device takes in what was played since it last looked."""
        device = self.person.devices.get(self.table)
        if device is None:
            return
        happened = [told.event for told in events]
        if live and any(isinstance(event, Started) for event in happened):
            device.begin(self._chains())
        played = [write_entry(event.entry) for event in happened if isinstance(event, Played)]
        if not live and position.fair is not None:
            self._entries = position.fair.entries - len(played)
            if not device.memory.seen and position.fair.entries:
                device.begin(self._chains(), live=False)
        for line in played:
            if self._entries >= device.memory.entries:
                device.observe(line, live)
            self._entries += 1

    def _chains(self) -> list[Chained]:
        """The chains with the links that the game began with."""
        header = read_record(self.person.http.get(f"/tables/{self.table}/file").content).header
        return [Chained(tuple(map(read_seat, one.seats)), one.tip, one.link or "") for one in header.chains]

    @property
    def question(self) -> int:
        """The number of the question that is being asked."""
        asking = self.position.table.question
        assert asking is not None
        return asking.number

    def intent(self, command: Command, seen: int | None = None) -> Intent:
        """A command wrapped as an intent."""
        return Intent(f"i{os.getpid()}-{next(_intents)}", self.seq if seen is None else seen, command)

    def send(self, intent: Intent) -> None:
        """Sends an intent."""
        self.socket.send(msgspec.json.encode(intent).decode())

    def ask(self, intent: Intent) -> messages.Reply:
        """Sends an intent and waits for its reply."""
        self.replies.pop(intent.id, None)
        self.send(intent)
        while intent.id not in self.replies:
            self.take()
        return self.replies[intent.id]

    def do(self, command: Command, seen: int | None = None) -> messages.Reply:
        """Sends a command and waits for the reply."""
        return self.ask(self.intent(command, seen))

    def must(self, command: Command) -> messages.Reply:
        """Like `do`, but the command must be accepted; also waits until its events have arrived."""
        reply = self.do(command)
        assert reply.accepted, reply
        self.catch_up(reply.seq)
        return reply

    def catch_up(self, seq: int) -> None:
        """Reads until this event has arrived."""
        while self.seq < seq:
            self.take()

    def refused(self, command: Command) -> str:
        """The key of the refusal that a command gets."""
        reply = self.do(command)
        assert not reply.accepted
        assert reply.refusal is not None
        assert reply.sentence
        assert reply.sentence != reply.refusal.key
        return reply.refusal.key

    def fault(self, frame: str | bytes) -> str:
        """The key of the error that a frame gets."""
        before = len(self.faults)
        self.socket.send(frame)
        while len(self.faults) == before:
            self.take()
        return self.faults[-1].key

    def drained(self) -> int:
        """Reads until the server closes the connection; the close code."""
        try:
            while True:
                self.take()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def any_command(self, rng: Random) -> Command | None:
        """Something that one of my seats may do now; None if it is not its turn, even if an early move is possible."""
        choices = sorted(self.position.own.choices, key=lambda choice: choice.early)
        if not choices or choices[0].early:
            return None
        first = choices[0]
        if first.roll:
            return Roll(first.seat, self.person.devices[self.table].next_link() if first.link else "")
        return Act(first.seat, rng.choice(first.actions).text)

    def play_on(self, rng: Random, steps: int = 20_000) -> None:
        """Plays at random until the game is over, or for a number of steps."""
        for _ in range(steps):
            while not self.over and self.any_command(rng) is None:
                self.take()
            command = self.any_command(rng)
            if self.over or command is None:
                return
            self.must(command)
