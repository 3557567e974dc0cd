"""The dice of Würfelland: six alike, with one face of each colour. A die is its colour, 0 to 5."""

from functools import cache
from typing import Literal, TypeAlias, get_args

from wuerfelreich.rules.chance import Part
from wuerfelreich.rules.game import Name, NotationError

LETTERS = "RYGBOA"
Colour = Literal["red", "yellow", "green", "blue", "orange", "grey"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
DICE = 6
TREASURE_DICE = 5

_DIE = Part(tuple(range(len(COLOURS))))
#: The parts of a roll, by the number of dice.
ROLLED = tuple((_DIE,) * count for count in range(DICE + 1))


#: Colours, each with the number of its dice.
Groups: TypeAlias = tuple[tuple[int, int], ...]


@cache
def groups(dice: tuple[int, ...]) -> Groups:
    """The colours of these dice, each with the number of its dice."""
    return tuple((colour, dice.count(colour)) for colour in sorted(set(dice)))


def write_dice(dice: tuple[int, ...]) -> str:
    """Dice in notation, such as `R R G`; a dash for none."""
    return " ".join(LETTERS[die] for die in dice) or "-"


def read_dice(text: str) -> tuple[int, ...]:
    """The dice that a notation lists, sorted."""
    letters = [] if text == "-" else text.split()
    if text != "-" and not letters:
        raise NotationError("the dice are missing: write them as in R R G, or a dash for none")
    if len(letters) > DICE:
        raise NotationError(f"there are six dice, not {len(letters)}")
    return tuple(sorted(read_colour(letter) for letter in letters))


def read_colour(letter: str) -> int:
    """The colour that a letter stands for."""
    if len(letter) == 1 and letter in LETTERS:
        return LETTERS.index(letter)
    raise NotationError(f"'{letter[:40]}' is not a colour: write one of the letters {LETTERS}")


def colour_name(colour: int) -> Name:
    """The colour as a key in the catalogues."""
    return Name(f"wl-{COLOURS[colour]}")
