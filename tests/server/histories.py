"""What clients have sent and heard over all lives of a server: the checker of no move lost, none twice."""

from random import Random

from websockets.exceptions import ConnectionClosed

from tests.server.kit import Line, Person, Server
from wuerfelreich.records import Drawn, Moved, read_record, verify
from wuerfelreich.server.wire import messages
from wuerfelreich.tables.protocol.commands import Act, Ask, Intent, Sit, Start
from wuerfelreich.tables.protocol.events import Played, Question, Settings


class History:
    """What one client has sent and heard, over all lives of the server."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.sent: list[Intent] = []
        self.answers: dict[str, messages.Reply] = {}
        self.events: dict[int, messages.NarratedEvent] = {}

    def hear(self, line: Line) -> None:
        """Notes what came; what was heard before must not have changed."""
        for told in line.events:
            assert self.events.setdefault(told.seq, told) == told, "an event has changed"
        for name, answer in line.replies.items():
            assert self.answers.setdefault(name, answer) == answer, "an answer has changed"

    def check(self, line: Line) -> None:
        """Compares the log with everything that was sent and answered."""
        self.hear(line)
        assert sorted(self.events) == list(range(1, line.seq + 1))
        accepted = [intent for intent in self.sent if self.answers[intent.id].accepted]
        assert all(self.answers[intent.id].seq <= line.seq for intent in accepted)
        wanted = [intent.command.text for intent in accepted if isinstance(intent.command, Act)]
        played = [told.event.entry for told in line.events if isinstance(told.event, Played)]
        assert [entry.text for entry in played if isinstance(entry, Moved)] == wanted
        labels = [entry.label for entry in played if isinstance(entry, Drawn)]
        assert len(labels) == len(set(labels)), "something was rolled twice"


def play(line: Line, history: History, rng: Random, steps: int) -> bool:
    """Plays both seats for some steps; False if the server died meanwhile."""
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
    """Connects to the next life of the server, and sends again what got no answer."""
    person.address = server.address
    line = person.at(history.table)
    history.hear(line)
    for intent in history.sent:
        if intent.id not in history.answers:
            line.catch_up(line.ask(intent).seq)
            history.hear(line)
    return line


def finish(line: Line, person: Person, server: Server, history: History) -> None:
    """Ends the game; the file has to verify, with every roll."""
    history.check(line)
    line.must(Ask(0, Question.END))
    line.__exit__(None, None, None)
    with Person(server.address) as reader:
        verdict = verify(read_record(reader.http.get(f"/tables/{history.table}/file").content))
    assert verdict.sound, verdict.faults
    assert verdict.rolls_checked > 0
    person.http.close()


def begin(server: Server) -> tuple[Person, Line, History]:
    """A table with two seats of one person: nobody else moves."""
    person = Person(server.address, "Anna")
    line = person.at(person.table(Settings("wuerfelkoenig", 2)))
    line.must(Sit())
    line.must(Sit(name="Bela"))
    line.must(Start())
    return person, line, History(line.table)
