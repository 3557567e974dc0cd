"""What clients see of Würfelland."""

from msgspec import Struct

from wuerfelreich.rules.game import Refusal
from wuerfelreich.rules.wuerfelland import play, scoring
from wuerfelreich.rules.wuerfelland.closed import closed_fields, colour_refusal
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, LETTERS, TREASURE_DICE, Colour
from wuerfelreich.rules.wuerfelland.fields import names_of
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.state import Phase, State


class OpenPlace(Struct, frozen=True):
    """An area where the next crosses of a colour go: its free fields, and those of them next to a cross."""

    free: tuple[str, ...]
    touching: tuple[str, ...]
    begun: bool


class ClosedFields(Struct, frozen=True):
    """Free fields of a colour that no crossing with the dice on the table can include, and why."""

    fields: tuple[str, ...]
    refusal: Refusal


class ColourProgress(Struct, frozen=True):
    """How far a player is in one colour."""

    colour: Colour
    crossed: int
    fields: int
    treasures: int
    places: tuple[OpenPlace, ...]
    room: int
    """The most dice of this colour that can be used now; more are overrolled."""
    refusal: Refusal | None
    """While fields are being crossed: why none of this colour can be."""
    closed: tuple[ClosedFields, ...]
    """If some can be: those that cannot."""


class Land(Struct, frozen=True):
    """A player's board: rows of letters as in the material, and the fields crossed (the start among them)."""

    board: str
    rows: tuple[str, ...]
    crossed: tuple[str, ...]
    treasures: int
    colours: tuple[ColourProgress, ...]
    best: int
    """The number of the colour with the fewest fields to go."""
    owed: int
    """Treasure rolls to come."""
    may_answer: bool
    """Decides now, or may answer early in phase 2."""
    won: bool


class SheetSides(Struct, frozen=True):
    """A sheet on the table while boards are chosen: the names of its sides and their rows."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class View(Struct, frozen=True):
    """The table."""

    phase: str
    round: int
    rounds: int
    """After this many the game ends without a winner."""
    goal: int
    """Treasures that the goal asks for, besides a full colour."""
    active: int | None
    player: int
    roll: int
    """Rolls made in phase 1."""
    colour: Colour | None
    """The colour that the active player has chosen."""
    aside: int
    dice: tuple[str, ...]
    """The dice besides those set aside, as letters."""
    to_roll: int
    """Dice in the next roll; while the player may roll on, those that would be rolled."""
    miss: float | None
    """The chance that rolling on brings no die of the chosen colour."""
    treasure_rolls: int
    sheets: tuple[SheetSides, ...]
    chosen: tuple[str, ...]
    """Names of the boards chosen so far."""
    lands: tuple[Land, ...]
    """Empty until all boards are chosen."""


def view(box: Box, state: State) -> View:
    """The state as clients get it."""
    to_roll = _to_roll(state)
    rolling_on = state.aside > 0 and state.phase in (Phase.GO_ON, Phase.ROLL)
    ready = len(state.boards) == len(state.crossed)
    return View(
        phase=state.phase.name.lower(),
        round=state.round,
        rounds=play.ROUNDS,
        goal=state.treasures,
        active=state.active if state.active >= 0 else None,
        player=state.seat,
        roll=state.rolls,
        colour=COLOURS[state.colour] if state.colour >= 0 else None,
        aside=state.aside,
        dice=tuple(LETTERS[die] for die in state.dice),
        to_roll=to_roll,
        miss=(5 / 6) ** to_roll if rolling_on else None,
        treasure_rolls=state.treasure_rolls,
        sheets=tuple(_sides(box, sheet) for sheet in state.sheets),
        chosen=tuple(box.names[board] for board in state.boards),
        lands=tuple(_land(box, state, seat) for seat in range(len(state.crossed))) if ready else (),
    )


def _to_roll(state: State) -> int:
    match state.phase:
        case Phase.ROLL | Phase.GO_ON:
            return DICE - state.aside
        case Phase.TREASURE_ROLL:
            return TREASURE_DICE
        case _:
            return 0


def _sides(box: Box, sheet: int) -> SheetSides:
    boards = [box.boards[board] for board in box.sheets[sheet]]
    return SheetSides(tuple(board.name for board in boards), tuple(board.rows for board in boards))


def _land(box: Box, state: State, seat: int) -> Land:
    board, crossed = box.boards[state.boards[seat]], state.crossed[seat]
    decides = seat == state.seat and state.phase in (Phase.CHOOSE, Phase.GO_ON, Phase.CROSS, Phase.TREASURE)
    return Land(
        board=board.name,
        rows=board.rows,
        crossed=names_of(crossed),
        treasures=(crossed & board.treasures).bit_count(),
        colours=tuple(_progress(box, state, seat, colour) for colour in range(len(COLOURS))),
        best=scoring.best_colour(board, crossed),
        owed=state.owed[seat],
        may_answer=decides or seat in play.waiting(box, state),
        won=scoring.reached(board, crossed, state.treasures),
    )


def _progress(box: Box, state: State, seat: int, colour: int) -> ColourProgress:
    board, crossed, near = box.boards[state.boards[seat]], state.crossed[seat], state.near[seat]
    places = box.crossings[state.boards[seat]].places(crossed, near, colour)
    fields = board.colours[colour]
    return ColourProgress(
        colour=COLOURS[colour],
        crossed=(fields & crossed).bit_count(),
        fields=fields.bit_count(),
        treasures=(fields & crossed & board.treasures).bit_count(),
        places=tuple(OpenPlace(names_of(place.free), names_of(place.free & near), place.begun) for place in places),
        room=max((place.size for place in places), default=0),
        refusal=colour_refusal(box, state, seat, colour, places),
        closed=tuple(ClosedFields(*closed) for closed in closed_fields(box, state, seat, colour, places)),
    )
