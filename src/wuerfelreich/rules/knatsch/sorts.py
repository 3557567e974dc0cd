"""Sorts of cards: a castle's colour, a special's kind. Nobody owns two cards of one sort (KN1)."""

from enum import StrEnum


class Colour(StrEnum):
    """The six coats of arms."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    WHITE = "white"
    BLACK = "black"


class Kind(StrEnum):
    """The kinds of specials. Card dice with different numbers are different kinds and carry 1 to 5 (KN1, KN13)."""

    DIE1 = "die1"
    DIE2 = "die2"
    DIE3 = "die3"
    DIE4 = "die4"
    DIE5 = "die5"
    CATAPULT = "catapult"
    CHAMPION = "champion"
    STACK = "stack"
    GUARD_CASTLE = "guard_castle"
    GUARD_SPECIAL = "guard_special"
    TREASON = "treason"
    PROTECTION = "protection"


#: All sorts by number: colours first, then kinds.
SORTS: tuple[Colour | Kind, ...] = (*Colour, *Kind)
COLOURS = len(Colour)
SORT_NUMBER: dict[str, int] = {sort.value: number for number, sort in enumerate(SORTS)}
CARD_DICE = tuple(SORT_NUMBER[kind] for kind in (Kind.DIE1, Kind.DIE2, Kind.DIE3, Kind.DIE4, Kind.DIE5))
