"""Why a colour or a field of a land cannot be used with the dice on the table."""

from wuerfelreich.rules.game import Phrase, Refusal
from wuerfelreich.rules.wuerfelland.actions import Cross
from wuerfelreich.rules.wuerfelland.crossing import Open
from wuerfelreich.rules.wuerfelland.dice import groups
from wuerfelreich.rules.wuerfelland.fields import fields_of, names_of
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.refusals import answer_refusal
from wuerfelreich.rules.wuerfelland.state import Phase, State


def usable_dice(state: State, seat: int) -> dict[int, int]:
    """The colours whose dice this seat may use now, each with their number; empty unless fields are being crossed."""
    if not _crosses(state, seat):
        return {}
    active = state.phase is Phase.CROSS and seat == state.active
    return {state.colour: state.aside} if active else dict(groups(state.dice))


def _crosses(state: State, seat: int) -> bool:
    """Whether the dice on the table are for this seat to cross fields with; a treasure roll is for one player only."""
    return state.phase is Phase.CROSS or (state.phase is Phase.TREASURE and seat == state.seat)


def colour_refusal(box: Box, state: State, seat: int, colour: int, places: list[Open]) -> Refusal | None:
    """Why this seat cannot cross any field of a colour now; None if it can, or if nothing is being crossed."""
    if not _crosses(state, seat):
        return None
    count = usable_dice(state, seat).get(colour, 0)
    if count and any(count <= place.size for place in places):
        return None
    return answer_refusal(box, state, seat, Cross(colour, 0))


def closed_fields(
    box: Box, state: State, seat: int, colour: int, places: list[Open]
) -> list[tuple[tuple[str, ...], Refusal]]:
    """The free fields of a colour that can be used now which no legal crossing includes, by the reason; the field in
    question is not named."""
    count = usable_dice(state, seat).get(colour, 0)
    if not count or colour_refusal(box, state, seat, colour, places) is not None:
        return []
    crossed, near = state.crossed[seat], state.near[seat]
    board = box.boards[state.boards[seat]]
    ways = box.crossings[state.boards[seat]].ways(crossed, near, ((colour, count),))
    used = 0
    for way in ways:
        used |= way.fields
    found: dict[str, tuple[int, Refusal]] = {}
    free = board.colours[colour] & ~crossed
    for field in fields_of(free & ~used):
        area = next(area for area in board.areas[colour] if area >> field & 1)
        why = answer_refusal(box, state, seat, Cross(colour, _crossing(field, area & free, free, count)))
        assert why is not None
        fields, _ = found.get(why.key, (0, why))
        found[why.key] = (fields | 1 << field, why)
    return [(names_of(fields), _unnamed(why)) for fields, why in found.values()]


def _crossing(field: int, area: int, free: int, count: int) -> int:
    """This many free fields of a colour with this one among them, in its own area as far as they go."""
    chosen = 1 << field
    for one in (*fields_of(area), *fields_of(free)):
        if chosen.bit_count() < count:
            chosen |= 1 << one
    return chosen


def _unnamed(why: Refusal) -> Refusal:
    return Phrase(why.key, {name: value for name, value in why.args.items() if name != "field"})
