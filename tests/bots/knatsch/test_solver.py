"""What the Knatsch bots see in a position."""

from importlib import resources
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from tests.rules.knatsch.table import GAME, after, arrange
from tests.rules.playing import state_within
from wuerfelreich.bots import BOTS
from wuerfelreich.bots.knatsch import Greedy, Solver
from wuerfelreich.bots.knatsch.stakes import Stakes
from wuerfelreich.bots.knatsch.worth import Weights, Worth
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Over
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import Keep, Roll, Stop
from wuerfelreich.rules.knatsch.scoring import goal
from wuerfelreich.rules.knatsch.state import Phase, State

SEEDS = st.integers(0, 2**32 - 1)


def choice(bot: str, state: State) -> str:
    chosen = BOTS[bot](GAME, "1").choose(state)
    return next(GAME.write_action(action) for action in GAME.legal(state) if action == chosen)


def values(state: State) -> dict[str, float]:
    solver = Solver(GAME)
    return dict(zip(map(GAME.write_action, GAME.legal(state)), solver.values(state), strict=True))


@pytest.mark.parametrize("bot", ["greedy", "solver"])
def test_the_easier_of_two_castles_is_announced(bot: str) -> None:
    state = arrange(left="black-3332", right="green-5552", seats="red-2221 / blue-2223", unders="1 cycled 0 0")
    assert choice(bot, state) == "aim L"


def test_the_fourth_castle_comes_before_everything_else() -> None:
    """With three castles, a low castle on a pile wins more surely than the King or any special."""
    state = arrange(
        unders="1 cycled 0 0",
        left="black-3332",
        right="die5-5551",
        seats="red-2221 yellow-2225 white-3331 / blue-2223 die4-4443",
    )
    assert choice("solver", state) == "aim L"


def test_the_third_tournament_wins() -> None:
    state = arrange(
        unders="1 cycled 0 0",
        left="die1-1115",
        right="tournament",
        seats="red-2221 yellow-2225 die5-5551 tournament tournament / blue-2223",
    )
    assert choice("solver", state) == "aim R"


def test_the_king_is_left_alone_while_a_castle_would_be_risked_for_little() -> None:
    """Without card dice he is beaten in 22 of 100 attempts; a special costs nothing."""
    state = arrange(left="die4-4443", right="stack-1112", seats="red-2221 yellow-2225 white-3331 / blue-2223")
    assert choice("solver", state) != "aim king"


def test_a_special_is_taken_before_the_castle_that_ends_the_turn() -> None:
    """The card die is almost certain, and helps with the castle at once."""
    state = arrange(
        left="die4-4443", right="green-5552", seats="red-2221 die5-5551 die1-1115 die2-2224 / blue-2223 / white-3331"
    )
    assert choice("solver", state) == "aim L"


def test_after_a_special_another_target_costs_nothing() -> None:
    """An opponent's special stays put if it is missed: trying is never worse than ending the turn."""
    state = arrange(
        attempt="1", unders="1 cycled 0 0", left="red-3334", right="red-5554",
        seats="red-2221 protection-1113 / blue-2223 die5-5551 / white-3331",
    )  # fmt: skip
    judged = values(state)
    assert judged["aim P2 die5"] > judged["end"]
    assert choice("solver", state) == "aim P2 die5"


def test_a_card_that_would_let_the_next_player_win_goes_under_its_pile() -> None:
    """The next player has three castles and strong dice; the black castle would be their fourth. The current player
    cannot take it, owning a black one already."""
    seats = "black-3332 / blue-2223 yellow-2225 white-3331 die5-5551 die4-4443 die3-3332"
    state = arrange(left="black-4445", right="stack-1112", seats=seats, beat="-")
    judged = values(state)
    assert choice("solver", state) == "under L"
    assert judged["under L"] > judged["under R"]


def test_a_castle_is_always_defended_and_a_tournament_joined() -> None:
    state = arrange(left="tournament", right="die1-1115", seats="red-2221 / blue-2223 yellow-2225 / white-3331")
    attacked = after(state, "aim P2 blue", "4 4 4 5 1 6", "stop")
    organised = after(state, "aim L", "4 4 4 5 1 6", "stop")
    for asked in (attacked, organised):
        assert asked.phase is Phase.RESPOND
        assert choice("greedy", asked) == choice("solver", asked) == "roll"


def test_a_beaten_card_is_enough() -> None:
    state = after(arrange(left="black-3332", seats="red-2221 / blue-2223"), "aim L", "4 4 4 2 1 6")
    assert choice("greedy", state) == choice("solver", state) == "stop"


def test_in_an_attack_a_bare_win_is_not_enough() -> None:
    """The castle is beaten, but the defender easily beats 2-2-2+5: rolling on with the triplet kept risks little."""
    state = arrange(left="die1-1115", seats="white-3331 / blue-2223 yellow-2225 red-3334 / green-2224")
    state = after(state, "aim P2 blue", "2 2 2 5 1 1")
    assert choice("solver", state) == "keep 2 2 2"


def test_dice_that_do_not_help_against_the_leader_are_rolled_again() -> None:
    """Against four fives, only the two fives are of use."""
    state = arrange(left="tournament", seats="red-2221 / blue-2223 / white-3331")
    state = after(state, "aim L", "5 5 5 5 3 6", "stop", "roll", "1 2 3 5 5 6")
    assert choice("solver", state) == "keep 5 5"


def test_the_card_die_decides_which_dice_are_kept() -> None:
    """With the card die 3, a pair of threes is as good as a triplet; a pair of fours is not."""
    state = after(arrange(left="black-4445", seats="red-2221 die3-3332 / blue-2223"), "aim L", "3 3 4 4 6 6")
    assert choice("greedy", state) == "keep 3 3"


def test_guards_stand_where_something_could_be_lost() -> None:
    """Three castles, two of which can be guarded: the one that is hard to take goes unguarded."""
    state = arrange(
        phase="settled",
        attempt="1",
        left="die1-1115",
        seats="red-2221 blue-2223 green-5552 guard_castle-4441 / white-3331 yellow-2225 / black-3332",
    )
    assert choice("solver", state) == "guard red blue"
    assert choice("greedy", state).startswith("guard ")


def test_the_king_gets_the_castle_most_easily_lost_anyway() -> None:
    state = arrange(
        phase="revenge",
        guards="closed",
        attempt="1",
        left="die1-1115",
        seats="red-2221 blue-2223 green-5552 / white-3331",
    )
    assert choice("solver", state).startswith("give red")
    assert choice("greedy", state).startswith("give red")


def test_guards_are_placed_before_a_turn_ends_without_another_attempt() -> None:
    """There is nothing to aim at but piles to search: guards can wait, but not if the turn ended now."""
    state = arrange(
        attempt="1", unders="1 cycled 0 0", left="red-3334", right="red-5554",
        seats="red-2221 blue-2223 guard_castle-4441 / white-3331 / black-3332",
    )  # fmt: skip
    judged = values(state)
    assert judged["end"] < judged["guard red blue"] < max(judged.values())


@given(seed=SEEDS, players=st.integers(2, 6), percent=st.integers(0, 100))
def test_a_worth_is_a_chance(seed: int, players: int, percent: int) -> None:
    """Between 0 and 1 for everybody; 1 for a player who has reached a goal."""
    state = state_within(GAME, players, Random(seed), percent)
    assert isinstance(state, State)
    if state.phase in (Phase.START, Phase.DEAL):
        return
    worth = Worth(GAME.box, Weights())
    rest = [Stakes(GAME.box, worth, state, seat).rest for seat in range(players)]
    assert all(0 <= one <= 1 for one in rest)
    for seat in range(players):
        if goal(state.held[seat], state.tournaments[seat]):
            assert rest[seat] == 1


@given(seed=SEEDS, players=st.integers(2, 6), percent=st.integers(0, 100))
def test_rolling_on_is_valued_by_its_possible_results(seed: int, players: int, percent: int) -> None:
    """No keep is worth more than a win, and rolling in defence or as a guest is never worse than declining."""
    state = state_within(GAME, players, Random(seed), percent)
    assert isinstance(state, State)
    solver = Solver(GAME)
    legal = GAME.legal(state)
    judged = dict(zip(legal, solver.values(state), strict=True)) if legal else {}
    if state.phase is Phase.RESPOND:
        assert judged[Roll()] >= max(judged.values()) - 1e-9
    if state.phase is Phase.KEEP:
        keeps = [value for action, value in judged.items() if isinstance(action, Keep)]
        assert all(0 <= value <= 1 + 1e-9 for value in (*keeps, judged[Stop()]))


def custom_material() -> Knatsch:
    """A custom box: five equal dice on the King, no triplets on the castles, and specials of one kind."""
    raw = msgspec.json.decode(resources.files("wuerfelreich.rules.knatsch").joinpath("material.json").read_bytes())
    raw["king"]["combo"] = {"count": 5, "value": 5, "extra": 4, "dice": [5, 5, 5, 5, 5, 4]}
    del raw["card_dice"]
    for card in raw["cards"]:
        if card["type"] == "castle":
            card["combo"] = {"count": 1, "value": 2, "extra": 1, "dice": [2, 1]}
        if card["type"] == "special":
            card["kind"] = "guard_castle"
    return Knatsch(msgspec.json.encode(raw))


@pytest.mark.parametrize("players", [2, 6])
def test_whole_games_with_custom_material(players: int) -> None:
    game = custom_material()
    rng = Random(players)
    bots = [BOTS["greedy" if seat % 2 else "solver"](game, "1") for seat in range(players)]
    state = game.start(players)
    for _ in range(400):
        match game.next(state):
            case Chance() as chance:
                state = game.apply(state, chance.draw(rng.randrange))
            case Over():
                break
            case decide:
                action = bots[decide.player].choose(state)
                assert action in game.legal(state)
                state = game.apply(state, next(one for one in game.legal(state) if one == action))


def test_weights_change_the_play() -> None:
    """A player who values castles at nothing does not go for one."""
    state = arrange(left="black-3332", right="die1-2223", seats="red-2221 / blue-2223", unders="1 cycled 0 0")
    worthless = {name: 0.0 for name in structs.asdict(Weights()) if name.startswith("castle")}
    judge = Solver(GAME, structs.replace(Weights(), **worthless))
    found = dict(zip(GAME.legal(state), judge.values(state), strict=True))
    best = max(found, key=lambda action: found[action])
    assert GAME.write_action(best) == "aim R"
    assert choice("solver", state) == "aim L"


def test_a_beginner_is_tempted_by_castles_and_stops_early() -> None:
    state = arrange(left="green-5552", right="die1-1115", seats="red-2221 / blue-2223")
    judge = Greedy(GAME)
    lures = {GAME.write_action(action): judge.lure(state, action) for action in GAME.legal(state)}
    assert lures["aim L"] > lures["aim R"] > lures["under L"] == 0
    assert judge.settles(Stop())
    assert not judge.settles(Keep(()))
