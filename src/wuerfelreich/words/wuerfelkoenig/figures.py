"""The pictures in the rules of Würfelkönig."""

from typing import Literal, TypeAlias

from msgspec import Struct

from wuerfelreich.rules.faces import face_names
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Citizen
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.rules.wuerfelkoenig.view import Kingdom, OpenCitizen, VillageStack
from wuerfelreich.words.coloured_figures import DIE_SIGNS, WishItem, all_dice, rolled, wish_signs
from wuerfelreich.words.figures import EQUALS, PLUS, THEN, DiceItem, PointsItem, SignItem, kept_first, played

GAME = Wuerfelkoenig()
Badge: TypeAlias = Literal["points", "fairies", "minus", "own", "value", "convinced", "chance", "left", "four"]


class CardItem(Struct, frozen=True, tag_field="type", tag="card"):
    """A citizen's card."""

    card: Citizen


class RowItem(Struct, frozen=True, tag_field="type", tag="row"):
    """The five citizens under their villages, and whom the dice convince."""

    row: tuple[OpenCitizen, ...]
    villages: tuple[VillageStack, ...]
    rolled: bool
    """Whether the dice are being compared with the wishes."""


class VillageItem(Struct, frozen=True, tag_field="type", tag="village"):
    """A village stack."""

    stack: VillageStack


class PenaltyItem(Struct, frozen=True, tag_field="type", tag="penalty"):
    """A penalty card."""

    points: int


class KingdomItem(Struct, frozen=True, tag_field="type", tag="kingdom"):
    """A player's pile."""

    kingdom: Kingdom


class PortraitItem(Struct, frozen=True, tag_field="type", tag="portrait"):
    """A kind of citizen, without its card."""

    kind: str


class EmblemItem(Struct, frozen=True, tag_field="type", tag="emblem"):
    """The sign of a village."""

    village: str


class BadgeItem(Struct, frozen=True, tag_field="type", tag="badge"):
    """A small sign on the table, with a number that it could show."""

    badge: Badge
    value: int = 0


Item: TypeAlias = (
    DiceItem
    | SignItem
    | PointsItem
    | CardItem
    | RowItem
    | VillageItem
    | PenaltyItem
    | KingdomItem
    | PortraitItem
    | EmblemItem
    | WishItem
    | BadgeItem
)
Figure: TypeAlias = tuple[tuple[Item, ...], ...]

PARAGRAPHS = {
    Phase.START.name.lower(): "table",
    Phase.PENALTY.name.lower(): "penalty",
    Phase.REFILL.name.lower(): "row",
    Phase.ROLL.name.lower(): "roll",
    Phase.CHOOSE.name.lower(): "roll",
    f"{Phase.CHOOSE.name.lower()} last": "take",
    f"{Phase.CHOOSE.name.lower()} penalty": "penalty",
    Phase.OVER.name.lower(): "end",
}


def figures() -> dict[str, Figure]:
    """All pictures by name."""
    return {**_material(), **_signs(), **_examples()}


def _material() -> dict[str, Figure]:
    box = GAME.box
    first = {citizen.kind: citizen for citizen in reversed(box.citizens)}
    kinds = dict.fromkeys(citizen.kind for citizen in box.citizens)
    return {
        "dice": all_dice(box.dice),
        "villages": (tuple(VillageItem(_full(village.id)) for village in box.villages),),
        "penalties": (tuple(PenaltyItem(points) for points in sorted(set(box.penalties), reverse=True)),),
        "citizens": (tuple(CardItem(first[kind]) for kind in kinds),),
        **{f"kind-{kind}": ((PortraitItem(kind),),) for kind in kinds},
    }


def _full(village: str) -> VillageStack:
    return VillageStack(village, GAME.box.village_values[0], STACK)


def _signs() -> dict[str, Figure]:
    """The key: every kind of wish once, with the first card that asks for it, and every sign on the table."""
    worth = [citizen.points for citizen in GAME.box.citizens if isinstance(citizen.points, int)]
    badges: dict[Badge, int] = {
        "points": max(worth),
        "fairies": 0,
        "minus": min(worth),
        "own": GAME.box.village_values[0],
        "value": GAME.box.village_values[1],
        "convinced": 0,
        "chance": 0,
        "left": CITIZENS - SLOTS,
        "four": 4,
    }
    return {
        **wish_signs(citizen.condition for citizen in GAME.box.citizens),
        **{f"emblem-{village.id}": ((EmblemItem(village.id),),) for village in GAME.box.villages},
        **{f"badge-{badge}": ((BadgeItem(badge, value),),) for badge, value in badges.items()},
        **DIE_SIGNS,
        "sign-penalty": ((PenaltyItem(GAME.box.penalties[-1]),),),
    }


def _examples() -> dict[str, Figure]:
    first, _, second = played(GAME, "roll")
    take, taken, refilled = played(GAME, "take")
    alarm, paid, *_ = played(GAME, "penalty")
    score = played(GAME, "score")[0]
    return {
        "roll": (
            (kept_first(face_names(first.dice), "R3 G3"),),
            (THEN,),
            (kept_first(face_names(second.dice), "R3 G3"),),
        ),
        "take": (
            (rolled(take.dice),),
            (_row(take),),
            (*_cards(take, 1), PLUS, _village(take, 1), EQUALS, _gain(take, taken)),
        ),
        "row": ((_row(refilled),),),
        "penalty": ((rolled(alarm.dice),), (_row(alarm),), (_penalty(alarm), EQUALS, _gain(alarm, paid))),
        "hypnotist": _gained("hypnotist", slots=(2, 3), village=3),
        "dragon": _given(),
        "fairy": _gained("fairy", slots=(1,)),
        "score": ((KingdomItem(GAME.view(score).kingdoms[0]),),),
    }


def _gained(name: str, slots: tuple[int, ...], village: int | None = None) -> Figure:
    """The dice, the citizens that come along, and the points that this brings."""
    before, after = played(GAME, name)
    things: list[Item] = []
    for card in _cards(before, *slots):
        things += [PLUS, card] if things else [card]
    if village is not None:
        things += [PLUS, _village(before, village)]
    return ((rolled(before.dice),), (*things, EQUALS, _gain(before, after)))


def _given() -> Figure:
    """A dragon, and what it costs the one who gets it."""
    before, after = played(GAME, "dragon")
    return ((rolled(before.dice),), (*_cards(before, 3), THEN, _gain(before, after, seat=1)))


def _row(state: State) -> RowItem:
    view = GAME.view(state)
    return RowItem(view.row, view.villages, state.phase is Phase.CHOOSE)


def _cards(state: State, *slots: int) -> tuple[CardItem, ...]:
    return tuple(CardItem(GAME.box.citizens[state.row[slot]]) for slot in slots)


def _village(state: State, slot: int) -> VillageItem:
    return VillageItem(GAME.view(state).villages[slot])


def _penalty(state: State) -> PenaltyItem:
    return PenaltyItem(state.penalty)


def _gain(before: State, after: State, seat: int = 0) -> PointsItem:
    return PointsItem(GAME.sheets(after)[seat].total - GAME.sheets(before)[seat].total)
