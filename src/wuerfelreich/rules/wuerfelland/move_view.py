"""Actions and outcomes of Würfelland as clients get them."""

from msgspec import Struct

from wuerfelreich.rules.chance import Chance, Outcome, StartDrawn
from wuerfelreich.rules.wuerfelland import actions
from wuerfelreich.rules.wuerfelland.actions import Action, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import COLOURS, Colour
from wuerfelreich.rules.wuerfelland.fields import names_of
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.notation import outcome_kind


class ChooseBoard(Struct, frozen=True, tag="board"):
    """Play with this side of the sheet."""

    board: str


class ChooseColour(Struct, frozen=True, tag="choose"):
    """Set all dice of this colour aside."""

    colour: Colour


class Cross(Struct, frozen=True, tag="cross"):
    """Use all dice of a colour on these fields."""

    colour: Colour
    fields: tuple[str, ...]


class Rolled(Struct, frozen=True, tag="roll"):
    """A roll: whose it is, and the colours rolled."""

    seat: int | None
    dice: tuple[Colour, ...]


class SheetDealt(Struct, frozen=True, tag="sheet"):
    """A sheet, by the names of its sides."""

    sheet: str


ActionView = ChooseBoard | ChooseColour | RollOn | Stop | Cross | Pass
OutcomeView = Rolled | SheetDealt | StartDrawn


def view_action(box: Box, action: Action) -> ActionView:
    """An action with boards, colours and fields by name."""
    match action:
        case actions.Cross(colour, fields):
            return Cross(COLOURS[colour], names_of(fields))
        case actions.ChooseColour(colour):
            return ChooseColour(COLOURS[colour])
        case actions.ChooseBoard(board):
            return ChooseBoard(box.names[board])
        case RollOn() | Stop() | Pass():
            return action


def view_outcome(box: Box, chance: Chance, outcome: Outcome) -> OutcomeView:
    """The dice, the sheet or the start player."""
    match outcome_kind(chance):
        case "deal":
            return SheetDealt(box.sheet_name(outcome.items[0]))
        case "start":
            return StartDrawn(outcome.items[0])
        case _:
            return Rolled(chance.owner, tuple(COLOURS[die] for die in outcome.items))
