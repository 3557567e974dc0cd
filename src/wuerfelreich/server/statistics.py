"""Statistics from what was counted: a player's own games, and totals that are read at most once in a while."""

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.records.tally import faces
from wuerfelreich.review.deviation import p_value
from wuerfelreich.review.figures import LevelFigures, figures_of
from wuerfelreich.rules.game import Result
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.server.wire import statistics
from wuerfelreich.server.wire.lists import TableCard
from wuerfelreich.tables.store.store import Store
from wuerfelreich.tables.store.tallies import Lengths, OwnGame, Wins, games_of, lengths_and_wins
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.registry import narration

MAX_COUNTED = 1000
"""A player's games that statistics are made of."""
MAX_SHOWN = 60
"""Games of one kind that are listed one by one."""
MAX_FAVOURITES = 5
TOTALS_FOR = 600.0
"""Seconds for which totals are kept: they read all games."""


class _Account(Struct, frozen=True):
    """What statistics need of a player's account in a review."""

    luck: float
    mean_loss: float


_ACCOUNTS: msgspec.json.Decoder[tuple[_Account, ...]] = msgspec.json.Decoder(tuple[_Account, ...])


def own_statistics(store: Store, player: str) -> statistics.Statistics:
    """A player's statistics. Games with several of the player's seats are left out: people shared a screen, and nobody
    knows who sat where."""
    found = games_of(store, player, MAX_COUNTED)
    seats = Counter(one.table for one in found)
    mine = [one for one in found if seats[one.table] == 1]
    played = defaultdict(list)
    for one in reversed(mine):
        played[one.game].append(one)
    return statistics.Statistics(tuple(_own(name, played[name]) for name in GAMES if name in played), len(mine))


def luck_and_loss(review: str | None, seat: int) -> tuple[float, float] | None:
    """A seat's luck and its mean loss, from the accounts of a review; None if there is none."""
    if review is None:
        return None
    try:
        account = _ACCOUNTS.decode(review)[seat]
    except (msgspec.MsgspecError, IndexError):
        return None  # of an older form: it is made again when somebody asks for it
    return account.luck, account.mean_loss


def with_luck(card: TableCard, review: str | None) -> TableCard:
    """A table in a list of mine, with my luck and loss if its game has been reviewed."""
    found = luck_and_loss(review, card.mine[0]) if len(card.mine) == 1 else None
    return card if found is None else replace(card, luck=found[0], loss=found[1])


def _own(name: str, played: list[OwnGame]) -> statistics.OwnStatistics:
    count = len(played)
    taken: Counter[str] = Counter()
    for one in played:
        taken.update(one.tally.taken)
    rolled = tuple(map(sum, zip(*(one.tally.rolled for one in played), strict=True)))
    return statistics.OwnStatistics(
        game=name,
        played=count,
        won=sum(one.place == 1 and not one.drawn for one in played),
        mean_place=sum(one.place for one in played) / count,
        mean_points=sum(one.points for one in played) / count if GAMES[name].scored else None,
        games=tuple(map(_played, played[-MAX_SHOWN:])),
        favourites=tuple(statistics.Favourite(*one) for one in taken.most_common(MAX_FAVOURITES)),
        dice=statistics.DiceRolled(faces(name), rolled, p_value(rolled)),
    )


def _played(one: OwnGame) -> statistics.PlayedGame:
    luck, loss = luck_and_loss(one.review, one.seat) or (None, None)
    return statistics.PlayedGame(one.table, one.ended, one.players, one.place, one.drawn, one.points, luck, loss)


class TotalsCache:
    """The totals of all games, read again only after a while, however often somebody asks."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._lock = asyncio.Lock()
        self._read: tuple[float, list[Lengths], list[Wins]] | None = None

    async def totals(self, words: Words) -> tuple[statistics.Totals, ...]:
        """The totals of every game that has been finished on this server, with sentences in a language."""
        async with self._lock:
            if self._read is None or self._now() - self._read[0] > TOTALS_FOR:
                lengths, wins = await asyncio.to_thread(lengths_and_wins, self._store)
                self._read = self._now(), lengths, wins
        _, lengths, wins = self._read
        return tuple(
            statistics.Totals(name, tuple(_sizes(words, name, lengths, wins)))
            for name in GAMES
            if any(one.game == name for one in lengths)
        )


def _sizes(words: Words, name: str, lengths: list[Lengths], wins: list[Wins]) -> Iterable[statistics.GameTotals]:
    for players in sorted({one.players for one in lengths if one.game == name}):
        these = [one for one in lengths if (one.game, one.players) == (name, players)]
        games = sum(one.games for one in these)
        yield statistics.GameTotals(
            players=players,
            games=games,
            mean_turns=sum(one.turns for one in these) / games,
            endings=tuple(
                statistics.WayOfEnding(_reason(words, one), one.games)
                for one in sorted(these, key=lambda one: (-one.games, one.ending))
            ),
            order=_order([one for one in wins if (one.game, one.players) == (name, players)], players),
        )


def _reason(words: Words, one: Lengths) -> str:
    return narration(words, game(one.game), ()).reason(Result((1,) * one.players, one.ending))


def _order(wins: list[Wins], players: int) -> tuple[statistics.PlaceWins, ...]:
    won = {one.order: one.wins for one in wins}
    all_wins = sum(won.values())
    places = tuple(won.get(order, 0) for order in range(players))
    return tuple(statistics.PlaceWins(one, one / all_wins) for one in places) if all_wins else ()


def luck_of_game(name: str) -> tuple[statistics.GameLuck, ...]:
    """How much of a game is luck, as it was measured in simulated games."""
    found = figures_of(name)
    return tuple(
        statistics.GameLuck(players, tuple(_level(level, one) for level, one in found[players].levels.items()))
        for players in sorted(found)
    )


def _level(level: str, one: LevelFigures) -> statistics.LevelLuck:
    shares = (one.dice, one.draws, one.skill, one.drift)
    return statistics.LevelLuck(level, one.games, *shares, one.length, one.decisions, one.real)
