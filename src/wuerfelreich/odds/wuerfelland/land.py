"""How far a land of Würfelland is from its goal, for many sets of crosses at once.

Effort is counted in uses of dice. A way to a field costs one use for every area that it enters, and part of one for
every further field in the same area. These ways depend only on the board, so there is one table per board, and the
ways from a set of new crosses are a minimum over its rows."""

from functools import cached_property, lru_cache
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from wuerfelreich.odds.wuerfelland.odds import spreads
from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.board import MAX_AREA, TREASURES_PER_COLOUR, Board
from wuerfelreich.rules.wuerfelland.crossing import Crossings, Open
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, TREASURE_DICE
from wuerfelreich.rules.wuerfelland.fields import AROUND, around, fields_of

Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
COLOUR_COUNT = len(COLOURS)
TREASURES = TREASURES_PER_COLOUR * COLOUR_COUNT

#: The least effort left as long as the goal is not reached.
_LEAST = 0.05
_FIVE, _FIVE_CHANCES = spreads(TREASURE_DICE, COLOUR_COUNT)

#: How many lands are cached, and how many positions and areas with crossings of each.
MAX_LANDS = 1 << 6
MAX_KEPT = 1 << 9
MAX_PLACES = 1 << 10


class Weights(Struct, frozen=True):
    """What makes a land slow or quick, in uses of dice unless stated otherwise. Fitted to who won solvers' games."""

    step: float = 0.5
    """A further field of the same area on the way to a treasure, besides one use for every area entered."""
    fill: float = 1.7
    """Filling an area with one free field, which waits for exactly one die."""
    field: float = 0.66
    """For every further free field of an area to be filled."""
    access: float = 2.1
    """For every use by which an area of the colour to be filled is out of reach."""
    blocked: float = 1.9
    """How much the effort to fill a colour's begun area delays a treasure in another of its areas."""
    way: float = 0.44
    """How much the ways to the nearest treasures still needed count: many overlap."""
    colour: float = 0.84
    """How much the effort to fill all areas of the colour to be filled counts."""
    idle: float = 0.7
    """A colour that can use no dice at all."""
    roll: float = 0.8
    """How much of what a treasure roll would gain before a crossing it gains after it."""
    tempo: float = 0.7
    """Being the last to become active rather than the next."""
    decided: float = 2.2
    """How sharply the effort left decides who will win: chances fall with this power of it (not in uses of dice)."""


class Ways(NamedTuple):
    """Sets of fields that can be crossed."""

    to: Floats
    """The way to every treasure and area from the nearest field of the set."""
    areas: Ints
    counts: Ints
    colours: Ints
    treasures: Ints


class Survey(NamedTuple):
    """Lands with their crosses, in rows."""

    found: NDArray[np.bool_]
    """By treasure."""
    untouched: NDArray[np.bool_]
    """By area, as the next two."""
    begun: NDArray[np.bool_]
    usable: NDArray[np.bool_]
    """Whether dice of its colour can be used there now."""
    full: Floats
    """By colour: the effort to fill it."""
    treasures: Floats
    """By treasure: the effort to reach it; 0 if it is found."""


class Land:
    """A board as arrays. Fields are numbered in their order on the board, the start among them."""

    def __init__(self, board: Board, crossings: Crossings, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self._crossings = crossings
        fields = list(fields_of(board.coloured | board.start))
        self.place = {field: at for at, field in enumerate(fields)}
        areas = [(colour, area) for colour, own in enumerate(board.areas) for area in own]
        self.sizes = np.array([area.bit_count() for _, area in areas])
        self.area_colour = np.array([colour for colour, _ in areas])
        self.area_colours = (self.area_colour[:, None] == np.arange(COLOUR_COUNT)).astype(float)
        self.area_counts = self.area_colours.sum(axis=0)
        self.first_area = np.searchsorted(self.area_colour, np.arange(COLOUR_COUNT))
        self.area_of = np.full(len(fields), -1)
        for at, (_, area) in enumerate(areas):
            for field in fields_of(area):
                self.area_of[self.place[field]] = at
        treasures = [self.place[field] for field in fields_of(board.treasures)]
        self.treasure_area = self.area_of[treasures]
        between = self._between(fields)
        to_areas = np.stack([between[:, self.area_of == at].min(axis=1) for at in range(len(areas))], axis=1)
        self.to = np.hstack([between[:, treasures], to_areas])
        """From every field the way to every treasure, then to every area."""
        self.between_treasures = between[np.ix_(treasures, treasures)]
        from_areas = np.stack([self.to[self.area_of == at].min(axis=0) for at in range(len(areas))])
        self.areas_to_treasures, self.between_areas = np.hsplit(from_areas, [TREASURES])
        """The ways from areas that are full."""
        self.fill = np.arange(MAX_AREA + 1) * weights.field + (weights.fill - weights.field)
        self.fill[0] = 0.0
        """By the free fields of an area, the effort to fill it."""
        self.treasure_colours = (self.area_colour[self.treasure_area][:, None] == np.arange(COLOUR_COUNT)).astype(float)
        self._of_others = 1.0 - self.treasure_colours.T
        self.position = lru_cache(MAX_KEPT)(self._position)
        self._places: dict[tuple[int, int], tuple[list[int], Ways]] = {}
        """By the free fields of an area and those next to a cross."""

    def _between(self, fields: list[int]) -> Floats:
        """The way from every field, once crossed, to every other: its first step always begins a use."""
        count = len(fields)
        neighbours = np.full((count, 6), count)
        ways = np.full((count + 1, count), np.inf)
        np.fill_diagonal(ways, 0.0)
        for at, field in enumerate(fields):
            near = [self.place[other] for other in fields_of(AROUND[field]) if other in self.place]
            neighbours[at, : len(near)] = near
            ways[at, near] = np.where(self.area_of[near] == self.area_of[at], self.weights.step, 1.0)
        for between in range(count):
            np.minimum(ways, ways[:, between, None] + ways[between], out=ways)
        first: Floats = 1.0 + ways[neighbours].min(axis=1)
        np.fill_diagonal(first, 0.0)
        return first

    def _set_of(self, mask: int) -> tuple[int, ...]:
        places = [self.place[field] for field in fields_of(mask)]
        return (*places, *places[-1:] * (DICE - len(places)))

    def _position(self, crossed: int, goal: int) -> "Position":
        return Position(self, crossed, goal)

    def near(self, crossed: int) -> tuple[Floats, Ints]:
        """For a position, the way to every treasure and area, and the number of free fields of every area."""
        places = [self.place[field] for field in fields_of(crossed)]
        inside = self.area_of[places]
        taken = np.bincount(inside[inside >= 0], minlength=len(self.sizes))
        return self.to[places].min(axis=0), self.sizes - taken

    def crossings(self, crossed: int) -> tuple[list[int], Ways]:
        """Every crossing that is possible with some dice: its fields as a mask, and all of them as arrays."""
        near = around(crossed)
        masks: list[int] = []
        parts = []
        for colour in range(COLOUR_COUNT):
            for place in self._crossings.places(crossed, near, colour):
                own, ways = self._at_place(place, place.free & near)
                masks += own
                parts.append(ways)
        if not parts:
            return masks, self.ways([])
        return masks, Ways(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))

    def _at_place(self, place: Open, touching: int) -> tuple[list[int], Ways]:
        """The crossings of one area, made once."""
        key = place.free, touching
        if key not in self._places:
            if len(self._places) >= MAX_PLACES:
                self._places.clear()
            sets = [cross for dice in range(1, min(DICE, place.size) + 1) for cross in place.ways[touching, dice]]
            self._places[key] = [cross.fields for cross in sets], self.ways(sets)
        return self._places[key]

    def ways(self, sets: list[Cross]) -> Ways:
        """Crossings as arrays."""
        fields = np.array([self._set_of(cross.fields) for cross in sets], dtype=np.intp).reshape(-1, DICE)
        counts = np.array([cross.fields.bit_count() for cross in sets], dtype=np.intp)
        areas = self.area_of[fields[:, 0]]
        found = [(cross.fields & self.board.treasures).bit_count() for cross in sets]
        return Ways(self.to[fields].min(axis=1), areas, counts, self.area_colour[areas], np.array(found, dtype=np.intp))

    def after(self, ways: Floats, free: Ints, sets: Ways) -> tuple[Floats, Ints]:
        """As `near`, after each of these crossings."""
        nearer = np.minimum(ways, sets.to)
        left = np.repeat(free[None], len(sets.areas), axis=0)
        left[np.arange(len(sets.areas)), sets.areas] -= sets.counts
        return nearer, left

    def survey(self, ways: Floats, free: Ints) -> Survey:
        """What is near and what is open, for rows of `near`."""
        weights, firsts = self.weights, self.first_area
        to_treasure, to_area = ways[:, :TREASURES], ways[:, TREASURES:]
        untouched = free == self.sizes
        begun = ~untouched & (free > 0)
        fill = self.fill[free]
        full = np.add.reduceat(fill + weights.access * np.maximum(to_area - 1.0, 0.0), firsts, axis=1)
        waiting = np.add.reduceat(fill * begun, firsts, axis=1)
        area = self.treasure_area
        treasures = to_treasure + weights.blocked * waiting[:, self.area_colour[area]] * untouched[:, area]
        closed = np.add.reduceat(begun, firsts, axis=1)[:, self.area_colour]
        usable = begun | (untouched & (to_area <= 1.0) & ~closed)
        return Survey(to_treasure == 0.0, untouched, begun, usable, full, treasures)

    def aims(self, seen: Survey, goal: int) -> Floats:
        """By the colour that might be filled: the uses of dice to the goal, but for what idle colours cost."""
        weights = self.weights
        # The nearest treasures; those in the colour to be filled need no way of their own.
        each = seen.treasures[:, None, :] * self._of_others
        each.partition(goal - 1, axis=2)
        aims: Floats = weights.way * each[:, :, :goal].sum(axis=2) + weights.colour * seen.full
        return aims

    def idle(self, seen: Survey) -> Ints:
        """The number of colours that can use no dice at all."""
        idle: Ints = COLOUR_COUNT - np.logical_or.reduceat(seen.usable, self.first_area, axis=1).sum(axis=1)
        return idle

    @staticmethod
    def reached(seen: Survey, goal: int) -> NDArray[np.bool_]:
        """Whether the goal is reached."""
        reached: NDArray[np.bool_] = (seen.full.min(axis=1) == 0.0) & (seen.found.sum(axis=1) >= goal)
        return reached

    def effort(self, ways: Floats, free: Ints, goal: int) -> Floats:
        """The uses of dice to the goal, for rows of `near`; 0 where it is reached."""
        seen = self.survey(ways, free)
        effort = self.aims(seen, goal).min(axis=1) + self.weights.idle * self.idle(seen)
        return np.where(self.reached(seen, goal), 0.0, effort)


@lru_cache(MAX_LANDS)
def land_of(board: Board, crossings: Crossings, weights: Weights) -> Land:
    """The land of a board, made once."""
    return Land(board, crossings, weights)


class Position:
    """One land with its crosses: the effort to its goal now, and after every crossing that the dice may allow."""

    def __init__(self, land: Land, crossed: int, goal: int) -> None:
        self._land = land
        self._goal = goal
        self._crossed = crossed
        self._near, self._free = land.near(crossed)
        self.now = float(land.effort(self._near[None], self._free[None], goal)[0])

    @cached_property
    def _judged(self) -> tuple[dict[int, float], Floats]:
        """The effort after every crossing by its fields, and the least by colour and number of dice."""
        masks, ways = self._land.crossings(self._crossed)
        efforts = self._land.effort(*self._land.after(self._near, self._free, ways), self._goal)
        may = np.minimum(self._least(ways, efforts), self.now)
        promise = self.now - float(may[np.arange(COLOUR_COUNT), _FIVE].min(axis=1) @ _FIVE_CHANCES)
        gain = self._land.weights.roll * promise * ways.treasures
        efforts = np.where(efforts > 0.0, np.maximum(efforts - gain, _LEAST), 0.0)
        return dict(zip(masks, efforts.tolist(), strict=True)), self._least(ways, efforts)

    def _least(self, ways: Ways, efforts: Floats) -> Floats:
        least = np.full((COLOUR_COUNT, DICE + 1), np.inf)
        np.minimum.at(least, (ways.colours, ways.counts), efforts)
        return np.where(np.isinf(least), self.now, least)

    def crossing(self, fields: int) -> float:
        """The effort after crossing this set, counting the roll that a treasure in it gives."""
        return self._judged[0][fields]

    @property
    def must(self) -> Floats:
        """By colour and number of dice, the effort after the best crossing; as now if none is possible."""
        return self._judged[1]

    @cached_property
    def may(self) -> Floats:
        """As `must`, for a seat that may also pass."""
        return np.minimum(self.must, self.now)
