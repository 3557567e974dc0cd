"""Dice and positions that a game does not understand: what is wrong with them, and how they are written."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from wuerfelreich.odds.game_odds import OddsQuery
from wuerfelreich.rules.game import AnyGame, Name, Phrase
from wuerfelreich.rules.registry import GAMES, read_position
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.errors import about

DICE = 6
_MOST = 40
"""Signs that are repeated of what was given."""


class Roll(NamedTuple):
    """How a game writes dice: a pattern of one, and six as an example."""

    die: str
    example: str


_COLOURED = Roll("[RGB][1-6]", "R4 R4 G1 B2 B2 G6")
ROLLS: Mapping[str, Roll] = {
    "wuerfelkoenig": _COLOURED,
    "brettspiel": _COLOURED,
    "wuerfelland": Roll("[RYGBOA]", "R R Y G B O"),
    "knatsch": Roll("[1-6]", "1 1 3 5 5 6"),
}


def dice_fault(game: str, query: OddsQuery) -> Phrase:
    """Why a game has no odds for these dice."""
    form, dice = ROLLS[game], query.dice.split()
    wrong = next((die for die in dice if not re.fullmatch(form.die, die)), None)
    if wrong is not None:
        return Phrase("error-die", {"given": wrong[:_MOST], "example": form.example})
    if query.dice and len(dice) != DICE:
        return Phrase("error-dice-count", {"dice": DICE, "given": len(dice), "example": form.example})
    # The only further question, and the only fault that well-formed dice without colours leave.
    return Phrase("error-card-dice" if getattr(query, "card_dice", ()) else "error-dice")


def read_told(words: Words, rules: AnyGame, text: str) -> Struct:
    """The position that a text describes; raises NotationError with a phrase."""
    with about(words, lambda: _position_fault(rules, text)):
        return read_position(rules, text)


def _position_fault(rules: AnyGame, text: str) -> Phrase:
    game, first = Name(f"game-{rules.id}"), text.strip().partition(" ")[0]
    if first in GAMES and first != rules.id:
        return Phrase("error-position-game", {"game": game, "other": Name(f"game-{first}")})
    parts = _parts(rules.write_state(rules.start(rules.seats[0])))
    if sorted(_parts(text)) != sorted(parts):
        form = "; ".join(f"{part} …" for part in parts)
        return Phrase("error-position-form", {"game": game, "form": form})
    return Phrase("error-position")


def _parts(position: str) -> list[str]:
    """The names of the parts of a position."""
    return [part.strip().partition(" ")[0] for part in position.split(";")]
