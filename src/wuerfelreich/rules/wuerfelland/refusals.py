"""Why an action is not legal in Würfelland. Agrees with `play.legal` on every action, as the law tests check."""

from wuerfelreich.rules.game import Name, Phrase, Refusal
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass
from wuerfelreich.rules.wuerfelland.crossing import Open
from wuerfelreich.rules.wuerfelland.dice import colour_name, groups
from wuerfelreich.rules.wuerfelland.fields import names_of, spread
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.play import ROLL_ON_OR_STOP
from wuerfelreich.rules.wuerfelland.state import Phase, State


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """The reason, or None if the action is legal for the player who decides."""
    match state.phase:
        case Phase.OVER:
            return Phrase("refusal-over")
        case Phase.CROSS | Phase.TREASURE:
            return answer_refusal(box, state, state.seat, action)
        case Phase.CHOOSE:
            return _choice_refusal(state, action)
        case Phase.GO_ON:
            return None if action in ROLL_ON_OR_STOP else Phrase("wl-refusal-go-on")
        case Phase.SIDE:
            return _side_refusal(box, state, action)
        case Phase.DEAL | Phase.START:
            return Phrase("wl-refusal-not-begun")
        case _:
            return Phrase("refusal-roll-first")


def _side_refusal(box: Box, state: State, action: Action) -> Refusal | None:
    sides = box.sheets[state.sheets[state.seat]]
    if isinstance(action, ChooseBoard) and action.board in sides:
        return None
    return Phrase("wl-refusal-side", {"front": box.names[sides[0]], "back": box.names[sides[1]]})


def _choice_refusal(state: State, action: Action) -> Refusal | None:
    if not isinstance(action, ChooseColour):
        return Phrase("wl-refusal-choose")
    if action.colour not in state.dice:
        return Phrase("wl-refusal-not-rolled", {"colour": colour_name(action.colour)})
    return None


def answer_refusal(box: Box, state: State, seat: int, action: Action) -> Refusal | None:
    """Why this seat may not do this with the dice that it may use."""
    active = state.phase is Phase.CROSS and seat == state.active
    match action:
        case Pass():
            return Phrase("wl-refusal-must-cross", _dice(state.colour, state.aside)) if active else None
        case Cross(colour):
            dice = ((state.colour, state.aside),) if active else groups(state.dice)
            if colour not in dict(dice):
                return _colour_refusal(state, seat, colour)
            return _cross_refusal(box, state, seat, action, dict(dice)[colour])
        case _:
            return Phrase("wl-refusal-cross")


def _cross_refusal(box: Box, state: State, seat: int, cross: Cross, count: int) -> Refusal | None:
    colour, fields = cross.colour, cross.fields
    board, crossed = box.boards[state.boards[seat]], state.crossed[seat]
    places = box.crossings[state.boards[seat]].places(crossed, state.near[seat], colour)
    if not any(count <= place.size for place in places):
        return _room_refusal(colour, count, places)
    if wrong := fields & ~board.colours[colour]:
        return Phrase("wl-refusal-field", {"field": names_of(wrong)[0], "colour": colour_name(colour)})
    if twice := fields & crossed:
        return Phrase("wl-refusal-crossed", {"field": names_of(twice)[0]})
    if fields.bit_count() != count:
        return Phrase("wl-refusal-count", {**_dice(colour, count), "fields": fields.bit_count()})
    return _place_refusal(state.near[seat], cross, places)


def _colour_refusal(state: State, seat: int, colour: int) -> Refusal:
    if state.phase is Phase.CROSS and seat == state.active:
        return Phrase("wl-refusal-final", {"colour": colour_name(state.colour)})
    if state.phase is Phase.CROSS and colour == state.colour:
        return Phrase("wl-refusal-active-colour", {"colour": colour_name(colour)})
    return Phrase("wl-refusal-not-rolled", {"colour": colour_name(colour)})


def _room_refusal(colour: int, count: int, places: list[Open]) -> Refusal:
    if not places:
        return Phrase("wl-refusal-unreachable", {"colour": colour_name(colour)})
    room = max(place.size for place in places)
    return Phrase("wl-refusal-overrolled", {**_dice(colour, count), "room": room})


def _place_refusal(near: int, cross: Cross, places: list[Open]) -> Refusal | None:
    """Whether the fields lie in one area (WL1) and connect to crosses (WL5)."""
    for place in places:
        if cross.fields & ~place.free == 0:
            loose = cross.fields & ~spread(near, cross.fields)
            return Phrase("wl-refusal-loose", {"field": names_of(loose)[0]}) if loose else None
    colour = colour_name(cross.colour)
    if places[0].begun:
        return Phrase("wl-refusal-begun", {"colour": colour, "room": places[0].size})
    if any(cross.fields & place.free for place in places):
        return Phrase("wl-refusal-two-areas", {"colour": colour})
    return Phrase("wl-refusal-far-area", {"field": names_of(cross.fields)[0]})


def _dice(colour: int, count: int) -> dict[str, int | str | Name]:
    return {"colour": colour_name(colour), "dice": count}
