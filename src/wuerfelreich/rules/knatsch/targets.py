"""What may be announced, what must be beaten, and in how many rolls."""

from wuerfelreich.rules.knatsch.actions import Action, AimCard, AimKing, AimPile, PutUnder
from wuerfelreich.rules.knatsch.material import CASTLES, KING, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.realm import Realm
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import LEFT, RIGHT, THRONE, UNBEATEN, State

ROLLS = 3
ORGANISER_ROLLS = 4
KING_CASTLES = 3
"""Castles needed to announce the King (KN10)."""
AIM_LEFT, AIM_RIGHT = AimPile(0), AimPile(1)
AIM_CARD = tuple(tuple(AimCard(seat, sort) for sort in range(len(SORTS))) for seat in range(6))
AIM_KING = AimKing()
UNDER_LEFT, UNDER_RIGHT = PutUnder(0), PutUnder(1)


def fewest_to_attack(players: int) -> int:
    """KN2: the castles a player must own before one of them may be attacked; the last one is taboo."""
    return 3 if players == 2 else 2


def attackable(box: Box, state: State, seat: int) -> int:
    """The cards in front of an opponent that the player may announce, as a bit mask."""
    taboo = state.guarded | box.realms[state.held[state.player]].taboo  # KN7, KN1
    cards = open_cards(box.realms[state.held[seat]], fewest_to_attack(len(state.held)))
    return sum(bit for bit, _ in cards if not bit & taboo)


def open_cards(theirs: Realm, fewest: int) -> tuple[tuple[int, int], ...]:
    """The cards of an opponent that are open to attack, with their sorts: castles only if there are enough (KN2)."""
    return theirs.cards if theirs.castles >= fewest else theirs.specials


def pile_allowed(box: Box, state: State, pile: int) -> bool:
    """Whether the top card of a pile may be announced (KN1; tournaments always)."""
    top = state.piles[pile].top
    return top != GAP and not box.realms[state.held[state.player]].taboo >> top & 1


def king_allowed(box: Box, state: State) -> bool:
    """Whether the player may announce the King (KN10)."""
    return box.realms[state.held[state.player]].castles >= KING_CASTLES


def any_target(box: Box, state: State) -> bool:
    """Whether any target is allowed; the King counts (KN3)."""
    return (
        pile_allowed(box, state, 0)
        or pile_allowed(box, state, 1)
        or king_allowed(box, state)
        or any(seat != state.player and attackable(box, state, seat) for seat in range(len(state.held)))
    )


def aims(box: Box, state: State) -> list[Action]:
    """All targets: the piles, the opponents' cards seat by seat, the King."""
    realms, held, player = box.realms, state.held, state.player
    mine = realms[held[player]]
    taboo = state.guarded | mine.taboo
    fewest = fewest_to_attack(len(held))
    left, right = state.piles
    found: list[Action] = []
    if left.top != GAP and not taboo >> left.top & 1:
        found.append(AIM_LEFT)
    if right.top != GAP and not taboo >> right.top & 1:
        found.append(AIM_RIGHT)
    for seat, theirs in enumerate(held):
        if seat != player:
            aim = AIM_CARD[seat]
            for bit, sort in open_cards(realms[theirs], fewest):
                if not bit & taboo:
                    found.append(aim[sort])
    if mine.castles >= KING_CASTLES:
        found.append(AIM_KING)
    return found


def may_put_under(box: Box, state: State, pile: int, aimable: bool) -> bool:
    """Whether the top card of a pile may be put under it; `aimable` says whether any target is allowed."""
    of = state.piles[pile]
    others = of.unknown + len(of.below)
    if aimable:
        return others > 0 and state.unders < box.realms[state.held[state.player]].unders  # KN6
    return state.cycled[pile] < others  # KN3: until every card of the pile has been on top


def put_unders(box: Box, state: State, aimable: bool) -> list[Action]:
    """The ways to put a card under a pile."""
    found: list[Action] = []
    if may_put_under(box, state, 0, aimable):
        found.append(UNDER_LEFT)
    if may_put_under(box, state, 1, aimable):
        found.append(UNDER_RIGHT)
    return found


def to_beat(box: Box, state: State, where: int, card: int) -> int:
    """The rank that the player must beat to take this card."""
    if card == KING:
        return box.king
    if card == TOURNAMENT:
        return UNBEATEN  # KN9
    rank = box.rank_of[card]
    if card < CASTLES and where in (LEFT, RIGHT) and box.realms[state.held[state.player]].treason:
        return min(rank, box.treason)  # KN8
    return rank


def rolls_allowed(box: Box, state: State, where: int, card: int) -> int:
    """The rolls that the player has against this card."""
    if card == TOURNAMENT:
        return ORGANISER_ROLLS  # KN8: the champion adds none
    if card < CASTLES and where < LEFT:
        return box.realms[state.held[state.player]].castle_rolls  # KN8: catapult
    return ROLLS


def rolls_of_guest(box: Box, state: State, seat: int) -> int:
    """The rolls of another player: a defender has three, a champion has four in a tournament (KN8)."""
    return box.realms[state.held[seat]].tournament_rolls if state.card == TOURNAMENT else ROLLS


def target(box: Box, state: State, aim: AimPile | AimCard | AimKing) -> tuple[int, int]:
    """Where a target lies, and the card."""
    if isinstance(aim, AimPile):
        return LEFT + aim.pile, state.piles[aim.pile].top
    if isinstance(aim, AimCard):
        return aim.seat, (state.held[aim.seat] & box.cards_of[aim.sort]).bit_length() - 1
    return THRONE, KING
