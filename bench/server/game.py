"""A game as the benchmark plays it: two guests with a socket each, whose devices take part in the dice."""

import asyncio
import random
import secrets
from collections.abc import Callable, Sequence
from itertools import count
from os import getpid

import httpx
import msgspec
from msgspec import Struct

from bench.server.websocket import WebSocket
from wuerfelreich.fair.version2 import chain

LINKS = 400
"""Links of a device's chain; no game of this benchmark needs more."""
TIMEOUT_S = 30


class _Kind(Struct, frozen=True):
    type: str


class _Offer(Struct, frozen=True):
    text: str
    action: _Kind


class _Choice(Struct, frozen=True):
    seat: int
    roll: bool = False
    link: int = 0
    actions: list[_Offer] = []


class _Own(Struct, frozen=True):
    choices: list[_Choice] = []


class _Summary(Struct, frozen=True):
    seq: int
    status: str


class _Fairness(Struct, frozen=True):
    opening: str = ""


class _Position(Struct, frozen=True):
    table: _Summary
    own: _Own = _Own()
    fair: _Fairness | None = None


class _Frame(Struct, frozen=True):
    """What a player needs of any frame; the rest is not decoded."""

    type: str
    position: _Position | None = None
    id: str = ""
    accepted: bool = False
    sentence: str = ""


_FRAME: msgspec.json.Decoder[_Frame] = msgspec.json.Decoder(_Frame)
_intents = count(1)


class Guest:
    """A guest at one server."""

    def __init__(self, http: httpx.AsyncClient, address: str, cookie: str) -> None:
        self._http = http
        self.address = address
        self.cookie = cookie

    @classmethod
    async def new(cls, http: httpx.AsyncClient, address: str, name: str) -> "Guest":
        """Somebody who has just come."""
        answer = await http.post(f"{address}/api/v1/me", json={"name": name})
        answer.raise_for_status()
        return cls(http, address, answer.headers["set-cookie"].split(";")[0])

    async def table(self) -> str:
        """Sets up a table."""
        settings = {"game": "wuerfelkoenig", "seats": 2}
        headers = {"cookie": self.cookie}
        answer = await self._http.post(f"{self.address}/api/v1/tables", json=settings, headers=headers)
        answer.raise_for_status()
        return str(answer.json()["id"])


class Seat:
    """A player's socket at a table. `arrived` is called for all news."""

    def __init__(self, guest: Guest, table: str) -> None:
        self._guest = guest
        self._table = table
        self._chain = chain.__wrapped__(table, secrets.token_hex(32), LINKS)
        self._socket: WebSocket | None = None
        self._welcome = asyncio.Event()
        self._shown = False
        self._replies: dict[str, asyncio.Future[None]] = {}
        self.choices: list[_Choice] = []
        self.seq = 0
        self.over = False
        self.broken = ""
        self.arrived: Callable[[], None] = lambda: None

    async def connect(self) -> None:
        """Opens the socket, and waits for the position."""
        address = self._guest.address
        url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{self._table}/socket?seen=0"
        self._socket = await WebSocket.open(url, {"Cookie": self._guest.cookie, "Origin": address}, self._take)
        self._socket.lost = self._lost
        await asyncio.wait_for(self._welcome.wait(), TIMEOUT_S)

    async def sit(self) -> None:
        """Sits down, with the tip of the device's chain."""
        await self._must({"type": "sit", "tip": self._chain[0]})

    async def start(self) -> None:
        """Starts the game."""
        await self._must({"type": "start"})

    def move(self) -> None:
        """Makes a move: keeps some dice while that is possible, then takes what there is."""
        choice, self.choices = self.choices[0], []
        if choice.roll:
            link = self._chain[choice.link] if choice.link else ""
            self._send({"type": "roll", "seat": choice.seat, "link": link})
            return
        among = [offer for offer in choice.actions if offer.action.type == "keep"] or choice.actions
        self._send({"type": "act", "seat": choice.seat, "text": random.choice(among).text})

    def close(self) -> None:
        """Leaves."""
        if self._socket is not None:
            self._socket.lost = lambda: None
            self._socket.close()

    def _lost(self) -> None:
        self.broken = self.broken or "a socket was closed"

    def _take(self, text: bytes) -> None:
        frame = _FRAME.decode(text)
        if frame.position is not None:
            self._see(frame.position)
            if frame.type == "welcome":
                self._welcome.set()
            else:
                self.arrived()
        elif frame.type == "reply":
            self._answered(frame)
        elif frame.type in ("error", "farewell"):
            self.broken = self.broken or frame.sentence

    def _see(self, position: _Position) -> None:
        self.choices = position.own.choices
        self.seq, self.over = position.table.seq, position.table.status == "closed"
        if position.fair is not None and position.fair.opening and not self._shown:
            self._shown = True
            self._send({"type": "show", "opening": position.fair.opening, "link": self._chain[1]})

    def _answered(self, frame: _Frame) -> None:
        waiting = self._replies.pop(frame.id, None)
        if not frame.accepted:
            self.broken = self.broken or frame.sentence
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    def _send(self, command: dict[str, object]) -> str:
        assert self._socket is not None
        name = f"i{getpid()}-{next(_intents)}"
        self._socket.send(msgspec.json.encode({"type": "intent", "id": name, "seen": self.seq, "command": command}))
        return name

    async def _must(self, command: dict[str, object]) -> None:
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._replies[self._send(command)] = waiting
        await asyncio.wait_for(waiting, TIMEOUT_S)
        if self.broken:
            raise RuntimeError(self.broken)


class Game:
    """A game that has begun."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats

    @classmethod
    async def open(cls, http: httpx.AsyncClient, addresses: tuple[str, str], number: int) -> "Game":
        """Begins a game between a guest at the first address and one at the second."""
        names = (f"Anna {number}", f"Ben {number}")
        guests = [await Guest.new(http, address, name) for address, name in zip(addresses, names, strict=True)]
        table = await guests[0].table()
        seats = [Seat(guest, table) for guest in guests]
        begun = asyncio.Event()
        for seat in seats:
            await seat.connect()
        for seat in seats:
            await seat.sit()
            seat.arrived = lambda: begun.set() if any(one.choices for one in seats) else None
        await seats[0].start()
        await asyncio.wait_for(begun.wait(), TIMEOUT_S)
        return cls(seats)

    @property
    def over(self) -> bool:
        """Whether it is over."""
        return any(seat.over for seat in self.seats)

    @property
    def due(self) -> int | None:
        """Whose turn it is, as far as that player knows."""
        return next((number for number, seat in enumerate(self.seats) if seat.choices), None)

    @property
    def broken(self) -> str:
        """What has gone wrong, if anything."""
        return next((seat.broken for seat in self.seats if seat.broken), "")

    def close(self) -> None:
        """Both players leave."""
        for seat in self.seats:
            seat.close()
