"""Points and places in the board game."""

from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.game import Group, Phrase, Result, Sheet
from wuerfelreich.rules.places import places


def largest_area(box: Box, state: State, seat: int) -> int:
    """The number of fields in a player's largest connected area."""
    areas = box.maps[state.arrangement].areas(state.realms[seat].markers)
    return max((area.bit_count() for area in areas), default=0)


def sheet(box: Box, state: State, seat: int) -> Sheet:
    """Every point of a player; what there is none of is left out. Of several largest areas, only one counts as the
    largest."""
    realm, points = state.realms[seat], box.scoring
    area = largest_area(box, state, seat)
    others = realm.markers.bit_count() - area
    most = max(other.fires for other in state.realms)
    bonus = points.most_dragon_fires if realm.fires == most > 0 else 0  # BR12, our ruling: none without a fire
    fires = "br-score-most-fires" if bonus else "br-score-fires"
    found = (
        ("br-score-area", area, area * points.largest_area_field),
        ("br-score-fields", others, others * points.other_field),
        (fires, realm.fires, bonus),
        ("br-score-gold", realm.gold, realm.gold * points.golden_gem),
        ("br-score-white", realm.white, realm.white * points.white_gem),
    )
    return Sheet(tuple(Group(Phrase(what, {"count": count}), worth) for what, count, worth in found if count))


def ending(state: State) -> str:
    """What ended the game: no tile was left, or somebody had to place a 17th marker (BR11)."""
    return "markers" if state.supply else "tiles"


def result(box: Box, state: State) -> Result:
    """Most points win, then most dragon fires, then the place is shared. A 17th marker wins outright (BR11)."""
    how = ending(state)
    merits = [(0, sheet(box, state, seat).total, realm.fires) for seat, realm in enumerate(state.realms)]
    if how == "markers":
        merits[state.player] = (1, 0, 0)
    return Result(places(merits), how)
