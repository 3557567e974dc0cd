"""What clients see of the board game."""

from collections import Counter

from msgspec import Struct

from wuerfelreich.rules.brettspiel import scoring
from wuerfelreich.rules.brettspiel.actions import Bully, Place, Take, Tame
from wuerfelreich.rules.brettspiel.facts import (
    FIELD_NAMES,
    KINDS,
    LANDSCAPES,
    MARKERS,
    Citizen,
    Scoring,
)
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.play import legal
from wuerfelreich.rules.brettspiel.refusals import refusal
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, State
from wuerfelreich.rules.faces import face_names
from wuerfelreich.rules.game import Refusal

#: What is done on a field of the map, by phase.
_ON_FIELDS: dict[Phase, type[Place | Tame | Bully]] = {Phase.PLACE: Place, Phase.TAME: Tame, Phase.BULLY: Bully}


class MapField(Struct, frozen=True):
    """A field of the map with its place on the hexagon grid (axial coordinates)."""

    id: str
    q: int
    r: int
    landscape: str
    castle: bool
    """A castle tile lies there."""
    owner: int | None
    """The seat whose marker stands there."""
    fire: bool
    gem: str | None
    """`gold` or `white`."""
    choice: bool
    """The player who decides can choose this field now."""
    refusal: Refusal | None
    """Why not, while a field must be chosen."""


class Stack(Struct, frozen=True):
    """A stack of citizens: its number, the open card (None if there is none) and the cards below it."""

    number: int
    kind: str
    card: Citizen | None
    below: int
    tier: int
    """What the six dice reach: 0 nothing, 1 the condition; 1 to 3 with a merchant."""
    matching: tuple[str, ...]
    """The faces that take part in that."""
    missing: int
    """How many dice of any face are missing (for a merchant: to the first tier)."""
    with_jokers: int
    """How many ways the player has to reach the card, or a higher tier, by discarding pairs."""
    refusal: Refusal | None
    """Why the player who decides cannot take the card now without discarding any."""


class Tiles(Struct, frozen=True):
    """The castle tiles of a landscape that are not on the map: shown and put back, or not seen yet."""

    landscape: str
    known: int
    unseen: int


class Supply(Struct, frozen=True):
    """What lies beside the map. Two of the unseen tiles are out of play, and nobody knows which."""

    tiles: int
    pool: tuple[Tiles, ...]
    gold: int
    white: int
    fires: int


class Kingdom(Struct, frozen=True):
    """What a player owns."""

    jokers: tuple[str, ...]
    superjokers: int
    gold: int
    white: int
    fires: int
    fields: int
    largest_area: int
    markers_left: int
    points: int


class View(Struct, frozen=True):
    """The table."""

    phase: str
    turn: int
    player: int
    roll: int
    rolls: int
    dice: tuple[str, ...]
    effect: str | None
    hand: tuple[str, ...]
    """Landscapes of the drawn tiles."""
    arrangement: str
    """The name of a usual one; else how far half B is turned and moved, or `random` until it is drawn."""
    fields: tuple[MapField, ...]
    stacks: tuple[Stack, ...]
    supply: Supply
    scoring: Scoring
    """What things are worth in this box."""
    kingdoms: tuple[Kingdom, ...]


def view(box: Box, state: State) -> View:
    """The state as clients get it."""
    return View(
        phase=state.phase.name.lower(),
        turn=state.turn,
        player=state.player,
        roll=state.roll,
        rolls=ROLLS,
        dice=face_names(state.dice),
        effect=None if state.effect is Effect.NONE else state.effect.name.lower(),
        hand=tuple(LANDSCAPES[landscape] for landscape in state.hand),
        arrangement=box.lays.name(state.arrangement),
        fields=_fields(box, state),
        stacks=_stacks(box, state),
        supply=_supply(state),
        scoring=box.scoring,
        kingdoms=tuple(_kingdom(box, state, seat) for seat in range(len(state.realms))),
    )


def _fields(box: Box, state: State) -> tuple[MapField, ...]:
    owners = {
        field: seat
        for field in range(len(FIELD_NAMES))
        for seat, realm in enumerate(state.realms)
        if realm.markers >> field & 1
    }
    act = _ON_FIELDS.get(state.phase)
    choices = (
        {action.field for action in legal(box, state) if isinstance(action, Place | Tame | Bully)} if act else set()
    )
    return tuple(
        MapField(
            id=name,
            q=q,
            r=r,
            landscape=LANDSCAPES[box.landscape_of[field]],
            castle=bool(state.covered >> field & 1),
            owner=owners.get(field),
            fire=bool(state.fires >> field & 1),
            gem="gold" if state.gold >> field & 1 else "white" if state.white >> field & 1 else None,
            choice=field in choices,
            refusal=None if act is None or field in choices else refusal(box, state, act(field)),
        )
        for field, (name, (q, r)) in enumerate(zip(FIELD_NAMES, box.lays.positions(state.arrangement), strict=True))
    )


def _stacks(box: Box, state: State) -> tuple[Stack, ...]:
    takes: Counter[int] = Counter()
    if state.phase is Phase.CHOOSE:
        takes.update(action.stack for action in legal(box, state) if isinstance(action, Take) and action.pairs)
    rolled = state.phase is Phase.CHOOSE
    tiers = [box.tier(card, state.dice, ()) if rolled and card is not None else 0 for card in state.open]
    return tuple(
        Stack(
            number=stack + 1,
            kind=kind,
            card=None if card is None else box.citizens[card],
            below=len(state.pool[stack]),
            tier=tier,
            matching=() if card is None else _matching(box.citizens[card], tier, state.dice),
            missing=box.lacks(state.dice)[card] if card is not None and rolled else 0,
            with_jokers=takes[stack],
            refusal=refusal(box, state, Take(stack)),
        )
        for stack, (kind, card, tier) in enumerate(zip(KINDS, state.open, tiers, strict=True))
    )


def _matching(citizen: Citizen, tier: int, dice: tuple[int, ...]) -> tuple[str, ...]:
    faces = citizen.conditions[tier - 1].matching(dice) if tier else frozenset()
    return face_names(sorted(faces))


def _supply(state: State) -> Supply:
    known, unseen = Counter(state.known), Counter(state.unseen)
    pool = tuple(
        Tiles(name, known[landscape], unseen[landscape])
        for landscape, name in enumerate(LANDSCAPES)
        if known[landscape] or unseen[landscape]
    )
    return Supply(state.supply, pool, state.spare_gold, state.spare_white, state.spare_fires)


def _kingdom(box: Box, state: State, seat: int) -> Kingdom:
    realm = state.realms[seat]
    fields = realm.markers.bit_count()
    return Kingdom(
        jokers=face_names(realm.jokers),
        superjokers=realm.superjokers,
        gold=realm.gold,
        white=realm.white,
        fires=realm.fires,
        fields=fields,
        largest_area=scoring.largest_area(box, state, seat),
        markers_left=MARKERS - fields,
        points=scoring.sheet(box, state, seat).total,
    )
