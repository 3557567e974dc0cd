"""Many turns solved at once, only for what they are worth to the player who rolls; for two players.

Positions in which the player has the same cards have the same ways to end the rolling, and most features of these ends
in common. What these cards decide is worked out once for all of them (`_Ways`); maps and the other player's cards are
filled in."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.odds.brettspiel.odds import CardOdds
from wuerfelreich.rules.brettspiel.facts import CITIZENS, MARKERS
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, State
from wuerfelreich.value.brettspiel.card_features import Cards
from wuerfelreich.value.brettspiel.due import STRIKES, Strikes, ends_game, shown
from wuerfelreich.value.brettspiel.features import (
    FeatureRows,
    card_columns,
    citizens,
    complete,
    discarded_column,
    map_columns,
)
from wuerfelreich.value.brettspiel.turn import Ending, Endings, Turn, Valued, after
from wuerfelreich.value.network import Floats, Network

SEATS = 2
AT_ONCE = 24
"""Turns that are solved together: more would not fit into a processor's cache."""
MAX_CARDS = 1 << 7
"""Holdings of cards whose ways are kept."""
CARDS = [card_columns(seat) for seat in range(SEATS)]
DISCARDED = discarded_column(SEATS)
NEVER = -1.0
"""Less than any chance."""


class _Part(NamedTuple):
    """Rows that have the map in common, and what the seats can reach: only the other player's cards are missing."""

    rows: slice
    shown: tuple[Cards, ...]
    seat: int
    """Of the other player, in these rows."""


class _Strike(NamedTuple):
    """The ways to take a tamer or a bully. The map is the same after all of them."""

    ending: Ending
    """One of them."""
    numbers: list[int]
    rows: slice
    shown: int
    """The rows of each: the citizens that stand for all that may be turned up."""


class _Ways:
    """The ways to end a turn that begins with these cards: a row of features for every position that may follow."""

    def __init__(self, odds: CardOdds, rows: FeatureRows, strikes: Strikes, state: State) -> None:
        self.endings = Endings(odds, state)
        self.staying: list[int] = []
        """Endings after which the player goes on, on the same map; their rows come first."""
        self.special: list[tuple[Ending, list[int]]] = []
        """Endings without a row, each with the numbers of those that come to the same."""
        self.parts: list[_Part] = []
        self.strikes: list[_Strike] = []
        staying: dict[int, list[tuple[int, State]]] = {}
        striking: dict[int, list[tuple[Ending, State]]] = {}
        finals: dict[Effect, list[int]] = {}
        for ending, number in self.endings.numbers.items():
            one = after(odds, state, ending)
            if ends_game(one):  # whatever cards it takes
                if one.effect not in finals:
                    self.special.append((ending, finals.setdefault(one.effect, [])))
                finals[one.effect].append(number)
            elif one.phase is not Phase.REVEAL and one.phase is not Phase.DRAW:
                self.special.append((ending, [number]))  # no citizen to turn up: a tamer or bully is at work already
            elif one.effect in STRIKES:
                striking.setdefault(ending.stack, []).append((ending, one))
            else:
                staying.setdefault(ending.stack, []).append((number, one))
        followed: list[State] = []
        for some in staying.values():
            self.staying += [number for number, _ in some]
            self._add(followed, [one for _, one in some], 1)
        for ways in striking.values():
            begin = len(followed)
            shows = [shown(one) for one in strikes.all_struck([one for _, one in ways])]
            for alike in zip(*shows, strict=True):
                self._add(followed, list(alike), 0)
            numbers = [self.endings.numbers[ending] for ending, _ in ways]
            self.strikes.append(_Strike(ways[0][0], numbers, slice(begin, len(followed)), len(shows[0])))
        self.rows: Floats = rows.rows(followed, SEATS) if followed else np.zeros((0, 0), dtype=np.float32)
        self.discarded = state.discarded
        """What the rows count with; another number changes them all alike."""
        self.must: NDArray[np.bool_] = np.any([takes.fulfilled for takes, _ in self.endings.tables], axis=0)
        """By roll, whether it fulfils a citizen."""

    def _add(self, followed: list[State], states: list[State], seat: int) -> None:
        """Adds positions that show the same citizens; the other player has this seat in them."""
        begin = len(followed)
        followed += states
        self.parts.append(_Part(slice(begin, len(followed)), citizens(states[0]), seat))


class Turns:
    """Solves turns, all of whose ends the network values."""

    def __init__(self, odds: CardOdds, rows: FeatureRows, network: Network, strikes: Strikes, chances: Valued) -> None:
        self._odds = odds
        self._rows = rows
        self._network = network
        self._strikes = strikes
        self._chances = chances
        self._on_map = map_columns(SEATS)
        self._ways: dict[tuple[object, ...], _Ways] = {}

    def means(self, states: Sequence[State]) -> NDArray[np.float64]:
        """The chance of the player who rolls, before the first roll of each turn."""
        found = np.empty(len(states))
        alike: dict[tuple[object, ...], list[int]] = {}
        for at, state in enumerate(states):
            if usual(state):
                alike.setdefault(_cards(state), []).append(at)
            else:
                turn = Turn(self._odds, state, self._chances)
                found[at] = turn.kept((), ROLLS)[state.player]
        for cards, places in alike.items():
            ways = self._ways_of(cards, states[places[0]])
            for first in range(0, len(places), AT_ONCE):
                some = places[first : first + AT_ONCE]
                found[some] = self._solved(ways, [states[at] for at in some])
        return found

    def _ways_of(self, cards: tuple[object, ...], state: State) -> _Ways:
        ways = self._ways.get(cards)
        if ways is None:
            if len(self._ways) >= MAX_CARDS:
                self._ways.clear()
            ways = self._ways[cards] = _Ways(self._odds, self._rows, self._strikes, state)
        return ways

    def _solved(self, ways: _Ways, states: list[State]) -> NDArray[np.floating]:
        """The turns of positions with these cards."""
        chances = self._ends(ways, states)
        best = np.full((len(states), len(ways.must)), NEVER, dtype=np.float32)
        for takes, rows in ways.endings.tables:
            kinds = chances[:, rows[0][1]][:, rows[0][0]]
            for tiers, numbers in rows[1:]:
                np.maximum(kinds, chances[:, numbers][:, tiers], out=kinds)
            np.maximum(best, kinds[:, takes.of_roll], out=best)
        alarm = chances[:, ways.endings.alarms].max(axis=1, keepdims=True)
        np.maximum(best, alarm, out=best, where=~ways.must)  # BR1: no alarm where the dice fulfil a citizen
        return self._odds.dice.solve(best, ROLLS).start()

    def _ends(self, ways: _Ways, states: list[State]) -> Floats:
        """By position and number of the ending: the player's chance after it. One more, at the end, stands for what is
        not possible."""
        chances = np.full((len(states), len(ways.endings.numbers) + 1), NEVER, dtype=np.float32)
        if len(ways.rows):
            rows = self._filled(ways, states)
            next_player = self._network(rows, SEATS)[:, 0].reshape(len(states), -1)
            chances[:, ways.staying] = next_player[:, : len(ways.staying)]
            for strike in ways.strikes:
                shows = next_player[:, strike.rows].reshape(len(states), strike.shown, -1)
                chances[:, strike.numbers] = 1 - shows.mean(axis=1)  # the opponent is next
        if ways.special:
            afters = [after(self._odds, state, ending) for state in states for ending, _ in ways.special]
            own = self._chances(afters)[:, states[0].player].reshape(len(states), -1)
            for column, (_, numbers) in zip(own.T, ways.special, strict=True):
                chances[:, numbers] = column[:, None]
        return chances

    def _filled(self, ways: _Ways, states: list[State]) -> Floats:
        """The rows of these ways for each position."""
        rows = np.repeat(ways.rows[None], len(states), axis=0)
        staying = len(ways.staying)
        for strike in ways.strikes:
            struck = self._strikes.all_struck([after(self._odds, state, strike.ending) for state in states])
            for own, one in zip(rows, struck, strict=True):
                own[strike.rows, self._on_map] = self._rows.on_map(one)
        for own, state in zip(rows, states, strict=True):
            own[:staying, self._on_map] = self._rows.on_map(state)
            other = state.realms[1 - state.player]
            for part in ways.parts:
                own[part.rows, CARDS[part.seat]] = self._rows.of_cards(part.shown, other)
            own[:, DISCARDED] += (state.discarded - ways.discarded) / CITIZENS
        flat = rows.reshape(-1, rows.shape[2])
        complete(flat, SEATS)
        return flat


def usual(state: State) -> bool:
    """Whether no effect lapses, or places the 17th marker."""
    own, other = state.realms[state.player], state.realms[1 - state.player]
    return bool(state.fires and other.markers) and own.markers.bit_count() < MARKERS


def _cards(state: State) -> tuple[object, ...]:
    """What the ways to end a turn depend on, and their features beside the map and the other player's cards."""
    own = state.realms[state.player]
    return state.open, state.pool, state.player, own.jokers, own.superjokers, state.supply
