"""Servers of a pair are killed by turns, at named boundaries and at any time, while somebody plays on at the other one.

`python -m tests.server.kills --kills 1000 --pairs 12` does it with many pairs at once, on as many processors, and says
what was found."""

import argparse
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from threading import Timer

import httpx
from msgspec import Struct
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres
from tests.redis_server import RedisServer
from tests.server import histories
from tests.server.histories import History, begin, finish, resume
from tests.server.kit import TIMEOUT_S, Line, Person, Server
from tests.server.pair import Pair
from tests.tables.kit import damaged

POINTS = ("before-commit", "after-commit", "after-reply")
ANY_TIME = "at any time"


class Tally(Struct):
    """What happened; nothing may be wrong."""

    deaths: Counter[str]
    acknowledged: int = 0
    """Accepted intents, all of which were found in the logs, once."""
    repeated: int = 0
    """Intents without a reply that were sent again, to the other server."""
    games: int = 0
    wrong: list[str] = []


def kill_by_turns(pair: Pair, rng: Random, kills: int, tally: Tally, until: float = inf) -> None:
    """Kills one server after the other while somebody plays, until there were so many deaths, or the time is over.
    Fails if anything is lost, made twice or changed, or the servers show different games."""
    at, ways = 0, [ANY_TIME, ANY_TIME]
    playing: tuple[Person, History] | None = None
    while tally.deaths.total() < kills and time.monotonic() < until:
        killer = Timer(rng.random() / 5 if ways[at] is ANY_TIME else TIMEOUT_S, pair.servers[at].process.kill)
        killer.start()
        try:
            playing, over = play_until_it_dies(pair.servers[at], playing, rng, tally)
        finally:
            killer.cancel()
            killer.join()
        if over and playing is not None:
            check_converged(pair.servers[1 - at], playing[1])
            playing = None
        if pair.servers[at].process.poll() is None and ways[at] is not ANY_TIME:
            continue  # the game was over first
        pair.servers[at].end(signal.SIGKILL)
        tally.deaths[ways[at]] += 1
        if tally.deaths.total() % 10 == 0:
            print(f"{tally.deaths.total()} deaths so far: {dict(tally.deaths)}", flush=True)
        ways[at] = rng.choice((ANY_TIME, *POINTS))
        fault = "" if ways[at] is ANY_TIME else f"{ways[at]}:{rng.randrange(6, 40)}"
        pair.servers[at] = pair.start(at, fault=fault)
        at = 1 - at
    for number in range(2):
        if ways[number] is not ANY_TIME:
            pair.servers[number].end()
            pair.servers[number] = pair.start(number)
    if playing is not None:
        person, history = playing
        finish(resume(pair.servers[at], person, history), person, pair.servers[at], history)
        check_converged(pair.servers[1 - at], history)
        _count(tally, history)


def play_until_it_dies(
    server: Server, playing: tuple[Person, History] | None, rng: Random, tally: Tally
) -> tuple[tuple[Person, History] | None, bool]:
    """Goes on with a game, or begins one; returns it, and whether it came to its end. If the server dies before a game
    has begun, there is none."""
    line: Line | None = None
    try:
        if playing is None:
            person, line, history = begin(server)
            playing = person, history
        else:
            unanswered = sum(intent.id not in playing[1].replies for intent in playing[1].sent)
            line = resume(server, *playing)
            tally.repeated += unanswered
        over = histories.play(line, playing[1], rng, 10_000)
        if over:
            playing[1].check(line)
            _count(tally, playing[1])
            playing[0].http.close()
        return playing, over
    except (OSError, httpx.TransportError, WebSocketException):
        return playing, False
    finally:
        if line is not None:
            line.__exit__(None, None, None)


def _count(tally: Tally, history: History) -> None:
    """Adds a game whose history has been checked."""
    tally.games += 1
    tally.acknowledged += sum(reply.accepted for reply in history.replies.values())


def check_converged(server: Server, history: History) -> None:
    """The other server has the same game."""
    if server.process.poll() is not None:
        return
    with Person(server.address) as reader, reader.at(history.table) as line:
        seen = {told.seq: told for told in line.events}
        for seq, told in history.events.items():
            assert seen.get(seq) == told, f"unconverged: event {seq} is another one at the other server"


# ------------------------------------------------------------------------------------------------ many pairs at once


def _one_pair(number: int, address: str, kills: int, until: float) -> Tally:
    """The work of one process: a pair with its own database and its own Redis."""
    tally = Tally(Counter())
    with tempfile.TemporaryDirectory(prefix="pair-") as folder, RedisServer() as redis:
        pair = Pair(Path(folder), address, redis)
        try:
            kill_by_turns(pair, Random(number), kills, tally, until)
        except Exception:
            tally.wrong.append(traceback.format_exc())
        finally:
            pair.end()
        if found := damaged(address):
            tally.wrong.append(f"damaged: {found}")
    print(f"pair {number}: {tally.deaths.total()} deaths, {len(tally.wrong)} wrong", flush=True)
    return tally


def main() -> None:
    """Kills many pairs at once."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000, help="deaths altogether (default 1000)")
    parser.add_argument("--pairs", type=int, default=12, help="pairs of servers at once (default 12)")
    parser.add_argument("--seconds", type=float, default=480, help="kill nothing after this (default 480)")
    chosen = parser.parse_args()
    began = time.monotonic()
    parts = [len(range(at, chosen.kills, chosen.pairs)) for at in range(chosen.pairs)]
    with Postgres() as postgres, ProcessPoolExecutor(chosen.pairs, get_context("spawn")) as pool:
        jobs = [
            pool.submit(_one_pair, number, postgres.database(), part, began + chosen.seconds)
            for number, part in enumerate(parts)
        ]
        tallies = [job.result() for job in jobs]
    deaths = sum((tally.deaths for tally in tallies), Counter[str]())
    wrong = [what for tally in tallies for what in tally.wrong]
    print("\n\n".join(wrong))
    kinds = {kind: sum(f"{kind}:" in what for what in wrong) for kind in ("lost", "twice", "changed", "unconverged")}
    print(f"{deaths.total()} kills: {dict(deaths)}")
    print(
        f"{sum(tally.games for tally in tallies)} games, {sum(tally.acknowledged for tally in tallies)} moves", end=""
    )
    print(f" acknowledged, {sum(tally.repeated for tally in tallies)} sent again without a reply")
    print(", ".join(f"{number} {kind}" for kind, number in kinds.items()), f"{len(wrong)} pairs failed", sep="; ")
    print(f"{time.monotonic() - began:.0f} s, {chosen.pairs} pairs at once")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
