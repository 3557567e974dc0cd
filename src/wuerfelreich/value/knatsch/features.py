"""A position of Knatsch as numbers for the network: what every player has, the piles, and what is left of the turn.

Nothing names a card: castles and specials appear as what they do and how hard they are to beat, so that other material
is seen the same way."""

from collections import Counter
from collections.abc import Sequence
from math import prod
from typing import NamedTuple

import numpy as np

from wuerfelreich.odds.knatsch.dice import place
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_win, winners
from wuerfelreich.rules.knatsch.material import CARDS, CASTLES, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.sorts import COLOURS, SORTS
from wuerfelreich.rules.knatsch.state import DEAL, RESPOND, REVEAL_LAST, UNBEATEN, State
from wuerfelreich.rules.knatsch.targets import ORGANISER_ROLLS
from wuerfelreich.rules.knatsch.turns import has_guards_to_set
from wuerfelreich.value.knatsch.leaves import guest, guests_to_come
from wuerfelreich.value.knatsch.rows import Rows
from wuerfelreich.value.knatsch.seats import SEAT, Beats, Seat
from wuerfelreich.value.network import Floats

_KINDS = len(SORTS) - COLOURS
#: None, castle, tournament, how hard to beat, and kinds.
_CARD = 4 + _KINDS
#: The top card, unknown cards, the known ones below by type, and the card that comes next if it is known.
_PILE = _CARD + 1 + 3 + _CARD
#: Size, castles, specials and tournaments, and kinds.
_POOL = 4 + _KINDS
#: See `_turn`.
_TURN = 9
_PLAYERS = range(2, 7)
#: What changes with the position for every seat: the chances to take each top card and a castle not turned up yet, to
#: win the game next (by each pile, an attack, the best of all, and before others do), and in the tournament being held;
#: and for the card that comes next on each pile: to take it, and to win the game with it.
_PER_SEAT = 9 + 2 * 2


def width(seats: int) -> int:
    """The number of features for at most this many players."""
    return seats * (SEAT + _PER_SEAT) + 2 * _PILE + _POOL + _TURN + (len(_PLAYERS) if seats > 2 else 0)


def next_mover(state: State) -> int:
    """Whose turn it is, or comes next when the cards due have been turned up and the guests have rolled."""
    if state.turn and (state.phase is REVEAL_LAST or state.phase is RESPOND):
        return (state.player + 1) % len(state.held)
    return state.player


class _Pile(NamedTuple):
    """A pile as the features see it. Which one lies left does not matter, so they are put in order by their rows."""

    row: tuple[float, ...]
    number: int
    top: int
    due: bool
    coming: int
    """The card that lies next, if it is known."""


class Features:
    """Turns positions into rows of numbers, remembering what they have in common."""

    def __init__(self, box: Box, seats: int) -> None:
        self._box = box
        self._seats = seats
        self._beats = Beats(box)
        self._seat_rows, self._pile_rows, self._pool_rows = Rows(SEAT), Rows(_PILE), Rows(_POOL)
        self._known: dict[tuple[int, int, int, bool], tuple[int, Seat]] = {}
        self._piles: dict[Pile, _Pile] = {}
        self._pools: dict[tuple[int, ...], int] = {}
        self._nobody = self._seat_rows.add([0.0] * SEAT)

    def of(self, states: Sequence[State]) -> Floats:
        """A row per position."""
        self._forget()
        seats: list[int] = []
        piles: list[int] = []
        pools: list[int] = []
        rest: list[list[float]] = []
        for state in states:
            present = self._present(state)
            missing = self._seats - len(present)
            seats += [at for at, _ in present]
            seats += [self._nobody] * missing
            first, second = sorted(map(self._pile, state.piles))
            piles += (first.number, second.number)
            pools.append(self._pool(state.pool))
            rest.append(self._changing(state, [seat for _, seat in present], first, second))
        count = len(states)
        return np.hstack(
            [
                self._seat_rows.take(seats).reshape(count, -1),
                self._pile_rows.take(piles).reshape(count, -1),
                self._pool_rows.take(pools),
                np.array(rest, dtype=np.float32),
            ]
        )

    def _forget(self) -> None:
        """Between two batches, so that no number of a batch loses its row."""
        if self._seat_rows.full or self._pile_rows.full or self._pool_rows.full:
            for known in (self._known, self._piles, self._pools):
                known.clear()
            for rows in (self._seat_rows, self._pile_rows, self._pool_rows):
                rows.clear()
            self._nobody = self._seat_rows.add([0.0] * SEAT)

    def _present(self, state: State) -> list[tuple[int, Seat]]:
        """The players from the next one on."""
        players, mover, guarded = len(state.held), next_mover(state), state.guarded
        found = []
        for at in range(players):
            seat = (mover + at) % players
            held = state.held[seat]
            key = (held, state.tournaments[seat], guarded & held, players == 2)
            known = self._known.get(key)
            if known is None:
                won = state.tournaments[seat]
                new = Seat(self._box, held, won, guarded, players, self._beats)
                known = self._known[key] = (self._seat_rows.add(new.row(won, guarded)), new)
            found.append(known)
        return found

    def _pile(self, pile: Pile) -> _Pile:
        found = self._piles.get(pile)
        if found is None:
            row = tuple(self._read_pile(pile))
            found = self._piles[pile] = _Pile(row, self._pile_rows.add(row), pile.top, pile.due, _coming(pile))
        return found

    def _read_pile(self, pile: Pile) -> list[float]:
        return [
            *self._read_card(pile.top),
            pile.unknown / 24,
            *(number / 5 for number in _types(pile.below)),
            *self._read_card(_coming(pile)),
        ]

    def _read_card(self, card: int) -> list[float]:
        kinds = [0.0] * _KINDS
        hard = 0.0
        if CASTLES <= card < TOURNAMENT:
            kinds[self._box.sort_of[card] - COLOURS] = 1.0
        if 0 <= card < TOURNAMENT:
            hard = self._beats.hardness(self._box.rank_of[card])
        return [float(card == GAP), float(0 <= card < CASTLES), float(card == TOURNAMENT), hard, *kinds]

    def _pool(self, pool: tuple[int, ...]) -> int:
        at = self._pools.get(pool)
        if at is None:
            at = self._pools[pool] = self._pool_rows.add(self._read_pool(pool))
        return at

    def _read_pool(self, pool: tuple[int, ...]) -> list[float]:
        kinds = Counter(self._box.sort_of[card] - COLOURS for card in pool if CASTLES <= card < TOURNAMENT)
        size = max(1, len(pool))
        return [
            len(pool) / CARDS,
            *(number / size for number in _types(pool)),
            *(kinds[kind] / 3 for kind in range(_KINDS)),
        ]

    def _changing(self, state: State, present: list[Seat], first: _Pile, second: _Pile) -> list[float]:
        """What depends on more than one thing."""
        players, pool = len(present), state.pool
        found: list[float] = []
        running = self._running(state) if state.phase is RESPOND else [0.0] * players
        standing = 1.0
        for at, seat in enumerate(present):
            unknown = seat.unknown(pool)
            attacks = 0.0
            if seat.by_castle:
                attacks = max(seat.attack(other) for other in present if other is not seat)
            by_first = by_second = later_first = later_second = 0.0
            if seat.by_castle or seat.by_tournament:
                by_first, by_second = (self._finishing(present, at, pile, pool) for pile in (first, second))
                later_first, later_second = (self._finishing_with(present, at, pile.coming) for pile in (first, second))
            best = max(seat.king, attacks, by_first, by_second)
            found += (
                seat.reach(first.top),
                seat.reach(second.top),
                unknown,
                by_first,
                by_second,
                attacks,
                best,
                best * standing,
                running[at],
                seat.reach(first.coming),
                seat.reach(second.coming),
                later_first,
                later_second,
            )
            standing *= 1 - best
        found += [0.0] * (_PER_SEAT * (self._seats - players))
        found += self._turn(state)
        if self._seats > 2:
            found += [float(players == number) for number in _PLAYERS]
        return found

    def _finishing(self, present: list[Seat], at: int, pile: _Pile, pool: tuple[int, ...]) -> float:
        """A seat's chance to win the game with the top card of a pile, which may have to be turned up first."""
        if not pile.due:
            return self._finishing_with(present, at, pile.top)
        seat = present[at]
        found = seat.unknown(pool) if seat.by_castle else 0.0
        if seat.by_tournament:
            found += pool.count(TOURNAMENT) / len(pool) * self._organising(present, at)
        return found

    def _finishing_with(self, present: list[Seat], at: int, card: int) -> float:
        """A seat's chance to win the game with this card."""
        seat = present[at]
        if card == TOURNAMENT:
            return self._organising(present, at) if seat.by_tournament else 0.0
        return seat.reach(card) if seat.by_castle and card < CASTLES else 0.0

    @staticmethod
    def _organising(present: list[Seat], at: int) -> float:
        """About the chance to win a tournament as its organiser: that of beating each guest alone, multiplied."""
        own = Guest(present[at].realm.card_dice, ORGANISER_ROLLS)
        guests = (Guest(one.realm.card_dice, one.realm.tournament_rolls) for one in present if one is not present[at])
        return prod(chance_to_win(UNBEATEN, own, (one,)) for one in guests)

    def _running(self, state: State) -> list[float]:
        """Every seat's chance to win the tournament that is being held, by the model of `rivals`."""
        players, mover = len(state.held), next_mover(state)
        asked = [(state.roller + at) % players for at in range(guests_to_come(state))]
        chances = winners(tuple(guest(self._box, state, seat) for seat in asked))[:, place(state.best)]
        found = [0.0] * players
        for seat, chance in zip((state.leader, *asked), chances.tolist(), strict=True):
            found[(seat - mover) % players] = chance
        return found

    def _turn(self, state: State) -> list[float]:
        """What is left of the turn, and how long the game has lasted."""
        settling = state.phase is REVEAL_LAST or state.phase is RESPOND
        same = not settling
        realm = self._box.realms[state.held[state.player]]
        return [
            float(same and state.attempt > 0),
            float(same and state.may_guard and has_guards_to_set(self._box, state)),
            (realm.unders - state.unders) / 2 if same else 0.0,
            min(3, state.attempt) / 3 if same else 0.0,
            sum(state.cycled) / 10 if same else 0.0,
            # The last player may still set guards before the turn passes.
            float(settling and has_guards_to_set(self._box, state)),
            float(state.phase is RESPOND),
            float(state.phase is DEAL),
            state.turn / 100,
        ]


def _coming(pile: Pile) -> int:
    """The card that lies next, once the top one has gone; a gap if nobody knows it or there is none."""
    return GAP if pile.unknown or not pile.below else pile.below[0]


def _types(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """How many castles, specials and tournaments."""
    castles = sum(card < CASTLES for card in cards)
    tournaments = cards.count(TOURNAMENT)
    return castles, len(cards) - castles - tournaments, tournaments
