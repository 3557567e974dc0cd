"""Positions of Würfelland as text, both ways."""

from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.text import read_fields, read_number, write_fields
from wuerfelreich.rules.wuerfelland import notation, soundness
from wuerfelreich.rules.wuerfelland.dice import DICE, LETTERS, read_colour, read_dice, write_dice
from wuerfelreich.rules.wuerfelland.material import MAX_PLAYERS, Box
from wuerfelreich.rules.wuerfelland.play import ROUNDS
from wuerfelreich.rules.wuerfelland.state import Phase, State

FIELDS = (
    "wuerfelland",
    "goal",
    "round",
    "active",
    "seat",
    "rolls",
    "aside",
    "dice",
    "treasure-rolls",
    "owed",
    "sheets",
    "boards",
    "crosses",
)


def write_state(box: Box, state: State) -> str:
    """A position in one line; the start crosses are left out."""
    crosses = state.crossed
    if state.phase not in (Phase.DEAL, Phase.SIDE):
        crosses = tuple(mask & ~box.boards[board].start for mask, board in zip(crosses, state.boards, strict=True))
    return write_fields(
        {
            "wuerfelland": state.phase.name.lower(),
            "goal": str(state.treasures),
            "round": str(state.round),
            "active": "-" if state.active < 0 else seat_name(state.active),
            "seat": seat_name(state.seat),
            "rolls": str(state.rolls),
            "aside": f"{LETTERS[state.colour]} {state.aside}" if state.aside else "-",
            "dice": write_dice(state.dice),
            "treasure-rolls": str(state.treasure_rolls),
            "owed": " ".join(str(count) for count in state.owed),
            "sheets": " ".join(box.sheet_name(sheet) for sheet in state.sheets) or "-",
            "boards": " ".join(box.names[board] for board in state.boards) or "-",
            "crosses": " / ".join(notation.write_fields(mask) or "-" for mask in crosses),
        }
    )


def read_state(box: Box, text: str) -> State:
    """The position that a text describes, checked: nothing that play cannot reach."""
    fields = read_fields(text, FIELDS)
    phases = {phase.name.lower(): phase for phase in Phase}
    if fields["wuerfelland"] not in phases:
        raise NotationError(f"'{fields['wuerfelland'][:40]}' is not a phase: write one of {', '.join(phases)}")
    crosses = [_read_crosses(part.strip()) for part in fields["crosses"].split("/")]
    if not 2 <= len(crosses) <= MAX_PLAYERS:
        raise NotationError(f"the game is for two to four players, not for {len(crosses)}")
    colour, aside = _read_aside(fields["aside"])
    state = State(
        phase=phases[fields["wuerfelland"]],
        treasures=read_number(fields["goal"], 0, 99, "the goal"),
        round=read_number(fields["round"], 0, ROUNDS, "the round"),
        active=-1 if fields["active"] == "-" else _read_player(fields["active"], len(crosses)),
        seat=_read_player(fields["seat"], len(crosses)),
        rolls=read_number(fields["rolls"], 0, DICE, "the number of rolls made"),
        colour=colour,
        aside=aside,
        dice=read_dice(fields["dice"]),
        treasure_rolls=read_number(fields["treasure-rolls"], 0, 99, "the number of treasure rolls"),
        owed=tuple(read_number(count, 0, 12, "the treasure rolls owed") for count in fields["owed"].split()),
        sheets=tuple(notation.read_sheet(box, name) for name in _words(fields["sheets"])),
        boards=tuple(notation.read_board(box, name) for name in _words(fields["boards"])),
        crossed=tuple(crosses),
        near=(0,) * len(crosses),
    )
    return soundness.checked(box, state)


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def _read_crosses(text: str) -> int:
    return 0 if text == "-" else notation.read_fields(text.split())


def _read_player(text: str, players: int) -> int:
    seat = read_seat(text)
    if seat >= players:
        raise NotationError(f"there is no seat {text}: there are only {players} players")
    return seat


def _read_aside(text: str) -> tuple[int, int]:
    match text.split():
        case ["-"]:
            return -1, 0
        case [colour, count]:
            return read_colour(colour), read_number(count, 1, DICE, "the dice set aside")
    raise NotationError("the dice set aside are written as in 'aside G 3', or as a dash for none")
