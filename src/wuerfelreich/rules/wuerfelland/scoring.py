"""The goal of Würfelland, and everybody's progress."""

from wuerfelreich.rules.game import Group, Line, Name, Phrase, Result, Sheet, Way, group
from wuerfelreich.rules.places import places
from wuerfelreich.rules.wuerfelland.board import Board
from wuerfelreich.rules.wuerfelland.dice import COLOURS, colour_name
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.state import State


def reached(board: Board, crossed: int, treasures: int) -> bool:
    """Whether these crosses reach the goal: enough treasures, and all fields of one colour (WL11)."""
    return (crossed & board.treasures).bit_count() >= treasures and has_full_colour(board, crossed)


def has_full_colour(board: Board, crossed: int) -> bool:
    """Whether all fields of some colour are crossed."""
    return any(fields & ~crossed == 0 for fields in board.colours)


def winners(box: Box, state: State) -> list[int]:
    """The seats that have reached the goal."""
    boards, crossed, treasures = box.boards, state.crossed, state.treasures
    return [
        seat
        for seat, code in enumerate(state.boards)
        if (crossed[seat] & boards[code].treasures).bit_count() >= treasures  # checked every round, and usually too few
        and has_full_colour(boards[code], crossed[seat])
    ]


def best_colour(board: Board, crossed: int) -> int:
    """The colour with the fewest fields to go; among equals the one with more crosses, then the first."""
    return min(range(len(COLOURS)), key=lambda colour: _to_go(board, crossed, colour))


def _to_go(board: Board, crossed: int, colour: int) -> tuple[int, int]:
    fields = board.colours[colour]
    return (fields & ~crossed).bit_count(), -(fields & crossed).bit_count()


def sheet(board: Board, crossed: int, treasures: int) -> Sheet:
    """A point per treasure, colour by colour, and one for the first full colour; and how much of both there is."""
    lines = []
    for colour, fields in enumerate(board.colours):
        found = (fields & board.treasures & crossed).bit_count()
        if found:
            lines.append(Line(Phrase("wl-score-treasures", {"colour": colour_name(colour), "count": found}), found))
    best = best_colour(board, crossed)
    fields = board.colours[best]
    made = {"crossed": (fields & crossed).bit_count(), "fields": fields.bit_count()}
    full = made["crossed"] == made["fields"]
    told: dict[str, int | str | Name] = {"colour": colour_name(best), **made}
    all_found = (board.treasures & crossed).bit_count()
    found_treasures = group(Phrase("wl-score-all-treasures", {"count": all_found}), tuple(lines))
    groups = (*((found_treasures,) if lines else ()), Group(Phrase("wl-score-colour", told), int(full)))
    ways = (
        Way(Phrase("wl-way-treasures", {"count": all_found, "needed": treasures}), all_found >= treasures),
        Way(Phrase("wl-way-colour", told), full),
    )
    return Sheet(groups, ways)


def sheets(box: Box, state: State) -> tuple[Sheet, ...]:
    """Every seat's progress; empty before the boards are chosen."""
    if len(state.boards) < len(state.crossed):
        return (Sheet(()),) * len(state.crossed)
    return tuple(
        sheet(box.boards[board], crossed, state.treasures)
        for board, crossed in zip(state.boards, state.crossed, strict=True)
    )


def result(box: Box, state: State) -> Result:
    """All who have reached the goal win, all others share the next place; at the round limit nobody wins (WL12)."""
    won = winners(box, state)
    if not won:
        return Result((1,) * len(state.crossed), "round_limit", drawn=True)
    merits = [(int(seat in won),) for seat in range(len(state.crossed))]
    return Result(places(merits), "treasure_roll" if state.treasure_rolls else "crossing")
