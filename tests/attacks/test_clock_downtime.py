"""The server goes down while somebody's clock runs: by a crash, a restart, an upgrade, or whoever can make it crash.
What must hold: that time is given back to whoever was to move, to within five seconds, once, and nobody else gains."""

import signal
from pathlib import Path

import msgspec
import pytest

from tests.postgres import database_in
from tests.server.kit import Person
from tests.server.test_clock_jumps import Wrong
from tests.tables.kit import ANNA, BEN, Kit, run
from wuerfelreich.tables.clocks import DAY, ClockState
from wuerfelreich.tables.downtime import Downtime
from wuerfelreich.tables.heartbeat import INTERVAL
from wuerfelreich.tables.phase import Opening, Running, Status
from wuerfelreich.tables.protocol.commands import Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Clock, Credited, Days, Message, Pace, Settings
from wuerfelreich.tables.protocol.starting import PATIENCE
from wuerfelreich.tables.store.runs import Run
from wuerfelreich.tables.table import Table

pytestmark = pytest.mark.usefixtures("either_store")

FIRST = msgspec.Raw(b'{"start":1}')
SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
CLOCKS: dict[str, tuple[Clock, int]] = {"pace": (Pace(30), 30 * SECOND), "days": (Days(1), DAY)}


class Machine:
    """A machine with one database, whose clock is set by the test, and whose server can be killed."""

    def __init__(self, folder: Path) -> None:
        self._database = database_in(folder)
        self.time = 1_000_000

    def start(self) -> Kit:
        """Starts the server, without what it does in the background."""
        here = Kit(self._database, time=self.time)
        self._here = here
        return here

    def passes(self, milliseconds: int) -> None:
        """Lets time pass."""
        self.time += milliseconds
        self._here.time = self.time

    def kill(self) -> None:
        """Ends the server without letting it write anything more."""
        self._here.store.close()


async def begin(here: Kit, clock: Clock | None) -> str:
    """A game of two in which Anna is to roll."""
    await here.tables.open()
    table = await here.table(Settings("wuerfelkoenig", 2, FIRST, clock=clock))
    await here.must(ANNA, table, Sit())
    await here.must(BEN, table, Sit())
    await here.must(ANNA, table, Start())
    return table.name


def clock_of(table: Table) -> ClockState:
    assert isinstance(table.phase, Running), "nobody has lost on time"
    assert table.phase.game.clock is not None
    return table.phase.game.clock


def left(machine: Machine, table: Table) -> int:
    """What Anna has left now."""
    return clock_of(table).flag_falls(0) - machine.time


@pytest.mark.parametrize("name", CLOCKS)
def test_an_hour_of_downtime_costs_nobody_anything(name: str, tmp_path: Path) -> None:
    clock, full = CLOCKS[name]

    async def crash() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        table = await begin(here, clock)
        machine.passes(10 * SECOND)
        await here.tables.beat()
        machine.passes(INTERVAL - 1)
        machine.kill()
        machine.passes(HOUR + DAY)
        here = machine.start()
        await here.tables.open()
        await here.tables.tick()
        credited = here.find(table)
        assert left(machine, credited) == full - 10 * SECOND, "what passed before the last heartbeat"
        assert clock_of(credited).left == [full, full], "nobody gains"
        machine.passes(2 * SECOND)
        await here.must(ANNA, credited, Roll(0))
        after = clock_of(credited).left
        assert after == ([full - 12 * SECOND, full] if isinstance(clock, Pace) else [full, full])
        stored = await here.store.load(table)
        assert stored is not None
        assert clock_of(stored.table).left == after, "the log alone says so"
        await here.close()

    run(crash())


def test_the_wait_for_the_devices_does_not_run_out_while_the_server_is_down(tmp_path: Path) -> None:
    """Otherwise whoever can stop the server could begin games without somebody's link."""

    async def crash() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        await here.tables.open()
        table = await here.table(Settings("wuerfelkoenig", 2))
        await here.must(ANNA, table, Sit(tip="0" * 64))
        await here.must(BEN, table, Sit())
        await here.must(ANNA, table, Start())
        machine.passes(INTERVAL - 1)
        machine.kill()
        machine.passes(HOUR)
        here = machine.start()
        await here.tables.open()
        await here.tables.tick()
        opened = here.find(table.name)
        assert isinstance(opened.phase, Opening)
        machine.passes(PATIENCE)
        await here.tables.tick()
        assert isinstance(opened.phase, Running)
        await here.close()

    run(crash())


def test_five_seconds_are_kept() -> None:
    assert INTERVAL <= 4 * SECOND


def test_a_clean_restart_costs_nothing_at_all(tmp_path: Path) -> None:
    async def restart() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        table = await begin(here, Pace(30))
        machine.passes(INTERVAL - 1)
        await here.close()
        machine.passes(HOUR)
        here = machine.start()
        await here.tables.open()
        assert left(machine, here.find(table)) == 30 * SECOND - (INTERVAL - 1)
        await here.close()

    run(restart())


def test_a_move_that_comes_before_the_server_has_looked_at_the_table(tmp_path: Path) -> None:
    """Anna reconnects at once and moves, or just says something, or her flag is looked at: credit comes first."""

    async def crash() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        tables = [await begin(here, Pace(30)) for _ in range(3)]
        machine.kill()
        machine.passes(HOUR)
        here = machine.start()
        moved, talked, left_alone = (here.find(table) for table in tables)
        await here.must(ANNA, moved, Roll(0))
        assert clock_of(moved).left == [30 * SECOND, 30 * SECOND]
        await here.must(BEN, talked, Say(1, Message.HELLO))
        await here.tables.arrive(ANNA.id, here.live(left_alone))
        here.tables.depart(ANNA.id, here.live(left_alone))  # which sets a timer for her flag
        await here.tables.tick()
        assert left(machine, left_alone) == 30 * SECOND
        await here.tables.open()
        await here.tables.tick()
        assert left(machine, talked) == 30 * SECOND
        await here.close()

    run(crash())


def test_a_clock_that_jumps_backwards_debits_nobody(tmp_path: Path) -> None:
    async def crash() -> None:
        machine = Machine(tmp_path)
        here = machine.start()
        table = await begin(here, Pace(30))
        machine.passes(4 * SECOND)
        await here.tables.beat()
        machine.kill()
        machine.passes(-DAY)
        here = machine.start()
        await here.tables.open()
        await here.must(ANNA, here.find(table), Roll(0))
        assert clock_of(here.find(table)).left == [30 * SECOND, 30 * SECOND]
        assert not any(isinstance(one.event, Credited) for one in here.store.events_since(table, 0))
        await here.close()

    run(crash())


@pytest.mark.parametrize(
    ("runs", "started", "at", "down"),
    [
        ([], 900, 100, 0),
        ([Run(0, 500)], 900, 100, 400),
        ([Run(0, 500)], 900, 600, 300),
        ([Run(0, 500)], 900, 950, 0),
        ([Run(0, 500), Run(600, 700)], 900, 100, 300),
        ([Run(0, 500), Run(600, 700)], 900, 650, 200),
        ([Run(0, 500)], 400, 100, 0),
        ([Run(0, 500), Run(9_000, 9_100)], 900, 100, 400),
        ([Run(0, 100), Run(200, 210), Run(120, 130)], 220, 100, 120),
    ],
    ids=[
        "the first start",
        "one crash",
        "something happened after the last heartbeat",
        "something happened since",
        "two crashes",
        "credited in between",
        "set back",
        "the clock was ahead once",
        "back and forth: never more than has passed",
    ],
)
def test_how_long_the_server_was_down(runs: list[Run], started: int, at: int, down: int) -> None:
    assert Downtime(runs, started).after(at) == down


def test_kill_9(tmp_path: Path) -> None:
    """A real process, killed; its clock says that an hour has passed."""
    machine = Wrong(tmp_path)
    with machine.server() as server:
        anna = Person(server.address, "Anna")
        table = anna.table(Settings("wuerfelkoenig", 2, FIRST, clock=Pace(60)))
        with anna.at(table) as line:
            line.must(Sit())
            line.must(Sit(name="Bela"))
            line.must(Start())
        server.end(signal.SIGKILL)
    machine.set(60 * 60)
    with machine.server() as server:
        anna.address = server.address
        with anna.at(table) as line:
            line.must(Roll(0))
            assert line.position.table.status is Status.RUNNING
            clock = line.position.clock
            assert clock is not None
            assert 30_000 < clock.left[0] <= 60_000
            assert clock.left[1] == 60_000
        assert server.healthy()
    anna.http.close()
