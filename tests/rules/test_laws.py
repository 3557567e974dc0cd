"""Laws that hold in every game, with every number of players, in every state that play can reach."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product
from random import Random
from typing import get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from msgspec import Struct

from tests.rules.kits import OLDER, RULES, kit
from tests.rules.playing import Move, random_game, random_move, state_within
from wuerfelreich import AnyGame, Chance, Decide, NotationError, Outcome, Over
from wuerfelreich.rules.game import Line

SEEDS = st.integers(0, 2**32 - 1)
#: How far into a game.
PERCENT = st.integers(0, 99)
#: Old versions of the rules obey the same laws as the new ones.
GAMES = {**RULES, **OLDER}
TABLES = [(name, players) for name, game in GAMES.items() for players in game.seats]


def machine(name: str, players: int) -> type[RuleBasedStateMachine]:
    """A table where hypothesis plays, starting anywhere in a game."""
    game, laws = GAMES[name], kit(GAMES[name].id)

    class Table(RuleBasedStateMachine):
        @initialize(seed=SEEDS, percent=PERCENT)
        def begin(self, seed: int, percent: int) -> None:
            self.census = laws.census(game, game.start(players))
            self.state: Struct = state_within(game, players, Random(seed), percent)

        @rule(seed=SEEDS)
        def move(self, seed: int) -> None:
            move = random_move(game, self.state, Random(seed))
            if move is not None:
                self.state = game.apply(self.state, move)

        @rule(action=laws.actions)
        def try_something(self, action: Struct) -> None:
            refused = game.refusal(self.state, action)
            assert (refused is None) == (action in game.legal(self.state)), action
            assert game.read_action(game.write_action(action)) == action

        @invariant()
        def pieces_are_conserved(self) -> None:
            assert laws.census(game, self.state) == self.census

        @invariant()
        def text_round_trips(self) -> None:
            text = game.write_state(self.state)
            assert "\n" not in text
            assert game.read_state(text) == self.state

        @invariant()
        def clients_can_be_told(self) -> None:
            assert msgspec.json.encode(game.view(self.state))

        @invariant()
        def sheets_add_up(self) -> None:
            sheets = game.sheets(self.state)
            assert len(sheets) == players
            for sheet in sheets:
                assert sum(line.points for line in sheet.lines) == sum(group.points for group in sheet.groups)
                assert all(not group.lines or group.points == sum_of(group.lines) for group in sheet.groups)
                assert len({group.what.key for group in sheet.groups}) == len(sheet.groups)
                assert not (game.scored and sheet.ways)

        @invariant()
        def no_dead_end(self) -> None:
            check_step(game, self.state)

    return Table


def sum_of(lines: tuple[Line, ...]) -> int:
    """The points of some lines of a score sheet."""
    return sum(line.points for line in lines)


def told(method: Callable[..., Struct], *about: object) -> Struct:
    """A move as clients get it: of the type the schema is built from, and with no number that a browser rounds."""
    shown = method(*about)
    text = msgspec.json.encode(shown)
    assert msgspec.json.decode(text, type=get_type_hints(method)["return"]) == shown
    assert all(int(number) < 2**53 for number in re.findall(rb"(?<=[:\[,])\d+", text))
    return shown


def check_step(game: AnyGame, state: Struct) -> None:
    """Somebody has a legal action, or chance has positive weights, or the game is over."""
    match game.next(state):
        case Decide(player):
            actions = game.legal(state)
            assert actions
            assert 0 <= player < len(game.sheets(state))
            assert len(set(map(game.write_action, actions))) == len(actions)
            for action in actions:
                assert game.refusal(state, action) is None, action
                assert game.read_action(game.write_action(action)) == action
                assert isinstance(game.apply(state, action), type(state))
            assert len({told(game.view_action, action) for action in actions}) == len(actions)
        case Chance(parts=parts) as chance:
            assert game.legal(state) == ()
            told(game.view_outcome, chance, chance.draw(lambda _: 0))
            assert parts
            assert all(part.items and min(part.weights, default=1) > 0 for part in parts)
            outcome = chance.draw(Random(1).randrange)
            assert chance.brings(outcome)
            assert game.read_outcome(chance, game.write_outcome(chance, outcome)) == outcome
            if chance.total <= 5_000:
                assert sum(chance.outcomes().values()) == chance.total
                assert_draw_follows_outcomes(chance)
        case Over(result):
            assert game.legal(state) == ()
            assert min(result.places) == 1
            assert result.drawn or result.winners


def assert_draw_follows_outcomes(chance: Chance) -> None:
    """All picks enumerated give exactly the weights of the outcomes."""
    drawn: Counter[Outcome] = Counter()
    for picks in product(*(range(part.total) for part in chance.parts)):
        given_picks = iter(picks)
        drawn[chance.draw(lambda _: next(given_picks))] += 1  # noqa: B023
    assert drawn == chance.outcomes()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_laws_hold_wherever_play_leads(name: str, players: int) -> None:
    run_state_machine_as_test(machine(name, players))


@pytest.mark.parametrize(("name", "players"), TABLES)
@given(seed=SEEDS)
def test_every_game_ends_with_unique_labels_and_replays(name: str, players: int, seed: int) -> None:
    game = GAMES[name]
    states: list[Struct] = []
    moves: list[Move] = []
    labels: list[str] = []
    for state, move in random_game(game, players, Random(seed)):
        states.append(state)
        assert len(states) <= kit(game.id).longest
        if move is not None:
            moves.append(move)
        if isinstance(step := game.next(state), Chance):
            labels.append(step.label)
    assert len(set(labels)) == len(labels)
    assert isinstance(game.next(states[-1]), Over)
    assert_turns_count_up(game, states)
    state = game.start(players)
    for move in moves:
        state = game.apply(state, move)
    assert state == states[-1]


def assert_turns_count_up(game: AnyGame, states: list[Struct]) -> None:
    """Turns follow one another by ones, and each belongs to one player from its beginning to its end."""
    turns = list(map(game.turn, states))
    assert (turns[0].number, turns[0].player) == (0, None)
    for before, after in pairwise(turns):
        assert after == before or after.number == before.number + 1
    assert all((turn.player is None) == (turn.number == 0) for turn in turns)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_too_few_and_too_many_players_are_refused(name: str, players: int) -> None:
    game = GAMES[name]
    for wrong in (0, 1, game.seats[-1] + 1):
        with pytest.raises(NotationError, match="players, not for"):
            game.start(wrong)
    with pytest.raises(NotationError, match="cannot begin"):
        game.start(players, game.options(start=players + 1))


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=60))
def test_nonsense_is_refused_with_a_message(name: str, text: str) -> None:
    game = GAMES[name]
    with pytest.raises(NotationError):
        game.read_state(text)
    try:
        action = game.read_action(text)
    except NotationError:
        return
    assert game.read_action(game.write_action(action)) == action


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS, percent=PERCENT)
def test_a_damaged_position_is_refused_or_sound(name: str, data: st.DataObject, seed: int, percent: int) -> None:
    """Words of a position swapped, dropped or duplicated: either an error message, or a position with a next step."""
    game = GAMES[name]
    players = data.draw(st.sampled_from(game.seats))
    words = game.write_state(state_within(game, players, Random(seed), percent)).split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    other = data.draw(st.integers(0, len(words) - 1))
    words[at : at + 1] = data.draw(st.sampled_from([[], [words[other]], [words[at]] * 2, ["-1"], ["99"]]))
    try:
        state = game.read_state(" ".join(words))
    except NotationError:
        return
    check_step(game, state)
