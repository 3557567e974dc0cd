"""What makes a position of Knatsch impossible: every fault, not only the first."""

from wuerfelreich.rules.game import seat_name
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, KING, TOURNAMENT, TOURNAMENTS, Box
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.soundness_of_turns import turn_faults
from wuerfelreich.rules.knatsch.state import LEFT, Phase, State
from wuerfelreich.rules.knatsch.targets import KING_CASTLES

_SET_UP = (Phase.START, Phase.DEAL)
_TURNING = (Phase.REVEAL, Phase.REVEAL_LAST)


def faults(box: Box, state: State, lying: list[int]) -> list[str]:
    """Every fault of a position; `lying` are all cards that it names."""
    players = len(state.held)
    if not 2 <= players <= 6:
        return [f"the game is for two to six players, not for {players}"]
    owner = state.where if state.where < LEFT else 0
    if max(state.player, state.roller, state.leader, owner) >= players:
        return [f"there are only {players} seats"]
    found = _card_faults(box, state, lying)
    for seat in range(players):
        found += [f"{seat_name(seat)} {fault}" for fault in _seat_faults(box, state, seat)]
    found += _pile_faults(state)
    # The next checks ask what is allowed, which only makes sense if the cards are sound.
    return found or [*(_set_up_faults(state) if state.phase in _SET_UP else []), *turn_faults(box, state)]


def _card_faults(box: Box, state: State, lying: list[int]) -> list[str]:
    twice = [card for card in sorted(set(lying)) if card not in (GAP, TOURNAMENT) and lying.count(card) > 1]
    found = [f"'{box.names[card]}' is in two places" for card in twice]
    if lying.count(TOURNAMENT) > TOURNAMENTS:
        found.append(f"there are {TOURNAMENTS} tournaments, not {lying.count(TOURNAMENT)}")
    if any(KING in (pile.top, *pile.below) for pile in state.piles):
        found.append("the King does not lie on a pile")
    if state.guarded >> TOURNAMENT & 1:
        found.append("tournaments are never guarded (KN7)")
    unknown = sum(pile.unknown for pile in state.piles)
    if state.phase not in _SET_UP and len(state.pool) != unknown:
        found.append(f"{len(state.pool)} cards are unaccounted for, but {unknown} are said to be unknown")
    return found


def _seat_faults(box: Box, state: State, seat: int) -> list[str]:
    held = state.held[seat]
    several = [cards for cards in box.cards_of if (held & cards).bit_count() > 1]
    if several:
        return [f"has two cards of the sort {box.cards[cards.bit_length() - 1].sort} (KN1)" for cards in several]
    found = []
    if state.phase not in _SET_UP and not held & CASTLE_MASK:
        found.append("has no castle")
    if held >> KING & 1 and (held & CASTLE_MASK).bit_count() != KING_CASTLES:
        found.append("can have defeated the King only with three castles (KN10)")
    if state.guarded & held not in {mask for mask, _ in box.realms[held].guardings}:
        found.append("has no guards for the guarded cards (KN7)")
    return found


def _pile_faults(state: State) -> list[str]:
    found = []
    for name, pile in zip(("left", "right"), state.piles, strict=True):
        if state.phase in _SET_UP and pile.size:
            found.append(f"the {name} pile is not yet formed")
        if pile.due and state.phase not in (*_TURNING, Phase.OVER):
            found.append(f"the {name} pile lacks its top card")
        if pile.top == GAP and pile.below and not pile.unknown:
            found.append(f"the {name} pile's next card is known and must be on top")
    if state.phase in _TURNING and not any(pile.due for pile in state.piles):
        found.append("no card is due to be turned up")
    return found


def _set_up_faults(state: State) -> list[str]:
    """Seats are dealt one castle each, in order, and nothing else has happened."""
    dealt = [held.bit_count() for held in state.held]
    number = dealt.count(1)
    found = []
    in_order = dealt == [1] * number + [0] * (len(dealt) - number)
    if not in_order or number == len(dealt) or any(held & ~CASTLE_MASK for held in state.held):
        found.append("castles are dealt one to each seat, from the first seat on, until all have one")
    if state.phase is Phase.START and (number or state.player):
        found.append("nothing is dealt before the start player is drawn")
    if any(state.tournaments) or state.turn:
        found.append("nobody has played yet")
    return found
