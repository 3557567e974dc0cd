"""Why an action is not legal in Knatsch. Agrees with `play.legal` on every action, as the law tests check."""

from wuerfelreich.rules.game import Name, Phrase, Refusal, seat_name
from wuerfelreich.rules.knatsch.actions import (
    Action,
    AimCard,
    AimKing,
    AimPile,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.dice import keep_refusal
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.play import may_end
from wuerfelreich.rules.knatsch.sorts import COLOURS, SORT_NUMBER, SORTS, Kind
from wuerfelreich.rules.knatsch.state import Phase, State
from wuerfelreich.rules.knatsch.targets import (
    KING_CASTLES,
    any_target,
    fewest_to_attack,
    king_allowed,
    may_put_under,
    put_unders,
)

_SPECIAL_GUARD = SORT_NUMBER[Kind.GUARD_SPECIAL]
_CASTLE_GUARD = SORT_NUMBER[Kind.GUARD_CASTLE]
#: What is due instead, if an action belongs to another phase.
_DUE = {
    Phase.ANNOUNCE: "kn-refusal-due-announce",
    Phase.KEEP: "kn-refusal-due-keep",
    Phase.REVENGE: "kn-refusal-due-revenge",
    Phase.SETTLED: "kn-refusal-due-guards",
}


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """The reason, or None if the action is legal."""
    if state.phase is Phase.OVER:
        return Phrase("refusal-over")
    if not _moment(state, action):
        return _due(state, action)
    match action:
        case Keep(dice):
            return keep_refusal(state.live, dice)
        case Stop() | Roll() | Decline():
            return None
        case AimPile(pile):
            return _pile_refusal(box, state, pile)
        case AimCard(seat, sort):
            return _card_refusal(box, state, seat, sort)
        case AimKing():
            return _king_refusal(box, state)
        case PutUnder(pile):
            return _under_refusal(box, state, pile)
        case SetGuards(sorts):
            return _guards_refusal(box, state, sorts)
        case EndTurn():
            return _end_refusal(box, state)
        case GiveUp(colour, pile):
            return _give_refusal(box, state, colour, pile)


def _moment(state: State, action: Action) -> bool:
    """Whether this kind of action belongs to what is due."""
    match action:
        case Keep() | Stop():
            return state.phase is Phase.KEEP
        case Roll() | Decline():
            return state.phase is Phase.RESPOND
        case SetGuards() | EndTurn():
            return state.phase in (Phase.ANNOUNCE, Phase.SETTLED)
        case GiveUp():
            return state.phase is Phase.REVENGE
        case _:
            return state.phase is Phase.ANNOUNCE


def _due(state: State, action: Action) -> Refusal:
    if state.phase is Phase.ROLL and isinstance(action, AimPile | AimCard | AimKing | PutUnder):
        return Phrase("kn-refusal-announced")
    if state.phase is Phase.RESPOND:
        due = "join" if state.card == TOURNAMENT else "defend"
        return Phrase(f"kn-refusal-due-{due}", {"seat": seat_name(state.roller)})
    return Phrase(_DUE.get(state.phase, "refusal-roll-first"))


def sort_name(sort: int) -> Name:
    """A sort's key in the catalogues."""
    return Name(f"kn-{SORTS[sort]}")


def _owned(box: Box, state: State, sort: int) -> Refusal | None:
    if not state.held[state.player] & box.cards_of[sort]:
        return None
    reason = "colour" if sort < COLOURS else "kind"
    return Phrase(f"kn-refusal-own-{reason}", {"sort": sort_name(sort)})  # KN1


def _pile_refusal(box: Box, state: State, pile: int) -> Refusal | None:
    top = state.piles[pile].top
    if top == GAP:
        return Phrase("kn-refusal-pile-empty")
    return None if top == TOURNAMENT else _owned(box, state, box.sort_of[top])


def _card_refusal(box: Box, state: State, seat: int, sort: int) -> Refusal | None:
    if seat >= len(state.held):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(seat)})
    if seat == state.player:
        return Phrase("kn-refusal-own-card")
    args: dict[str, int | str | Name] = {"seat": seat_name(seat), "sort": sort_name(sort)}
    cards = state.held[seat] & box.cards_of[sort]
    if not cards:
        return Phrase("kn-refusal-not-there", args)
    if owned := _owned(box, state, sort):
        return owned
    if cards & state.guarded:  # KN7
        return Phrase("kn-refusal-guarded", args)
    castles = (state.held[seat] & CASTLE_MASK).bit_count()
    fewest = fewest_to_attack(len(state.held))
    if sort < COLOURS and castles < fewest:  # KN2
        reason = "kn-refusal-last-castle" if castles == 1 else "kn-refusal-two-players"
        return Phrase(reason, {"seat": seat_name(seat), "castles": castles, "fewest": fewest})
    return None


def _king_refusal(box: Box, state: State) -> Refusal | None:
    if king_allowed(box, state):
        return None
    castles = (state.held[state.player] & CASTLE_MASK).bit_count()
    return Phrase("kn-refusal-king", {"castles": castles, "needed": KING_CASTLES})  # KN10


def _under_refusal(box: Box, state: State, pile: int) -> Refusal | None:
    aimable = any_target(box, state)
    if may_put_under(box, state, pile, aimable):
        return None
    size = state.piles[pile].size
    if size < 2:
        return Phrase("kn-refusal-pile-small", {"cards": size})
    if aimable:
        return Phrase("kn-refusal-unders-used", {"used": state.unders})
    return Phrase("kn-refusal-pile-seen")


def _guards_refusal(box: Box, state: State, sorts: tuple[int, ...]) -> Refusal | None:
    if not state.may_guard:
        return Phrase("kn-refusal-guards-set")
    if sorts != tuple(sorted(set(sorts))):
        return Phrase("kn-refusal-guards-unsorted")
    held = state.held[state.player]
    for sort in sorts:
        if reason := _guard_refusal(box, held, sort):
            return reason
    castles = sum(sort < COLOURS for sort in sorts)
    if castles > 2:
        return Phrase("kn-refusal-guards-castles", {"castles": castles})
    if len(sorts) - castles > 1:
        return Phrase("kn-refusal-guards-specials", {"specials": len(sorts) - castles})
    if sum(held & box.cards_of[sort] for sort in sorts) == state.guarded & held:
        return Phrase("kn-refusal-guards-same")
    return None


def _guard_refusal(box: Box, held: int, sort: int) -> Refusal | None:
    """Why the player cannot have a card of this sort guarded."""
    if not held & box.cards_of[sort]:
        return Phrase("kn-refusal-not-yours", {"sort": sort_name(sort)})
    if sort == _SPECIAL_GUARD:
        return Phrase("kn-refusal-guard-itself")
    guard = _CASTLE_GUARD if sort < COLOURS else _SPECIAL_GUARD
    if not held & box.cards_of[guard]:
        return Phrase("kn-refusal-no-guard", {"guard": sort_name(guard)})
    return None


def _end_refusal(box: Box, state: State) -> Refusal | None:
    if state.phase is Phase.SETTLED:
        return None
    aimable = any_target(box, state)
    if may_end(state, anything=aimable or bool(put_unders(box, state, aimable))):
        return None
    return Phrase("kn-refusal-must-attempt" if aimable else "kn-refusal-must-put-under")  # KN3


def _give_refusal(box: Box, state: State, colour: int, pile: int) -> Refusal | None:
    if state.held[state.player] & box.cards_of[colour]:
        return None
    return Phrase("kn-refusal-not-yours", {"sort": sort_name(colour)})
