"""Boards are called what the table calls them, and two areas of one colour are told apart by their sizes."""

import re

from tests.review.positions import decisions, unjudged
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import ChooseBoard, Cross
from wuerfelreich.rules.wuerfelland.state import Phase, State

SIZE = re.compile(r"in the area of (\w+) field")


def test_of_several_areas_the_words_say_which() -> None:
    several = 0
    for one in decisions("wuerfelland"):
        assert isinstance(one.state, State)
        assert isinstance(one.game, Wuerfelland)
        if one.state.phase is not Phase.CROSS:
            continue
        reasons = unjudged(one)
        board = one.game.box.boards[one.state.boards[one.state.seat]]
        areas: dict[int, dict[int, str]] = {}
        for cross in reasons.judged.legal:
            if isinstance(cross, Cross):
                [area] = [area for area in board.areas[cross.colour] if area & cross.fields]
                said = SIZE.search(reasons.play(cross))
                areas.setdefault(cross.colour, {})[area] = said[1] if said else ""
        for found in areas.values():
            sizes = {area: "one" if area.bit_count() == 1 else str(area.bit_count()) for area in found}
            assert found == (sizes if len(found) > 1 else dict.fromkeys(found, ""))
            assert len(set(found.values())) == len(found)
            several += len(found) > 1
    assert several > 10


def test_a_board_is_called_what_is_written_below_it() -> None:
    asked = (one for one in decisions("wuerfelland") if isinstance(one.state, State))
    one = next(one for one in asked if one.state.phase is Phase.SIDE)  # type: ignore[attr-defined]
    reasons = unjudged(one)
    assert isinstance(one.game, Wuerfelland)
    sides = [side for side in reasons.judged.legal if isinstance(side, ChooseBoard)]
    names = [one.game.box.names[side.board] for side in sides]
    assert [reasons.play(side) for side in sides] == [f"play on board {name}" for name in names]
