"""What a crossing brings: treasures, a full area or colour, the goal, or new ways across the land."""

from wuerfelreich.review.wording import listed
from wuerfelreich.rules.wuerfelland import scoring
from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.dice import COLOURS, colour_name
from wuerfelreich.rules.wuerfelland.fields import around
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.words.catalogue import Words

MAX_COLOURS = 2
"""New ways are named by so many colours at most."""


def crossing_gains(words: Words, box: Box, state: State, cross: Cross) -> list[str]:
    """What a crossing brings the player besides its crosses; if it is nothing else, what the area still needs."""
    board = box.boards[state.boards[state.seat]]
    area = next(area for area in board.areas[cross.colour] if area & cross.fields)
    left = area & ~(state.crossed[state.seat] | cross.fields)
    still = words.text("wl-hint-area-left", {"fields": left.bit_count()})
    return lasting_gains(words, box, state, cross) or [still]


def lasting_gains(words: Words, box: Box, state: State, cross: Cross) -> list[str]:
    """What a crossing brings, and one of more fields in the same area too."""
    board = box.boards[state.boards[state.seat]]
    before = state.crossed[state.seat]
    crossed = before | cross.fields
    area = next(area for area in board.areas[cross.colour] if area & cross.fields)
    found = []
    if treasures := (cross.fields & board.treasures).bit_count():
        found.append(words.text("wl-hint-treasures", {"count": treasures}))
    if scoring.reached(board, crossed, state.treasures):
        return [*found, words.text("wl-hint-goal")]
    if board.colours[cross.colour] & ~crossed == 0:
        found.append(words.text("wl-hint-colour", {"colour": colour_name(cross.colour)}))
    elif area & ~crossed == 0:
        found.append(words.text("wl-hint-area"))
    if treasures:
        return found
    new = around(cross.fields) & ~around(before) & ~crossed & board.coloured
    if _treasures_next(box, state, crossed) and not _treasures_next(box, state, before):
        found.append(words.text("wl-hint-near-treasure"))
    elif opened := [colour for colour, fields in enumerate(board.colours) if fields & new and colour != cross.colour]:
        names = [words.name(colour_name(colour)) for colour in opened[:MAX_COLOURS]]
        found.append(words.text("wl-hint-opens", {"colours": listed(words, names)}))
    return found


def _treasures_next(box: Box, state: State, crossed: int) -> int:
    """The treasures that one die of the right colour would reach, as fields."""
    seat, near = state.seat, around(crossed) & ~crossed
    crossings, treasures = box.crossings[state.boards[seat]], box.boards[state.boards[seat]].treasures
    found = 0
    for colour in range(len(COLOURS)):
        for place in crossings.places(crossed, near, colour):
            found |= place.free & near & treasures
    return found
