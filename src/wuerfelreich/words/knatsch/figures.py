"""The pictures in the rules of Knatsch."""

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.dice import DICE
from wuerfelreich.rules.knatsch.ranks import decode, dice_of, read_rank, write_rank
from wuerfelreich.rules.knatsch.sorts import Colour, Kind
from wuerfelreich.rules.knatsch.state import Phase, State
from wuerfelreich.rules.knatsch.view import AttemptView, CardView, PlayerCard, Rank
from wuerfelreich.words.figures import EQUALS, LESS, MORE, NO, PLUS, THEN, YES, DiceItem, SignItem, kept_first, played

GAME = Knatsch()
DEAD = "6"
CARD_DICE = (Kind.DIE1, Kind.DIE2, Kind.DIE3, Kind.DIE4, Kind.DIE5)
Badge: TypeAlias = Literal["dead", "castle_guard", "special_guard", "goals", "lit", "chance", "card_die"]


class CardItem(Struct, frozen=True, tag_field="type", tag="card"):
    """A card with the dice it shows."""

    card: CardView
    guarded: bool = False


class RankItem(Struct, frozen=True, tag_field="type", tag="rank"):
    """A result as dice."""

    rank: Rank


class PictureItem(Struct, frozen=True, tag_field="type", tag="picture"):
    """The picture of a card, without its dice: a castle's colour, a special's kind, `king` or `tournament`."""

    of: str


class BadgeItem(Struct, frozen=True, tag_field="type", tag="badge"):
    """A sign on the table."""

    badge: Badge


Item: TypeAlias = DiceItem | SignItem | CardItem | RankItem | PictureItem | BadgeItem
Figure: TypeAlias = tuple[tuple[Item, ...], ...]

PARAGRAPHS = {
    Phase.START.name.lower(): "table",
    Phase.DEAL.name.lower(): "table",
    Phase.REVEAL.name.lower(): "announce",
    Phase.REVEAL_LAST.name.lower(): "announce",
    Phase.ANNOUNCE.name.lower(): "announce",
    Phase.ROLL.name.lower(): "roll",
    Phase.KEEP.name.lower(): "roll",
    Phase.RESPOND.name.lower(): "others",
    Phase.REVENGE.name.lower(): "king",
    Phase.SETTLED.name.lower(): "guards",
    Phase.OVER.name.lower(): "end",
}


def figures() -> dict[str, Figure]:
    """All pictures by name."""
    return {**_material(), **_signs(), **_examples()}


def _material() -> dict[str, Figure]:
    castles, tournament = tuple(PictureItem(colour) for colour in Colour), PictureItem("tournament")
    return {
        "castles": (castles[:3], castles[3:]),
        "cards": ((*_box("green-4441", "die3-3332", "catapult-2225", "tournament"), _king()),),
        "goals": (
            castles[:4],
            (*castles[:3], PLUS, PictureItem("king")),
            (*castles[:2], PLUS, tournament, tournament, tournament),
        ),
        "ranks": (_beats("1111", "555+4"), _beats("555", "444+5"), _beats("444+5", "444+3")),
        "picture-king": ((PictureItem("king"),),),
        "picture-tournament": ((PictureItem("tournament"),),),
        "picture-die": ((PictureItem(Kind.DIE3),),),
        **{f"picture-{kind}": ((PictureItem(kind),),) for kind in Kind if kind not in CARD_DICE},
    }


def _signs() -> dict[str, Figure]:
    return {
        "sign-rank": ((RankItem(_rank(read_rank("444+1"))),),),
        **{f"badge-{badge}": ((BadgeItem(badge),),) for badge in get_args(Badge)},
    }


def _examples() -> dict[str, Figure]:
    return {
        "announce": _announced(),
        "roll": _rolled("castle", "3 3"),
        "special": _special(),
        "attack": _attacked(),
        "tournament": _held(),
        "king": _challenged(),
        "guards": _guarded(),
    }


def _announced() -> Figure:
    """What may be announced at first, and once the left card is under its pile."""
    before, _, after = played(GAME, "announce")
    first, then = GAME.view(before), GAME.view(after)
    tops = [(pile.top, pile.target) for pile in first.piles]
    last = first.players[1].castles[0]
    return (
        tuple(item for card, target in [*tops, (last.card, last.target)] for item in _marked(card, target)),
        (THEN,),
        tuple(item for pile in then.piles for item in _marked(pile.top, pile.target)),
    )


def _rolled(name: str, kept: str) -> Figure:
    """Two rolls at a card, and what they make of it."""
    _, _, first, _, second, _ = played(GAME, name)
    return (
        (kept_first(_dice(first), kept),),
        (THEN,),
        (_counted(second),),
        (*_compared(second), _verdict(second)),
    )


def _special() -> Figure:
    """A special that is won, and then counts as a die in the next attempt."""
    _, _, won, _, _, _, with_die = played(GAME, "special")
    return (
        (_counted(won), *_compared(won), _verdict(won)),
        (THEN,),
        (_counted(with_die), PLUS, *_box("die3-3332")),
        (*_compared(with_die), _verdict(with_die)),
    )


def _attacked() -> Figure:
    """An attack on a castle, and its defence with no more than the same."""
    states = played(GAME, "attack")
    attack, defence = states[2], states[7]
    return (
        (_counted(attack), *_compared(attack), _verdict(attack)),
        (THEN,),
        (_counted(defence),),
        (RankItem(_result(defence)), _sign(defence), RankItem(_to_beat(defence)), _verdict(defence)),
    )


def _held() -> Figure:
    """A tournament: the organiser's result, and the one that beats it."""
    states = played(GAME, "tournament")
    organiser, guest = states[4], states[9]
    return (
        (PictureItem("tournament"),),
        (_counted(organiser),),
        (_counted(guest),),
        (RankItem(_result(guest)), _sign(guest), RankItem(_to_beat(guest)), _verdict(guest)),
    )


def _challenged() -> Figure:
    """The King is not beaten: one of three castles is given up."""
    states = played(GAME, "king")
    before, last = states[0], states[4]
    castles = [card.card for card in GAME.view(before).players[0].castles]
    left = [card.card for card in GAME.view(states[-1]).players[0].castles]
    return (
        (_counted(last), *_compared(last), _verdict(last)),
        tuple(CardItem(card) for card in castles),
        (THEN,),
        tuple(CardItem(card) for card in left),
    )


def _guarded() -> Figure:
    """Castles with and without guards, and which of them may be attacked."""
    [state] = played(GAME, "guards")
    player = GAME.view(state).players[0]
    return (tuple(item for card in player.castles for item in _at_risk(card)),)


def _at_risk(card: PlayerCard) -> tuple[Item, ...]:
    return CardItem(card.card, card.guarded), YES if card.target else NO


def _marked(card: CardView | None, target: bool) -> tuple[Item, ...]:
    assert card is not None, "every pile of the examples has a card"
    return CardItem(card), YES if target else NO


def _attempt(state: State) -> AttemptView:
    attempt = GAME.view(state).attempt
    assert attempt is not None, "there is an attempt in this position"
    return attempt


def _dice(state: State) -> tuple[str, ...]:
    """All six dice on the table, the dead ones last."""
    attempt = _attempt(state)
    shown = (*map(str, attempt.live), *(DEAD,) * attempt.dead)
    assert len(shown) == DICE, "the dice have been rolled"
    return shown


def _counted(state: State) -> DiceItem:
    return DiceItem(_dice(state))


def _compared(state: State) -> tuple[Item, ...]:
    """The result against the card that it should beat."""
    return RankItem(_result(state)), _sign(state), CardItem(_attempt(state).target)


def _sign(state: State) -> SignItem:
    """Whether the result is more than what it should beat, the same, or less."""
    result, bound = read_rank(_result(state).text), read_rank(_to_beat(state).text)
    return EQUALS if result == bound else MORE if result > bound else LESS


def _verdict(state: State) -> SignItem:
    return YES if _attempt(state).beaten else NO


def _result(state: State) -> Rank:
    result = _attempt(state).result
    assert result is not None, "the dice have been rolled"
    return result


def _to_beat(state: State) -> Rank:
    rank = _attempt(state).to_beat
    assert rank is not None, "there is a result to beat"
    return rank


def _beats(more: str, less: str) -> tuple[Item, ...]:
    high, low = read_rank(more), read_rank(less)
    assert high > low, f"{more} does not beat {less}"
    return RankItem(_rank(high)), MORE, RankItem(_rank(low))


def _rank(rank: int) -> Rank:
    return Rank(*decode(rank), dice_of(rank), write_rank(rank))


def _box(*names: str) -> tuple[CardItem, ...]:
    """Cards as nobody has seen them yet at the start of a game."""
    unseen = {card.name: card for card in GAME.view(GAME.start(2)).unseen}
    return tuple(CardItem(unseen[name]) for name in names)


def _king() -> CardItem:
    return CardItem(GAME.view(GAME.start(2)).king)
