"""One game between bots."""

from time import process_time

from msgspec import Struct

from wuerfelreich.bots import Bot
from wuerfelreich.fair import FairDice
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide, GameOptions, Over, Result


class Played(Struct, frozen=True):
    """How a game went. `seconds` is processor time per seat."""

    result: Result
    scores: tuple[int, ...]
    steps: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play_game(game: AnyGame, bots: tuple[Bot, ...], dice: FairDice, options: GameOptions | None = None) -> Played:
    """Plays a game to its end. A label gives the same roll whoever sits where, so paired games can be compared."""
    state: Struct = game.start(len(bots), options)
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    steps = 0
    while True:
        match game.next(state):
            case Chance(label=label) as chance:
                state = game.apply(state, chance.draw(dice.uniform(label)))
            case Decide(player):
                began = process_time()
                action = bots[player].choose(state)
                seconds[player] += process_time() - began
                decisions[player] += 1
                state = game.apply(state, action)
            case Over(result):
                scores = tuple(sheet.total for sheet in game.sheets(state))
                return Played(result, scores, steps, tuple(decisions), tuple(seconds))
        steps += 1
