"""Downtime on a single process with its own database. Several processes at one database beat all the time, so that the
others know who lives, and take over what was pending instead of resuming it at their start."""

from pathlib import Path
from typing import NoReturn

import pytest

from tests.attacks.test_clock_downtime import HOUR, SECOND, Machine, begin, left
from tests.tables.kit import run
from wuerfelreich.tables import service
from wuerfelreich.tables.protocol.events import Credited, Pace


def test_a_second_crash_during_the_start_credits_nothing_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time the server dies before it has come to the table, the second time right after."""

    async def crash() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        table = await begin(here, Pace(30))
        await here.tables.beat()
        machine.kill()
        machine.passes(HOUR)

        here = machine.start()
        with monkeypatch.context() as patched:
            patched.setattr(here.store.lists, "running", _die)
            with pytest.raises(InterruptedError):
                await here.tables.open()
        machine.passes(SECOND)
        machine.kill()
        machine.passes(HOUR)

        here = machine.start()
        with monkeypatch.context() as patched:
            patched.setattr(service, "add_missing_results", _die)
            with pytest.raises(InterruptedError):
                await here.tables.open()
        assert left(machine, here.find(table)) == 30 * SECOND
        machine.kill()
        machine.passes(HOUR)

        here = machine.start()
        await here.tables.open()
        assert left(machine, here.find(table)) == 30 * SECOND
        credits = [one.event for one in here.store.events_since(table, 0) if isinstance(one.event, Credited)]
        assert credits == [Credited(2 * HOUR + SECOND), Credited(HOUR)]
        await here.close()

    run(crash())


def _die(*_: object) -> NoReturn:
    raise InterruptedError


def test_no_heartbeat_without_a_clock(tmp_path: Path) -> None:
    """It costs a flush to disk every few seconds: only while somebody's time is running out."""

    async def count() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        await begin(here, None)
        commits: list[float] = []
        here.store.writer.observe = commits.append
        for _ in range(5):
            await here.tables.beat()
        assert commits == []
        await begin(here, Pace(30))
        commits.clear()
        await here.tables.beat()
        assert len(commits) == 1
        await here.close()

    run(count())
