"""One game between bots."""

from collections.abc import Callable
from functools import cache
from time import process_time

from msgspec import Struct

from wuerfelreich.bots import Bot
from wuerfelreich.fair import FairDice
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, GameOptions, Over, Result
from wuerfelreich.rules.registry import game

#: Sees every chance step: the position before it, the step, and the position after it.
Watcher = Callable[[Struct, Chance, Struct], None]


def _unwatched(before: Struct, chance: Chance, after: Struct) -> None:
    return


class Played(Struct, frozen=True):
    """How a game went. `seconds` is processor time per seat."""

    result: Result
    scores: tuple[int, ...]
    steps: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@cache
def rules_of(name: str) -> AnyGame:
    """The rules of a game with our material, built once per process: bots keep their tables by material."""
    return game(name)


def play_game(
    rules: AnyGame,
    bots: tuple[Bot, ...],
    dice: FairDice,
    options: GameOptions | None = None,
    watcher: Watcher = _unwatched,
) -> Played:
    """Plays a game to its end. A label gives the same roll whoever sits where, so paired games can be compared."""
    state: Struct = rules.start(len(bots), options)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    steps = 0
    while True:
        match rules.next(state):
            case Chance(label=label) as chance:
                before, state = state, rules.apply(state, chance.draw(dice.uniform(label)))
                watcher(before, chance, state)
            case Decide(player):
                began = process_time()
                action = bots[player].choose(state)
                seconds[player] += process_time() - began
                decisions[player] += 1
                state = rules.apply(state, action)
            case Over(result):
                scores = tuple(sheet.total for sheet in rules.sheets(state))
                return Played(result, scores, steps, tuple(decisions), tuple(seconds))
        steps += 1
