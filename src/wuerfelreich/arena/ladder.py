"""The ladder: all bots play one another with the same dice, and every one gets a rating."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import combinations
from math import ceil, fsum
from random import Random

from msgspec import Struct

from wuerfelreich.arena.match import Progress
from wuerfelreich.arena.play import play_game, rules_of
from wuerfelreich.arena.rating import Race, Ratings, race, rate
from wuerfelreich.bots import BOTS
from wuerfelreich.fair import seeded
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.registry import game
from wuerfelreich.spread import ALONE, Crew

MIN_DEALS = 2
MAX_GAMES = 20_000
ANCHOR = "random"
"""The bot whose rating is 0."""


def entrants() -> dict[str, tuple[str, ...]]:
    """The bots to be rated, the anchor first, each with its other names: king is the solver and need not play twice."""
    found: dict[str, tuple[str, ...]] = {ANCHOR: ()}
    for name, bot in BOTS.items():
        same = next((known for known in found if BOTS[known] is bot), None)
        if same is None:
            found[name] = ()
        elif same != name:
            found[same] = (*found[same], name)
    return found


class Ladder(Struct, frozen=True):
    """What to play: every line-up of bots, at least this many games each."""

    game: str
    players: int
    games: int
    seed: str

    def check(self) -> None:
        """Raises NotationError if the ladder cannot be played."""
        game(self.game).checked(self.players, None)
        least = MIN_DEALS * self.players
        if not least <= self.games <= MAX_GAMES:
            raise NotationError(f"a line-up of {self.players} plays {least} to {MAX_GAMES:,} games, not {self.games}")

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Every choice of bots for the seats; where there are more seats than bots, all bots and some of them again."""
        bots = tuple(entrants())
        rest = combinations(bots, self.players % len(bots))
        return [bots * (self.players // len(bots)) + more for more in rest]

    @property
    def deals(self) -> int:
        """The number of deals that the games need; a deal is played with every bot of a line-up in every seat."""
        return ceil(self.games / self.players)


class Rated(Struct, frozen=True):
    """A bot's place on the ladder; ratings and leads are in points, to a tenth."""

    bot: str
    also: tuple[str, ...]
    """Other names of the same bot."""
    rating: float
    interval: tuple[float, float]
    """The 95 % interval; it says nothing about the anchor, whose rating is 0 by definition."""
    lead: float | None
    """The rating less that of the next bot; None at the foot of the ladder."""
    lead_interval: tuple[float, float] | None
    games: int
    """Games played, counted once for every seat."""
    points: float
    """The share of opponents left behind; a shared place counts half."""


class LadderReport(Struct, frozen=True):
    """The ladder, the best bot first; everything follows from the seed."""

    game: str
    players: int
    seed: str
    deals: int
    games: int
    anchor: str
    bots: tuple[Rated, ...]


class Finish(Struct, frozen=True):
    """Who sat where in a game, and the place that each got."""

    seating: tuple[str, ...]
    places: tuple[int, ...]


def play_ladder(ladder: Ladder, crew: Crew = ALONE, progress: Progress = lambda _: None) -> LadderReport:
    """Plays all line-ups and rates the bots."""
    ladder.check()
    line_ups = ladder.line_ups
    deals: list[list[Finish]] = [[] for _ in range(ladder.deals)]
    played: dict[int, list[Finish]] = {}
    # One job is one line-up of one deal; the deals come first, so that long and short jobs are mixed.
    for at, games in crew.spread(partial(_play, ladder), ladder.deals * len(line_ups)):
        played[at] = games
        progress(len(games))
    for at in range(len(played)):
        deals[at // len(line_ups)] += played[at]
    return _report(ladder, deals)


def _play(ladder: Ladder, at: int) -> list[Finish]:
    """Plays one deal with one line-up: in a random order round the table, moved on by a seat from game to game."""
    deal, number = divmod(at, len(ladder.line_ups))
    rules = rules_of(ladder.game)
    dice = seeded(f"{ladder.seed}/{deal}")
    order = list(ladder.line_ups[number])
    Random(f"{ladder.seed}/{deal}/{number}").shuffle(order)
    finishes = []
    for first in range(len(order)):
        seating = (*order[first:], *order[:first])
        bots = tuple(BOTS[name](rules, f"{ladder.seed}/{deal}/{seat}") for seat, name in enumerate(seating))
        finishes.append(Finish(seating, play_game(rules, bots, dice).result.places))
    return finishes


def _report(ladder: Ladder, deals: Sequence[Sequence[Finish]]) -> LadderReport:
    names = entrants()
    number = {name: at for at, name in enumerate(names)}
    races = [[_race(number, finish) for finish in games] for games in deals]
    ratings = rate(races, len(names), f"{ladder.seed}/resamples")
    finishes = [finish for games in deals for finish in games]
    order = sorted(names, key=lambda name: -ratings.points[number[name]])
    below: list[str | None] = [*order[1:], None]
    return LadderReport(
        game=ladder.game,
        players=ladder.players,
        seed=ladder.seed,
        deals=ladder.deals,
        games=len(finishes),
        anchor=ANCHOR,
        bots=tuple(
            _rated(name, names[name], ratings, number[name], None if after is None else number[after], finishes)
            for name, after in zip(order, below, strict=True)
        ),
    )


def _race(number: Mapping[str, int], finish: Finish) -> Race:
    return race([number[name] for name in finish.seating], finish.places)


def _rated(
    name: str, also: tuple[str, ...], ratings: Ratings, bot: int, below: int | None, finishes: Sequence[Finish]
) -> Rated:
    won = [
        _points(finish.places, seat) for finish in finishes for seat, own in enumerate(finish.seating) if own == name
    ]
    return Rated(
        bot=name,
        also=also,
        rating=_tenths(ratings.points[bot]),
        interval=_rounded(ratings.interval(bot)),
        lead=None if below is None else _tenths(ratings.points[bot] - ratings.points[below]),
        lead_interval=None if below is None else _rounded(ratings.interval(bot, below)),
        games=len(won),
        points=fsum(won) / len(won),
    )


def _points(places: tuple[int, ...], seat: int) -> float:
    """The share of the others whom a seat left behind."""
    behind = sum(1.0 if other > places[seat] else 0.5 for other in places if other >= places[seat]) - 0.5
    return behind / (len(places) - 1)


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return _tenths(interval[0]), _tenths(interval[1])


def _tenths(points: float) -> float:
    """Rounded, because the last digits of logarithms may differ between processors; never -0."""
    return round(float(points), 1) + 0.0
