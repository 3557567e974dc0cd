"""Actions and outcomes of the board game as clients get them."""

from typing import Literal

from msgspec import Struct

from wuerfelreich.rules.brettspiel import actions
from wuerfelreich.rules.brettspiel.actions import TWO_SUPERJOKERS, WITH_SUPERJOKER, Action, Alarm, Decline, Gem
from wuerfelreich.rules.brettspiel.effects import KNOWN
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES, LANDSCAPES
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.notation import outcome_kind
from wuerfelreich.rules.chance import Chance, Outcome, StartDrawn
from wuerfelreich.rules.coloured_dice import Keep, KeptFaces, RolledFaces, view_keep, view_roll
from wuerfelreich.rules.faces import FACE_NAMES, FACES


class Pair(Struct, frozen=True):
    """Two cards that make one die: the face of a joker (None if there is none) and how many are superjokers."""

    face: str | None
    superjokers: int


class Take(Struct, frozen=True, tag="take"):
    """Take the open citizen of a stack (from 0) and discard these pairs for it."""

    stack: int
    pairs: tuple[Pair, ...]


class Place(Struct, frozen=True, tag="place"):
    """Put the drawn tile on this field; `fire_of` is the seat that has to give its dragon fire (BR9)."""

    field: str
    fire_of: int | None


class Tame(Struct, frozen=True, tag="tame"):
    """Replace the dragon fire on this field with the player's marker."""

    field: str


class Bully(Struct, frozen=True, tag="bully"):
    """Replace the opponent's marker on this field with the player's."""

    field: str


class StealCard(Struct, frozen=True, tag="steal_card"):
    """Steal a face-up card with this joker."""

    owner: int
    joker: str


class StealGem(Struct, frozen=True, tag="steal_gem"):
    """Steal a gem."""

    owner: int
    gem: Literal["gold", "white"]


class CitizenDrawn(Struct, frozen=True, tag="citizen"):
    """A citizen lies open on its stack."""

    card: str


class TileDrawn(Struct, frozen=True, tag="tile"):
    """A castle tile; `again` if it was seen before."""

    landscape: str
    again: bool


class FieldDrawn(Struct, frozen=True, tag="field"):
    """A field on which something is put before the game."""

    field: str


class MapLaid(Struct, frozen=True, tag="map"):
    """How the two halves of the map lie together."""

    arrangement: str


ActionView = KeptFaces | Take | Alarm | Place | Tame | Bully | StealCard | StealGem | Decline
OutcomeView = RolledFaces | CitizenDrawn | TileDrawn | FieldDrawn | MapLaid | StartDrawn

PAIRS = (
    *(Pair(FACE_NAMES[code], 0) for code in range(WITH_SUPERJOKER)),
    *(Pair(FACE_NAMES[code - FACES], 1) for code in range(WITH_SUPERJOKER, TWO_SUPERJOKERS)),
    Pair(None, 2),
)
"""The pairs by code."""


def view_action(action: Action) -> ActionView:
    """An action with fields, faces and pairs by name."""
    match action:
        case Keep():
            return view_keep(action)
        case actions.Take(stack, pairs):
            return Take(stack, tuple(PAIRS[pair] for pair in pairs))
        case actions.Place(field, fire_of):
            return Place(FIELD_NAMES[field], fire_of)
        case actions.Tame(field):
            return Tame(FIELD_NAMES[field])
        case actions.Bully(field):
            return Bully(FIELD_NAMES[field])
        case actions.StealCard(owner, joker):
            return StealCard(owner, FACE_NAMES[joker])
        case actions.StealGem(owner, gem):
            return StealGem(owner, "gold" if gem is Gem.GOLD else "white")
        case Alarm() | Decline():
            return action


def view_outcome(box: Box, chance: Chance, outcome: Outcome) -> OutcomeView:
    """The dice, the citizen, the tile, the field, the start player or the arrangement of the map."""
    item = outcome.items[0]
    match outcome_kind(chance):
        case "roll":
            return view_roll(chance, outcome)
        case "card":
            return CitizenDrawn(box.names[item])
        case "tile":
            return TileDrawn(LANDSCAPES[item % KNOWN], item >= KNOWN)
        case "start":
            return StartDrawn(item)
        case "map":
            return MapLaid(box.lays.name(item))
        case _:
            return FieldDrawn(FIELD_NAMES[item])
