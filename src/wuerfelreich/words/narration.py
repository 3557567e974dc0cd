"""What every game can say: what to do now, what an action would do, what a move did, and how it ended."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from msgspec import Struct

from wuerfelreich.records import Drawn, Event, Step
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Decide, Game, Result
from wuerfelreich.words.catalogue import Words

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


class Narration(ABC, Generic[State, Action]):
    """The sentences of one game at one table: in one language, with the names of its players."""

    prefix: ClassVar[str]
    """The prefix of this game's keys in the catalogues."""

    def __init__(self, words: Words, game: Game[State, Action], names: tuple[str, ...]) -> None:
        self.words = words
        self.game = game
        self.names = names

    @abstractmethod
    def task(self, state: State) -> str:
        """What the player to move has to do now, as said to that player; empty if the game is over."""

    def task_of(self, state: State) -> str:
        """The task with the name of the player it is for, where several share a screen."""
        seat, task = self._to_move(state), self.task(state)
        return task if seat is None else self.words.text("task-of", {"who": self.names[seat], "task": task})

    def on_turn(self, state: State) -> str:
        """Who is to move, for those who watch; empty if nobody is."""
        seat = self._to_move(state)
        return "" if seat is None else self.words.text("task-theirs", {"who": self.names[seat]})

    def _to_move(self, state: State) -> int | None:
        match self.game.next(state):
            case Decide(seat) | Chance(owner=seat):
                return seat
            case _:
                return None

    @abstractmethod
    def offer(self, state: State, action: Action) -> str:
        """A legal action as a line in a menu."""

    @abstractmethod
    def acted(self, before: State, action: Action, after: State) -> str:
        """What an action did."""

    @abstractmethod
    def drawn(self, before: State, outcome: Outcome, after: State) -> str:
        """What chance brought; empty if it is not worth mentioning."""

    def target(self, name: str) -> str:
        """A target of the odds in words, such as an open card or a combination. Games with cards say more than the
        id."""
        return name

    def asks(self, target: str, state: State | None = None) -> str:
        """What the card behind a target of the odds asks of the dice, in a position or at any time; empty if there is
        no card, or if nothing can be said without a position."""
        return ""

    def told(self, step: Step) -> str:
        """What happened in a step of a game."""
        if isinstance(step.entry, Event):
            key = "told-lost-on-time" if step.timed_out else f"told-{step.entry.kind}"
            return self.words.text(key, {"who": self.names[step.entry.seat]})
        if isinstance(step.entry, Drawn):
            return self.drawn(step.before, step.move, step.after)  # type: ignore[arg-type]
        return self.acted(step.before, step.move, step.after)  # type: ignore[arg-type]

    def declared(self, step: Step, by: int) -> str:
        """That a seat declared the resignation of a player who was away."""
        assert isinstance(step.entry, Event), "only a resignation is declared"
        return self.words.text("told-declared", {"by": self.names[by], "who": self.names[step.entry.seat]})

    def ended(self, result: Result) -> str:
        """What ended the game, and who won."""
        return f"{self.reason(result)} {self.winners(result)}"

    def reason(self, result: Result) -> str:
        """What ended the game."""
        if result.ending in ("resigned", "timeout"):
            return self._left(result)
        return self.words.text(f"{self.prefix}-ending-{result.ending}")

    def _left(self, result: Result) -> str:
        """That only one player was left. In a game of two it names the other: whoever watches is neither of them."""
        others = [name for seat, name in enumerate(self.names) if seat not in result.winners]
        if len(result.places) == 2 and len(others) == 1:
            return self.words.text(f"ending-{result.ending}-by", {"who": others[0]})
        return self.words.text(f"ending-{result.ending}", {"others": len(result.places) - 1})

    def winners(self, result: Result) -> str:
        """Who won."""
        if not result.winners:
            return self.words.text("result-drawn")
        key = "result-winner" if len(result.winners) == 1 else "result-winners"
        return self.words.text(key, {"names": self.listed([self.names[seat] for seat in result.winners])})

    def listed(self, parts: list[str]) -> str:
        """`a, b and c`."""
        if len(parts) == 1:
            return parts[0]
        return self.words.text("list-and", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


#: The narration of a game known only by its interface; see `AnyGame`.
AnyNarration: TypeAlias = Narration[Any, Any]
