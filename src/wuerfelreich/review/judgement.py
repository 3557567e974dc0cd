"""What the judge says about a decision: the chance to win after every legal action."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from wuerfelreich.bots import judges_of
from wuerfelreich.bots.master import DECIMALS
from wuerfelreich.rules.game import AnyGame, Decide, NotationError
from wuerfelreich.rules.harm import NEVER_BEST
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.shipped import NoEvaluator, evaluator_class, evaluator_of, reviewer_of

MAX_ADVISERS = 16
"""Games whose judges are kept for the next decision."""


class Judgement(Struct, frozen=True):
    """A decision, judged. Values are chances to win if a network knows the material, otherwise what the solver makes of
    each action; they are in the order of `legal`."""

    seat: int
    legal: tuple[Struct, ...]
    values: tuple[float, ...]
    ranking: tuple[int, ...]
    """The places of the legal actions, best first; last what is never best, whatever the network thinks of it."""
    evaluator: AnyEvaluator | None

    @property
    def best(self) -> Struct:
        """The action ranked first."""
        return self.legal[self.ranking[0]]

    def chance(self, action: Struct) -> float | None:
        """The chance to win after a legal action; None where no network fits."""
        return None if self.evaluator is None else self.values[self.legal.index(action)]


class Adviser:
    """Judges the decisions of one game as the master does, or as reviews do; what takes long to make is kept."""

    def __init__(self, game: AnyGame, *, reviewing: bool = False) -> None:
        self.game = game
        self._evaluator_of = reviewer_of if reviewing else evaluator_of
        self._solver = judges_of(game.id).solver(game)
        self._players = evaluator_class(game.id).players
        self._evaluators: dict[int, AnyEvaluator | None] = {}

    def prepare(self, players: int) -> AnyEvaluator | None:
        """The evaluator for this number of players; None where no network fits."""
        if players not in self._evaluators:
            try:
                self._evaluators[players] = self._evaluator_of(self.game, players)
            except NoEvaluator:
                self._evaluators[players] = None
        return self._evaluators[players]

    def judge(self, state: Struct) -> Judgement:
        """Judges every legal action; raises NotationError if nobody decides."""
        step = self.game.next(state)
        if not isinstance(step, Decide):
            raise NotationError("nobody has a decision to make in this position")
        legal: Sequence[Struct] = self.game.legal(state)
        evaluator = self.prepare(self._players(state))
        if evaluator is None:
            values = self._solver.values(state)
        else:
            values = evaluator.actions(state)[:, step.player].round(DECIMALS).tolist()
        harms = self.game.harms(state)
        last = [harms.get(action) in NEVER_BEST for action in legal]
        ranking = sorted(range(len(legal)), key=lambda at: (last[at], -values[at], at))
        return Judgement(step.player, tuple(legal), tuple(values), tuple(ranking), evaluator)


@lru_cache(maxsize=MAX_ADVISERS)
def adviser_of(game: AnyGame) -> Adviser:
    """The adviser of a game, made once."""
    return Adviser(game)


@lru_cache(maxsize=MAX_ADVISERS)
def reviewer_for(game: AnyGame) -> Adviser:
    """The adviser that says of a decision what the review of the game says, made once."""
    return Adviser(game, reviewing=True)
