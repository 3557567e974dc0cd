"""The pictures in the rules of the board game."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.facts import KINDS, LANDSCAPES, EffectName
from wuerfelreich.rules.brettspiel.move_view import Pair
from wuerfelreich.rules.brettspiel.state import Effect, Phase, State
from wuerfelreich.rules.brettspiel.view import Kingdom, MapField, Stack
from wuerfelreich.rules.faces import face_names
from wuerfelreich.words.coloured_figures import DIE_SIGNS, WishItem, all_dice, rolled, wish_signs
from wuerfelreich.words.figures import EQUALS, PLUS, THEN, DiceItem, PointsItem, SignItem, kept_first, played

GAME = Brettspiel()
#: The fields of the second half that the pictures show beside the first: its nearest, or some more.
NEAR = frozenset({"B15", "B9", "B4"})
FAR = NEAR | {"B14", "B8", "B3", "B2"}
Badge: TypeAlias = Literal["won", "joker", "missing", "chance", "choice", "area", "tiles", "neutral"]


class CitizenItem(Struct, frozen=True, tag_field="type", tag="citizen"):
    """A stack with its open citizen, and what the dice reach of its wish."""

    stack: Stack


class MapItem(Struct, frozen=True, tag_field="type", tag="map"):
    """A part of the map; the fields that can be chosen are lit."""

    fields: tuple[MapField, ...]


class PairItem(Struct, frozen=True, tag_field="type", tag="pair"):
    """Two cards that count as a die."""

    pair: Pair


class JokersItem(Struct, frozen=True, tag_field="type", tag="jokers"):
    """A player's cards."""

    kingdom: Kingdom


class TilesItem(Struct, frozen=True, tag_field="type", tag="tiles"):
    """Castle tiles, by their landscapes."""

    landscapes: tuple[str, ...]


class PieceItem(Struct, frozen=True, tag_field="type", tag="piece"):
    """Something that lies on the map, on a card or in front of a player."""

    piece: Literal["gold", "white", "fire", "castle", "superjoker"]


class MarkerItem(Struct, frozen=True, tag_field="type", tag="marker"):
    """A player's marker."""

    seat: int


class FigureItem(Struct, frozen=True, tag_field="type", tag="figure"):
    """A kind of citizen, without its card."""

    kind: str


class EffectItem(Struct, frozen=True, tag_field="type", tag="effect"):
    """What a citizen does, as signs."""

    effect: str


class BadgeItem(Struct, frozen=True, tag_field="type", tag="badge"):
    """A small sign on the table."""

    badge: Badge


Item: TypeAlias = (
    DiceItem
    | SignItem
    | PointsItem
    | CitizenItem
    | MapItem
    | PairItem
    | JokersItem
    | TilesItem
    | PieceItem
    | MarkerItem
    | FigureItem
    | EffectItem
    | WishItem
    | BadgeItem
)
Figure: TypeAlias = tuple[tuple[Item, ...], ...]

PARAGRAPHS = {
    Phase.START.name.lower(): "table",
    Phase.SCATTER.name.lower(): "table",
    Phase.REVEAL.name.lower(): "take",
    Phase.ROLL.name.lower(): "roll",
    Phase.CHOOSE.name.lower(): "roll",
    f"{Phase.CHOOSE.name.lower()} last": "take",
    f"{Phase.CHOOSE.name.lower()} alarm take": "jokers",
    f"{Phase.CHOOSE.name.lower()} alarm": "alarm",
    Phase.DRAW.name.lower(): "place",
    f"{Phase.DRAW.name.lower()} alarm": "alarm",
    Phase.PLACE.name.lower(): "place",
    f"{Phase.PLACE.name.lower()} alarm": "alarm",
    Phase.TAME.name.lower(): "tame",
    Phase.BULLY.name.lower(): "bully",
    Phase.STEAL.name.lower(): "steal",
    Phase.OVER.name.lower(): "end",
}


def figures() -> dict[str, Figure]:
    """All pictures by name."""
    return {**_material(), **_signs(), **_examples()}


def _material() -> dict[str, Figure]:
    start = played(GAME, "roll")[0]
    view = GAME.view(start)
    return {
        "dice": all_dice(GAME.box.dice),
        "map": ((MapItem(view.fields),),),
        "tiles": ((TilesItem(LANDSCAPES),),),
        "citizens": (tuple(CitizenItem(_unrolled(stack)) for stack in view.stacks),),
        **{f"kind-{kind}": ((FigureItem(kind),),) for kind in KINDS},
    }


def _unrolled(stack: Stack) -> Stack:
    return Stack(stack.number, stack.kind, stack.card, stack.below, 0, (), 0, 0, None)


def _signs() -> dict[str, Figure]:
    """The key: every kind of wish once, every effect, every piece, and every sign on the table."""
    pieces: tuple[Literal["gold", "white", "fire", "castle", "superjoker"], ...]
    pieces = ("gold", "white", "fire", "castle", "superjoker")
    return {
        **wish_signs(card.conditions[0] for card in GAME.box.citizens),
        **{f"effect-{effect}": ((EffectItem(effect),),) for effect in get_args(EffectName)},
        **{f"piece-{piece}": ((PieceItem(piece),),) for piece in pieces},
        **{f"badge-{badge}": ((BadgeItem(badge),),) for badge in get_args(Badge)},
        **DIE_SIGNS,
        "markers": (tuple(MarkerItem(seat) for seat in range(GAME.seats[-1])),),
    }


def _examples() -> dict[str, Figure]:
    first, _, second = played(GAME, "roll")
    return {
        "roll": (
            (kept_first(face_names(first.dice), "R1 R3 R5"),),
            (THEN,),
            (kept_first(face_names(second.dice), "R1 R3 R5"),),
        ),
        "take": _taken(),
        **_placed(),
        "alarm": _alarmed(),
        "tame": _on_map("tame", 2),
        "bully": _on_map("take", 2),
        "steal": _stolen(),
        "score": _scored(),
    }


def _taken() -> Figure:
    """The dice and the five open citizens."""
    before = played(GAME, "take")[0]
    return ((rolled(before.dice),), tuple(CitizenItem(stack) for stack in GAME.view(before).stacks))


def _placed() -> dict[str, Figure]:
    """A pair that counts as a die, and the tiles that this brings."""
    before, *_, drawn, after = played(GAME, "place")
    cards = GAME.view(before).kingdoms[0]
    pair = Pair(cards.jokers[0], 0)
    return {
        "jokers": (
            (rolled(before.dice),),
            (PairItem(pair), EQUALS, DiceItem((cards.jokers[0],))),
            (CitizenItem(_reached(before, played(GAME, "place")[1])),),
        ),
        "place": ((TilesItem(GAME.view(drawn).hand),), (_map(drawn, FAR),), (THEN,), (_map(after, FAR),)),
    }


def _reached(before: State, after: State) -> Stack:
    """The merchant that was taken, with the tier that dice and jokers reached."""
    stack = GAME.view(before).stacks[0]
    tier = (Effect.MERCHANT_1, Effect.MERCHANT_2, Effect.MERCHANT_3).index(after.effect) + 1
    return Stack(stack.number, stack.kind, stack.card, stack.below, tier, (), 0, 0, None)


def _alarmed() -> Figure:
    """Dice that reach no citizen, the superjoker that consoles, and the dragon that comes."""
    before, *_, drawn, after = played(GAME, "alarm")
    return (
        (rolled(before.dice),),
        (THEN,),
        (PieceItem("superjoker"), PLUS, TilesItem(GAME.view(drawn).hand), PLUS, PieceItem("fire")),
        (_map(after),),
    )


def _on_map(name: str, choosing: int) -> Figure:
    """The map while a field is chosen, and afterwards."""
    states = played(GAME, name)
    return ((_map(states[choosing]),), (THEN,), (_map(states[-1]),))


def _stolen() -> Figure:
    """An opponent's cards, and the thief's after the theft."""
    states = played(GAME, "steal")
    return (
        (JokersItem(GAME.view(states[-2]).kingdoms[1]),),
        (THEN,),
        (JokersItem(GAME.view(states[-1]).kingdoms[0]), SignItem("yes")),
    )


def _scored() -> Figure:
    """A realm at the end, and its points."""
    [state] = played(GAME, "score")
    view = GAME.view(state)
    lines = GAME.sheets(state)[0].lines
    sums: list[Item] = []
    for line in lines:
        sums += [PLUS, PointsItem(line.points)] if sums else [PointsItem(line.points)]
    return ((MapItem(view.fields),), (*sums, EQUALS, PointsItem(view.kingdoms[0].points)))


def _map(state: State, beside: frozenset[str] = NEAR) -> MapItem:
    """The first half of the map, and what of the second lies beside it."""
    fields = GAME.view(state).fields
    return MapItem(tuple(field for field in fields if field.id[0] == "A" or field.id in beside))
