"""Random play for the tests."""

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from wuerfelreich import AnyGame, Chance, Decide, GameOptions, Outcome, Over

Move = Struct | Outcome


def random_move(game: AnyGame, state: Struct, rng: Random) -> Move | None:
    """A random move; None when the game is over."""
    match game.next(state):
        case Chance() as chance:
            return chance.draw(rng.randrange)
        case Decide():
            move: Move = rng.choice(game.legal(state))
            return move
        case Over():
            return None


def random_game(
    game: AnyGame, players: int, rng: Random, options: GameOptions | None = None
) -> Iterator[tuple[Struct, Move | None]]:
    """Every state of a random game with the move made in it; the last one has none."""
    state: Struct = game.start(players, options)
    while (move := random_move(game, state, rng)) is not None:
        yield state, move
        state = game.apply(state, move)
    yield state, None


def state_within(game: AnyGame, players: int, rng: Random, percent: int) -> Struct:
    """A state somewhere in a random game: the first at 0 per cent, the last at 100."""
    states = [state for state, _ in random_game(game, players, rng)]
    return states[(len(states) - 1) * percent // 100]
