"""Dice and positions that a game does not understand: what is wrong with them, and how they are written."""

import re
from contextlib import suppress
from typing import NamedTuple

from msgspec import Struct, structs

from wuerfelreich.odds.game_odds import OddsQuery
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.rules.game import AnyGame, Name, NotationError, Phrase
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


ROLLS = (Roll("[RGB][1-6]", "R4 R4 G1 B2 B2 G6"), Roll("[RYGBOA]", "R R Y G B O"), Roll("[1-6]", "1 1 3 5 5 6"))


def dice_fault(game: AnyGame, query: OddsQuery) -> Phrase:
    """Why a game has no odds for these dice."""
    form, dice = _form(game, query), query.dice.split()
    if form is None:  # whatever is rolled, the further question is wrong
        return Phrase("error-card-dice" if hasattr(query, "card_dice") else "error-dice")
    wrong = next((die for die in dice if not re.fullmatch(form.die, die)), None)
    if wrong is not None:
        return Phrase("error-die", {"given": wrong[:_MOST], "example": form.example})
    if len(dice) != DICE:
        return Phrase("error-dice-count", {"dice": DICE, "given": len(dice), "example": form.example})
    return Phrase("error-dice")


def _form(game: AnyGame, query: OddsQuery) -> Roll | None:
    """The way in which this game writes dice: the one whose example it understands."""
    for roll in ROLLS:
        with suppress(NotationError):
            odds_of(game).table(structs.replace(query, dice=roll.example))
            return roll
    return None


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
