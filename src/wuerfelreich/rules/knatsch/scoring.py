"""Goals, progress towards them and places in Knatsch."""

from enum import StrEnum

from msgspec import Struct

from wuerfelreich.rules.game import Line, Phrase, Result, Sheet
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, KING
from wuerfelreich.rules.knatsch.state import State


class Goal(StrEnum):
    """The three goal cards."""

    FOUR_CASTLES = "four_castles"
    KING = "king"
    TOURNAMENTS = "tournaments"


class Need(Struct, frozen=True, gc=False):
    """What a goal asks for, at least."""

    castles: int
    tournaments: int = 0
    king: bool = False


NEEDS = {
    Goal.FOUR_CASTLES: Need(castles=4),
    Goal.KING: Need(castles=3, king=True),
    Goal.TOURNAMENTS: Need(castles=2, tournaments=3),
}


def goal(held: int, tournaments: int) -> Goal | None:
    """The goal that a player has reached."""
    castles = (held & CASTLE_MASK).bit_count()
    if castles < 2:
        return None
    king = bool(held >> KING & 1)
    for reached, need in NEEDS.items():
        if castles >= need.castles and tournaments >= need.tournaments and king >= need.king:
            return reached
    return None


def result(state: State) -> Result:
    """Whoever reached a goal is first and all others share second place; without a winner the game is drawn (KN14)."""
    goals = [goal(held, won) for held, won in zip(state.held, state.tournaments, strict=True)]
    for reached in goals:
        if reached is not None:
            return Result(tuple(1 if one is not None else 2 for one in goals), reached.value)
    return Result((1,) * len(goals), "turn_limit", drawn=True)


def sheet(held: int, tournaments: int) -> Sheet:
    """What counts towards the goals."""
    castles = (held & CASTLE_MASK).bit_count()
    lines = [
        Line(Phrase("kn-score-castles", {"count": castles}), castles),
        Line(Phrase("kn-score-tournaments", {"count": tournaments}), tournaments),
    ]
    if held >> KING & 1:
        lines.append(Line(Phrase("kn-score-king"), 1))
    return Sheet(tuple(lines))
