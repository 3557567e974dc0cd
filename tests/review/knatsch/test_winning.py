"""Why one stops: if the dice win the game, that is the reason."""

from tests.review.positions import decisions, unjudged
from wuerfelreich import Over
from wuerfelreich.rules.knatsch.actions import Stop
from wuerfelreich.rules.knatsch.material import TOURNAMENT
from wuerfelreich.rules.knatsch.state import State


def test_stopping_that_wins_the_game_says_so() -> None:
    seen = {True: 0, False: 0}
    for one in decisions("knatsch"):
        state = one.state
        assert isinstance(state, State)
        if Stop() not in one.game.legal(state) or state.card == TOURNAMENT:
            continue
        step = one.game.next(one.game.apply(state, Stop()))
        wins = isinstance(step, Over) and step.result.winners == (state.roller,)
        seen[wins] += 1
        assert ("wins the game" in unjudged(one).why(Stop())) == wins
    assert all(seen.values())
