"""The book of Knatsch: the table of all combinations, and the odds of positions."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.playing import state_within
from wuerfelreich.odds.knatsch.dice import chances_to_beat, place
from wuerfelreich.odds.knatsch.odds import KnatschOdds, KnatschQuery
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_win
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, NotationError
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import AimCard, AimKing, AimPile, Keep
from wuerfelreich.rules.knatsch.ranks import encode, read_rank
from wuerfelreich.rules.knatsch.state import UNBEATEN, Phase, State

GAME = Knatsch()
BOOK = KnatschOdds(GAME)


def chances(query: KnatschQuery) -> dict[str, float]:
    kind, found = BOOK.table(query)
    assert kind == "combinations"
    return {name: chance for name, chance in found.items() if isinstance(chance, float)}


def test_the_table_has_all_triplets_and_quadruplets_in_the_order_of_their_ranks() -> None:
    table = chances(KnatschQuery())
    assert len(table) == 40
    assert list(table)[:5] == ["1-1-1+2", "1-1-1+3", "1-1-1+4", "1-1-1+5", "2-2-2+1"]
    assert list(table)[-1] == "5-5-5-5+4"
    ranks = [encode(name.count("-") + 1, int(name[0]), int(name[-1])) for name in table]
    assert ranks == sorted(ranks)
    assert list(table.values()) == sorted(table.values(), reverse=True)


@pytest.mark.parametrize("rolls", [1, 3, 4])
@pytest.mark.parametrize("card_dice", [(), (3, 5)])
def test_the_table_is_that_of_the_solver(rolls: int, card_dice: tuple[int, ...]) -> None:
    table = chances(KnatschQuery(rolls, card_dice=card_dice))
    mask = sum(1 << value - 1 for value in card_dice)
    assert table["2-2-2+1"] == pytest.approx(chances_to_beat(mask, rolls)[place(read_rank("222+1"))])
    assert table["5-5-5-5+3"] == pytest.approx(chances_to_beat(mask, rolls)[place(read_rank("5555+3"))])


def test_a_first_roll_changes_the_table() -> None:
    """Three fives and the 4 beat everything up to 5-5-5+3, and two sixes are dead."""
    table = chances(KnatschQuery(dice="5 5 5 4 6 6"))
    assert table["5-5-5+3"] == 1.0
    assert 0 < table["5-5-5+4"] < 1
    assert table["5-5-5-5+4"] == pytest.approx(chances(KnatschQuery(rolls=3, dice="4 5 5 5 6 6"))["5-5-5-5+4"])
    assert chances(KnatschQuery(rolls=1, dice="5 5 5 4 6 6"))["5-5-5+4"] == 0.0


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        (KnatschQuery(card_dice=(6,)), "card dice carry 1 to 5, not 6"),
        (KnatschQuery(card_dice=(3, 3)), "two card dice of the same number"),
        (KnatschQuery(dice="5 5"), "a first roll has 6 dice, not 2"),
        (KnatschQuery(dice="5 5 5 5 5 7"), "not a die"),
    ],
)
def test_bad_queries_get_a_message(query: KnatschQuery, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        BOOK.table(query)


def test_the_targets_of_a_turn() -> None:
    """A pile card, a tournament, an opponent's special, an opponent's castle – taken or only beaten – and the King."""
    state = GAME.read_state(
        "knatsch announce; turn 9 P1; attempt 0; unders 0 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
        "live -; dead 0; left yellow-4442 20; right tournament 19; "
        "seats red-2221 blue-2223 white-3331 die5-5551 / green-2224 black-3332 stack-1112"
    )
    targets = BOOK.position(state).targets
    assert set(targets) == {"aim L", "aim R", "aim P2 stack", "aim king"}
    own = 0b10000
    assert targets["aim L"] == pytest.approx(chances_to_beat(own, 3)[place(read_rank("444+2"))])
    assert targets["aim R"] == pytest.approx(chance_to_win(UNBEATEN, Guest(own, 4), (Guest(0, 3),)))
    assert targets["aim P2 stack"] == pytest.approx(chances_to_beat(own, 3)[place(read_rank("111+2"))])
    assert targets["aim king"] == pytest.approx(chances_to_beat(own, 3)[place(read_rank("3333+1"))])


CASTLE = (
    "knatsch announce; turn 9 P1; attempt 0; unders 0 cycled 0 0; guards open; aim -; beat -; roller -; roll 0/0; "
    "live -; dead 0; left yellow-4442 21; right tournament 20; "
    "seats red-2221 catapult-2225 / green-2224 black-3332 / white-3331"
)


def test_a_castle_must_be_beaten_and_then_not_defended() -> None:
    state = GAME.read_state(CASTLE)
    targets = BOOK.position(state).targets
    assert targets["beat P2 green"] == pytest.approx(chances_to_beat(0, 4)[place(read_rank("222+4"))])  # catapult
    assert 0 < targets["aim P2 green"] < targets["beat P2 green"] * 0.8
    assert targets["aim P2 black"] < targets["aim P2 green"]


def test_the_defenders_odds_are_their_own_chance() -> None:
    state = GAME.read_state(CASTLE)
    state = GAME.apply(state, GAME.read_action("aim P2 green"))
    roll = GAME.next(state)
    assert isinstance(roll, Chance)
    state = GAME.apply(state, GAME.read_outcome(roll, "3 3 3 5 1 6"))
    odds = BOOK.position(state)
    assert odds.reached == ("beat P2 green",)
    assert odds.targets["beat P2 green"] == 1.0
    assert odds.keeps["keep 3 3 3"]["beat P2 green"] == 1.0
    assert odds.keeps["keep -"]["beat P2 green"] < 1.0
    state = GAME.apply(state, GAME.read_action("stop"))
    assert BOOK.position(state).targets == {"defend": pytest.approx(chances_to_beat(0, 3)[place(read_rank("333+5"))])}


@given(seed=st.integers(0, 2**32 - 1), players=st.integers(2, 6), percent=st.integers(0, 100))
def test_every_decision_has_its_odds(seed: int, players: int, percent: int) -> None:
    state = state_within(GAME, players, Random(seed), percent)
    assert isinstance(state, State)
    if not isinstance(GAME.next(state), Decide) and state.phase is not Phase.ROLL:
        with pytest.raises(NotationError, match="nobody"):
            BOOK.position(state)
        return
    odds = BOOK.position(state)
    legal = GAME.legal(state)
    aims = {GAME.write_action(action) for action in legal if isinstance(action, AimPile | AimCard | AimKing)}
    assert aims <= set(odds.targets)
    assert set(odds.keeps) == {GAME.write_action(action) for action in legal if isinstance(action, Keep)}
    for name, chance in odds.targets.items():
        assert 0 <= chance <= 1
        after = [kept[name] for kept in odds.keeps.values()]
        assert not after or max(after) <= chance + 1e-12
        assert name not in odds.reached or chance == 1
