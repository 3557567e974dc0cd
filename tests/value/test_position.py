"""The chances of a position: every seat's, every action's, and the best."""

from itertools import islice

import pytest

from tests.value.laws import positions
from tests.value.networks import WriteNetwork, networks
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.registry import game
from wuerfelreich.value.position import PositionChances, position_chances
from wuerfelreich.value.shipped import NoEvaluator

__all__ = ["networks"]
RULES = game("wuerfelkoenig")


@pytest.mark.parametrize("players", [2, 4])
def test_the_best_action_has_the_chances_of_the_position(networks: WriteNetwork, players: int) -> None:
    networks("wuerfelkoenig", 2, 3, 4)
    seen = set()
    for state in islice(positions(RULES, players, seed=3), 40):
        found = position_chances(RULES, state)
        assert found.players == len(found.chances) == players
        assert sum(found.chances) == pytest.approx(1.0)
        match RULES.next(state):
            case Decide(seat):
                rows = {row.action: row.chances for row in found.actions}
                assert list(rows) == [RULES.write_action(action) for action in RULES.legal(state)]
                assert found.player == seat
                assert found.best is not None
                assert rows[found.best] == found.chances
                assert found.chances[seat] == max(row[seat] for row in rows.values())
                seen.add("decision")
            case Chance(owner=owner):
                assert (found.player, found.actions, found.best) == (None, (), None)
                seen.add("draw" if owner is None else "roll")
    assert seen == {"decision", "draw", "roll"}


def test_a_finished_game_is_exact_and_needs_no_network(networks: WriteNetwork) -> None:
    *_, last = positions(RULES, 3, seed=1)
    step = RULES.next(last)
    assert isinstance(step, Over)
    winners = step.result.winners
    expected = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(3))
    assert position_chances(RULES, last) == PositionChances(3, None, expected)


def test_other_positions_need_one_for_their_number_of_players(networks: WriteNetwork) -> None:
    networks("wuerfelkoenig", 2)
    with pytest.raises(NoEvaluator, match="no network has been trained for wuerfelkoenig with 3 players"):
        position_chances(RULES, RULES.start(3))
