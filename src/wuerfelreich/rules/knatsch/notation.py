"""The notation of Knatsch: actions and outcomes as text, both ways. Positions are in `position`."""

from typing import Literal

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.knatsch.actions import (
    Action,
    AimCard,
    AimKing,
    AimPile,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.dice import read_dice, write_dice
from wuerfelreich.rules.knatsch.material import Box
from wuerfelreich.rules.knatsch.sorts import COLOURS, SORT_NUMBER, SORTS
from wuerfelreich.rules.text import possible

PileName = Literal["L", "R"]
PILES: tuple[PileName, ...] = ("L", "R")


def write_action(action: Action) -> str:
    """`aim L`, `aim P2 red`, `aim king`, `under R`, `guard red blue die3` (or `guard -`), `end`, `keep 5 5` (or
    `keep -`), `stop`, `roll`, `decline`, `give red L`."""
    match action:
        case Keep(dice):
            return f"keep {write_dice(dice)}"
        case Stop():
            return "stop"
        case AimPile(pile):
            return f"aim {PILES[pile]}"
        case AimCard(seat, sort):
            return f"aim {seat_name(seat)} {SORTS[sort]}"
        case AimKing():
            return "aim king"
        case PutUnder(pile):
            return f"under {PILES[pile]}"
        case SetGuards(sorts):
            return "guard " + (" ".join(SORTS[sort] for sort in sorts) or "-")
        case EndTurn():
            return "end"
        case Roll():
            return "roll"
        case Decline():
            return "decline"
        case GiveUp(colour, pile):
            return f"give {SORTS[colour]} {PILES[pile]}"


def read_action(text: str) -> Action:
    """The action that a notation stands for."""
    match text.split():
        case ["keep", *dice]:
            return Keep(read_dice(" ".join(dice)))
        case ["stop"]:
            return Stop()
        case ["aim", "king"]:
            return AimKing()
        case ["aim", pile]:
            return AimPile(_read_pile(pile))
        case ["aim", seat, sort]:
            return AimCard(read_seat(seat), read_sort(sort))
        case ["under", pile]:
            return PutUnder(_read_pile(pile))
        case ["guard", "-"]:
            return SetGuards(())
        case ["guard", *sorts] if sorts and len(set(sorts)) == len(sorts):
            return SetGuards(tuple(sorted(map(read_sort, sorts))))
        case ["end"]:
            return EndTurn()
        case ["roll"]:
            return Roll()
        case ["decline"]:
            return Decline()
        case ["give", colour, pile]:
            return GiveUp(_read_colour(colour), _read_pile(pile))
    raise NotationError(
        f"'{text[:40]}' is not an action: write 'aim L', 'aim P2 red', 'aim king', 'under R', 'guard red die3', 'end', "
        "'keep 5 5', 'stop', 'roll', 'decline' or 'give red L'"
    )


def _read_pile(text: str) -> int:
    if text not in PILES:
        raise NotationError(f"'{text[:40]}' is not a pile: the piles are L and R")
    return PILES.index(text)


def read_sort(text: str) -> int:
    """The sort that a notation names: a castle's colour or a special's kind."""
    if text not in SORT_NUMBER:
        raise NotationError(f"'{text[:40]}' is neither a colour nor a special: there are {', '.join(SORTS)}")
    return SORT_NUMBER[text]


def _read_colour(text: str) -> int:
    colour = SORT_NUMBER.get(text, COLOURS)
    if colour >= COLOURS:
        raise NotationError(f"'{text[:40]}' is not a colour: there are {', '.join(SORTS[:COLOURS])}")
    return colour


def write_outcome(box: Box, chance: Chance, outcome: Outcome) -> str:
    """Dice, a card's name or the start player."""
    match outcome_kind(chance):
        case "roll":
            return write_dice(outcome.items)
        case "card":
            return box.names[outcome.items[0]]
        case _:
            return seat_name(outcome.items[0])


def read_outcome(box: Box, chance: Chance, text: str) -> Outcome:
    """The outcome that a notation stands for."""
    match outcome_kind(chance):
        case "roll":
            items = read_dice(text)
        case "card":
            items = (read_card(box, text),)
        case _:
            items = (read_seat(text),)
    return possible(chance, Outcome(items), text)


def outcome_kind(chance: Chance) -> str:
    """What is drawn: dice by a player, a card for nobody in particular, or the start player."""
    if chance.owner is not None:
        return "roll"
    return "start" if chance.label == "start" else "card"


def read_card(box: Box, name: str) -> int:
    """The card with a name such as `red-3334`."""
    if name not in box.codes:
        raise NotationError(f"there is no card '{name[:40]}'")
    return box.codes[name]
