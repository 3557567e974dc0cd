"""Looking back at a game: its steps, and whether its file is sound."""

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wuerfelreich.records.log import Entry
from wuerfelreich.rules.game import Result, Turn


class Verdict(Struct, frozen=True):
    """What checking a game file found, in words."""

    sound: bool
    entries: int
    faults: tuple[str, ...]
    dice: str
    rolls_checked: int
    links: int
    """How many rolls carry a number of a player's own device."""
    remarks: tuple[str, ...]
    """What the dice protocol could not protect in this game."""
    result: Result | None
    ended: str = ""


class StepShown(Struct, frozen=True):
    """A step of a game: its event, its number in the game from 1, and the position after it. For the other fields see
    `NarratedEvent`."""

    seq: int
    number: int
    entry: Entry
    sentence: str
    view: msgspec.Raw
    task: str
    """Who is to move now."""
    turn: Turn
    gains: dict[int, int] = {}
    action: msgspec.Raw | UnsetType = UNSET
    outcome: msgspec.Raw | UnsetType = UNSET


class Steps(Struct, frozen=True):
    """Some steps of a game in order, the total number, and the event where the next ones begin, if there are more."""

    steps: tuple[StepShown, ...]
    all: int
    more: int | None
