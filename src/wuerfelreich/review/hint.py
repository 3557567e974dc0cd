"""A hint: the best play in a position, its chance, and what the alternatives cost."""

from msgspec import Struct

from wuerfelreich.bots import judges_of
from wuerfelreich.odds.game_odds import PositionOdds
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.rules.game import AnyGame, NotationError, Phrase

MAX_ALTERNATIVES = 4
"""How many alternatives a hint lists."""
SMALLEST_COST = 0.05
"""What costs less is as good as the best: with one decimal it would read as 0."""


class Alternative(Struct, frozen=True):
    """An action that is worth less than the best one, and how much less."""

    action: Struct
    cost: float


class Hint(Struct, frozen=True):
    """What the solver would do, and why."""

    action: Struct
    alternatives: tuple[Alternative, ...]
    target: str | None
    """The target that the dice are most likely to reach with it; None if nothing is rolled."""
    chance: float
    why: Phrase


def hint(game: AnyGame, state: Struct) -> Hint:
    """The best action for the player who decides; raises NotationError if nobody does."""
    legal = game.legal(state)
    if not legal:
        raise NotationError("nobody has a decision to make in this position")
    judge = judges_of(game.id).solver(game)
    ranked = sorted(zip(judge.values(state), range(len(legal)), strict=True), key=lambda pair: (-pair[0], pair[1]))
    best_value, best = ranked[0]
    worse = [Alternative(legal[at], best_value - value) for value, at in ranked if best_value - value >= SMALLEST_COST]
    others = tuple(worse[:MAX_ALTERNATIVES])
    odds = position_odds(game, state)
    chances = odds.keeps.get(game.write_action(legal[best]), {})
    hopes = [name for name in chances if name not in odds.reached and name not in odds.dangers]
    if not hopes:
        return Hint(legal[best], others, None, 0.0, _settled(game, legal, ranked, odds.keeps))
    target = max(hopes, key=lambda name: chances[name])
    return Hint(legal[best], others, target, chances[target], Phrase("hint-rolls-on"))


def position_odds(game: AnyGame, state: Struct) -> PositionOdds:
    """The odds of a position; empty if there is nothing to roll for."""
    try:
        return odds_of(game).position(state)
    except NotationError:
        return PositionOdds({}, {})


def _settled(
    game: AnyGame, legal: tuple[Struct, ...], ranked: list[tuple[float, int]], keeps: dict[str, dict[str, float]]
) -> Phrase:
    """Why the dice are left alone: there is no choice, nothing to roll for, or rolling on promises less."""
    if len(legal) == 1:
        return Phrase("hint-only-choice")
    rolling = [value for value, at in ranked if game.write_action(legal[at]) in keeps]
    return Phrase("hint-rolling-costs") if rolling else Phrase("hint-best-of-these")
