"""Counts of positions by depth, an oracle for the rules of any game (chess programmers call it perft).

A sequence has this many moves: actions and outcomes of chance alike. A game that ends earlier has none.
"""

from collections.abc import Callable, Mapping
from functools import cache

from msgspec import Struct

from wuerfelreich import AnyGame, Chance, Decide, Over
from wuerfelreich.rules.chance import Part


def perft(game: AnyGame, state: Struct, depth: int) -> int:
    """The number of move sequences, where a chance step counts its distinct outcomes."""
    return _sequences(game, state, depth, lambda _: 1)


def weighed(game: AnyGame, state: Struct, depth: int) -> int:
    """The number of move sequences if no two dice and no two cards looked alike: outcomes count by weight."""
    return _sequences(game, state, depth, lambda weight: weight)


def distinct(game: AnyGame, state: Struct, depth: int) -> int:
    """The number of different states reached by this many moves."""
    level = {state}
    for _ in range(depth):
        level = {game.apply(state, move) for state in level for move in moves(game, state)}
    return len(level)


def moves(game: AnyGame, state: Struct) -> Mapping[Struct, int]:
    """Everything that can happen next, with its weight; an action weighs 1."""
    match game.next(state):
        case Chance(parts=parts):
            return _outcomes(parts)
        case Decide():
            return dict.fromkeys(game.legal(state), 1)
        case Over():
            return {}


@cache
def _outcomes(parts: tuple[Part, ...]) -> Mapping[Struct, int]:
    """Computes the outcomes of equal rolls only once."""
    return dict[Struct, int](Chance("", None, parts).outcomes().items())


def _sequences(game: AnyGame, start: Struct, length: int, worth: Callable[[int], int]) -> int:
    known: dict[tuple[Struct, int], int] = {}

    def count(state: Struct, depth: int) -> int:
        if depth == 0:
            return 1
        key = (state, depth)
        if key not in known:
            following = moves(game, state).items()
            if depth == 1:  # counted in bulk: nobody looks at the last states
                known[key] = sum(worth(weight) for _, weight in following)
            else:
                known[key] = sum(
                    worth(weight) * count(game.apply(state, move), depth - 1) for move, weight in following
                )
        return known[key]

    return count(start, length)
