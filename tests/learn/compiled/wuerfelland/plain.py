"""Plain positions on a compiled table, compiled steps as plain moves, and a network that is small and plays well."""

import os
from functools import cache

import numpy as np

from tests.learn.wuerfelland.plain import small_network
from wuerfelreich.learn.compiled.wuerfelland import notes as noted
from wuerfelreich.learn.compiled.wuerfelland.network import look
from wuerfelreich.learn.compiled.wuerfelland.table import Table
from wuerfelreich.learn.compiled.wuerfelland.tables import Ints
from wuerfelreich.learn.self_play import rules_of
from wuerfelreich.odds.wuerfelland.land import Weights, land_of
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.fields import fields_of
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.value.network import Network
from wuerfelreich.value.shipped import network_for
from wuerfelreich.value.wuerfelland.evaluator import WuerfellandEvaluator

#: Whether the functions are machine code here, which is much faster.
COMPILED = os.environ.get("NUMBA_DISABLE_JIT") != "1"


@cache
def rules() -> Wuerfelland:
    found = rules_of("wuerfelland")
    assert isinstance(found, Wuerfelland)
    return found


@cache
def network() -> Network:
    """The shipped one; a small one where there is no machine code."""
    if COMPILED:
        shipped = network_for("wuerfelland", 2)
        assert shipped is not None
        return shipped
    return small_network()


@cache
def evaluator() -> WuerfellandEvaluator:
    return WuerfellandEvaluator(rules(), network())


def put(table: Table, state: State) -> None:
    """Puts the lands of a position on a table."""
    for player, (board, crossed) in enumerate(zip(state.boards, state.crossed, strict=True)):
        box = rules().box
        place = land_of(box.boards[board], box.crossings[board], Weights()).place
        table.lands.board[player] = board
        table.lands.crossed[player] = False
        table.lands.crossed[player, [place[field] for field in fields_of(crossed)]] = True
        look(table.tables, table.weights, table.lands, player)


def fields(board: int, area: int, mask: int) -> Cross:
    """A crossing as the rules know it."""
    box = rules().box
    land = land_of(box.boards[board], box.crossings[board], Weights())
    size = int(land.sizes[area])
    own = [field for field, at in land.place.items() if land.area_of[at] == area]
    chosen = (field for at, field in enumerate(own) if mask >> (size - 1 - at) & 1)
    return Cross(int(land.area_colour[area]), sum(1 << field for field in chosen))


def move(state: State, step: Ints) -> Action | Outcome:
    """A step that was noted, in a position."""
    kind, what, more = (int(one) for one in step[:3])
    if kind in (noted.DEAL, noted.START):
        return Outcome((what,))
    if kind == noted.ROLL:
        return Outcome(tuple(int(die) for die in np.repeat(np.arange(len(step) - 1), step[1:])))
    if kind == noted.CROSS:
        return fields(state.boards[state.seat], what, more)
    simple: dict[int, Action] = {
        noted.SIDE: ChooseBoard(what),
        noted.CHOOSE: ChooseColour(what),
        noted.ROLL_ON: RollOn(),
        noted.STOP: Stop(),
        noted.PASS: Pass(),
    }
    return simple[kind]
