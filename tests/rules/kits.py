"""What the common laws need to know about a game: every game provides a module `tests/rules/<id>/kit.py`."""

from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple, cast

from hypothesis.strategies import SearchStrategy
from msgspec import Struct

from wuerfelreich import GAMES, AnyGame, game

#: The games under test; one object each, so that their tables are built once.
RULES: dict[str, AnyGame] = {name: game(name) for name in GAMES}
#: The older versions of their rules, under names such as `knatsch-1`.
OLDER: dict[str, AnyGame] = {
    f"{name}-{version}": game(name, version=version) for name in GAMES for version in GAMES[name].versions[:-1]
}
#: Every game with every number of players.
TABLES = [(name, players) for name, rules in RULES.items() for players in rules.seats]


class Kit(NamedTuple):
    """What a game's `kit.py` defines."""

    census: Callable[[AnyGame, Struct], Counter[str]]
    """Counts every piece of the box wherever it lies: the same in all states of a game."""
    actions: SearchStrategy[Struct]
    """Actions of every kind, sensible or not."""
    longest: int
    """No game has more moves than this."""


def kit(name: str) -> Kit:
    """The kit of a game."""
    return cast(Kit, import_module(f"tests.rules.{name}.kit").KIT)
