"""The tables of our material for two players: map, citizens, dice. All come from the plain rules and odds."""

from functools import cache
from typing import NamedTuple

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, Ints
from wuerfelreich.learn.compiled.brettspiel.state import PLAYERS, Position, encoded
from wuerfelreich.learn.compiled.brettspiel.wishes import Takes, takes_of
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.odds.brettspiel.odds import CardOdds, card_odds
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.facts import CITIZENS, FIELDS
from wuerfelreich.rules.brettspiel.lays import NAMES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect
from wuerfelreich.rules.hexagons import PART
from wuerfelreich.value.brettspiel.card_features import MAX_DICE, by_dice, helping_jokers
from wuerfelreich.value.brettspiel.prospects import ahead

MOST_TIERS = 3


class Board(NamedTuple):
    """The map and what counts on it."""

    around: Ints
    """By part of the map and the fields chosen from it: the fields that touch one of them."""
    landscape_of: Ints
    fields_of: Ints
    """By landscape, as bit masks."""
    draws: Ints
    """How many tiles each effect draws."""
    ahead: Floats
    """By effect that is due and tiles in the supply: the features of the tiles and turns left after it."""
    area_field: int
    other_field: int
    most_fires: int
    golden_gem: int
    white_gem: int


class Cards(NamedTuple):
    """The citizens."""

    joker_of: Ints
    effect_of: Ints
    tiers: Ints
    chances: Doubles
    """By citizen, tier and fictional dice: the chance in a whole turn."""
    helping: Ints
    """By citizen and tier: the jokers that help, as a bit mask."""


class Dice(NamedTuple):
    """The three types of dice. The rolls of a type have one number, and so have the sets of its dice kept."""

    chances: Floats
    """By type, dice kept and roll."""
    subsets: Ints
    """By type and roll: what can be kept of it; the last is all dice."""
    start: Floats
    """The chance of every roll of all dice."""


class Tables(NamedTuple):
    """All of it, and the position in which the first citizen is to be turned up; seat 0 begins."""

    board: Board
    cards: Cards
    takes: Takes
    dice: Dice
    beginning: Position


@cache
def tables() -> Tables:
    """The tables, made once per process."""
    game = rules_of("brettspiel")
    assert isinstance(game, Brettspiel)
    odds = card_odds(game.box, np.float32)
    options = game.options(start=1)
    return Tables(
        _board(game.box),
        _cards(odds),
        takes_of(game.box, odds.dice.rolls),
        _dice(odds),
        encoded(game.start(PLAYERS, options)),
    )


def _board(box: Box) -> Board:
    hexes = box.maps[NAMES.index(box.setup.by_players[PLAYERS].arrangement)]
    parts = [[hexes.around(chosen << at) for chosen in range(1 << PART)] for at in range(0, FIELDS, PART)]
    scoring = box.scoring
    return Board(
        around=np.array(parts),
        landscape_of=np.array(box.landscape_of),
        fields_of=np.array(box.fields_of),
        draws=np.array(DRAWS),
        ahead=np.array([[ahead(effect, tiles, PLAYERS) for tiles in range(FIELDS)] for effect in Effect], np.float32),
        area_field=scoring.largest_area_field,
        other_field=scoring.other_field,
        most_fires=scoring.most_dragon_fires,
        golden_gem=scoring.golden_gem,
        white_gem=scoring.white_gem,
    )


def _cards(odds: CardOdds) -> Cards:
    box = odds.box
    chances = np.zeros((CITIZENS, MOST_TIERS, MAX_DICE + 1))
    helps = np.zeros((CITIZENS, MOST_TIERS), dtype=np.int64)
    for card, tiers in enumerate(by_dice(odds)):
        chances[card, : len(tiers)] = tiers
        helps[card, : len(tiers)] = [helping_jokers(odds, card, tier) for tier in range(len(tiers))]
    return Cards(
        joker_of=np.array(box.joker_of),
        effect_of=np.array([int(effect) for effect in box.effect_of]),
        tiers=np.array([len(wishes) for wishes in box.wishes]),
        chances=chances,
        helping=helps,
    )


def _dice(odds: CardOdds) -> Dice:
    axes = odds.dice.axes
    start = np.ones(1)
    for axis in axes:
        start = np.outer(start, axis.chances[0]).ravel()
    return Dice(
        chances=np.array([axis.chances for axis in axes], dtype=np.float32),
        subsets=np.array([axis.subsets for axis in axes]),
        start=start.astype(np.float32),
    )
