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
#: The parts of a roll of so many dice.
ROLLED = tuple((_DIE,) * count for count in range(DICE + 1))


#: Colours, each with the number of its dice.
Groups: TypeAlias = tuple[tuple[int, int], ...]


@cache
def groups(dice: tuple[int, ...]) -> Groups:
    """The colours that lie there, each with the number of its dice."""
    return tuple((colour, dice.count(colour)) for colour in sorted(set(dice)))


def write_dice(dice: tuple[int, ...]) -> str:
    """Dice in notation, such as `R R G`; none at all is a dash."""
    return " ".join(LETTERS[die] for die in dice) or "-"


def read_dice(text: str) -> tuple[int, ...]:
    """The dice of a notation, sorted."""
    letters = [] if text == "-" else text.split()
    if text != "-" and not letters:
        raise NotationError("the dice are missing: write them as in R R G, or a dash for none")
    if len(letters) > DICE:
        raise NotationError(f"there are six dice, not {len(letters)}")
    return tuple(sorted(read_colour(letter) for letter in letters))


def read_colour(letter: str) -> int:
    """The colour of a letter."""
    if len(letter) == 1 and letter in LETTERS:
        return LETTERS.index(letter)
    raise NotationError(f"'{letter[:40]}' is no colour: write one letter of {LETTERS}")


def colour_name(colour: int) -> Name:
    """The colour as a key of the catalogues."""
    return Name(f"wl-{COLOURS[colour]}")
