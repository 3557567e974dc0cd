"""The odds of every game, found by place: `odds/<game>/` has a class `Odds`."""

from wuerfelreich.odds.game_odds import AnyOdds
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import part


def odds_of(game: AnyGame) -> AnyOdds:
    """The odds of a game."""
    odds: type[AnyOdds] = part("odds", game.id).Odds
    return odds(game)
