"""The machine's clock is changed: nobody loses time or a game by it, and stored times never run backwards."""

from pathlib import Path

import msgspec

from tests.server.kit import Line, Person, Server
from wuerfelreich.records import read_record, verify
from wuerfelreich.tables.protocol.commands import Roll, Say, Sit, Start
from wuerfelreich.tables.protocol.events import Clock, Ending, Message, Pace, Settings

SHIFTED = str(Path(__file__).with_name("shifted.py"))
FIRST = msgspec.Raw(b'{"start":1}')
HOUR = 60 * 60
DAY = 24 * HOUR


class Wrong:
    """A machine whose clock is set by the test."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder / "shift"
        self.set(0)

    def set(self, seconds: int) -> None:
        """Sets the clock this many seconds ahead of the true time, or behind it. The file is replaced atomically."""
        written = self._file.with_suffix(".new")
        written.write_text(str(seconds))
        written.replace(self._file)

    def server(self) -> Server:
        """The server on this machine."""
        return Server(self._folder, program=(SHIFTED, str(self._file)))


def begin(person: Person, clock: Clock | None, absent: int | None = None) -> Line:
    """A game for two on one screen; the first seat is to roll."""
    line = person.at(person.table(Settings("wuerfelkoenig", 2, FIRST, clock=clock, absent=absent)))
    line.must(Sit())
    line.must(Sit(name="Bela"))
    line.must(Start())
    return line


def test_jumps_while_running_go_unnoticed(tmp_path: Path) -> None:
    """Game clocks and absence use the monotonic clock: a day ahead costs nobody the game, a year back gives nobody more
    time."""
    machine = Wrong(tmp_path)
    with machine.server() as server, Person(server.address, "Anna") as anna:
        with begin(anna, Pace(HOUR, 0), absent=HOUR) as line:
            for seconds in (DAY, -365 * DAY, 0):
                machine.set(seconds)
                line.must(Say(0, Message.HELLO))
                clock = line.position.clock
                assert clock is not None
                assert abs(clock.now - clock.since) < HOUR * 1000
            line.must(Roll(0))
            clock = line.position.clock
            assert clock is not None
            assert HOUR * 1000 * 0.9 < clock.left[0] <= HOUR * 1000
            machine.set(30 * DAY)
            table = line.table
        with anna.at(table) as line:
            assert line.position.table.ending is None
            assert not any(seat.stand_in for seat in line.position.table.seats)
            times = [told.at for told in line.events]
            assert times == sorted(times)
        assert server.healthy()


def test_the_clock_is_set_back_while_the_server_is_down(tmp_path: Path) -> None:
    """Time in the log never runs backwards, and nobody loses time that did not pass."""
    machine = Wrong(tmp_path)
    with machine.server() as server:
        anna = Person(server.address, "Anna")
        with begin(anna, Pace(HOUR, 0)) as line:
            table = line.table
    machine.set(-10 * DAY)
    with machine.server() as server:
        anna.address = server.address
        with anna.at(table) as line:
            line.must(Roll(0))
            clock = line.position.clock
            assert clock is not None
            assert clock.left == (HOUR * 1000, HOUR * 1000)
            times = [told.at for told in line.events]
            assert times == sorted(times)
        assert server.healthy()
    anna.http.close()


def test_a_long_time_passes_while_the_server_is_down(tmp_path: Path) -> None:
    """After two hours, a one-hour clock still has its hour. After a hundred days, open tables are gone, abandoned games
    are closed, and their dice can be checked."""
    machine = Wrong(tmp_path)
    with machine.server() as server:
        anna = Person(server.address, "Anna")
        hurried, calm = (begin(anna, clock) for clock in (Pace(HOUR, 0), None))
        waiting = anna.table(Settings("knatsch", 2))
        for line in (hurried, calm):
            line.__exit__(None, None, None)
    machine.set(2 * HOUR)
    with machine.server() as server:
        anna.address = server.address
        with anna.at(hurried.table) as line:
            line.must(Roll(0))
            clock = line.position.clock
            assert clock is not None
            assert HOUR * 1000 * 0.9 < clock.left[0] <= HOUR * 1000
        with anna.at(calm.table) as line:
            assert not line.over
    machine.set(100 * DAY)
    with machine.server() as server:
        anna.address = server.address
        with anna.at(calm.table) as line:
            while not line.over:
                line.take()
            assert line.position.table.ending is Ending.ABORTED
        with Person(server.address) as reader:
            verdict = verify(read_record(reader.http.get(f"/tables/{calm.table}/file").content))
            assert verdict.sound
            assert verdict.dice.rolls > 0
            assert reader.http.get(f"/tables/{waiting}").status_code == 404
        assert server.healthy()
    anna.http.close()
