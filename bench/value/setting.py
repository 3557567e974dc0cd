"""What is measured, and the player that is measured. Needs only NumPy and msgspec."""

from functools import cache
from pathlib import Path

from msgspec import Struct

from wuerfelreich.arena.adjusted import evaluator_for
from wuerfelreich.arena.play import Watcher, rules_of
from wuerfelreich.fair import seeded
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, Over
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import evaluator_class


class Setting(Struct, frozen=True):
    """A game with a number of players, and whose chances are measured: the shipped network's or those of a file."""

    game: str
    players: int
    seed: str
    network: str | None = None

    @property
    def rules(self) -> AnyGame:
        """The rules, one object per process."""
        return rules_of(self.game)

    @property
    def evaluator(self) -> AnyEvaluator:
        """The evaluator, one per process."""
        return evaluator_for(self.game, self.players, None if self.network is None else _network(self.network))

    def another(self) -> AnyEvaluator:
        """Another evaluator, which has not solved any turn yet."""
        return evaluator_class(self.game)(self.rules, self.evaluator.network)


@cache
def _network(path: str) -> Network:
    return Network.from_bytes(Path(path).read_bytes())


class Learned:
    """Plays as `master` does, with any network."""

    def __init__(self, evaluator: AnyEvaluator) -> None:
        self._evaluator = evaluator

    def choose(self, state: Struct) -> Struct:
        """The action with the best chance for the player who decides."""
        game = self._evaluator.game
        step = game.next(state)
        legal = game.legal(state)
        best = 0
        if len(legal) > 1 and isinstance(step, Decide):
            best = int(self._evaluator.actions(state)[:, step.player].argmax())
        action: Struct = legal[best]
        return action


def _unwatched(before: Struct, chance: Chance, after: Struct) -> None:
    return


def play_on(setting: Setting, state: Struct, seed: str, watcher: Watcher = _unwatched) -> tuple[list[Struct], Chances]:
    """Plays a game to its end, all seats with the same network: the positions in which a turn had ended, the given one
    left out, and what every seat got."""
    rules, evaluator = setting.rules, setting.evaluator
    player = Learned(evaluator)
    dice = seeded(seed)
    ended: list[Struct] = []
    while True:
        match rules.next(state):
            case Over(result):
                return ended, shares(result)
            case Chance(label=label) as chance:
                before, state = state, rules.apply(state, chance.draw(dice.uniform(label)))
                watcher(before, chance, state)
            case Decide():
                state = rules.apply(state, player.choose(state))
                if evaluator.ended(state) and not isinstance(rules.next(state), Over):
                    ended.append(state)
