"""Worker processes as copies of one that is ready: they end with the server and leave nothing behind. Without it they
start from nothing."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.attacks.kit import eventually, limited
from tests.attacks.slow_jobs import die_once, forever, note
from tests.server.kit import TIMEOUT_S, Person, Server, against_a_bot
from tests.server.processes import children, descendants, running
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.work import jobs
from wuerfelreich.server.work.nursery import Nursery
from wuerfelreich.server.work.pool import Overrun, Pool
from wuerfelreich.tables.protocol.commands import Roll
from wuerfelreich.tables.protocol.events import Settings

_forks = get_context("forkserver")
Play = Callable[[Nursery, Pool, Path], Awaitable[None]]


# ------------------------------------------------------------------------------------------ the processes


def in_a_process(play: Play, folder: Path) -> None:
    """Runs something with a nursery and a pool, in a process of its own: copies of this one, with its threads, would
    not be safe."""
    process = _forks.Process(target=_run, args=(play, folder))
    process.start()
    process.join(TIMEOUT_S)
    assert process.exitcode == 0


def _run(play: Play, folder: Path) -> None:
    nursery = Nursery.start()
    assert nursery is not None

    async def run() -> None:
        pool = Pool("test", 2, 3, nursery=nursery)
        try:
            await asyncio.wait_for(play(nursery, pool, folder), TIMEOUT_S)
        finally:
            await pool.close()
            nursery.close()

    asyncio.run(run())


def prepared() -> int:
    """A job: how many games its process is ready for."""
    return jobs.prepare.cache_info().currsize


async def _ready(nursery: Nursery, pool: Pool, _: Path) -> None:
    assert await pool.run("anna", prepared) == 0
    nursery.warm()
    found = 0
    while found < len(GAMES):
        later = Pool("later", 1, 3, nursery=nursery)
        found = await later.run("anna", prepared)
        await later.close()
    assert await pool.run("anna", prepared) == 0  # it is a copy of what was before


def test_what_it_has_got_ready_the_next_worker_has(tmp_path: Path) -> None:
    in_a_process(_ready, tmp_path)


async def _stuck(_: Nursery, pool: Pool, folder: Path) -> None:
    stuck = asyncio.create_task(pool.run("mallory", forever, folder / "pid"))
    assert [await pool.run("anna", note, folder / "notes", word) for word in "ab"] == ["a", "b"]
    with pytest.raises(Overrun):
        await stuck
    [home] = children(os.getpid())
    while int((folder / "pid").read_text()) in children(home):  # it is killed, and waited for
        await asyncio.sleep(0.01)
    assert await pool.run("mallory", note, folder / "notes", "again") == "again"


def test_a_job_that_never_ends_is_ended_and_leaves_nothing(tmp_path: Path) -> None:
    in_a_process(_stuck, tmp_path)


async def _dies(_: Nursery, pool: Pool, folder: Path) -> None:
    assert running(await pool.run("anna", die_once, folder / "tried"))
    [home] = children(os.getpid())
    while len(children(home)) > 1:
        await asyncio.sleep(0.01)


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    in_a_process(_dies, tmp_path)


async def _orphans(_: Nursery, pool: Pool, folder: Path) -> None:
    first = await pool.run("anna", os.getpid)
    [home] = children(os.getpid())
    assert children(home) == [first]
    os.kill(home, signal.SIGKILL)
    eventually(lambda: not running(home))
    assert await pool.run("anna", os.getpid) == first
    assert running(await pool.run("anna", die_once, folder / "tried"))


def test_without_it_workers_start_from_nothing(tmp_path: Path) -> None:
    in_a_process(_orphans, tmp_path)


# ------------------------------------------------------------------------------------------ the server


def at_a_table(server: Server) -> list[int]:
    """Somebody plays against a bot and asks for odds; returns the processes of the server."""
    with Person(server.address, "Anna") as anna:
        table = anna.table(Settings("wuerfelkoenig", 2, msgspec.Raw(b'{"start":1}'), odds=True))
        with anna.at(table) as line:
            against_a_bot(line, "knight")
            line.must(Roll(0))
            with suppress(httpx.ReadTimeout):
                anna.http.get(f"/tables/{table}/odds", timeout=0.5)
    found = list(descendants(server.process.pid))
    assert len(found) >= 2
    return found


def test_everything_ends_with_a_server_that_is_killed(tmp_path: Path) -> None:
    """In the middle of a job, too: odds take for ever here."""
    with limited(tmp_path, odds=3600, job=600) as server:
        processes = at_a_table(server)
        server.end(signal.SIGKILL)
        eventually(lambda: not any(map(running, processes)))


def test_a_server_that_ends_has_no_process_left(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        processes = at_a_table(server)
        server.end()
        assert not any(map(running, processes))
