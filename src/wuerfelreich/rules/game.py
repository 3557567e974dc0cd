"""The interface of every game, and the plain data that passes through it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, get_args

import msgspec
from msgspec import Struct

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.material import Material
from wuerfelreich.rules.options import Option


class Name(Struct, frozen=True):
    """The name of a thing, as a key in the catalogues."""

    key: str


class Phrase(Struct, frozen=True):
    """A message without its words: a key in the catalogues and the arguments for it."""

    key: str
    args: Mapping[str, int | str | Name] = {}


#: Why an action is refused.
Refusal: TypeAlias = Phrase


class Decide(Struct, frozen=True, gc=False):
    """The player in this seat (counted from 0) decides."""

    player: int


class Result(Struct, frozen=True):
    """How a game ended: the place of every seat (1 is first, ties share one) and what ended it."""

    places: tuple[int, ...]
    ending: str
    drawn: bool = False

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; none in a drawn game."""
        return () if self.drawn else tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Over(Struct, frozen=True):
    """The game has ended."""

    result: Result


class Line(Struct, frozen=True):
    """One line of a score sheet: what it is for, and its points."""

    what: Phrase
    points: int


class Group(Struct, frozen=True, omit_defaults=True):
    """Lines of one kind and their sum: `6 citizens`, 31 points."""

    what: Phrase
    points: int
    lines: tuple[Line, ...] = ()
    """What the group consists of; none if its own line says it all."""


class Way(Struct, frozen=True):
    """Something to reach in a race: how far the player has come, in words, and whether that is enough."""

    what: Phrase
    reached: bool


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A player's score sheet: the groups add up to the total, and so do the lines."""

    groups: tuple[Group, ...]
    ways: tuple[Way, ...] = ()
    """What there is to reach, in a game that points do not decide."""

    @property
    def lines(self) -> tuple[Line, ...]:
        """Every line of every group."""
        return tuple(line for group in self.groups for line in group.lines or (Line(group.what, group.points),))

    @property
    def total(self) -> int:
        """The player's points."""
        return sum(group.points for group in self.groups)


def group(what: Phrase, lines: tuple[Line, ...]) -> Group:
    """Some lines as a group."""
    return Group(what, sum(line.points for line in lines), lines)


class Turn(Struct, frozen=True):
    """Where a game stands: the number of the turn or round, from 1, and whose it is; 0 and None before the first."""

    number: int
    player: int | None


class NotationError(ValueError):
    """A text is not valid notation for an action, an outcome, an option or a state; the message says why."""

    def __init__(self, why: str, phrase: Phrase | None = None) -> None:
        self.phrase = phrase
        """The same for people, where they meet it often."""
        super().__init__(why)


class PlayersError(NotationError):
    """A game is not for this number of players. `phrase` says so to people, who know games by their titles."""

    phrase: Phrase

    def __init__(self, game: str, seats: Sequence[int], players: int) -> None:
        super().__init__(
            f"{game} is for {seats[0]} to {seats[-1]} players, not for {players}",
            Phrase(
                "refusal-players",
                {"game": Name(f"game-{game}"), "least": seats[0], "most": seats[-1], "players": players},
            ),
        )


class UnknownVersionError(ValueError):
    """This program does not have that version of a game's rules; the message says which ones it has."""

    def __init__(self, game: str, version: int, known: range) -> None:
        plays = f"versions {known[0]} to {known[-1]}" if len(known) > 1 else f"version {known[0]}"
        super().__init__(f"version {version} of the rules of {game} is unknown: this program plays {plays}")


class GameOptions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices made before a game: who begins (a seat number from 1; None draws one)."""

    start: int | None = None

    def check(self, players: int) -> None:
        """Raises NotationError if the options do not fit this number of players."""
        if self.start is not None and not 1 <= self.start <= players:
            raise NotationError(
                f"seat {self.start} cannot begin: the seats are 1 to {players}",
                Phrase("error-start", {"seat": str(self.start), "players": players}),
            )


def _typed(options: GameOptions, kind: type[GameOptions], game: str) -> GameOptions:
    """The options of a game with every value converted to its type; raises NotationError if one does not fit."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    plain: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(options).items():
        if name not in types:
            raise NotationError(f"{game} has no option '{name}'")
        try:
            plain[name] = msgspec.to_builtins(value)
            msgspec.convert(plain[name], types[name])
        except (msgspec.ValidationError, TypeError) as error:
            words = _words(types[name])
            reason = f"it must be one of {', '.join(words)}" if words else str(error)
            raise NotationError(f"the option '{name}' cannot be {value!r:.40}: {reason}") from None
    return msgspec.convert(plain, kind)


def _words(kind: Any) -> list[str]:
    """The words that a type allows, if it is a choice of words."""
    return [word for one in (kind, *get_args(kind)) for word in get_args(one) if isinstance(word, str)]


State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


class Game(ABC, Generic[State, Action]):
    """The rules of one game with one set of material. All methods are pure."""

    id: ClassVar[str]
    versions: ClassVar[range]
    """The versions of the rules that can be played, newest last. A change that affects play adds one; game files and
    tables name the version they began with, and keep to it until the end."""
    version: int
    """The version that this object plays."""
    seats: ClassVar[range]
    """The numbers of players that the published game allows."""
    minutes: ClassVar[int]
    """Roughly how long a game between people takes."""
    scored: ClassVar[bool]
    """Whether the points on the score sheets decide; otherwise the game is a race to a goal."""
    options: ClassVar[type[GameOptions]]
    box: Material

    @abstractmethod
    def __init__(self, material: bytes | None = None, version: int | None = None) -> None:
        """Takes a material file, or None for the material that comes with the game, and a version of the rules, or
        None for the newest. Raises MaterialError or UnknownVersionError."""
        self.version = self.checked_version(version)

    @classmethod
    def checked_version(cls, version: int | None = None) -> int:
        """This version of the rules, or the newest for None; raises UnknownVersionError if there is no such version."""
        if version is not None and version not in cls.versions:
            raise UnknownVersionError(cls.id, version, cls.versions)
        return cls.versions[-1] if version is None else version

    def checked(self, players: int, options: GameOptions | None) -> GameOptions:
        """The options, or the defaults; raises NotationError if they or the number of players do not fit."""
        if players not in self.seats:
            raise PlayersError(self.id, self.seats, players)
        chosen = self.options() if options is None else _typed(options, self.options, self.id)
        chosen.check(players)
        return chosen

    def choices(self) -> tuple[Option, ...]:
        """The options as form questions: one for every field of the options struct, in order."""
        return (Option("start", (None, *range(1, self.seats[-1] + 1))),)

    @abstractmethod
    def start(self, players: int, options: GameOptions | None = None) -> State:
        """The state before anything is dealt; raises NotationError if number of players or options do not fit."""

    @abstractmethod
    def next(self, state: State) -> Decide | Chance | Over:
        """What comes next: a decision, a chance step, or the end of the game."""

    @abstractmethod
    def legal(self, state: State) -> tuple[Action, ...]:
        """All actions of the player who decides, in a stable order; empty if nobody does."""

    @abstractmethod
    def apply(self, state: State, move: Action | Outcome) -> State:
        """The state after a legal action or a possible outcome. Trusts its caller: `refusal` checks."""

    @abstractmethod
    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Why this action is not legal now, or None if it is."""

    def harms(self, state: State) -> Mapping[Action, Harm]:
        """What the player who decides would regret, with the reason. Some may be illegal, but never are all the legal
        actions among them. They are not forbidden: a client asks for confirmation before it sends one."""
        return {}

    def early(self, state: State) -> tuple[int, ...]:
        """The seats that may answer now, ahead of their turn to decide."""
        return ()

    def legal_for(self, state: State, seat: int) -> tuple[Action, ...]:
        """What a seat may do now: `legal` if it decides, its answers if it may answer early, otherwise nothing."""
        return self.legal(state) if self.next(state) == Decide(seat) else ()

    def early_refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why an early answer by this seat would not be legal when its turn comes; None if it would be."""
        return None if action in self.legal_for(state, seat) else Phrase("refusal-not-early")

    @abstractmethod
    def view(self, state: State) -> Struct:
        """The state as clients get it: named things instead of numbers."""

    @abstractmethod
    def view_action(self, action: Action) -> Struct:
        """An action as clients get it: a tagged struct of named things, not masks or codes."""

    @abstractmethod
    def view_outcome(self, chance: Chance, outcome: Outcome) -> Struct:
        """The outcome of a chance step as clients get it: a tagged struct of named things."""

    @abstractmethod
    def turn(self, state: State) -> Turn:
        """The turn that a state belongs to; until the next one begins, what follows from a move is part of it."""

    @abstractmethod
    def sheets(self, state: State) -> tuple[Sheet, ...]:
        """Every seat's score sheet in this state."""

    @abstractmethod
    def write_action(self, action: Action) -> str:
        """The notation of an action: its identity in files, on the wire and in the terminal."""

    @abstractmethod
    def read_action(self, text: str) -> Action:
        """The action that a notation stands for; raises NotationError."""

    @abstractmethod
    def write_outcome(self, chance: Chance, outcome: Outcome) -> str:
        """The notation of an outcome of this chance step."""

    @abstractmethod
    def read_outcome(self, chance: Chance, text: str) -> Outcome:
        """The outcome that a notation stands for; raises NotationError, also if the step cannot produce it."""

    @abstractmethod
    def write_state(self, state: State) -> str:
        """A state in one line of text."""

    @abstractmethod
    def read_state(self, text: str) -> State:
        """The state that a text describes; raises NotationError, also if pieces are missing or appear twice."""


#: A game known only by its interface. The states of two games have nothing in common except that they are structs,
#: and a caller passes a game only its own, so the types are left open here.
AnyGame: TypeAlias = Game[Any, Any]


def seat_name(seat: int) -> str:
    """A seat in notation: P1 is the first."""
    return f"P{seat + 1}"


def read_seat(text: str) -> int:
    """The seat that a notation such as P2 names, counted from 0."""
    if len(text) == 2 and text[0] == "P" and text[1] in "123456":
        return int(text[1]) - 1
    raise NotationError(f"'{text}' is not a seat: seats are written P1 to P6")
