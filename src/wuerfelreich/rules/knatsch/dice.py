"""Six plain dice: sixes are dead for the attempt, the others are live and may be kept or rolled again."""

from functools import cache
from itertools import combinations

from wuerfelreich.rules.chance import Part
from wuerfelreich.rules.game import NotationError, Phrase
from wuerfelreich.rules.knatsch.actions import Keep, Stop

DICE = 6
MISS = 6
_DIE = Part((1, 2, 3, 4, 5, 6))
#: The parts of a roll, by the number of dice rolled.
ROLLED = tuple((_DIE,) * number for number in range(DICE + 1))


@cache
def choices(live: tuple[int, ...]) -> tuple[Keep | Stop, ...]:
    """Stop, or keep some live dice and roll one or more, even ones kept before (KN4); most kept first."""
    sizes = range(len(live) - 1, -1, -1)
    return (Stop(), *(Keep(kept) for size in sizes for kept in sorted(set(combinations(live, size)))))


def keep_refusal(live: tuple[int, ...], kept: tuple[int, ...]) -> Phrase | None:
    """Why these dice cannot be kept, or None if they can."""
    rest = list(live)
    for die in kept:
        if die == MISS:
            return Phrase("kn-refusal-six")
        if die not in rest:
            return Phrase("refusal-die-not-rolled", {"die": str(die)})
        rest.remove(die)
    if not rest:
        return Phrase("refusal-nothing-rolled-again")
    if kept != tuple(sorted(kept)):
        return Phrase("kn-refusal-dice-unsorted")
    return None


def write_dice(dice: tuple[int, ...]) -> str:
    """Dice in notation, such as `1 4 4`; a dash for none."""
    return " ".join(map(str, dice)) or "-"


def read_dice(text: str) -> tuple[int, ...]:
    """The dice that a notation lists, sorted."""
    if text == "-":
        return ()
    names = text.split()
    if not names:
        raise NotationError("the dice are missing: write them as in 4 4 1, or a dash for none")
    if len(names) > DICE:
        raise NotationError(f"there are six dice, not {len(names)}")
    for name in names:
        if name not in ("1", "2", "3", "4", "5", "6"):
            raise NotationError(f"'{name[:40]}' is not a die: write a number from 1 to 6")
    return tuple(sorted(map(int, names)))
