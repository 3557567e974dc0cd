"""Which boards the network knows: ours, and those that are close to them."""

from wuerfelreich.odds.wuerfelland.land import Weights, land_of
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.material import TREASURES, Box

#: Our boards have areas of 3 to 6 fields, four areas and 18 fields in every colour, and efforts of 32 to 34.
AREA_SIZES = range(2, 10)
AREAS = range(3, 7)
FIELDS = range(12, 28)
EFFORTS = (22.0, 50.0)


def strangeness(box: Box) -> str | None:
    """Why some board of this box is too different, as a clause."""
    return next((found for code in range(len(box.boards)) if (found := _strange(box, code))), None)


def _strange(box: Box, code: int) -> str | None:
    board = box.boards[code]
    for found, known, what in _measures(board):
        if found not in known:
            return f"board {board.name} has {what.format(found)}, the network knows {known[0]} to {known[-1]}"
    start = land_of(board, box.crossings[code], Weights()).position(board.start, TREASURES)
    least, most = EFFORTS
    if not least <= start.now <= most:
        slow = "longer" if start.now > most else "shorter"
        return f"board {board.name} takes much {slow} than those that the network knows"
    return None


def _measures(board: Board) -> list[tuple[int, range, str]]:
    areas = [(area.bit_count(), AREA_SIZES, "an area of {} fields") for own in board.areas for area in own]
    numbers = [(len(own), AREAS, "{} areas of a colour") for own in board.areas]
    fields = [(colour.bit_count(), FIELDS, "{} fields of a colour") for colour in board.colours]
    return areas + numbers + fields
