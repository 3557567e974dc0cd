"""Why one stops: if the dice win the game, that is the reason."""

from collections import Counter

from tests.review.positions import decisions, unjudged
from wuerfelreich import Over
from wuerfelreich.rules.knatsch.actions import Keep, Roll, Stop
from wuerfelreich.rules.knatsch.material import TOURNAMENT
from wuerfelreich.rules.knatsch.scoring import goal
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


def test_it_is_said_where_the_game_is_at_stake() -> None:
    """Whoever wins what is rolled for wins the game, or loses it together with the castle."""
    seen = Counter[str]()
    for one in decisions("knatsch"):
        state = one.state
        assert isinstance(state, State)
        rolls = [action for action in one.game.legal(state) if isinstance(action, Keep | Roll)]
        if not rolls:
            continue
        said = unjudged(one).why(rolls[0])
        defends = state.card != TOURNAMENT and state.roller != state.player
        gains = state.player if defends else state.roller
        tournaments = state.tournaments[gains] + (state.card == TOURNAMENT)
        held = state.held[gains] | (0 if state.card == TOURNAMENT else 1 << state.card)
        stake = "" if goal(held, tournaments) is None else ", otherwise" if defends else ", and that wins the game"
        seen[stake] += 1
        assert ("otherwise" in said or "wins the game" in said) == bool(stake)
        assert stake in said
    assert len(seen) == 3
