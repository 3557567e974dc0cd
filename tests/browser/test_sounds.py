"""Sounds at a table, counted in a real Chromium: the chime when the turn passes to me, and the rattle of dice."""

from typing import Any

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.test_telling import view_of
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
TONES_OF_A_CHIME, NOISES_OF_A_ROLL = 2, 7
#: The most noises that were made almost at once.
AT_ONCE = "Math.max(...noises.map((from) => noises.filter((at) => from <= at && at < from + 300).length))"
MOVES = 12


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_each_turn_rings_once_and_rolls_shown_together_rattle_once(visitors: NewVisitor, motion: str) -> None:
    visitor = visitors(motion=motion)
    visitor.context.add_init_script(LISTEN)
    visitor.sit_down(GAME)
    for _ in range(MOVES):
        assert visitor.my_turn()
        visitor.happens(lambda: by_mouse(visitor))
    assert visitor.my_turn()
    views: list[dict[str, Any]] = []
    visitor.elsewhere(lambda line: views.append(view_of(line)))
    turns_after_my_first = (views[0]["turn"] - 1) // 2
    assert turns_after_my_first > 0
    assert visitor.page.evaluate("tones") == turns_after_my_first * TONES_OF_A_CHIME
    assert visitor.page.evaluate(AT_ONCE) == NOISES_OF_A_ROLL
