"""What a player can do in Würfelland."""

from msgspec import Struct


class ChooseBoard(Struct, frozen=True, gc=False, tag="board"):
    """Play with this side of the sheet that was dealt (WL10)."""

    board: int


class ChooseColour(Struct, frozen=True, gc=False, tag="choose"):
    """Set all dice of this colour aside; the colour is final."""

    colour: int


class RollOn(Struct, frozen=True, gc=False, tag="roll"):
    """Roll all the other dice again."""


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """End phase 1 with the dice as they lie."""


class Cross(Struct, frozen=True, gc=False, tag="cross"):
    """Use all dice of a colour: cross this set of fields, one per die."""

    colour: int
    fields: int


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Cross nothing."""


Action = ChooseBoard | ChooseColour | RollOn | Stop | Cross | Pass
