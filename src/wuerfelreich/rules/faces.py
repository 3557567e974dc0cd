"""The 18 faces of the coloured dice: colour and number, as codes 0 to 17 in the order R1 … R6, G1 … B6."""

from collections.abc import Iterable

from wuerfelreich.rules.game import NotationError

COLOURS = "RGB"
FACES = 18
COLOUR = tuple(COLOURS[code // 6] for code in range(FACES))
NUMBER = tuple(code % 6 + 1 for code in range(FACES))
FACE_NAMES = tuple(f"{COLOUR[code]}{NUMBER[code]}" for code in range(FACES))
_CODES = {name: code for code, name in enumerate(FACE_NAMES)}


def face(colour: str, number: int) -> int:
    """The code of the face with this colour and number."""
    return COLOURS.index(colour) * 6 + number - 1


def face_names(dice: Iterable[int]) -> tuple[str, ...]:
    """The names of faces."""
    return tuple(FACE_NAMES[code] for code in dice)


def colours_and_numbers(dice: tuple[int, ...]) -> tuple[int | str, ...]:
    """What the dice show: the colours of all of them, then the numbers."""
    return (*(COLOUR[code] for code in dice), *(NUMBER[code] for code in dice))


def write_faces(dice: tuple[int, ...]) -> str:
    """Dice in notation, such as `R1 R4 B6`; a dash for none."""
    return " ".join(FACE_NAMES[code] for code in dice) or "-"


def read_faces(text: str) -> tuple[int, ...]:
    """The dice that a notation lists, sorted."""
    if text == "-":
        return ()
    codes = []
    for name in text.split():
        if name not in _CODES:
            raise NotationError(f"'{name}' is not a die face: write a colour R, G or B and a number 1 to 6, as in R4")
        codes.append(_CODES[name])
    if not codes:
        raise NotationError("the dice are missing: write them as in R4 G1, or a dash for none")
    if len(codes) > 6:
        raise NotationError(f"there are six dice, not {len(codes)}")
    return tuple(sorted(codes))
