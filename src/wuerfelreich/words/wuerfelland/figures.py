"""The pictures in the rules of Würfelland."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS, Colour
from wuerfelreich.rules.wuerfelland.fields import COLUMNS
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.rules.wuerfelland.view import Land
from wuerfelreich.words.figures import NO, THEN, DiceItem, SignItem, played

GAME = Wuerfelland()
#: The part of a board around its start: from this row and column on, this many. The first row is an even one, because
#: every second row is shifted.
FIRST_ROW, ROWS, FIRST_COLUMN, COLUMNS_SHOWN = 2, 4, 3, 8
Badge: TypeAlias = Literal["found", "chest", "too_many", "chance"]


class LandItem(Struct, frozen=True, tag_field="type", tag="land"):
    """A board or a part of it, with its crosses; the fields that may be crossed now are lit."""

    board: str
    rows: tuple[str, ...]
    crossed: tuple[str, ...]
    lit: tuple[str, ...] = ()


class FieldItem(Struct, frozen=True, tag_field="type", tag="field"):
    """A single field."""

    of: str
    treasure: bool = False
    crossed: bool = False


class ProgressItem(Struct, frozen=True, tag_field="type", tag="progress"):
    """Treasures found of those the goal asks for, and fields crossed of a colour."""

    treasures: int
    goal: int
    colour: Colour
    crossed: int
    fields: int


class BadgeItem(Struct, frozen=True, tag_field="type", tag="badge"):
    """A sign on the table."""

    badge: Badge


Item: TypeAlias = DiceItem | SignItem | LandItem | FieldItem | ProgressItem | BadgeItem
Figure: TypeAlias = tuple[tuple[Item, ...], ...]

PARAGRAPHS = {
    Phase.DEAL.name.lower(): "table",
    Phase.SIDE.name.lower(): "table",
    Phase.START.name.lower(): "round",
    Phase.ROLL.name.lower(): "roll",
    Phase.CHOOSE.name.lower(): "roll",
    Phase.GO_ON.name.lower(): "roll",
    Phase.CROSS.name.lower(): "cross",
    Phase.TREASURE_ROLL.name.lower(): "treasure",
    Phase.TREASURE.name.lower(): "treasure",
    Phase.OVER.name.lower(): "end",
}


def figures() -> dict[str, Figure]:
    """All pictures by name."""
    return {**_material(), **_signs(), **_examples()}


def _material() -> dict[str, Figure]:
    board = GAME.box.boards[0]
    return {
        "dice": ((DiceItem(tuple(LETTERS)),),),
        "board": ((LandItem(board.name, board.rows, ()),),),
    }


def _signs() -> dict[str, Figure]:
    return {
        **{f"field-{colour}": ((DiceItem((letter,)), FieldItem(colour)),) for colour, letter in _letters().items()},
        "field-start": ((FieldItem("start"),),),
        "field-obstacle": ((FieldItem("obstacle"),),),
        "field-treasure": ((FieldItem("blue", treasure=True),),),
        "field-crossed": ((FieldItem("blue", crossed=True),),),
        "field-found": ((FieldItem("blue", treasure=True, crossed=True),),),
        **{f"badge-{badge}": ((BadgeItem(badge),),) for badge in get_args(Badge)},
    }


def _letters() -> dict[str, str]:
    return dict(zip(COLOURS, LETTERS, strict=True))


def _examples() -> dict[str, Figure]:
    first, chosen, _, second, _ = played(GAME, "roll")
    before, crossed, answered, rolled, after = played(GAME, "cross")
    many, _ = played(GAME, "over")
    won = played(GAME, "goal")[-1]
    return {
        "roll": ((_dice(first),), (THEN,), (_dice(chosen),), (THEN,), (_dice(second),)),
        "cross": ((_dice(before),), (_part(before, 0, _fields(before, 0, "G")),), (THEN,), (_part(crossed, 0),)),
        "others": (
            (DiceItem(tuple(LETTERS[die] for die in crossed.dice)),),
            (_part(crossed, 1, _single(crossed)),),
            (THEN,),
            (_part(answered, 1),),
        ),
        "over": ((_dice(many),), (_part(many, 0, _free(many, 0, "G")), NO)),
        "treasure": (
            (BadgeItem("chest"), _dice(rolled)),
            (_part(rolled, 0, _fields(rolled, 0, "R")),),
            (THEN,),
            (_part(after, 0),),
        ),
        "goal": ((_whole(GAME.view(won).lands[0]),), _goal(won)),
    }


def _dice(state: State) -> DiceItem:
    """The dice on the table, those set aside first."""
    aside = (LETTERS[state.colour],) * state.aside
    others = tuple(LETTERS[die] for die in state.dice)
    return DiceItem((*aside, *others), (True,) * len(aside) + (False,) * len(others))


def _fields(state: State, seat: int, letter: str) -> tuple[str, ...]:
    """All fields of a colour that a legal move would cross now."""
    moves = [GAME.write_action(action).split() for action in GAME.legal_for(state, seat)]
    return tuple(
        sorted({field for verb, *rest in moves if verb == "cross" and rest[0] == letter for field in rest[1:]})
    )


def _single(state: State) -> tuple[str, ...]:
    """All fields that the second player may cross now."""
    return tuple(sorted({field for die in set(state.dice) for field in _fields(state, 1, LETTERS[die])}))


def _free(state: State, seat: int, letter: str) -> tuple[str, ...]:
    """The free fields of the areas where dice of a colour could go."""
    colour = GAME.view(state).lands[seat].colours[LETTERS.index(letter)]
    return tuple(field for place in colour.places for field in place.free)


def _part(state: State, seat: int, lit: tuple[str, ...] = ()) -> LandItem:
    """The middle of a board, as a board of its own."""
    land = GAME.view(state).lands[seat]
    rows = land.rows[FIRST_ROW : FIRST_ROW + ROWS]
    return LandItem(
        land.board,
        tuple(row[FIRST_COLUMN : FIRST_COLUMN + COLUMNS_SHOWN] for row in rows),
        _moved(land.crossed),
        _moved(lit),
    )


def _moved(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of these fields on the part of the board; those outside it are left out."""
    places = [(COLUMNS.index(name[0]) - FIRST_COLUMN, int(name[1:]) - 1 - FIRST_ROW) for name in names]
    return tuple(
        f"{COLUMNS[column]}{row + 1}" for column, row in places if 0 <= column < COLUMNS_SHOWN and 0 <= row < ROWS
    )


def _whole(land: Land) -> LandItem:
    return LandItem(land.board, land.rows, land.crossed)


def _goal(state: State) -> tuple[Item, ...]:
    """What the winner has: the treasures, and the colour that is complete."""
    land = GAME.view(state).lands[0]
    best = land.colours[land.best]
    return (ProgressItem(land.treasures, state.treasures, best.colour, best.crossed, best.fields),)
