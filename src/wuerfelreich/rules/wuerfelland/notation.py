"""The notation of Würfelland's actions and outcomes, both ways."""

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.text import possible
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import LETTERS, read_colour, read_dice, write_dice
from wuerfelreich.rules.wuerfelland.fields import CODES, COLUMNS, SIDE, names_of
from wuerfelreich.rules.wuerfelland.material import Box


def write_action(box: Box, action: Action) -> str:
    """`board 2A`, `choose G`, `roll`, `stop`, `cross G c4 c5 d5`, `pass`."""
    match action:
        case Cross(colour, fields):
            return f"cross {LETTERS[colour]} {write_fields(fields)}"
        case ChooseColour(colour):
            return f"choose {LETTERS[colour]}"
        case ChooseBoard(board):
            return f"board {box.names[board]}"
        case RollOn():
            return "roll"
        case Stop():
            return "stop"
        case Pass():
            return "pass"


def read_action(box: Box, text: str) -> Action:
    """The action that a notation stands for."""
    match text.split():
        case ["cross", colour, *fields]:
            return Cross(read_colour(colour), read_fields(fields))
        case ["choose", colour]:
            return ChooseColour(read_colour(colour))
        case ["board", name]:
            return ChooseBoard(read_board(box, name))
        case ["roll"]:
            return RollOn()
        case ["stop"]:
            return Stop()
        case ["pass"]:
            return Pass()
    raise NotationError(
        f"'{text[:40]}' is not an action: write board, choose, roll, stop, cross or pass, as in 'cross G c4 c5'"
    )


def write_fields(mask: int) -> str:
    """A set of fields, row by row."""
    return " ".join(names_of(mask))


def read_fields(names: list[str]) -> int:
    """The set of these fields: at least one, none twice."""
    mask = 0
    for name in names:
        if name not in CODES:
            last = f"{COLUMNS[-1]}{SIDE}"
            raise NotationError(f"'{name[:40]}' is not a field: write column and row, from a1 to {last}")
        if mask >> CODES[name] & 1:
            raise NotationError(f"the field {name} appears twice")
        mask |= 1 << CODES[name]
    if not mask:
        raise NotationError("the fields are missing: write them as in 'cross G c4 c5'")
    return mask


def read_board(box: Box, name: str) -> int:
    """The board with this name."""
    if name not in box.codes:
        raise NotationError(f"there is no board '{name[:40]}'; there are {', '.join(box.names)}")
    return box.codes[name]


def write_outcome(box: Box, chance: Chance, outcome: Outcome) -> str:
    """Dice, a sheet by the names of its sides, or the start player."""
    match outcome_kind(chance):
        case "deal":
            return box.sheet_name(outcome.items[0])
        case "start":
            return seat_name(outcome.items[0])
        case _:
            return write_dice(outcome.items)


def read_outcome(box: Box, chance: Chance, text: str) -> Outcome:
    """The outcome that a notation stands for."""
    match outcome_kind(chance):
        case "deal":
            items: tuple[int, ...] = (read_sheet(box, text),)
        case "start":
            items = (read_seat(text),)
        case _:
            items = read_dice(text)
    return possible(chance, Outcome(items), text)


def outcome_kind(chance: Chance) -> str:
    """The first word of a label: `deal 1`, `start`, `round 3 roll 2`."""
    return chance.label.partition(" ")[0]


def read_sheet(box: Box, text: str) -> int:
    """The sheet with these sides."""
    for sheet in range(len(box.sheets)):
        if box.sheet_name(sheet) == text:
            return sheet
    raise NotationError(f"there is no sheet '{text[:40]}'")
