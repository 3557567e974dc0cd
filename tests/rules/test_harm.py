"""Harmful actions: in every game, only those that another legal action avoids; and the positions one would expect."""

from random import Random

import pytest
from msgspec import Struct

from tests.rules.brettspiel import table as brettspiel
from tests.rules.kits import RULES, TABLES
from tests.rules.knatsch import table as knatsch
from tests.rules.playing import random_move
from tests.rules.wuerfelkoenig import table as wuerfelkoenig
from tests.rules.wuerfelland import table as wuerfelland
from wuerfelreich import AnyGame
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.wuerfelland.actions import Cross, Pass
from wuerfelreich.rules.wuerfelland.state import State


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_always_another_way(name: str, players: int) -> None:
    game = RULES[name]
    for seed in range(3):
        rng = Random(f"{name} {players} {seed}")
        state = game.start(players)
        while (move := random_move(game, state, rng)) is not None:
            legal = set(game.legal(state))
            assert not legal or legal - set(game.harms(state)), game.write_state(state)
            state = game.apply(state, move)


def regretted(game: AnyGame, state: Struct) -> dict[str, Harm]:
    """The legal actions that would be regretted."""
    found = game.harms(state)
    return {game.write_action(action): found[action] for action in game.legal(state) if action in found}


@pytest.mark.parametrize(("roll", "harm"), [("1/3", True), ("2/3", True), ("3/3", False), ("3/4", True)])
def test_the_penalty_while_rolls_are_left(roll: str, harm: bool) -> None:
    elf = "arrogant_elf_1 / -" if roll.endswith("4") else "- / -"
    state = wuerfelkoenig.arrange(roll=roll, piles=elf)
    assert regretted(wuerfelkoenig.GAME, state) == ({"penalty": Harm.ROLLS_LEFT} if harm else {})


@pytest.mark.parametrize(("roll", "harm"), [("1/3", True), ("2/3", True), ("3/3", False)])
def test_the_alarm_while_rolls_are_left(roll: str, harm: bool) -> None:
    state = brettspiel.GAME.read_state(brettspiel.text(roll=roll))
    alarms = {f"alarm {stack}": Harm.ROLLS_LEFT for stack in range(1, 6)}
    assert regretted(brettspiel.GAME, state) == (alarms if harm else {})


def test_stealing_nothing() -> None:
    fields = {"dice": brettspiel.THIEF, "markers": "- / - / -", "cards": "- / R5 / -"}
    state = brettspiel.GAME.read_state(brettspiel.text(**fields))
    assert regretted(brettspiel.GAME, state) == {}
    state = brettspiel.after(state, "take 2", "S2-02", "volcano", "coast", "place B8")
    assert regretted(brettspiel.GAME, state) == {"decline": Harm.FORGONE}


def test_passing_where_something_can_be_crossed() -> None:
    state = wuerfelland.arrange(seat="P2", aside="G 2", dice="R Y Y Y", crosses="- / h3")
    assert regretted(wuerfelland.GAME, state) == {"pass": Harm.FORGONE}


def test_passing_where_an_area_can_be_finished() -> None:
    """Told by the legal crossings: one of them leaves no field of its area free."""
    game: AnyGame = wuerfelland.GAME
    boards = wuerfelland.GAME.box.boards
    seen = set()
    for seed in range(4):
        rng = Random(seed)
        state = game.start(3)
        while (move := random_move(game, state, rng)) is not None:
            if Pass() in game.legal(state):
                assert isinstance(state, State)
                board, crossed = boards[state.boards[state.seat]], state.crossed[state.seat]
                sets = [(one.colour, one.fields) for one in game.legal(state) if isinstance(one, Cross)]
                finish = any(
                    area & fields and not area & ~(crossed | fields)
                    for colour, fields in sets
                    for area in board.areas[colour]
                )
                seen.add(finish)
                assert regretted(game, state) == {"pass": Harm.UNFINISHED if finish else Harm.FORGONE}
            state = game.apply(state, move)
    assert seen == {True, False}


def test_a_useless_colour() -> None:
    """Three yellow fields are not next to any cross; one green and one blue field are next to the start."""
    state = wuerfelland.arrange(phase="choose", dice="Y Y Y Y G B", crosses="g4 / -")
    useless = {f"choose {colour}" for colour in "YGB" if wuerfelland.after(state, f"choose {colour}", "stop").seat != 0}
    assert set(regretted(wuerfelland.GAME, state)) == useless == {"choose Y"}


@pytest.mark.parametrize("dice", ["3 3 3 1 6 6", "4 4 4 6 6 6"])
def test_stopping_with_losing_dice_or_rolling_on_with_winning_ones(dice: str) -> None:
    """White shows 3331: four threes beat it, and so do three fours; the same does not."""
    state = knatsch.after(knatsch.arrange(), "aim L", dice)
    won = "white-3331" in knatsch.seat(knatsch.after(state, "stop"), 1)
    rolling_on = {text for action in knatsch.GAME.legal(state) if (text := knatsch.GAME.write_action(action)) != "stop"}
    assert regretted(knatsch.GAME, state) == (
        dict.fromkeys(rolling_on, Harm.ALREADY_WON) if won else {"stop": Harm.ROLLS_LEFT}
    )
    assert won is dice.startswith("4")


def test_a_better_result_may_help_where_somebody_answers() -> None:
    """The owner may defend a castle, and guests may beat the organiser; the last guest and a defender need no more."""
    attack = knatsch.after(
        knatsch.arrange(seats="red-2221 / blue-2223 green-2224 / yellow-2225"), "aim P2 blue", "3 3 3 6 6 6"
    )
    assert regretted(knatsch.GAME, attack) == {}
    defence = knatsch.after(attack, "stop", "roll", "4 4 4 6 6 6")
    assert set(regretted(knatsch.GAME, defence).values()) == {Harm.ALREADY_WON}
    organiser = knatsch.after(knatsch.arrange(), "aim R", "3 3 3 6 6 6")
    assert regretted(knatsch.GAME, organiser) == {}
    first = knatsch.after(organiser, "stop", "roll", "4 4 4 6 6 6")
    assert regretted(knatsch.GAME, first) == {}
    last = knatsch.after(first, "stop", "roll", "5 5 5 6 6 6")
    assert set(regretted(knatsch.GAME, last).values()) == {Harm.ALREADY_WON}


def test_leaving_a_castle_or_a_tournament_without_a_roll() -> None:
    tournament = knatsch.after(knatsch.arrange(), "aim R", "1 2 3 4 5 6", "stop")
    assert regretted(knatsch.GAME, tournament) == {"decline": Harm.FORGONE}
    castle = knatsch.after(
        knatsch.arrange(seats="red-2221 / blue-2223 green-2224 / yellow-2225"), "aim P2 blue", "3 3 3 6 6 6", "stop"
    )
    assert regretted(knatsch.GAME, castle) == {"decline": Harm.FORGONE}


def test_ending_a_turn_that_could_go_on() -> None:
    state = knatsch.after(knatsch.arrange(left="stack-1112", rest="right"), "aim L", "4 4 4 6 6 6", "stop")
    assert "end" in regretted(knatsch.GAME, state)


KEEPER = "red-2221 black-3332 guard_castle-4441 / blue-2223 / green-2224"


def test_guards_that_guard_nothing() -> None:
    """A castle guard stands in front of two of them (KN7)."""
    state = knatsch.arrange(left="white-3331 yellow-2225", seats=KEEPER, rest="right")
    assert regretted(knatsch.GAME, state) == {"guard red": Harm.FORGONE, "guard black": Harm.FORGONE}
    taken = ("aim L", "4 4 4 6 6 6", "stop")
    assert "end" not in regretted(knatsch.GAME, knatsch.after(state, "guard red black", *taken))
    assert "end" in regretted(knatsch.GAME, knatsch.after(state, "guard red", *taken))
    assert "end" in regretted(knatsch.GAME, knatsch.after(state, *taken))
