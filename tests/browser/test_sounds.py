"""Sounds at a table, counted in a real Chromium: the chime when the turn passes to me, and the rattle of dice."""

from itertools import pairwise

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.kit import Visitor
from tests.browser.wuerfelkoenig.test_table import GAME, by_mouse

#: Switches sounds on, and notes every tone, and every noise with its time.
LISTEN = """
localStorage.setItem("wuerfelreich", JSON.stringify({ sound: true, pace: 0.6, confirm: "never" }));
window.tones = 0;
window.noises = [];
const { createOscillator, createBufferSource } = BaseAudioContext.prototype;
BaseAudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return createOscillator.call(this);
};
BaseAudioContext.prototype.createBufferSource = function () {
  window.noises.push(performance.now());
  return createBufferSource.call(this);
};
"""
TONES_OF_A_CHIME, TONES_OF_THE_END, NOISES_OF_A_ROLL = 2, 4, 7
#: The most noises that were made almost at once.
AT_ONCE = "Math.max(...noises.map((from) => noises.filter((at) => from <= at && at < from + 300).length))"
MOVES = 12


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_each_turn_rings_once_and_rolls_shown_together_rattle_once(visitors: NewVisitor, motion: str) -> None:
    visitor = visitors(motion=motion)
    visitor.context.add_init_script(LISTEN)
    visitor.sit_down(GAME)
    mine, moves = visitor.my_turn(), 0
    while mine and moves < MOVES:
        visitor.happens(lambda: by_mouse(visitor))
        mine, moves = visitor.my_turn(), moves + 1
    rings = times_it_became_my_turn(visitor, mine)
    assert rings > 0
    tones = rings * TONES_OF_A_CHIME + (0 if mine else TONES_OF_THE_END)
    assert visitor.page.evaluate("tones") == tones
    assert visitor.page.evaluate(AT_ONCE) == NOISES_OF_A_ROLL


def times_it_became_my_turn(visitor: Visitor, mine: bool) -> int:
    """How often the turn passed to the first seat, by the game's file; a further turn of one's own is none."""
    table = visitor.page.url.rsplit("/", 1)[-1]
    movers: dict[str, str] = {}
    turn = ""
    for line in visitor.page.request.get(f"{visitor.address}/api/v1/tables/{table}/file").text().split("\n"):
        turn = line.split()[2] if line.startswith("~ turn ") else turn
        if line.startswith("P"):
            movers[turn] = line[:2]
    turns = [*movers.values(), *(["P1"] if mine else [])]
    return sum(before != "P1" == after for before, after in pairwise(turns))
