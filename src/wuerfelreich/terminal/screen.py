"""What a game looks like in the terminal, and what can be typed there."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct
from rich.console import RenderableType

from wuerfelreich.words.narration import Narration

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


class Screen(ABC, Generic[State, Action]):
    """The screen of one game at one table."""

    def __init__(self, narration: Narration[State, Action]) -> None:
        self.narration = narration
        self.words = narration.words
        self.names = narration.names

    @abstractmethod
    def picture(self, state: State) -> RenderableType:
        """The table as it is now."""

    @abstractmethod
    def listed(self, state: State, legal: Sequence[Action]) -> list[Action]:
        """The actions worth a line in the menu; the others are typed, in short form (`quick`) or in notation."""

    @abstractmethod
    def quick(self, state: State, text: str) -> Action | None:
        """The action that a short input stands for, such as the digits of dice to keep; None if it is no such input."""

    @abstractmethod
    def typing(self, state: State) -> str:
        """One line that says what `quick` understands at this point; empty if nothing."""


#: The screen of a game known only by its interface; see `AnyGame`.
AnyScreen: TypeAlias = Screen[Any, Any]
