"""The six coloured dice of Würfelkönig and its board game: which dice there are and what can be kept from a roll."""

from functools import cache
from itertools import combinations

from msgspec import Struct

from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.faces import COLOURS, FACE_NAMES, face, face_names
from wuerfelreich.rules.game import Phrase

DICE = 6


class DieType(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of die: the colours of its faces 1 to 6, and how many such dice there are."""

    faces: str
    copies: int


class Keep(Struct, frozen=True, gc=False, tag="keep"):
    """Keep these dice and roll all the others again."""

    dice: tuple[int, ...]


class KeptFaces(Struct, frozen=True, tag="keep"):
    """`Keep` as clients get it: the dice by their faces."""

    dice: tuple[str, ...]


class RolledFaces(Struct, frozen=True, tag="roll"):
    """A roll as clients get it: whose it is, and the faces rolled."""

    seat: int | None
    dice: tuple[str, ...]


def view_keep(keep: Keep) -> KeptFaces:
    """The kept dice as clients get them."""
    return KeptFaces(face_names(keep.dice))


def view_roll(chance: Chance, outcome: Outcome) -> RolledFaces:
    """The rolled dice as clients get them."""
    return RolledFaces(chance.owner, face_names(outcome.items))


@cache
def keeps(dice: tuple[int, ...]) -> tuple[Keep, ...]:
    """Every way to keep some dice of a roll and roll at least one again; ways that keep more dice come first."""
    return tuple(_keep(kept) for size in range(len(dice) - 1, -1, -1) for kept in sorted(set(combinations(dice, size))))


@cache
def _keep(dice: tuple[int, ...]) -> Keep:
    """One object per kept set: 9,261 rolls share 12,691 of them."""
    return Keep(dice)


class DiceSet:
    """The dice of a game. A face identifies its die's type: no two types show the same number in the same colour."""

    def __init__(self, types: tuple[DieType, ...]) -> None:
        self.types = types
        self._copies = tuple(kind.copies for kind in types)
        self.parts = tuple(
            Part(tuple(face(colour, number) for number, colour in enumerate(kind.faces, start=1))) for kind in types
        )
        self._type_of = {code: at for at, part in enumerate(self.parts) for code in part.items}
        self._rolled: dict[tuple[int, ...], tuple[Part, ...]] = {}

    def rolled(self, kept: tuple[int, ...]) -> tuple[Part, ...]:
        """The parts of a roll of all dice that are not kept."""
        parts = self._rolled.get(kept)
        if parts is None:
            parts = self._rolled[kept] = self._roll_without(kept)
        return parts

    def _roll_without(self, kept: tuple[int, ...]) -> tuple[Part, ...]:
        left = list(self._copies)
        for code in kept:
            left[self._type_of[code]] -= 1
        return tuple(part for part, copies in zip(self.parts, left, strict=True) for _ in range(copies))

    def impossible(self, dice: tuple[int, ...]) -> str | None:
        """Why these faces cannot lie on the table together, or None if they can."""
        left = list(self._copies)
        for code in dice:
            if code not in self._type_of:
                return f"no die shows {FACE_NAMES[code]}"
            left[self._type_of[code]] -= 1
        for kind, part, more in zip(self.types, self.parts, left, strict=True):
            if more < 0:
                return (
                    f"there are not enough dice of one kind for {' '.join(face_names(dice))}: "
                    f"only {kind.copies} show {', '.join(face_names(part.items))}"
                )
        return None


def dice_faults(types: tuple[DieType, ...]) -> list[str]:
    """What is wrong with these dice as material."""
    found = []
    if sum(kind.copies for kind in types) != DICE or any(kind.copies < 1 for kind in types):
        found.append(f"dice: there must be {DICE} dice in all")
    for kind in types:
        if len(kind.faces) != 6 or set(kind.faces) - set(COLOURS):
            found.append(f"dice: '{kind.faces}' must be six letters R, G or B, the colours of faces 1 to 6")
    well_formed = [kind.faces for kind in types if len(kind.faces) == 6]
    for number in range(6):
        shown = [faces[number] for faces in well_formed]
        if len(set(shown)) < len(shown):
            found.append(f"dice: two kinds show the {number + 1} in the same colour, so a roll is ambiguous")
    return found


def keep_refusal(rolled: tuple[int, ...], kept: tuple[int, ...], rolls_left: int) -> Phrase | None:
    """Why these dice cannot be kept, or None if they can."""
    if rolls_left == 0:
        return Phrase("refusal-no-rolls-left")
    rest = list(rolled)
    for code in kept:
        if code not in rest:
            return Phrase("refusal-die-not-rolled", {"die": FACE_NAMES[code]})
        rest.remove(code)
    if not rest:
        return Phrase("refusal-nothing-rolled-again")
    if kept != tuple(sorted(kept)):
        return Phrase("refusal-dice-unsorted")
    return None
