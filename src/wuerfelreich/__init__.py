"""Würfelreich: four German dice games as pure rules, game files and play in the terminal."""

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
