"""What the next turns may bring, and the margin they lead to: at the end a single point decides.

What every citizen would bring, and how likely it is to be reached, are pieces like all features. Products of the two
would be as many as there are positions, so they are worked out for whole rows."""

from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.rules.brettspiel.facts import CITIZENS, FIELDS, Scoring
from wuerfelreich.rules.brettspiel.state import Effect, State
from wuerfelreich.value.brettspiel.pieces import Piece, piece
from wuerfelreich.value.network import Floats

GAINING = (*Effect,)[Effect.MERCHANT_1 : Effect.LANDOWNER + 1]
"""What may bring points; merchants count by tier."""
GAIN_WIDTH = len(GAINING)
GAIN_SCALE = 8
PACES = ((0.55, 0.33, 0.12), (0.35, 0.55, 0.10), (0.10, 0.75, 0.15))
"""How often a turn places no, one and two tiles: with at most eight left, in a whole game (both in 40 games of the
network for two players), and if few tamers and bullies are to be had."""
LAST = 8
"""From 1 to 8 tiles are told apart one by one. Where an effect leaves none, the network is not asked."""
PLACED = (0, 1, 1, 1, 1, 1, 0, 0, 2, 1)
"""How many tiles each effect places."""
AHEAD_WIDTH = LAST + 2 * len(PACES) + 1
CLIPS = (6, 12, 6)
"""In points: the lead, twice, and the margin."""
LEVEL_SCALES = GAIN_SCALE / np.array(CLIPS)
LEAD_SCALE = 20 / GAIN_SCALE
MOST_MARGIN = 2.0


class Brought(NamedTuple):
    """The points that a player may expect from the best of one, two and three tiles, and of the fires."""

    one: float
    two: float
    three: float
    tamed: int


def width(seats: int) -> int:
    """How many features are worked out for whole rows."""
    return seats * (GAIN_WIDTH + 1) + len(PACES) + len(CLIPS) * LAST


class Stakes(NamedTuple):
    """What citizens are worth to everybody: by the scoring, what lies in the supply, and the tiles left."""

    gem: int
    """That of the best merchant."""
    most_fires: int
    tiles: int
    """A landowner's."""


def stakes(scoring: Scoring, state: State) -> Stakes:
    """The stakes in a position; without a fire on the map there is none to be had."""
    gem = scoring.golden_gem if state.spare_gold else scoring.white_gem if state.spare_white else 0
    return Stakes(gem, scoring.most_dragon_fires if state.fires else 0, min(2, state.supply))


def gains(stakes: Stakes, brought: Brought, missing: int, stolen: int, bullied: int) -> Piece:
    """How much further ahead every citizen would bring a player at once; what a rival loses counts too. So many fires
    are missing to as many as the rivals have."""
    one, two, three, tamed = brought
    gem, most_fires, tiles = stakes
    if 0 <= missing <= 1:
        tamed += most_fires
    return piece(
        (
            one / GAIN_SCALE,
            two / GAIN_SCALE,
            (three + gem) / GAIN_SCALE,
            two / GAIN_SCALE,
            (one + 2 * stolen) / GAIN_SCALE,
            tamed / GAIN_SCALE,
            bullied / GAIN_SCALE,
            tiles * one / GAIN_SCALE,
        )
    )


@cache
def ahead(effect: Effect, supply: int, players: int) -> tuple[float, ...]:
    """The tiles left after the effect that is due, and the turns left to the player and to a rival."""
    left = max(0, supply - PLACED[effect])
    last = [0.0] * LAST
    if 0 < left <= LAST:
        last[left - 1] = 1.0
    turns = turns_left(players)[left]
    own, rivals = (turns[:, -1], turns[:, :-1]) if effect else (turns[:, 0], turns[:, 1:])
    return (*last, *(own / GAIN_SCALE).tolist(), *(rivals.mean(axis=1) / GAIN_SCALE).tolist(), 1 / sqrt(1 + left))


@cache
def turns_left(players: int) -> NDArray[np.float64]:
    """By tiles left and pace, the turns to be expected: those of the next player, of the one after him …"""
    turns = np.zeros((FIELDS, len(PACES), players))
    for at, pace in enumerate(PACES):
        placed = np.zeros(FIELDS)
        placed[0] = 1.0  # the chance of every number of tiles
        for turn in range(CITIZENS):
            turns[1:, at, turn % players] += placed.cumsum()[:-1]
            placed = np.convolve(placed, pace)[:FIELDS]
    return turns


class Prospects:
    """Works out the last features of rows from those before them; it is told where those are."""

    def __init__(self, seats: int, seat_width: int, gains_at: int, chances: Sequence[int], due: int, at: int) -> None:
        """The places of the gains and chances are counted from the beginning of a seat."""
        own = np.column_stack([np.arange(gains_at, gains_at + GAIN_WIDTH), chances]).ravel()
        self._seats = seats
        self._both = (np.arange(0, seats * seat_width, seat_width)[:, None] + own).ravel()
        self._due = slice(due + GAINING[0], due + GAINING[-1] + 1)
        last = due + len(Effect) + 2
        self._last = slice(last, last + LAST)
        self._turns = slice(last + LAST, last + LAST + 2 * len(PACES))
        self._spread = last + LAST + 2 * len(PACES)
        best = at + seats * GAIN_WIDTH
        margins = best + seats
        levels = margins + len(PACES)
        self._products = slice(at, best)
        self._best = slice(best, margins)
        self._margins = slice(margins, levels)
        self._levels = slice(levels, levels + len(CLIPS) * LAST)

    def fill(self, rows: Floats, lead: int) -> None:
        """Writes them down; the lead, by twenty points, is in this place."""
        count = len(rows)
        # A gain and its chance are the parts of a complex number, so that they are sorted together.
        both = rows.take(self._both, axis=1).astype(np.float64).view(np.complex128)
        rows[:, self._products] = both.real * both.imag
        both = both.reshape(count, self._seats, GAIN_WIDTH)
        settled = rows[:, lead] * LEAD_SCALE + np.einsum("ij,ij->i", rows[:, self._due], both.real[:, 0])
        best = best_of(both)
        rows[:, self._best] = best
        rival = best[:, 1:] if self._seats == 2 else best[:, 1:].max(axis=1, keepdims=True)
        turns = rows[:, self._turns] * np.float64(GAIN_SCALE)
        margins = settled[:, None] + best[:, :1] * turns[:, : len(PACES)] - rival * turns[:, len(PACES) :]
        scaled = margins * (GAIN_SCALE / 2 * rows[:, self._spread, None])
        rows[:, self._margins] = np.minimum(np.maximum(scaled, -MOST_MARGIN), MOST_MARGIN)
        levels = np.array((settled, settled, margins[:, 0])).T * LEVEL_SCALES
        levels = np.minimum(np.maximum(levels, -1.0), 1.0)
        rows[:, self._levels] = (levels[:, :, None] * rows[:, None, self._last]).reshape(count, -1)


def best_of(both: NDArray[np.complex128]) -> NDArray[np.float64]:
    """The gain to be expected from the best citizen that a turn reaches, as if each were reached or not by itself. The
    gains are real parts and the chances imaginary ones; they are used up."""
    both.sort(axis=2)  # the least gain first
    gain = both.real
    worse = np.multiply.accumulate(1.0 - both.imag[:, :, ::-1], axis=2)[:, :, ::-1]  # neither this one nor any better
    gain[:, :, 1:] -= gain[:, :, :-1].copy()
    found: NDArray[np.float64] = np.einsum("ijk,ijk->ij", gain, 1.0 - worse)
    return found
