"""What the pictures in the rules of Würfelkönig and its board game have in common: coloured dice and wishes."""

from collections.abc import Iterable

from msgspec import Struct

from wuerfelreich.rules.coloured_dice import DiceSet
from wuerfelreich.rules.conditions import Condition
from wuerfelreich.rules.faces import face_names
from wuerfelreich.words.figures import DiceItem


class WishItem(Struct, frozen=True, tag_field="type", tag="wish"):
    """What a card asks for."""

    condition: Condition


#: One die of each colour, for the key.
DIE_SIGNS = {
    f"die-{colour}": ((DiceItem((face,)),),) for colour, face in (("red", "R4"), ("green", "G4"), ("blue", "B4"))
}


def all_dice(dice: DiceSet) -> tuple[tuple[DiceItem], ...]:
    """The kinds of dice, a row each, with all their faces."""
    return tuple((rolled(part.items),) for part in dice.parts)


def wish_signs(conditions: Iterable[Condition]) -> dict[str, tuple[tuple[WishItem], ...]]:
    """Every kind of wish once, as the first of these conditions has it."""
    first: dict[str, Condition] = {}
    for condition in conditions:
        first.setdefault(type(condition).__name__.lower(), condition)
    return {f"wish-{kind}": ((WishItem(condition),),) for kind, condition in first.items()}


def rolled(dice: tuple[int, ...]) -> DiceItem:
    """Dice as they lie on the table."""
    return DiceItem(face_names(dice))
