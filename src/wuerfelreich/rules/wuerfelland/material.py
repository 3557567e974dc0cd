"""The boards of Würfelland: facts from `material.json`, checked when loaded."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.rules.material import Faults, Material
from wuerfelreich.rules.wuerfelland.board import TREASURES_PER_COLOUR, Board, BoardRow
from wuerfelreich.rules.wuerfelland.board_faults import board_faults
from wuerfelreich.rules.wuerfelland.crossing import Crossings, TableCache
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, TREASURE_DICE
from wuerfelreich.rules.wuerfelland.fields import EVEN_ROW, ODD_ROW

MAX_PLAYERS = 4
TREASURES = 9
#: Boards in a file; the game has eight.
MAX_BOARDS = 12


class _Dice(Struct, frozen=True):
    count: int = DICE
    faces: tuple[str, ...] = COLOURS
    treasure_roll_dice: int = TREASURE_DICE


class _Goal(Struct, frozen=True):
    treasures: int = TREASURES
    of: int = TREASURES_PER_COLOUR * len(COLOURS)
    full_colours: int = 1


class _Grid(Struct, frozen=True):
    neighbours_even_row: tuple[tuple[int, int], ...] = EVEN_ROW
    neighbours_odd_row: tuple[tuple[int, int], ...] = ODD_ROW


class Box(Material):
    """The material of a game, ready for play. Boards and sheets are numbered from 0.

    A custom file needs `boards` and `sheets`. Whatever it says about dice, goal and neighbours must match the rules:
    those are not the box's to change, and a file that differed would silently be played wrongly.
    """

    def __init__(self, data: bytes | None = None) -> None:
        super().__init__(__package__, data)
        faults = Faults()
        self._check_rules(faults)
        rows = faults.rows(self.raw.get("boards"), BoardRow, "boards", MAX_BOARDS)
        sheets = faults.rows(self.raw.get("sheets"), tuple[str, ...], "sheets", MAX_BOARDS)
        faults.check(bool(rows), "there must be at least one board")
        names = [row.name for row in rows]
        _check_names(faults, names)
        faults.found += [f"board {row.name[:40]}: {fault}" for row in rows for fault in board_faults(row)]
        _check_sheets(faults, sheets, names)
        faults.raise_if_any()
        self.boards = boards = [Board(row) for row in rows]
        self.names = tuple(names)
        self.codes = {name: code for code, name in enumerate(names)}
        self.sheets = tuple(tuple(self.codes[name] for name in sheet) for sheet in sheets)
        self.crossings: TableCache[int, Crossings] = TableCache(lambda code: Crossings(boards[code]), MAX_BOARDS)
        """By board; most boards of a file are not played on."""

    def _check_rules(self, faults: Faults) -> None:
        dice = faults.convert(self.raw.get("dice", {}), _Dice, "dice")
        faults.check(
            dice in (None, _Dice()),
            f"dice: the rules use {DICE} dice with the faces {', '.join(COLOURS)}, and {TREASURE_DICE} for a treasure",
        )
        goal = faults.convert(self.raw.get("goal", {}), _Goal, "goal")
        faults.check(goal in (None, _Goal()), f"goal: the rules ask for {TREASURES} of 12 treasures and one colour")
        grid = faults.convert(self.raw.get("grid", {}), _Grid, "grid")
        faults.check(
            grid is None or (_same(grid.neighbours_even_row, EVEN_ROW) and _same(grid.neighbours_odd_row, ODD_ROW)),
            "grid: the neighbours must be those of hexagons whose odd rows are shifted right by half a field",
        )

    @property
    def warnings(self) -> tuple[str, ...]:
        found = [f"{board.name}: {warning}" for board in self.boards for warning in board.warnings()]
        dealt = {board for sheet in self.sheets for board in sheet}
        found += [
            f"{name}: it is on no sheet, so it is never dealt, only chosen"
            for code, name in enumerate(self.names)
            if code not in dealt
        ]
        if len(self.sheets) < MAX_PLAYERS:
            found.append(f"{len(self.sheets)} sheets are not enough to deal to {MAX_PLAYERS} players")
        return tuple(found)

    def sheet_name(self, sheet: int) -> str:
        """A sheet in notation: the names of its sides."""
        return "/".join(self.names[board] for board in self.sheets[sheet])


def _check_names(faults: Faults, names: Sequence[str]) -> None:
    for name, times in Counter(names).items():
        plain = name.isascii() and name.replace("_", "").isalnum() and len(name) <= 20
        faults.check(plain, f"the name '{name[:40]}' must be at most 20 letters, digits and _")
        faults.check(times == 1, f"the name '{name[:40]}' appears more than once")


def _check_sheets(faults: Faults, sheets: Sequence[tuple[str, ...]], names: Sequence[str]) -> None:
    for number, sheet in enumerate(sheets, start=1):
        faults.check(len(sheet) in (1, 2), f"sheet {number} must have one side or two, not {len(sheet)}")
        for name in sheet[:2]:
            faults.check(name in names, f"sheet {number}: there is no board '{name[:40]}'")
    sides = (name for sheet in sheets for name in sheet)
    for name, times in Counter(sides).items():
        faults.check(times == 1, f"the board '{name[:40]}' is on more than one side of a sheet")


def _same(given: Sequence[tuple[int, int]], wanted: Sequence[tuple[int, int]]) -> bool:
    return sorted(given) == sorted(wanted)
