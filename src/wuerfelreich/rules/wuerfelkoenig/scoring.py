"""Points and places in Würfelkönig."""

from functools import lru_cache

from wuerfelreich.rules.game import Group, Line, Name, Phrase, Result, Sheet, group
from wuerfelreich.rules.places import places
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, STACK, Box
from wuerfelreich.rules.wuerfelkoenig.state import State


@lru_cache(maxsize=4096)
def sheet(box: Box, pile: tuple[int, ...]) -> Sheet:
    """Every card of a pile with its points, by kind; fairies share a line, n of them are worth n² (WK7). Dragons that
    others gave are with the penalties: their sum is what a tie depends on (WK12). Kept, because a pile stays as it is
    for many moves, and every move asks for its points."""
    fairies = sum(_is_fairy(box, card) for card in pile)
    others = [card for card in pile if not _is_fairy(box, card)]
    minus = [card for card in others if _line(box, card).points < 0]
    groups = [
        _group(box, "citizens", [card for card in others if 0 <= card < CITIZENS and card not in minus]),
        _group(box, "villages", [card for card in others if card >= CITIZENS]),
        Group(Phrase("wk-score-fairies", {"count": fairies}), fairies * fairies) if fairies else None,
        _group(box, "minus", minus),
    ]
    return Sheet(tuple(one for one in groups if one is not None))


def _group(box: Box, kind: str, cards: list[int]) -> Group | None:
    """The cards of one kind; None if there are none."""
    if not cards:
        return None
    return group(Phrase(f"wk-score-{kind}", {"count": len(cards)}), tuple(_line(box, card) for card in cards))


def _is_fairy(box: Box, card: int) -> bool:
    return 0 <= card < CITIZENS and box.is_fairy[card]


def _line(box: Box, card: int) -> Line:
    if card < 0:
        return Line(Phrase("wk-score-penalty"), card)
    if card < CITIZENS:
        citizen = box.citizens[card]
        assert isinstance(citizen.points, int)
        return Line(Phrase("wk-score-card", {"card": Name(f"wk-{citizen.kind}")}), citizen.points)
    stack, place = divmod(card - CITIZENS, STACK)
    name = Name(f"wk-{box.villages[stack].id}")
    return Line(Phrase("wk-score-card", {"card": name}), box.village_values[place])


def minus(sheet: Sheet) -> int:
    """The sum of the negative points, as a positive number."""
    return -sum(line.points for line in sheet.lines if line.points < 0)


def result(box: Box, state: State, ending: str) -> Result:
    """Most points win; then fewer minus points (their sum, not their count); then the place is shared (WK12)."""
    sheets = [sheet(box, pile) for pile in state.piles]
    return Result(places([(one.total, -minus(one)) for one in sheets]), ending)
