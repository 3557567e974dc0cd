"""Goals, progress towards them and places in Knatsch."""

from enum import StrEnum

from msgspec import Struct

from wuerfelreich.rules.game import Group, Name, Phrase, Result, Sheet, Way
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
    if (held & CASTLE_MASK).bit_count() < 2:
        return None
    return next((reached for reached, need in NEEDS.items() if _meets(need, held, tournaments)), None)


def _meets(need: Need, held: int, tournaments: int) -> bool:
    castles, king = (held & CASTLE_MASK).bit_count(), bool(held >> KING & 1)
    return castles >= need.castles and tournaments >= need.tournaments and king >= need.king


def result(state: State) -> Result:
    """Whoever reached a goal is first and all others share second place; without a winner the game is drawn (KN14)."""
    goals = [goal(held, won) for held, won in zip(state.held, state.tournaments, strict=True)]
    for reached in goals:
        if reached is not None:
            return Result(tuple(1 if one is not None else 2 for one in goals), reached.value)
    return Result((1,) * len(goals), "turn_limit", drawn=True)


def sheet(held: int, tournaments: int) -> Sheet:
    """What counts towards the goals, and how much of each goal there is."""
    castles, king = (held & CASTLE_MASK).bit_count(), bool(held >> KING & 1)
    groups = [
        Group(Phrase("kn-score-castles", {"count": castles}), castles),
        Group(Phrase("kn-score-tournaments", {"count": tournaments}), tournaments),
    ]
    if king:
        groups.append(Group(Phrase("kn-score-king"), 1))
    ways = tuple(
        Way(Phrase(f"kn-way-{goal}", _progress(need, castles, tournaments, king)), _meets(need, held, tournaments))
        for goal, need in NEEDS.items()
    )
    return Sheet(tuple(groups), ways)


def _progress(need: Need, castles: int, tournaments: int, king: bool) -> dict[str, int | str | Name]:
    """What there is of what a goal needs, never more than needed."""
    made: dict[str, int | str | Name] = {"castles": min(castles, need.castles)}
    if need.tournaments:
        made["tournaments"] = min(tournaments, need.tournaments)
    if need.king:
        made["king"] = "yes" if king else "no"
    return made
