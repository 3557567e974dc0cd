"""Würfelreich: German dice games to play in the browser or the terminal, with bots, exact odds and checkable dice.

This package exports the rules; `records`, `odds`, `bots`, `review`, `arena`, `tables`, `server` and `terminal` build on
them."""

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import AnyGame, Decide, Game, GameOptions, NotationError, Over, Result
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.rules.registry import GAMES, game

__all__ = [
    "GAMES",
    "AnyGame",
    "Chance",
    "Decide",
    "Game",
    "GameOptions",
    "MaterialError",
    "NotationError",
    "Outcome",
    "Over",
    "Result",
    "game",
]
