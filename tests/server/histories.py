"""What clients sent and received over several runs of a server: checks that no move is lost and none is made twice."""

from contextlib import ExitStack
from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.kit import Line, Person, Server
from tests.tables.kit import damaged
from wuerfelreich.records import Drawn, Moved, read_record, verify
from wuerfelreich.records.device_check import check_device
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.commands import Act, Ask, Intent, Start
from wuerfelreich.tables.protocol.events import Played, Question, Settings


class History:
    """What one client sent and received, over several runs of the server."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: list[Intent] = []
        self.replies: dict[str, messages.Reply] = {}
        self.events: dict[int, messages.NarratedEvent] = {}

    def hear(self, line: Line) -> None:
        """Records what has arrived; what arrived before must not have changed."""
        for told in line.events:
            assert self.events.setdefault(told.seq, told) == told, f"changed: event {told.seq}"
        for name, reply in line.replies.items():
            assert self.replies.setdefault(name, reply) == reply, f"changed: the reply to {name}"

    def check(self, line: Line) -> None:
        """Compares the log with everything that was sent and replied to."""
        self.hear(line)
        assert sorted(self.events) == list(range(1, line.seq + 1)), "lost: events that were told"
        accepted = [intent for intent in self.sent if self.replies[intent.id].accepted]
        assert all(self.replies[intent.id].seq <= line.seq for intent in accepted), "lost: an acknowledged move"
        wanted = [intent.command.text for intent in accepted if isinstance(intent.command, Act)]
        played = [told.event.entry for told in line.events if isinstance(told.event, Played)]
        moves = [entry.text for entry in played if isinstance(entry, Moved)]
        assert len(moves) >= len(wanted), "lost: an acknowledged move"
        assert len(moves) <= len(wanted), "twice: a move"
        assert moves == wanted, "changed: a move"
        labels = [entry.label for entry in played if isinstance(entry, Drawn)]
        assert len(labels) == len(set(labels)), "twice: a roll"


def play(line: Line, history: History, rng: Random, steps: int) -> bool:
    """Plays both seats for some steps; False if the server died in the meantime."""
    try:
        for _ in range(steps):
            command = line.any_command(rng)
            if command is None:
                return True
            intent = line.intent(command)
            history.sent.append(intent)
            line.catch_up(line.ask(intent).seq)
    except ConnectionClosed:
        return False
    finally:
        history.hear(line)
    return True


def resume(server: Server, person: Person, history: History) -> Line:
    """Connects to the next run of the server, and resends what got no reply."""
    person.address = server.address
    with ExitStack() as stack:
        line = stack.enter_context(person.at(history.table))
        history.hear(line)
        for intent in history.sent:
            if intent.id not in history.replies:
                line.catch_up(line.ask(intent).seq)
                history.hear(line)
        stack.pop_all()
    return line


def finish(line: Line, person: Person, server: Server, history: History) -> None:
    """Ends the game; its file must verify, with every roll, and its log must fit its hash chain."""
    history.check(line)
    line.must(Ask(0, Question.END))
    line.__exit__(None, None, None)
    with Person(server.address) as reader:
        record = read_record(reader.http.get(f"/tables/{history.table}/file").content)
    verdict = verify(record)
    assert verdict.sound, verdict.faults
    assert verdict.dice.rolls > 0
    assert check_device(record, person.devices[history.table].memory).faults == ()
    assert damaged(server.database) == {}
    person.http.close()


def begin(server: Server) -> tuple[Person, Line, History]:
    """A table whose two seats belong to one person, so that nobody else moves."""
    with ExitStack() as stack:
        person = stack.enter_context(Person(server.address, "Anna"))
        line = stack.enter_context(person.at(person.table(Settings("wuerfelkoenig", 2))))
        line.sit()
        line.sit("Bela")
        line.must(Start())
        line.show()
        stack.pop_all()
    return person, line, History(line.table)
