"""Matches: every seating is played equally often with the same dice, reproducibly on any number of machines."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations
from math import ceil, sqrt

from msgspec import Struct

from wuerfelreich.arena.play import Played, play_game, rules_of
from wuerfelreich.bots import BOTS
from wuerfelreich.fair import seeded
from wuerfelreich.rules.game import GameOptions, NotationError
from wuerfelreich.rules.registry import game
from wuerfelreich.spread import ALONE, Crew

MAX_GAMES = 1_000_000
Progress = Callable[[int], None]


class Match(Struct, frozen=True):
    """What to play: bots by name, one per seat, and the least number of games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: GameOptions | None = None

    def check(self) -> None:
        """Raises NotationError if the match cannot be played."""
        rules = game(self.game)
        for name in self.bots:
            if name not in BOTS:
                raise NotationError(f"there is no bot '{name[:40]}'; there are {', '.join(BOTS)}")
        if not 1 <= self.games <= MAX_GAMES:
            raise NotationError(f"a match has 1 to {MAX_GAMES:,} games, not {self.games}")
        rules.checked(len(self.bots), self.options)

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every different way to seat the bots."""
        return sorted(set(permutations(self.bots)))

    @property
    def rounds(self) -> int:
        """The number of rounds that the games need; a round plays every seating with the same dice."""
        return ceil(self.games / len(self.seatings))


class Standing(Struct, frozen=True):
    """How a bot did: its share of wins over all its seats (ties are split), and the share of an equal player."""

    bot: str
    seats: int
    share: float
    interval: tuple[float, float]
    """The 95 % confidence interval, from the spread between rounds: the seatings of a round share their dice."""
    fair: float
    score: float
    place: float


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


Round = list[tuple[tuple[str, ...], Played]]


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
    played = []
    for number, seating in enumerate(match.seatings):
        bots = tuple(BOTS[name](rules, f"{match.seed}/{at}/{number}/{seat}") for seat, name in enumerate(seating))
        played.append((seating, play_game(rules, bots, dice, match.options)))
    return played


def _report(match: Match, rounds: list[Round]) -> Report:
    games = [one for played in rounds for one in played]
    names = list(dict.fromkeys(match.bots))
    by_seat = [sum(_share(one, seat) for _, one in games) / len(games) for seat in range(len(match.bots))]
    return Report(
        game=match.game,
        seed=match.seed,
        games=len(games),
        rounds=len(rounds),
        standings=tuple(_standing(name, match, rounds) for name in names),
        start_share=tuple(by_seat),
        steps=sum(one.steps for _, one in games) / len(games),
        endings=dict(sorted(Counter(one.result.ending for _, one in games).items())),
        milliseconds={name: _milliseconds(name, rounds) for name in names},
    )


def _share(played: Played, seat: int) -> float:
    winners = played.result.winners
    if played.result.drawn:
        return 1 / len(played.scores)
    return 1 / len(winners) if seat in winners else 0.0


def _standing(name: str, match: Match, rounds: list[Round]) -> Standing:
    means = []
    scores: list[int] = []
    places: list[int] = []
    for played in rounds:
        won = 0.0
        for seating, one in played:
            own = [seat for seat, bot in enumerate(seating) if bot == name]
            won += sum(_share(one, seat) for seat in own)
            scores += [one.scores[seat] for seat in own]
            places += [one.result.places[seat] for seat in own]
        means.append(won / len(played))
    seats = match.bots.count(name)
    return Standing(
        bot=name,
        seats=seats,
        share=sum(means) / len(means),
        interval=_interval(means),
        fair=seats / len(match.bots),
        score=sum(scores) / len(scores),
        place=sum(places) / len(places),
    )


def _interval(means: list[float]) -> tuple[float, float]:
    """The 95 % interval from the spread between rounds. Two rounds won and two lost are added (Agresti and Coull):
    without them a clean sweep of a few games would look certain."""
    added = [*means, 0.0, 0.0, 1.0, 1.0]
    centre = sum(added) / len(added)
    half = 1.96 * sqrt(sum((mean - centre) ** 2 for mean in added) / (len(added) - 1) / len(added))
    return max(0.0, centre - half), min(1.0, centre + half)


def _milliseconds(name: str, rounds: list[Round]) -> float:
    seconds = 0.0
    decisions = 0
    for played in rounds:
        for seating, one in played:
            for seat, bot in enumerate(seating):
                if bot == name:
                    seconds += one.seconds[seat]
                    decisions += one.decisions[seat]
    return 1000 * seconds / max(1, decisions)
