"""What several tests do with a game."""

from tests.server.kit.people import Line, Person
from wuerfelreich.records import read_record, verify
from wuerfelreich.records.device_check import check_device
from wuerfelreich.tables.protocol.commands import SeatBot, Sit, Start


def against_a_bot(line: Line, level: str = "random", seats: int = 2) -> None:
    """Sits down, seats bots, and starts."""
    line.must(Sit())
    for seat in range(1, seats):
        line.must(SeatBot(seat, level))
    line.must(Start())


def check_file(person: Person, table: str) -> None:
    """The file of a closed table verifies, both here and on the server, and a device finds what it saw."""
    file = person.http.get(f"/tables/{table}/file")
    assert file.headers["content-type"] == "text/plain; charset=utf-8"
    record = read_record(file.content)
    verdict = verify(record)
    assert verdict.sound, verdict.faults
    if table in person.devices:
        checked_by_device = check_device(record, person.devices[table].memory)
        assert checked_by_device.faults == ()
        assert checked_by_device.links > 0
    assert verdict.dice.rolls > 0
    checked = person.http.post("/files", content=file.content).json()
    assert checked["sound"]
    assert checked["rolls_checked"] == verdict.dice.rolls
