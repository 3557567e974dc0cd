"""The dice of Knatsch, solved exactly: six dice, sixes are dead, keep any live ones and roll the others again.

What lies on the table after a roll is a multiset of live dice (462 of up to six dice); every other die is dead, so
nothing else matters. A choice to roll on is what is kept and how many dice are rolled (462 again). One
matrix holds the chances of every multiset after every such choice, and a roll is one product with it and one maximum
over the choices that each multiset allows."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.knatsch.choices import best, first_best
from wuerfelreich.odds.knatsch.multisets import LIVE, LIVE_AT, ROLLING_AT, ROLLING_ON, VALUES, Dice, Floats, Places
from wuerfelreich.rules.knatsch.actions import Keep
from wuerfelreich.rules.knatsch.dice import DICE, MISS, choices
from wuerfelreich.rules.knatsch.ranks import MAX_COUNT, NOTHING, encode, rank
from wuerfelreich.rules.knatsch.state import UNBEATEN

#: Chances closer than this are the same: what is left of a difference is rounding.
SAME = 1e-9
MAX_ROLLS = 4
"""With a catapult, as a champion, or as the organiser of a tournament."""
#: Up to so many valuations, looking through all choices is faster than giving up dice one at a time.
_FEW = 8


def _orderings(dice: Dice) -> int:
    count = factorial(len(dice))
    for die in set(dice):
        count //= factorial(dice.count(die))
    return count


@cache
def _chances() -> Floats:
    """The chance of every multiset of live dice (columns) after every choice to roll on (rows)."""
    found = np.zeros((len(ROLLING_ON), len(LIVE)))
    for at, (kept, more) in enumerate(ROLLING_ON):
        for rolled in combinations_with_replacement(range(1, MISS + 1), more):
            live = tuple(sorted(kept + tuple(die for die in rolled if die != MISS)))
            found[at, LIVE_AT[live]] += _orderings(rolled) / 6**more
    return found


@cache
def _choices() -> tuple[Places, Places]:
    """The choices that every multiset but the empty one allows, one after another, and where those of each begin."""
    found: list[int] = []
    begins = []
    for live in LIVE[1:]:
        begins.append(len(found))
        kept = {some for size in range(len(live)) for some in combinations(live, size)}
        found += sorted(ROLLING_AT[some, len(live) - len(some)] for some in kept)
    return np.array(found, dtype=np.intp), np.array(begins, dtype=np.intp)


@cache
def _choice_table() -> Places:
    """The choices of every multiset but the empty one as a row each, the last of them repeated to the full width."""
    found, begins = _choices()
    rows = np.split(found, begins[1:])
    width = max(map(len, rows))
    return np.array([np.pad(row, (0, width - len(row)), mode="edge") for row in rows])


@cache
def _options(live: Dice) -> Places:
    """The choices of one multiset in the order of `choices`, without stopping."""
    kept = [action.dice for action in choices(live) if isinstance(action, Keep)]
    return np.array([ROLLING_AT[dice, len(live) - len(dice)] for dice in kept], dtype=np.intp)


def prepare_choices() -> None:
    """Works out what the solving of any attempt looks up."""
    _chances()
    _choices()
    _choice_table()
    for live in LIVE[1:]:
        _options(live)


def _best(stopped: Floats, kept: Floats) -> Floats:
    """What each multiset is worth when every valuation chooses for itself."""
    rolled = stopped.copy()
    if len(kept) > _FEW:
        again = best(np.ascontiguousarray(kept.T)).T
    else:
        found, begins = _choices()
        again = np.maximum.reduceat(kept[:, found], begins, axis=1)
    np.maximum(rolled[:, 1:], again, out=rolled[:, 1:])
    return rolled


def _best_for_first(stopped: Floats, kept: Floats) -> Floats:
    """What each multiset is worth when the first valuation chooses for all; it stops unless rolling on is better."""
    table = _choice_table()
    own = kept[0][table]
    at = own.argmax(axis=1)[:, None]
    better = np.take_along_axis(own, at, axis=1)[:, 0] > stopped[0, 1:] + SAME
    rolled = stopped.copy()
    chosen = np.take_along_axis(table, at, axis=1)[:, 0][better]
    rolled[:, 1:][:, better] = kept[:, chosen]
    return rolled


class Attempt:
    """A solved attempt, for several valuations at once: `worth` has a row per valuation and says what stopping
    with each multiset of `LIVE` is worth. Every answer has one number per valuation."""

    def __init__(self, worth: Floats, rolls: int, best: Callable[[Floats, Floats], Floats] = _best) -> None:
        self.rolls = rolls
        self._best = best
        # By the rolls left; later stages are solved when asked for.
        self._rolled = [np.atleast_2d(worth)]
        self._kept: list[Floats] = []

    def _rolling_on(self, left: int) -> Floats:
        """What every choice to roll on is worth with this many rolls left."""
        while len(self._kept) < left:
            self._kept.append(self._after_rolling(len(self._kept)) @ _chances().T)
        return self._kept[left - 1]

    def _after_rolling(self, left: int) -> Floats:
        """What every multiset of live dice is worth with this many rolls left."""
        while len(self._rolled) <= left:
            self._rolled.append(self._best(self._rolled[0], self._rolling_on(len(self._rolled))))
        return self._rolled[left]

    def start(self, rolls: int | None = None) -> Floats:
        """The expectation before the first roll, with all rolls or with this many."""
        left = self.rolls if rolls is None else rolls
        expected: Floats = self._after_rolling(left - 1) @ _chances()[ROLLING_AT[(), DICE]]
        return expected

    def rolled(self, live: Dice, left: int) -> Floats:
        """What these live dice are worth with this many rolls left: the best of stopping and rolling on."""
        return self._after_rolling(left)[:, LIVE_AT[live]]

    def kept(self, live: Dice, more: int, left: int) -> Floats:
        """What keeping these live dice and rolling this many more is worth; this roll is one of those left."""
        return self._rolling_on(left)[:, ROLLING_AT[live, more]]

    def options(self, live: Dice, left: int) -> Floats:
        """What every choice with these live dice is worth, in the order of `choices`: stopping, then the keeps."""
        return np.hstack([self._rolled[0][:, [LIVE_AT[live]]], self._rolling_on(left)[:, _options(live)]])

    def endings(self) -> Floats:
        """The chance of ending with each multiset of live dice, when playing by the valuation of each row."""
        rows = np.arange(len(self._rolled[0]))[:, None]
        ended = np.zeros_like(self._rolled[0])
        reached = np.repeat(_chances()[ROLLING_AT[(), DICE]][None], len(rows), axis=0)
        for left in range(self.rolls - 1, 0, -1):
            stops = self._rolled[0] >= self._after_rolling(left)
            ended += np.where(stops, reached, 0.0)
            going = np.where(stops, 0.0, reached)[:, 1:]
            taken = first_best(np.ascontiguousarray(self._rolling_on(left).T)).T
            rolling = np.bincount((rows * len(ROLLING_ON) + taken).ravel(), going.ravel(), ended.size)
            reached = rolling.reshape(ended.shape) @ _chances()
        ended += reached
        return ended


#: Every result, by its rank, with a first place for nothing to beat: a tournament begins without a leader.
RANKS: NDArray[np.int64] = np.array(
    [
        UNBEATEN,
        NOTHING,
        *(
            encode(count, value, extra)
            for count in range(1, MAX_COUNT + 1)
            for value in VALUES
            for extra in range(MISS)
            if extra != value and (count > 1 or extra < value)
        ),
    ]
)


@cache
def place(rank_to_beat: int) -> int:
    """The place of a rank in `RANKS`; for one that no dice show, the next lower place, which the same results beat."""
    return int(np.searchsorted(RANKS, rank_to_beat, side="right")) - 1


@cache
def results(card_dice: int) -> Places:
    """The place of the result of every multiset of `LIVE` with these card dice (a bit mask)."""
    return np.searchsorted(RANKS, [rank(live, card_dice) for live in LIVE])


def attempt(worth: Floats, card_dice: int, rolls: int) -> Attempt:
    """The attempt of a player with these card dice; `worth` says what each result of `RANKS` is worth."""
    return Attempt(np.atleast_2d(worth)[:, results(card_dice)], rolls)


def attempt_for_first(worth: Floats, card_dice: int, rolls: int) -> Attempt:
    """As `attempt`, but the first valuation alone chooses, and the others say what its choices are worth to them: the
    first may be the chance to win of the player who rolls, the others those of everybody else."""
    worth = np.atleast_2d(worth)[:, results(card_dice)]
    return Attempt(worth, rolls, _best if len(worth) == 1 else _best_for_first)


def beating(rank_to_beat: int) -> Floats:
    """The valuation of a player who only wants to beat a rank."""
    return (np.arange(len(RANKS)) > place(rank_to_beat)).astype(np.float64)


def chances_to_beat(card_dice: int, rolls: int) -> Floats:
    """The chance to beat every result of `RANKS`, each played for alone with the best dice kept."""
    return _chances_by_rolls(card_dice)[rolls - 1]


@cache
def _chances_by_rolls(card_dice: int) -> tuple[Floats, ...]:
    """The same for one roll, two … up to the most that anybody has: each is a step on the way to the next."""
    reached = np.unique(results(card_dice))
    # Beating a result is reaching the next one that these card dice allow, so only those are solved.
    plan = attempt(_at_least(reached), card_dice, MAX_ROLLS)
    next_up = np.searchsorted(reached, np.arange(len(RANKS)), side="right")
    return tuple(np.append(np.minimum(plan.start(rolls), 1.0), 0.0)[next_up] for rolls in range(1, MAX_ROLLS + 1))


@cache
def results_beating(card_dice: int, rolls: int) -> Floats:
    """The chance of every result (columns) for a player who plays to beat a result (rows). Between choices with the
    same chance to beat it, the player goes for the higher result."""
    reached = np.unique(results(card_dice))
    order = np.arange(len(RANKS))
    ended = attempt(_at_least(reached) * (1 + 1e-7 * order), card_dice, rolls).endings()
    shares = np.zeros((len(reached) + 1, len(RANKS)))
    np.add.at(shares[:-1].T, results(card_dice), ended.T)
    shares[-1] = shares[-2]
    return shares[np.searchsorted(reached, order, side="right")]


def _at_least(places: Places) -> Floats:
    return (np.arange(len(RANKS)) >= places[:, None]).astype(np.float64)
