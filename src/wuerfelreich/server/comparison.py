"""How the tables of a group compare: the same seat at every table, and the same rolls."""

from collections.abc import Mapping

from wuerfelreich.records.log import Drawn
from wuerfelreich.records.replay import Step
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.server.wire import duplicates
from wuerfelreich.server.wire.lists import ListedSeat
from wuerfelreich.tables.chair import Chair
from wuerfelreich.tables.protocol.events import Ending
from wuerfelreich.tables.table import Table
from wuerfelreich.tables.table_game import TableGame
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import name_of, portrait_of
from wuerfelreich.words.registry import narration

MAX_ROLLS = 120
"""Rolls that are listed side by side."""


def comparison(tables: Mapping[int, Table], words: Words) -> duplicates.GroupComparison:
    """Compares the tables of a group that is over; the keys are their numbers."""
    games = {number: table.game for number, table in tables.items() if table.game is not None}
    finished = {at: game for at, game in games.items() if tables[at].ending is Ending.FINISHED}
    scored = any(game.rules.scored for game in finished.values())
    size = max((len(table.chairs) for table in tables.values()), default=0)
    rolls = _rolls(games)
    return duplicates.GroupComparison(
        scored=scored,
        coloured=any(_is_coloured(step) for _, at in rolls[:1] for step in at.values()),
        seats=tuple(_seat(seat, finished, tables, words, scored) for seat in range(size)) if finished else (),
        rolls=tuple(_roll(turn, at, words) for turn, at in rolls[:MAX_ROLLS]),
        common=len(rolls),
        equal=sum(_same(at) for _, at in rolls),
        more=len(rolls) > MAX_ROLLS,
    )


def listed(chair: Chair, words: Words) -> ListedSeat:
    """A chair as lists show it."""
    picture = chair.picture if chair.bot is None else portrait_of(chair.name, chair.bot)
    return ListedSeat(name_of(words, chair), picture, chair.bot, chair.program)


def _seat(
    seat: int, finished: Mapping[int, TableGame], tables: Mapping[int, Table], words: Words, scored: bool
) -> duplicates.ComparedSeat:
    points = {at: game.rules.sheets(game.state)[seat].total for at, game in finished.items()}
    places = {at: game.result.places[seat] for at, game in finished.items() if game.result is not None}
    mean = sum(points.values()) / len(points)
    key = {at: (-points[at], places[at]) if scored else (places[at], -points[at]) for at in finished}
    rows = [
        duplicates.Compared(
            table=at,
            seat=listed(tables[at].chairs[seat], words),
            points=points[at],
            place=places[at],
            rank=1 + sum(other < key[at] for other in key.values()),
            difference=points[at] - mean,
        )
        for at in sorted(finished, key=lambda at: (key[at], at))
    ]
    return duplicates.ComparedSeat(seat, mean, tuple(rows))


def _rolls(games: Mapping[int, TableGame]) -> list[tuple[int, dict[int, tuple[TableGame, Step]]]]:
    """The players' rolls that happened at more than one table, in the order of their turns, with each table's step."""
    found: dict[str, dict[int, tuple[TableGame, Step]]] = {}
    for number, game in games.items():
        for step in game.steps:
            if isinstance(step.entry, Drawn) and _is_roll(game, step):
                found.setdefault(step.entry.label, {})[number] = game, step
    return sorted(((_turn(at), at) for at in found.values() if len(at) > 1), key=lambda roll: roll[0])


def _is_roll(game: TableGame, step: Step) -> bool:
    due = game.rules.next(step.before)
    return isinstance(due, Chance) and due.owner is not None


def _is_coloured(rolled: tuple[TableGame, Step]) -> bool:
    """Whether the dice have colours: the board of a game may have fields that are called like their faces."""
    game, step = rolled
    due = game.rules.next(step.before)
    assert isinstance(due, Chance)
    assert isinstance(step.move, Outcome)
    return hasattr(game.rules.view_outcome(due, step.move), "dice")


def _turn(at: Mapping[int, tuple[TableGame, Step]]) -> int:
    game, step = next(iter(at.values()))
    return game.rules.turn(step.before).number


def _same(at: Mapping[int, tuple[TableGame, Step]]) -> bool:
    """Whether all tables rolled the same."""
    return len({step.entry.text for _, step in at.values() if isinstance(step.entry, Drawn)}) == 1


def _roll(turn: int, at: Mapping[int, tuple[TableGame, Step]], words: Words) -> duplicates.ComparedRoll:
    """Seats have no names here: the same dice are then the same sentence."""
    told = []
    for number, (game, step) in at.items():
        players = range(1, len(game.header.seats) + 1)
        seats = tuple(words.text("duplicate-seat-told", {"number": seat}) for seat in players)
        told.append(duplicates.RollAt(number, narration(words, game.rules, seats).told(step)))
    alike = len({one.sentence for one in told}) == 1
    return duplicates.ComparedRoll(turn, _same(at), tuple(told[:1] if alike else told))
