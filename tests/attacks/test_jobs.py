"""A stranger asks for more odds, hints and checks than the server can compute, or for one that never ends. The others'
hints and the bots' moves must still come, each in its turn."""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

from tests.attacks.kit import PROXY, Distant, Raw, eventually, limited, refusals
from tests.attacks.slow_jobs import die_once, fail, forever, note
from tests.server.kit import TIMEOUT_S, Server, against_a_bot
from tests.server.processes import running
from wuerfelreich.records.log import Moved
from wuerfelreich.server.work.fair_queue import FairQueue
from wuerfelreich.server.work.pool import Overrun, Pool
from wuerfelreich.tables.protocol.commands import Roll
from wuerfelreich.tables.protocol.events import Played, Settings
from wuerfelreich.words.catalogue import words_in

FIRST = msgspec.Raw(b'{"start":1}')


def in_pool(workers: int, seconds: float, play: Callable[[Pool], Awaitable[None]]) -> None:
    """Runs something with a pool of its own."""

    async def run() -> None:
        pool = Pool("test", workers, seconds)
        try:
            await asyncio.wait_for(play(pool), TIMEOUT_S)
        finally:
            await pool.close()

    asyncio.run(run())


# ------------------------------------------------------------------------------------------ the queue


def test_whoever_wants_one_thing_does_not_wait_for_a_thousand() -> None:
    queue: FairQueue[int] = FairQueue(most=10_000)
    for number in range(1000):
        queue.put("mallory", number)
    queue.put("anna", 1000)
    queue.put("ben", 1001)
    taken = [queue.take() for _ in range(5)]
    assert taken == [("mallory", 0), ("anna", 1000), ("ben", 1001), ("mallory", 1), ("mallory", 2)]
    assert len(queue) == 997


def test_nobody_has_too_much_in_progress() -> None:
    queue: FairQueue[int] = FairQueue(most=1)
    for number in range(3):
        queue.put("mallory", number)
    assert queue.take() == ("mallory", 0)
    assert queue.take() is None
    queue.put("anna", 7)
    assert queue.take() == ("anna", 7)
    queue.done("mallory")
    assert queue.take() == ("mallory", 1)


def test_what_was_given_up_is_not_begun() -> None:
    queue: FairQueue[int] = FairQueue(most=9)
    for number in range(3):
        queue.put("anna", number)
    queue.discard("anna", 1)
    queue.discard("ben", 1)
    assert [queue.take(), queue.take(), queue.take()] == [("anna", 0), ("anna", 2), None]


# ------------------------------------------------------------------------------------------ the processes


def test_a_job_that_never_ends_is_ended(tmp_path: Path) -> None:
    """Its process is killed. Jobs in other processes go on, and the next one gets a new process."""

    async def play(pool: Pool) -> None:
        stuck = asyncio.create_task(pool.run("mallory", forever, tmp_path / "pid"))
        quick = [await pool.run("anna", note, tmp_path / "notes", str(number)) for number in range(5)]
        assert quick == ["0", "1", "2", "3", "4"]
        with pytest.raises(Overrun):
            await stuck
        pid = int((tmp_path / "pid").read_text())
        while running(pid):
            await asyncio.sleep(0.01)
        assert await pool.run("mallory", note, tmp_path / "notes", "again") == "again"

    in_pool(2, 3, play)


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def play(pool: Pool) -> None:
        assert running(await pool.run("anna", die_once, tmp_path / "tried"))

    in_pool(1, TIMEOUT_S, play)


@pytest.mark.parametrize(("odd", "kind"), [(False, ValueError), (True, RuntimeError)])
def test_a_job_that_fails(odd: bool, kind: type[Exception]) -> None:
    """Its exception comes back, and the process goes on."""

    async def play(pool: Pool) -> None:
        before = await pool.run("anna", os.getpid)
        with pytest.raises(kind):
            await pool.run("anna", fail, odd)
        assert await pool.run("anna", os.getpid) == before

    in_pool(1, TIMEOUT_S, play)


def test_a_large_result() -> None:
    async def play(pool: Pool) -> None:
        assert await pool.run("anna", bytes, 5_000_000) == bytes(5_000_000)

    in_pool(1, TIMEOUT_S, play)


def test_jobs_are_done_in_turn(tmp_path: Path) -> None:
    """Mallory came first with fifty; Anna's only job is done second, for lack of a free process."""

    async def play(pool: Pool) -> None:
        file = tmp_path / "notes"
        many = [asyncio.create_task(pool.run("mallory", note, file, "mallory", 0.01)) for _ in range(50)]
        await asyncio.sleep(0)
        await pool.run("anna", note, file, "anna")
        await asyncio.gather(*many)
        assert file.read_text().split()[:3] == ["mallory", "anna", "mallory"]

    in_pool(1, TIMEOUT_S, play)


def test_a_job_that_nobody_waits_for_leaves_the_queue(tmp_path: Path) -> None:
    async def play(pool: Pool) -> None:
        file = tmp_path / "notes"
        tasks = [asyncio.create_task(pool.run("mallory", note, file, str(number), 0.1)) for number in range(20)]
        await tasks[0]
        for task in tasks[2:]:
            task.cancel()
        await tasks[1]
        await pool.run("mallory", note, file, "last")
        assert file.read_text().split() == ["0", "1", "last"]

    in_pool(1, TIMEOUT_S, play)


# ------------------------------------------------------------------------------------------ the server


def test_one_address_asks_for_more_odds_than_it_may(tmp_path: Path) -> None:
    """Odds take for ever here. Meanwhile somebody else gets a hint, and the bots move; the requests in excess are
    refused at once, the others when their time is up."""
    with limited(tmp_path, *PROXY, odds=3600, job=5, jobs_of_address=2) as server, ExitStack() as stack:
        mallory = stack.enter_context(Distant(server, "192.0.2.66", "Mallory"))
        anna = stack.enter_context(Distant(server, "192.0.2.1", "Anna"))
        table = mallory.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
        mine = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
        with mallory.at(table) as line:
            against_a_bot(line)
            line.must(Roll(0))
        pool = stack.enter_context(ThreadPoolExecutor(30))
        asked = [pool.submit(odds, server, table, "192.0.2.66") for _ in range(30)]
        with anna.at(mine) as line:
            against_a_bot(line, "knight")
            line.must(Roll(0))
            hint = anna.http.get(f"/tables/{mine}/hint", params={"seat": 0})
            assert hint.is_success, hint.text
            line.play_on(Random(1), 10)
            entries = [told.event.entry for told in line.events if isinstance(told.event, Played)]
            assert {entry.seat for entry in entries if isinstance(entry, Moved)} == {0, 1}
        answers = [one.result() for one in asked]
        keys = [answer.json()["key"] for answer in answers]
        assert {"server-too-many-jobs", "server-long-job"} == set(keys)
        assert keys.count("server-long-job") == 2
        assert {answer.status_code for answer in answers} == {429, 503}
        assert all(answer.headers["retry-after"] for answer in answers)
        assert words_in("hu").text("server-long-job") in {answer.json()["sentence"] for answer in answers}
        assert refusals(server, "jobs_of_address") == 28
        assert refusals(server, "job") == 2
        assert server.healthy()


def odds(server: Server, table: str, forwarded: str) -> httpx.Response:
    """Asks for the odds at a table."""
    headers = {"x-forwarded-for": forwarded, "accept-language": "hu"}
    return httpx.get(f"{server.address}/api/v1/tables/{table}/odds", headers=headers, timeout=TIMEOUT_S)


def test_who_hangs_up_leaves_the_queue(tmp_path: Path) -> None:
    """Otherwise hundreds of requests that nobody waits for would keep everybody else waiting."""
    with limited(tmp_path, odds=3600, jobs_of_address=2) as server, ExitStack() as stack:
        anna = stack.enter_context(Distant(server, "", "Anna"))
        table = anna.table(Settings("wuerfelkoenig", 2, FIRST, odds=True))
        with anna.at(table) as line:
            against_a_bot(line)
            line.must(Roll(0))
        host = server.address.removeprefix("http://")
        request = f"GET /api/v1/tables/{table}/odds HTTP/1.1\r\nhost: {host}\r\n\r\n".encode()
        for number in range(1, 4):
            with Raw(server, request), Raw(server, request):
                pass
            eventually(partial(have_hung_up, server, 2 * number))
        assert refusals(server, "jobs_of_address") == 0
        assert server.healthy()


def have_hung_up(server: Server, clients: int) -> bool:
    """Whether the server has noticed that so many clients do not wait for their response."""
    text = httpx.get(f"{server.address}/metrics", timeout=TIMEOUT_S).text
    return re.search(rf'requests_total{{process="[^"]+",status="499"}} {clients}.0', text) is not None
