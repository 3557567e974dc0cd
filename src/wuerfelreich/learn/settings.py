"""What to learn and how: everything that a trained network follows from."""

from math import inf

from msgspec import Struct

from wuerfelreich.rules.registry import game
from wuerfelreich.value.shipped import evaluator_class

MAX_GAMES = 1_000_000
MAX_GENERATIONS = 1_000_000
MAX_MINUTES = 100_000
MISSING = 'learning needs JAX and optax: pip install "wuerfelreich[learn]"'
"""What is said if they are not installed."""
NOT_COMPILED = 'without Numba games are played by the plain rules, which is slower: pip install "wuerfelreich[learn]"'
"""What is said if games could be compiled."""


class LearnError(ValueError):
    """Nothing can be learned this way; the message is a sentence."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The same settings and number of generations give the same network, on any number of processes."""

    game: str
    players: tuple[int, ...]
    """The numbers of players that one network is to serve; games alternate between them."""
    seed: str = "1"
    vectorised: bool = False
    """Whether many games are played at once, by the rules as arrays in JAX (`learn/<game>/`)."""
    compiled: bool = False
    """Whether games are played by the rules as machine code (`learn/compiled/<game>/`)."""
    games: int = 250
    """Games per generation; if vectorised, those played at once."""
    trace: float = 0.9
    """λ: how much of what came later is put into a target. 0: only the next turn counts; 1: the result does."""
    explore: float = 0.05
    """The share of turns that end at random."""
    rate: float = 1e-3
    """Adam's learning rate."""
    batch: int = 1024
    passes: float = 8.0
    """How often a position is trained on, on average."""
    replay: int = 12
    """The generations whose positions are trained on; if vectorised, only the newest."""
    average: int = 1
    """The generations over which the weights of the network that comes out are averaged; 1: only the last."""
    hidden: tuple[int, ...] = (128, 128)
    """The widths of the inner layers; on a command line those of the game's evaluator, unless others are given."""
    tower: tuple[int, ...] = ()
    """The widths of the layers that the features of each seat pass through first; none if there is no such tower."""
    start: str = ""
    """The SHA-256 of the network that training began with; empty if it was a new one."""

    def check(self) -> None:
        """Raises LearnError or NotationError if nothing can be learned with these settings."""
        if not self.players:
            raise LearnError("say for how many players: such as 2, or 3,4,5 for one network for all of these")
        if len(set(self.players)) < len(self.players):
            raise LearnError("every number of players is named once")
        rules = game(self.game)
        for players in self.players:
            rules.checked(players, None)
        if not 1 <= self.games <= MAX_GAMES:
            raise LearnError(f"a generation has 1 to {MAX_GAMES:,} games, not {self.games}")
        if not 0 <= self.trace <= 1:
            raise LearnError(f"trace must be from 0 to 1, not {self.trace:g}")
        if not 0 <= self.explore < 1:
            raise LearnError(f"explore must be 0 or more and less than 1, not {self.explore:g}")
        for name in ("rate", "batch", "passes", "replay", "average"):
            if not 0 < (found := getattr(self, name)) < inf:
                raise LearnError(f"{name} must be above 0, not {found:g}")
        if self.compiled and (self.vectorised or self.players != (2,)):
            raise LearnError("only games of two players are compiled: add --plain")
        if self.vectorised and self.average > 1:
            raise LearnError("only training by the plain rules can average weights: add --plain")
        if not self.hidden or min(self.hidden + self.tower) < 1:
            raise LearnError("the widths in hidden and tower must be above 0")
        if bool(self.tower) != bool(evaluator_class(self.game).tower):
            raise LearnError(f"the network of {self.game} has {'no tower' if self.tower else 'a tower'}")

    @property
    def seats(self) -> int:
        """The most players that the network serves."""
        return max(self.players)

    @property
    def name(self) -> str:
        """The name of the network's files: `2`, `3-6` or `2,4`."""
        low, high = min(self.players), max(self.players)
        if sorted(self.players) != list(range(low, high + 1)):
            return ",".join(map(str, sorted(self.players)))
        return str(low) if low == high else f"{low}-{high}"


class Plan(Struct, frozen=True):
    """When to stop: after so many minutes or generations, whichever comes first. Those before a break count."""

    minutes: float | None = None
    generations: int | None = None

    def check(self) -> None:
        """Raises LearnError unless there is an end."""
        if self.minutes is None and self.generations is None:
            raise LearnError("say when to stop: --minutes or --generations")
        if self.minutes is not None and not 0 < self.minutes <= MAX_MINUTES:
            raise LearnError(f"learning takes more than 0 and at most {MAX_MINUTES:,} minutes, not {self.minutes:g}")
        if self.generations is not None and not 1 <= self.generations <= MAX_GENERATIONS:
            raise LearnError(f"learning takes 1 to {MAX_GENERATIONS:,} generations, not {self.generations}")

    def done(self, generations: int, seconds: float) -> float:
        """How much of the way lies behind: 0 at the beginning, 1 or more at the end."""
        by_time = 0.0 if self.minutes is None else seconds / (60 * self.minutes)
        by_generations = 0.0 if self.generations is None else generations / self.generations
        return max(by_time, by_generations)
