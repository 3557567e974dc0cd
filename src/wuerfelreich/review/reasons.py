"""Why a play is good, in a game's own words: every game has a `Reasons` in `review/<game>`."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from wuerfelreich.odds.game_odds import PositionOdds
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.review.judgement import Judgement
from wuerfelreich.rules.game import AnyGame, NotationError
from wuerfelreich.rules.registry import part
from wuerfelreich.words.narration import AnyNarration, Narration

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


def position_odds(game: AnyGame, state: Struct) -> PositionOdds:
    """The odds of a position; empty if there is nothing to roll for."""
    try:
        return odds_of(game).position(state)
    except NotationError:
        return PositionOdds({}, {})


class Reasons(ABC, Generic[State, Action]):
    """What can be said about the actions of one decision, in one language.

    Plays and reasons are parts of a sentence: they begin in lower case where the language has a choice, have no full
    stop, and speak of nobody as "you", because they also explain a bot's move."""

    def __init__(self, told: Narration[State, Action], state: State, judged: Judgement) -> None:
        self.told = told
        self.words = told.words
        self.state = state
        self.judged = judged

    @abstractmethod
    def play(self, action: Action) -> str:
        """What the action does, such as `keep the three sixes`."""

    @abstractmethod
    def why(self, action: Action) -> str:
        """What speaks for it, such as `41% for the dwarf, and the gnome is safe anyway`; empty if nothing is to be
        said."""

    def promise(self, action: Action) -> str:
        """What a play promises, whether it is good or not: chances and gains to compare with those of a better one.
        Empty if there is nothing to compare."""
        return ""

    def instead(self, action: Action) -> str:
        """The play as something to compare with: where dice are kept, it says what for."""
        return self.play(action)

    def sensible(self, action: Action) -> bool:
        """Whether anybody would think of it: only such actions are compared with the best."""
        return not self.pointless(action)

    def pointless(self, action: Action) -> bool:
        """Whether the rules alone show that something else is at least as good: it is never advised, even if the
        network, which errs by a little, puts it first."""
        return False

    @abstractmethod
    def idea(self, action: Action) -> Hashable:
        """What a person decides on: actions with the same idea are not worth comparing."""

    def aims(self, action: Action) -> tuple[str, ...]:
        """The targets of the odds that the dice are kept for; none if nothing is rolled."""
        return ()

    def safe(self, action: Action) -> str | None:
        """The best of the targets that the kept dice reach whatever is rolled; None if there is none."""
        return None

    def rolls(self, action: Action) -> bool:
        """Whether the action rolls dice again."""
        return False

    def effort(self, action: Action) -> int:
        """How much there is to it: of what is as good, a hint names what is simplest. To stop is simpler than to roll
        on."""
        return int(self.rolls(action))

    @cached_property
    def odds(self) -> PositionOdds:
        """The odds of the position."""
        return position_odds(self.told.game, self.state)


#: The reasons of a game known only by its interface; see `AnyGame`.
AnyReasons: TypeAlias = Reasons[Any, Any]


def reasons_of(told: AnyNarration, state: Struct, judged: Judgement) -> AnyReasons:
    """The reasons of a game in one position: `review/<game>/` has a class `Reasons`."""
    found: type[AnyReasons] = part("review", told.game.id).Reasons
    return found(told, state, judged)
