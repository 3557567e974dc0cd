"""The rules as arrays agree with the plain rules, turn by turn."""

from random import Random

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from tests.learn.wuerfelkoenig.plain import BOX, after_draws, arrays, chosen, columns, quick, same
from wuerfelreich.learn.wuerfelkoenig.endings import Endings, endings, layout
from wuerfelreich.learn.wuerfelkoenig.games import begin, drawn, tables_of
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Over, Result
from wuerfelreich.rules.wuerfelkoenig import play
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.value.evaluator import shares

GAMES, TURNS = 6, 45
TABLES = tables_of(BOX)
_endings, _drawn = quick(endings), quick(drawn)


def _dealt(players: int, seed: int) -> list[State]:
    """The same first deal in both worlds."""
    starts = [game % players for game in range(GAMES)]
    games = _drawn(begin(TABLES, jnp.array(starts), players), jax.random.key(seed))
    states = [
        after_draws(play.begin(BOX, players, start), penalty, row)
        for start, penalty, row in zip(starts, games.penalty.tolist(), games.row.tolist(), strict=True)
    ]
    assert {state.phase for state in states} == {Phase.ROLL}
    assert same(games, arrays(states))
    return states


@pytest.mark.parametrize("players", [3, *(pytest.param(other, marks=pytest.mark.soak) for other in (2, 4, 5))])
def test_every_ending_and_every_draw_is_that_of_the_plain_rules(players: int) -> None:
    random = Random(players)
    states = _dealt(players, players)
    ends = set()
    for turn in range(TURNS):
        found = _endings(TABLES, arrays(states))
        ways = [columns(state) for state in states]
        _check_endings(found, states, ways)
        picked = [_pick(random, way, at) for at, way in enumerate(ways)]
        ended = [play.apply(BOX, state, way[pick]) for state, way, pick in zip(states, ways, picked, strict=True)]
        over = np.asarray(found.over)[range(GAMES), picked]
        games = _drawn(chosen(found.after, list(range(GAMES)), picked), jax.random.fold_in(jax.random.key(7), turn))
        on = [at for at in range(GAMES) if not over[at]]
        rows, penalties = games.row.tolist(), games.penalty.tolist()
        drawn_on = [after_draws(ended[at], penalties[at], rows[at]) for at in on]
        assert same(chosen(games, on), arrays(drawn_on))
        ends |= {_played_out(ended[at]).ending for at in range(GAMES) if over[at]}
        fresh = _dealt(players, 100 + turn) if over.any() else states
        states = [drawn_on[on.index(at)] if at in on else fresh[at] for at in range(GAMES)]
    assert ends == {"village", "penalties", "draw_pile"}


def _pick(random: Random, way: dict[int, Action], game: int) -> int:
    """Mostly what brings a game to one of its three ends: villages, penalties, or neither."""
    wishes = (
        lambda action: isinstance(action, Take) and action.village,
        lambda action: isinstance(action, TakePenalty),
        lambda action: isinstance(action, Take) and not action.village,
    )
    wished = [column for column, action in way.items() if wishes[game % 3](action)]
    return random.choice(wished if wished and random.random() < 0.8 else list(way))


def _check_endings(found: Endings, states: list[State], ways: list[dict[int, Action]]) -> None:
    assert [set(np.flatnonzero(row)) for row in np.asarray(found.possible)] == [set(way) for way in ways]
    places = [(at, column) for at, way in enumerate(ways) for column in way]
    expected = [play.apply(BOX, states[at], ways[at][column]) for at, column in places]
    ends = [state.phase is Phase.OVER or len(state.pool) <= SLOTS - len(state.row) for state in expected]
    over, result = np.asarray(found.over), np.asarray(found.result)
    assert [bool(over[place]) for place in places] == ends
    on = [at for at, end in enumerate(ends) if not end]
    after = chosen(found.after, [places[at][0] for at in on], [places[at][1] for at in on])
    assert same(after, arrays([expected[at] for at in on]))
    for place, state, end in zip(places, expected, ends, strict=True):
        if end:
            assert result[place] == pytest.approx(shares(_played_out(state)))


def _played_out(state: State) -> Result:
    """The result after the draws that are due, whatever they are."""
    while isinstance(step := play.next_step(BOX, state), Chance):
        state = play.apply(BOX, state, Outcome((step.parts[0].items[0],)))
    assert isinstance(step, Over)
    return step.result


def test_the_table_has_a_column_for_every_way() -> None:
    assert [layout(players).columns for players in (2, 3, 4, 5)] == [13, 13, 19, 25]
