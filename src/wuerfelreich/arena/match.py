"""Matches: every seating is played equally often with the same dice, reproducibly on any number of machines."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations
from math import ceil, sqrt

from msgspec import Struct

from wuerfelreich.arena.adjusted import Adjustment, Estimate, Luck, estimate, evaluator_for
from wuerfelreich.arena.play import Played, play_game, rules_of
from wuerfelreich.bots import BOTS
from wuerfelreich.fair import seeded
from wuerfelreich.rules.game import GameOptions, NotationError
from wuerfelreich.rules.registry import game
from wuerfelreich.spread import ALONE, Crew

MAX_GAMES = 1_000_000
MIN_ADJUSTED = 2
"""Rounds; one alone says nothing about the spread between them."""
Progress = Callable[[int], None]


class Match(Struct, frozen=True):
    """What to play: bots by name, one per seat, and the least number of games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: GameOptions | None = None
    adjustment: Adjustment | None = None
    """What luck to take out of the results, if any."""

    def check(self) -> None:
        """Raises NotationError if the match cannot be played, and NoEvaluator if nothing can say what was luck."""
        rules = game(self.game)
        for name in self.bots:
            if name not in BOTS:
                raise NotationError(f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}")
        if not 1 <= self.games <= MAX_GAMES:
            raise NotationError(f"a match has 1 to {MAX_GAMES:,} games, not {self.games}")
        rules.checked(len(self.bots), self.options)
        if self.adjustment is not None:
            evaluator_for(self.game, len(self.bots), self.adjustment.network)
            if self.rounds < MIN_ADJUSTED:
                least = MIN_ADJUSTED * len(self.seatings)
                raise NotationError(f"luck is taken out of {least} games or more, not {self.games}")

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every different way to seat the bots."""
        return sorted(set(permutations(self.bots)))

    @property
    def rounds(self) -> int:
        """The number of rounds that the games need; a round plays every seating with the same dice."""
        return ceil(self.games / len(self.seatings))


class Standing(Struct, frozen=True, omit_defaults=True):
    """How a bot did: its share of wins over all its seats (ties are split), and the share of an equal player."""

    bot: str
    seats: int
    share: float
    interval: tuple[float, float]
    """The 95 % confidence interval, from the spread between rounds: the seatings of a round share their dice."""
    fair: float
    score: float
    place: float
    adjusted: Estimate | None = None
    """The share with the luck of the dice taken out."""
    draws: Estimate | None = None
    """The share with the luck of the dice and of draws taken out."""


class Report(Struct, frozen=True):
    """The results of a match; everything except `milliseconds` follows from the seed."""

    game: str
    seed: str
    games: int
    rounds: int
    standings: tuple[Standing, ...]
    start_share: tuple[float, ...]
    """Share of wins by seat."""
    steps: float
    endings: dict[str, int]
    milliseconds: dict[str, float]
    """Mean time per decision."""


class Game(Struct, frozen=True):
    """A game of a match: who sat where, and how it went."""

    seating: tuple[str, ...]
    played: Played
    luck: Luck | None

    def seats(self, bot: str) -> list[int]:
        """The seats of a bot."""
        return [seat for seat, name in enumerate(self.seating) if name == bot]


Round = list[Game]


def play_match(match: Match, crew: Crew = ALONE, progress: Progress = lambda _: None) -> Report:
    """Plays all rounds and sums them up."""
    match.check()
    rounds: dict[int, Round] = {}
    for at, played in crew.spread(partial(_play_round, match), match.rounds):
        rounds[at] = played
        progress(len(played))
    return _report(match, [rounds[at] for at in range(match.rounds)])


def _play_round(match: Match, at: int) -> Round:
    rules = rules_of(match.game)
    dice = seeded(f"{match.seed}/{at}")
    games = []
    for number, seating in enumerate(match.seatings):
        bots = tuple(BOTS[name](rules, f"{match.seed}/{at}/{number}/{seat}") for seat, name in enumerate(seating))
        if match.adjustment is None:
            games.append(Game(seating, play_game(rules, bots, dice, match.options), None))
        else:
            meter = match.adjustment.meter(match.game, len(bots))
            games.append(Game(seating, play_game(rules, bots, dice, match.options, meter.watch), meter.luck))
    return games


def _report(match: Match, rounds: list[Round]) -> Report:
    games = [one for played in rounds for one in played]
    names = list(dict.fromkeys(match.bots))
    by_seat = [sum(_share(one.played, seat) for one in games) / len(games) for seat in range(len(match.bots))]
    return Report(
        game=match.game,
        seed=match.seed,
        games=len(games),
        rounds=len(rounds),
        standings=tuple(_standing(name, match, rounds) for name in names),
        start_share=tuple(by_seat),
        steps=sum(one.played.steps for one in games) / len(games),
        endings=dict(sorted(Counter(one.played.result.ending for one in games).items())),
        milliseconds={name: _milliseconds(name, rounds) for name in names},
    )


def _share(played: Played, seat: int) -> float:
    winners = played.result.winners
    if played.result.drawn:
        return 1 / len(played.scores)
    return 1 / len(winners) if seat in winners else 0.0


def _standing(name: str, match: Match, rounds: list[Round]) -> Standing:
    shares = [_mean(name, games, _share_of) for games in rounds]
    own = [(one.played, seat) for games in rounds for one in games for seat in one.seats(name)]
    seats = match.bots.count(name)
    adjustment = match.adjustment
    return Standing(
        bot=name,
        seats=seats,
        share=sum(shares) / len(shares),
        interval=interval_of(shares),
        fair=seats / len(match.bots),
        score=sum(played.scores[seat] for played, seat in own) / len(own),
        place=sum(played.result.places[seat] for played, seat in own) / len(own),
        adjusted=None if adjustment is None else estimate([_mean(name, games, _without_dice) for games in rounds]),
        draws=estimate([_mean(name, games, _without_draws) for games in rounds])
        if adjustment is not None and adjustment.draws
        else None,
    )


def _mean(name: str, games: Round, measure: Callable[[Game, int], float]) -> float:
    """What a bot got in all its seats, per game of a round."""
    return sum(measure(one, seat) for one in games for seat in one.seats(name)) / len(games)


def _share_of(one: Game, seat: int) -> float:
    return _share(one.played, seat)


def _without_dice(one: Game, seat: int) -> float:
    return _share_of(one, seat) - (one.luck.dice[seat] if one.luck else 0.0)


def _without_draws(one: Game, seat: int) -> float:
    return _without_dice(one, seat) - (one.luck.draws[seat] if one.luck else 0.0)


def interval_of(means: list[float]) -> tuple[float, float]:
    """The 95 % interval from the spread between rounds. Two rounds won and two lost are added (Agresti and Coull):
    without them a clean sweep of a few games would look certain."""
    added = [*means, 0.0, 0.0, 1.0, 1.0]
    centre = sum(added) / len(added)
    half = 1.96 * sqrt(sum((mean - centre) ** 2 for mean in added) / (len(added) - 1) / len(added))
    return max(0.0, centre - half), min(1.0, centre + half)


def _milliseconds(name: str, rounds: list[Round]) -> float:
    seconds = 0.0
    decisions = 0
    for games in rounds:
        for one in games:
            for seat in one.seats(name):
                seconds += one.played.seconds[seat]
                decisions += one.played.decisions[seat]
    return 1000 * seconds / max(1, decisions)
