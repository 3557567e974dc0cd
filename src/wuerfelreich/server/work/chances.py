"""Every seat's chance to win, now or earlier in a game: work for other processes, as in `jobs`."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache

import numpy as np
from msgspec import Struct

from wuerfelreich.records import read_record, replay
from wuerfelreich.records.log import Entry, Event, EventKind
from wuerfelreich.records.replay import final_result
from wuerfelreich.server.work.jobs import Position, Rules, load, rules_at
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.value.evaluator import AnyEvaluator, Chances, shares
from wuerfelreich.value.shipped import NoEvaluator, evaluator_of

MAX_COURSE = 3_000
"""Entries of a game whose whole course is computed: that takes less than a second for each thousand."""


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
    return Moment(position_at(table, game, event), len(table.chairs), tuple(_resigned(entries)))


def _resigned(entries: Iterable[Entry]) -> Iterator[int]:
    """The seats that resigned, in order."""
    return (entry.seat for entry in entries if isinstance(entry, Event) and entry.kind is EventKind.RESIGN)


@lru_cache(maxsize=32)
def _evaluator(rules: Rules, players: int) -> AnyEvaluator:
    return evaluator_of(load(rules), players)


def chances(moment: Moment) -> Valued:
    """Every seat's chance to win; once the game is over, its share of the win."""
    rules = load(moment.position.rules)
    state = rules.read_state(moment.position.state)
    result = final_result(rules.next(state), moment.players, moment.resigned)
    if result is not None:
        return Valued(tuple(shares(result).tolist()), over=True)
    try:
        found = _evaluator(moment.position.rules, moment.players).now(state)
    except NoEvaluator:
        return Valued(None)
    return Valued(tuple(among_others(found, moment.resigned).tolist()))


class Courses(Struct, frozen=True):
    """Everybody's chances along a game, as `advice.Course` has them."""

    chances: tuple[tuple[float, ...], ...]
    reached: tuple[tuple[float, ...], ...]


def course(file: bytes) -> Courses | None:
    """The chances after every entry of a game file; None if no network fits the game."""
    record = read_record(file)
    header, players = record.header, len(record.header.seats)
    own = bytes(header.material.own)
    rules = header.load()
    try:
        evaluator = _evaluator(Rules(header.game, own.decode() if own else None, header.rules), players)
    except NoEvaluator:
        return None
    resigned: list[int] = []
    chances, reached = [], []
    for step in replay(record).steps:
        resigned += _resigned([step.entry])
        result = final_result(rules.next(step.after), players, resigned)
        if result is not None:
            now = estimate = shares(result)
        else:
            now = estimate = among_others(evaluator.now(step.after), tuple(resigned))
            if evaluator.estimated(step.after):
                estimate = among_others(evaluator.reached(step.after), tuple(resigned))
        chances.append(tuple(now.tolist()))
        reached.append(tuple(estimate.tolist()))
    return Courses(tuple(chances), tuple(reached))


def among_others(found: Chances, resigned: tuple[int, ...]) -> Chances:
    """Whoever has resigned cannot win, even if the bot in that seat does: the others share that chance in proportion,
    or equally if they have none."""
    others = np.ones_like(found)
    others[list(resigned)] = 0.0
    left: Chances = found * others
    shared: Chances = left / left.sum() if left.any() else others / others.sum()
    return shared
