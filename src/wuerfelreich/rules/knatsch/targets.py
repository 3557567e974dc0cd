"""What may be announced, what must be beaten and with how many rolls."""

from wuerfelreich.rules.knatsch.actions import Action, AimCard, AimKing, AimPile, PutUnder
from wuerfelreich.rules.knatsch.material import CASTLES, KING, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.realm import Realm
from wuerfelreich.rules.knatsch.sorts import SORTS
from wuerfelreich.rules.knatsch.state import LEFT, RIGHT, THRONE, UNBEATEN, State

ROLLS = 3
ORGANISER_ROLLS = 4
KING_CASTLES = 3
"""So many castles one needs to announce the King (KN10)."""
AIM_PILE = (AimPile(0), AimPile(1))
AIM_CARD = tuple(tuple(AimCard(seat, sort) for sort in range(len(SORTS))) for seat in range(6))
AIM_KING = AimKing()
PUT_UNDER = (PutUnder(0), PutUnder(1))


def fewest_to_attack(players: int) -> int:
    """KN2: the castles a player must own before one of them may be attacked; the last one is taboo."""
    return 3 if players == 2 else 2


def attackable(box: Box, state: State, seat: int) -> int:
    """The cards in front of an opponent that the player may announce, as a bit mask."""
    taboo = _taboo(box, state)
    return sum(bit for bit, _ in _open_cards(box.realms[state.held[seat]], len(state.held)) if not bit & taboo)


def _taboo(box: Box, state: State) -> int:
    """The cards that the player may not announce, wherever they lie: guarded, or of a sort he owns (KN7, KN1)."""
    return state.guarded | box.realms[state.held[state.player]].taboo


def _open_cards(realm: Realm, players: int) -> tuple[tuple[int, int], ...]:
    """The cards of an opponent that are open to attack: no castles where they are too few (KN2)."""
    return realm.cards if realm.castles >= fewest_to_attack(players) else realm.specials


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
    found: list[Action] = [aim for aim in AIM_PILE if pile_allowed(box, state, aim.pile)]
    taboo = _taboo(box, state)
    players = len(state.held)
    for seat, held in enumerate(state.held):
        if seat != state.player:
            aim = AIM_CARD[seat]
            found += [aim[sort] for bit, sort in _open_cards(box.realms[held], players) if not bit & taboo]
    if king_allowed(box, state):
        found.append(AIM_KING)
    return found


def may_put_under(box: Box, state: State, pile: int, aimable: bool) -> bool:
    """Whether the top card of a pile may be put under it; `aimable` says whether any target is allowed."""
    size = state.piles[pile].size
    if size < 2:  # KN6
        return False
    if aimable:
        return state.unders < box.realms[state.held[state.player]].unders  # KN6
    return state.cycled[pile] < size - 1  # KN3: until every card of the pile has been on top


def put_unders(box: Box, state: State, aimable: bool) -> list[Action]:
    """The piles that may be used."""
    return [under for under in PUT_UNDER if may_put_under(box, state, under.pile, aimable)]


def to_beat(box: Box, state: State, where: int, card: int) -> int:
    """The rank that the player must beat there."""
    if card == KING:
        return box.king
    if card == TOURNAMENT:
        return UNBEATEN  # KN9
    rank = box.rank_of[card]
    if card < CASTLES and where in (LEFT, RIGHT) and box.realms[state.held[state.player]].treason:
        return min(rank, box.treason)  # KN8
    return rank


def rolls_allowed(box: Box, state: State, where: int, card: int) -> int:
    """The rolls that the player has there."""
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
