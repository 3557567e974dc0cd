"""What the examples in the rules of Knatsch say is true, by the rules."""

from tests.rules.knatsch.table import GAME, actions, seat
from wuerfelreich.rules.knatsch.state import State
from wuerfelreich.words.figures import SignItem, played
from wuerfelreich.words.knatsch.figures import RankItem, figures


def said(name: str) -> list[str]:
    """The results and signs in a picture, in order."""
    things = [item for row in figures()[name] for item in row if isinstance(item, RankItem | SignItem)]
    return [item.rank.text if isinstance(item, RankItem) else item.sign for item in things]


def result(state: State) -> str:
    attempt = GAME.view(state).attempt
    assert attempt is not None
    assert attempt.result is not None
    return attempt.result.text


def test_the_ranks_are_in_order() -> None:
    assert said("ranks") == ["1111", ">", "555+4", "555", ">", "444+5", "444+5", ">", "444+3"]


def test_only_the_tournament_can_be_announced_until_the_castle_is_under_its_pile() -> None:
    before, _, after = played(GAME, "announce")
    assert actions(before, "aim") == ["aim R"]
    assert actions(after, "aim") == ["aim L", "aim R"]
    assert said("announce") == ["no", "yes", "no", "then", "yes", "yes"]


def test_the_castle_is_beaten_by_strictly_more() -> None:
    *_, second, after = played(GAME, "castle")
    assert result(second) == "333+4"
    assert "white-3331" in seat(after, 1)
    assert said("roll")[-3:] == ["333+4", ">", "yes"]


def test_the_card_die_counts_in_the_next_attempt() -> None:
    states = played(GAME, "special")
    assert "die3" in seat(states[3], 1)
    assert states[-1].live.count(3) == 2
    assert said("special") == ["333+5", ">", "yes", "then", "+", "333+4", ">", "yes"]


def test_a_defence_with_the_same_is_not_enough() -> None:
    after = played(GAME, "attack")[-1]
    assert "white-3331" in seat(after, 1)
    assert said("attack") == ["444+3", ">", "yes", "then", "444+3", "=", "444+3", "no"]


def test_four_twos_win_the_tournament() -> None:
    after = played(GAME, "tournament")[-1]
    assert after.tournaments == (0, 1, 0)
    assert said("tournament") == ["2222+5", ">", "333+5", "yes"]


def test_the_king_takes_the_green_castle() -> None:
    states = played(GAME, "king")
    assert seat(states[0], 1).split() == ["red-2221", "blue-2223", "green-2224"]
    assert seat(states[-1], 1).split() == ["red-2221", "blue-2223"]
    assert said("king") == ["333+5", "<", "no", "then"]


def test_only_the_castle_without_a_guard_can_be_attacked() -> None:
    [state] = played(GAME, "guards")
    assert [action for action in actions(state, "aim") if "P1" in action and "guard" not in action] == ["aim P1 yellow"]
    assert said("guards") == ["no", "no", "yes"]
