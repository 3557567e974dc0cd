"""Every seat's chance to win, now or earlier in a game: work for other processes, as in `jobs`."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache

import numpy as np
from msgspec import Struct

from wuerfelreich.records.log import Entry, Event, EventKind
from wuerfelreich.records.replay import final_result
from wuerfelreich.server.work.jobs import Position, Rules, load, rules_at
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.shipped import NoEvaluator, evaluator_of


class Moment(Struct, frozen=True):
    """A position in a game, perhaps long past: how many play, and who had resigned by then."""

    position: Position
    players: int
    resigned: tuple[int, ...] = ()


class Valued(Struct, frozen=True):
    """Every seat's chance to win, or None if no network fits the game; and whether the game was over."""

    seats: tuple[float, ...] | None
    over: bool = False


def state_at(game: TableGame, event: int) -> Struct:
    """The position after an event."""
    steps = bisect_right(game.played, event)
    return game.steps[steps - 1].after if steps else game.steps[0].before if game.steps else game.state


def position_at(table: Table, game: TableGame, event: int) -> Position:
    """The position at a table after an event, for another process."""
    return Position(rules_at(table), game.rules.write_state(state_at(game, event)))


def moment_of(table: Table, game: TableGame, event: int) -> Moment:
    """The game at a table as it was after an event."""
    entries = (step.entry for step in game.steps[: bisect_right(game.played, event)])
    return Moment(position_at(table, game, event), len(table.chairs), tuple(resigned_in(entries)))


def resigned_in(entries: Iterable[Entry]) -> Iterator[int]:
    """The seats that resigned, in order."""
    return (entry.seat for entry in entries if isinstance(entry, Event) and entry.kind is EventKind.RESIGN)


@lru_cache(maxsize=32)
def evaluator_for(rules: Rules, players: int) -> AnyEvaluator:
    """The evaluator of a game, kept for the next question; raises NoEvaluator if no network fits."""
    return evaluator_of(load(rules), players)


def chances(moment: Moment) -> Valued:
    """Every seat's chance to win; once the game is over, its share of the win."""
    rules = load(moment.position.rules)
    state = rules.read_state(moment.position.state)
    result = final_result(rules.next(state), moment.players, moment.resigned)
    if result is not None:
        return Valued(tuple(shares(result).tolist()), over=True)
    try:
        found = evaluator_for(moment.position.rules, moment.players).now(state)
    except NoEvaluator:
        return Valued(None)
    return Valued(tuple(among_others(found, moment.resigned).tolist()))


def among_others(found: Chances, resigned: tuple[int, ...]) -> Chances:
    """Whoever has resigned cannot win, even if the bot in that seat does: the others share that chance in proportion,
    or equally if they have none."""
    others = np.ones_like(found)
    others[list(resigned)] = 0.0
    left: Chances = found * others
    shared: Chances = left / left.sum() if left.any() else others / others.sum()
    return shared
