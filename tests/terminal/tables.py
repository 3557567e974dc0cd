"""A table with scripted answers, and a screen captured as text."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from io import StringIO
from random import Random

from msgspec import Struct
from rich.console import Console

from tests.records.sessions import NAMES, fair_dice
from tests.rules.kits import RULES
from wuerfelreich import Chance, Decide
from wuerfelreich.bots import BOTS, Bot
from wuerfelreich.records import Record, Seat, Session
from wuerfelreich.records.header import make_header
from wuerfelreich.terminal.registry import screen
from wuerfelreich.terminal.screen import AnyScreen, Screen
from wuerfelreich.terminal.table import Quit, Table
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: Answers a prompt, knowing the game.
Answer = Callable[[Session], str]


class Unseen(Screen[Struct, Struct]):
    """A face that draws nothing: drawing takes most of the time, and few tests look at it."""

    def __init__(self, inner: AnyScreen) -> None:
        super().__init__(inner.narration)
        self._inner = inner

    def picture(self, state: Struct) -> str:
        return ""

    def listed(self, state: Struct, legal: Sequence[Struct]) -> list[Struct]:
        return self._inner.listed(state, legal)

    def quick(self, state: Struct, text: str) -> Struct | None:
        action: Struct | None = self._inner.quick(state, text)
        return action

    def typing(self, state: Struct) -> str:
        return self._inner.typing(state)


class Scene:
    """A game at the terminal: who answers, what was shown, what was saved."""

    def __init__(
        self,
        name: str,
        players: int = 0,
        *,
        bots: Iterable[int] = (),
        language: str = "en",
        width: int = 100,
        seed: str = "a",
        names: tuple[str, ...] = NAMES,
        record: Record | None = None,
        pictures: bool = False,
    ) -> None:
        players = players or RULES[name].seats[0]
        kinds = dict.fromkeys(bots, "random")
        seats = tuple(Seat(names[seat], kinds.get(seat)) for seat in range(players))
        fresh = Record(make_header(RULES[name], seats, fair_dice(seed, players)))
        self.session = Session(record or fresh)
        self.screen = StringIO()
        self.console = Console(file=self.screen, width=width, color_system=None)
        self.saved = self.session.record
        self.prompts = 0
        self._seats: Mapping[int, Bot] = {seat: BOTS[kind](RULES[name], f"bot {seat}") for seat, kind in kinds.items()}
        drawn = screen(narration(words_in(language), self.session.game, tuple(seat.name for seat in seats)))
        self._face: AnyScreen = drawn if pictures else Unseen(drawn)

    def play(self, answer: Answer) -> bool:
        """Plays until the end, or until the answers run out (an answer may raise EOFError); True at the end."""

        def ask(prompt: str) -> str:
            assert len(self.saved.entries) == len(self.session.steps)  # whatever is on the screen is already on disk
            self.screen.write(prompt)
            self.prompts += 1
            text = answer(self.session)
            self.screen.write(text + "\n")
            return text

        self.saved = self.session.record
        table = Table(self.session, self._face, self._seats, self.console, ask, self._save)
        try:
            result = table.play()
        except Quit:
            return False
        finally:
            assert self.saved == self.session.record
        assert result == self.session.result
        return True

    def _save(self, record: Record) -> None:
        self.saved = record

    @property
    def shown(self) -> str:
        """Everything on the screen so far."""
        return self.screen.getvalue()


def told(*answers: str) -> Answer:
    """These answers, then the end of input."""
    left = iter(answers)

    def answer(_: Session) -> str:
        for text in left:
            return text
        raise EOFError

    return answer


def at_random(rng: Random) -> Answer:
    """Rolls when asked to, else any legal action in notation."""

    def answer(session: Session) -> str:
        return "" if isinstance(session.next(), Chance) else random_action(session, rng)

    return answer


def upto(prompts: int, answer: Answer) -> Answer:
    """This many answers, then the end of input."""
    left = iter(range(prompts))

    def bounded(session: Session) -> str:
        for _ in left:
            return answer(session)
        raise EOFError

    return bounded


def random_action(session: Session, rng: Random) -> str:
    """A legal action in notation."""
    assert isinstance(session.next(), Decide)
    action: Struct = rng.choice(session.game.legal(session.state))
    return session.game.write_action(action)
