"""The boards of Würfelland and the odds of its dice as arrays, made from those that the plain evaluator uses."""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from wuerfelreich.learn.compiled.machine_code import packed
from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, TREASURES, Land, Weights, land_of
from wuerfelreich.odds.wuerfelland.odds import ASIDE, CAME, CHANCE, ENDS, LEFT, spreads
from wuerfelreich.rules.wuerfelland.board import MAX_AREA
from wuerfelreich.rules.wuerfelland.dice import DICE, TREASURE_DICE
from wuerfelreich.rules.wuerfelland.fields import AROUND, fields_of
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.value.wuerfelland.features import COLOUR_SHARE, TREASURE_SHARE, areas_by_size

Flags = NDArray[np.uint8]
"""0 or 1: records cannot have truth values."""
Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

AREAS = 4
"""Of every colour. So area 4 c + k is one of colour c."""
ALL_AREAS = COLOUR_COUNT * AREAS
ENDINGS = len(ASIDE)
"""The ends of phase 1 with a colour."""


class Boards(NamedTuple):
    """All boards: the first axis of each array. Fields, areas and treasures are numbered as by `Land`. A set of
    fields of one area is a bit mask; the first field has the highest bit."""

    start: Ints
    neighbours: Ints
    """Of every field; -1 where there are fewer than six."""
    to: Floats
    """From every field the way to every treasure, then to every area."""
    fields: Ints
    """Of every area."""
    sizes: Ints
    beside: Ints
    """By area and field of it: its neighbours in the area, a mask."""
    treasure: Flags
    """By field."""
    area_treasure: Ints
    """By area its treasure, or -1."""
    treasure_area: Ints
    by_size: Ints
    """By colour its areas, the smallest first."""
    between_treasures: Floats
    between_areas: Floats
    """By colour: the ways between its areas."""
    to_treasures: Floats
    """By colour: the ways to the treasures from its areas, once all are full."""


class Costs(NamedTuple):
    """What an effort consists of; see `odds.wuerfelland.land.Weights`."""

    filling: Floats
    """By the free fields of an area: the effort to fill it."""
    access: float
    blocked: float
    way: float
    colour: float
    idle: float
    colour_share: float
    treasure_share: float


class Dice(NamedTuple):
    """Every way the dice can fall, and the ends of phase 1."""

    aside: Ints
    """By end, as the next two: the dice set aside, those left in each other colour, and the chance of that."""
    left: Ints
    chance: Floats
    ends: Ints
    """By the dice aside, the first of their ends; the last entry is the number of all."""
    end_at: Ints
    """By the dice aside and the code of those left: the end."""
    came: Floats
    """By the dice rolled: the chance that 0, 1, 2 … of them show one colour."""
    rolls: Ints
    """First rolls, as dice per colour."""
    roll_chances: Floats
    treasure_rolls: Ints
    treasure_chances: Floats


class Tables(NamedTuple):
    """All that self-play needs to know about a box."""

    boards: Boards
    costs: Costs
    dice: Dice
    sheets: Ints
    """The two sides of every sheet, which are the same board if it has only one."""


@cache
def tables_of(box: Box) -> Tables:
    """The arrays of a box, made once."""
    lands = [land_of(board, box.crossings[at], Weights()) for at, board in enumerate(box.boards)]
    sheets = np.array([(sheet[0], sheet[-1]) for sheet in box.sheets], dtype=np.int64)
    return Tables(packed(_boards(lands)), packed(_costs(lands[0])), packed(_dice()), sheets)


def _boards(lands: list[Land]) -> Boards:
    count = max(len(land.to) for land in lands)
    rows = [_board(land, count) for land in lands]
    return Boards(*(np.ascontiguousarray(np.stack(column)) for column in zip(*rows, strict=True)))


def _board(land: Land, count: int) -> Boards:
    """One board, its fields filled up to a count."""
    colours = np.repeat(np.arange(COLOUR_COUNT), AREAS)
    if not np.array_equal(land.area_colour, colours):
        raise ValueError(f"compiled games need four areas in every colour, unlike board {land.board.name}")
    missing = count - len(land.to)
    neighbours = np.full((count, 6), -1)
    for field, at in land.place.items():
        near = [land.place[other] for other in fields_of(AROUND[field]) if other in land.place]
        neighbours[at, : len(near)] = near
    fields = np.zeros((ALL_AREAS, MAX_AREA), dtype=np.int64)
    beside = np.zeros((ALL_AREAS, MAX_AREA), dtype=np.int64)
    for area, size in enumerate(land.sizes):
        own = np.flatnonzero(land.area_of == area)
        fields[area, :size] = own
        bits = 1 << np.arange(size)[::-1]
        beside[area, :size] = [bits[np.isin(own, neighbours[field])].sum() for field in own]
    treasure = np.zeros(count, dtype=np.uint8)
    treasure[[land.place[field] for field in fields_of(land.board.treasures)]] = 1
    by_size, area_treasure = areas_by_size(land)
    by_colour = np.arange(ALL_AREAS).reshape(COLOUR_COUNT, AREAS)
    return Boards(
        start=np.array(land.place[next(fields_of(land.board.start))]),
        neighbours=neighbours,
        to=np.pad(land.to, ((0, missing), (0, 0)), constant_values=np.inf),
        fields=fields,
        sizes=land.sizes,
        beside=beside,
        treasure=treasure,
        area_treasure=area_treasure,
        treasure_area=land.treasure_area,
        by_size=by_size,
        between_treasures=land.between_treasures,
        between_areas=np.stack([land.between_areas[np.ix_(own, own)] for own in by_colour]),
        to_treasures=np.stack([land.areas_to_treasures[own].min(axis=0) for own in by_colour]),
    )


def _costs(land: Land) -> Costs:
    own = land.weights
    shares = COLOUR_SHARE, TREASURE_SHARE
    return Costs(land.fill.astype(np.float64), own.access, own.blocked, own.way, own.colour, own.idle, *shares)


def _dice() -> Dice:
    end_at = np.zeros((DICE + 1, (DICE + 1) ** (COLOUR_COUNT - 1)), dtype=np.int64)
    codes = (DICE + 1) ** np.arange(COLOUR_COUNT - 1)[::-1]
    end_at[ASIDE, LEFT @ codes] = np.arange(ENDINGS)
    rolls, roll_chances = spreads(DICE, COLOUR_COUNT)
    treasure_rolls, treasure_chances = spreads(TREASURE_DICE, COLOUR_COUNT)
    return Dice(
        aside=ASIDE,
        left=LEFT,
        chance=CHANCE,
        ends=np.array([0, *(ends.start for ends in ENDS[1:]), ENDINGS]),
        end_at=end_at,
        came=np.array([np.pad(came, (0, DICE + 1 - len(came))) for came in CAME]),
        rolls=rolls,
        roll_chances=roll_chances,
        treasure_rolls=treasure_rolls,
        treasure_chances=treasure_chances,
    )


#: By area: the ways to treasures come first in a row of ways.
WAYS = TREASURES + ALL_AREAS
