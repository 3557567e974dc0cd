"""Many players in one process, for `bench.server.scaling`: plays some tables as fast as news arrives.

Reads a `Setup` from its arguments, opens the games, prints a line, waits for a line, plays, and prints a `Played`."""

import asyncio
import sys
import time
from collections import Counter
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import msgspec
import uvloop
from msgspec import Struct

from bench.server.game import TIMEOUT_S, Game

AT_ONCE = 8
"""Games opened at the same time."""


class Setup(Struct):
    """What one process of players does: games for each pair of addresses, and how long."""

    addresses: list[tuple[str, str]]
    """One pair for each table: where its two players are."""
    games: int
    """Games for each table, one after the other."""
    warm: float
    seconds: float


class Played(Struct):
    """What it has seen: how many moves took how many tenths of a millisecond from sending to arrival."""

    own: dict[int, int]
    other: dict[int, int]
    seconds: float
    starved: bool
    """Whether some table had no more games."""


class Slot:
    """A table's place in the measurement: a game, and others that wait for its end."""

    def __init__(self, games: list[Game]) -> None:
        self._games = games
        self._game: Game | None = None
        self._under: dict[int, float] = {}
        """The players who have not heard of the last move yet, and when it was sent."""
        self._from = 0
        self._after = 0
        self.own: Counter[int] = Counter()
        self.other: Counter[int] = Counter()
        self.starved = False
        self.over = False

    def begin(self) -> None:
        """Goes on with the next game, if there is one."""
        self._game = self._games.pop() if self._games else None
        self.starved = self._game is None
        if self._game is not None:
            for number, seat in enumerate(self._game.seats):
                seat.arrived = partial(self._heard, number)
            self._go()

    def close(self) -> None:
        """Leaves all tables."""
        for game in [*self._games, *([] if self._game is None else [self._game])]:
            game.close()

    @property
    def broken(self) -> str:
        """What has gone wrong, if anything."""
        return "" if self._game is None else self._game.broken

    def _heard(self, number: int) -> None:
        assert self._game is not None
        if self._game.seats[number].seq > self._after and (sent := self._under.pop(number, None)) is not None:
            (self.own if number == self._from else self.other)[round(10_000 * (time.perf_counter() - sent))] += 1
        self._go()

    def _go(self) -> None:
        """Makes the next move once both have heard of the last one."""
        if self.over or self._under or self._game is None:
            return
        if self._game.over:
            self._game.close()
            self.begin()
        elif (due := self._game.due) is not None:
            self._from, self._after = due, self._game.seats[due].seq
            self._under = dict.fromkeys(range(2), time.perf_counter())
            self._game.seats[due].move()


async def play(setup: Setup) -> Played:
    """Opens the games, and plays when told to."""
    limits = httpx.Limits(max_connections=4 * AT_ONCE)
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # every request says itself whose it is
    async with httpx.AsyncClient(timeout=TIMEOUT_S, limits=limits, cookies=none) as http:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int, addresses: tuple[str, str]) -> Game:
            async with gate:
                return await Game.open(http, addresses, number)

        wanted = [pair for pair in setup.addresses for _ in range(setup.games)]
        games = await asyncio.gather(*(one(number, pair) for number, pair in enumerate(wanted)))
    slots = [Slot(games[at : at + setup.games]) for at in range(0, len(games), setup.games)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for slot in slots:
        slot.begin()
    await asyncio.sleep(setup.warm)
    for slot in slots:
        slot.own, slot.other = Counter(), Counter()
    began = time.perf_counter()
    await asyncio.sleep(setup.seconds)
    passed = time.perf_counter() - began
    for slot in slots:
        slot.over = True
    if broken := next((slot.broken for slot in slots if slot.broken), ""):
        raise RuntimeError(broken)
    done = Played(
        dict(sum((slot.own for slot in slots), Counter())),
        dict(sum((slot.other for slot in slots), Counter())),
        passed,
        any(slot.starved for slot in slots),
    )
    for slot in slots:
        slot.close()
    return done


if __name__ == "__main__":
    told = uvloop.run(play(msgspec.json.decode(sys.argv[1], type=Setup)))
    print(msgspec.json.encode(told).decode(), flush=True)
