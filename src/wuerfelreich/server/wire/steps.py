"""A game step by step, for replay: what happened, and the position after it."""

import asyncio
from bisect import bisect_left

import msgspec

from wuerfelreich.server.wire import moves, replay
from wuerfelreich.tables.table import Table
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import names_of
from wuerfelreich.words.registry import narration

MAX_STEPS = 100
"""Steps in one response."""
AT_ONCE = 4
"""Steps prepared before yielding to the event loop: a step takes up to half a millisecond."""


async def steps(table: Table, words: Words, first: int, most: int) -> replay.Steps:
    """The steps from an event onwards. They contain what everybody at the table was told, and no secret early moves."""
    game = table.game
    if game is None:
        return replay.Steps((), 0, None)
    played = game.played
    tells = narration(words, game.rules, names_of(words, table.chairs))
    begin = bisect_left(played, first)
    end = min(len(played), begin + most)
    shown = []
    for at in range(begin, end):
        step = game.steps[at]
        view = msgspec.Raw(msgspec.json.encode(game.rules.view(step.after)))
        action, outcome = moves.played(game.rules, step)
        told, task = tells.told(step), tells.on_turn(step.after)
        turn, gains = game.rules.turn(step.before), moves.gains(game.rules, step)
        shown.append(replay.StepShown(played[at], at + 1, step.entry, told, view, task, turn, gains, action, outcome))
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
    return replay.Steps(tuple(shown), len(played), played[end] if end < len(played) else None)
