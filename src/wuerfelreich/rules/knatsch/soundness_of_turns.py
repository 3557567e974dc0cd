"""What makes the turn, the attempt or the dice of a position of Knatsch impossible."""

from wuerfelreich.rules.knatsch.dice import DICE, MISS
from wuerfelreich.rules.knatsch.material import CASTLES, SPECIAL_MASK, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.scoring import goal
from wuerfelreich.rules.knatsch.state import LEFT, NONE, THRONE, TURNS, Phase, State
from wuerfelreich.rules.knatsch.targets import (
    any_target,
    attackable,
    king_allowed,
    pile_allowed,
    put_unders,
    rolls_allowed,
    rolls_of_guest,
    to_beat,
)
from wuerfelreich.rules.knatsch.turns import has_guards_to_set

_ROLLING = (Phase.ROLL, Phase.KEEP, Phase.RESPOND)
_FREE = (Phase.ANNOUNCE, Phase.REVEAL)
_NOT_STARTED = (Phase.START, Phase.DEAL)


def turn_faults(box: Box, state: State) -> list[str]:
    """Every fault that does not concern where the cards lie."""
    found = [*_goal_faults(state), *_count_faults(box, state)]
    if state.phase in _ROLLING:
        return found + (_attempt_faults(box, state) or _dice_faults(state))
    idle = (state.where, state.roller, state.leader, state.best) == (NONE,) * 4
    if not idle or state.roll or state.rolls or state.live or state.dead:
        found.append("nobody rolls, so there is no target, no result to beat and no die")
    return found + _phase_faults(box, state)


def _goal_faults(state: State) -> list[str]:
    reached = sum(map(bool, map(goal, state.held, state.tournaments)))
    if reached > 1:
        return ["only one player can have reached a goal"]
    over = state.phase is Phase.OVER
    if (over and not reached and state.turn != TURNS) or (not over and reached):
        return ["the game is over when a goal is reached or the last turn is settled, and only then"]
    return []


def _count_faults(box: Box, state: State) -> list[str]:
    """Turns, attempts, put-unders and the guards' window."""
    found = []
    first_cards = state.phase is Phase.REVEAL_LAST and state.turn == 0
    if state.turn == 0 and not first_cards and state.phase not in _NOT_STARTED:
        found.append("turns are counted from 1")
    if state.turn == 0 and (state.attempt or state.unders):
        found.append("nothing is attempted before the first turn")
    specials = (state.held[state.player] & SPECIAL_MASK).bit_count()
    settled = state.phase not in _FREE and state.turn > 0  # in these phases an attempt has begun or is settled
    if state.attempt > specials + settled:
        found.append("only taking a special lets a player go on")
    if settled and not state.attempt and state.phase is not Phase.OVER:
        found.append("the attempts of a turn are counted from 1")
    if state.unders > box.realms[state.held[state.player]].unders:
        found.append("more cards were put under than allowed (KN6)")
    if state.may_guard and state.phase not in (*_FREE, Phase.SETTLED):
        found.append("guards are set before an attempt or after it")
    if any(state.cycled):
        found += _cycle_faults(box, state)
    return found


def _cycle_faults(box: Box, state: State) -> list[str]:
    if state.phase not in _FREE or (state.phase is Phase.ANNOUNCE and any_target(box, state)):
        return ["cards are cycled only while no target is allowed (KN3)"]
    found = []
    if not state.unders:
        found.append("a player's own put-unders are used before free ones (KN3)")
    if any(number >= max(pile.size, 1) for number, pile in zip(state.cycled, state.piles, strict=True)):
        found.append("more cards were cycled than a pile has (KN3)")
    return found


def _phase_faults(box: Box, state: State) -> list[str]:
    match state.phase:
        case Phase.ANNOUNCE:
            sound = (
                any_target(box, state)
                or bool(put_unders(box, state, aimable=False))
                or (state.may_guard and has_guards_to_set(box, state))
            )
            return [] if sound else ["there is nothing to do, so the turn passes (KN3)"]
        case Phase.REVEAL | Phase.REVEAL_LAST if state.turn:
            one = sum(pile.due for pile in state.piles) == 1
            return [] if one else ["only one pile's card is turned up within a turn"]
        case Phase.REVEAL_LAST:
            return _first_card_faults(state)
        case Phase.REVENGE:
            sound = king_allowed(box, state) and not box.realms[state.held[state.player]].protection
            return (
                [] if sound else ["the King takes revenge only on a player with three castles and no protection (KN10)"]
            )
        case Phase.SETTLED:
            sound = has_guards_to_set(box, state) and state.may_guard
            return [] if sound else ["there are no guards to set (KN7)"]
    return []


def _first_card_faults(state: State) -> list[str]:
    left, right = state.piles
    even = left.size - right.size in (0, 1) and not (left.below or right.below)
    if right.due and even and all(held.bit_count() == 1 for held in state.held) and not any(state.tournaments):
        return []
    return ["before the first turn everybody has one castle, and the top cards are turned up, the left one first"]


def _attempt_faults(box: Box, state: State) -> list[str]:
    """Target, roller, and the result to be beaten."""
    if not _target_allowed(box, state):
        return ["the target is not allowed"]
    if state.roller == state.player:
        due = (NONE, to_beat(box, state, state.where, state.card), rolls_allowed(box, state, state.where, state.card))
        if state.phase is Phase.RESPOND or (state.leader, state.best, state.rolls) != due:
            return ["the player rolls first, against the card's own dice, with the rolls allowed"]
        return []
    if state.card == TOURNAMENT:
        return _guest_faults(box, state)
    if state.card >= CASTLES or state.roller != state.where:
        return ["only the owner of a castle can defend it"]
    if state.leader != state.player or state.best <= box.rank_of[state.card]:
        return ["a castle is defended against an attacker who has beaten it"]
    return [] if state.rolls == rolls_of_guest(box, state, state.roller) else ["a defender has three rolls"]


def _target_allowed(box: Box, state: State) -> bool:
    if state.where == NONE:
        return False
    if state.where == THRONE:
        return king_allowed(box, state)
    if state.where >= LEFT:
        return pile_allowed(box, state, state.where - LEFT)
    return state.where != state.player and bool(attackable(box, state, state.where) >> state.card & 1)


def _guest_faults(box: Box, state: State) -> list[str]:
    players = len(state.held)
    if NONE in (state.roller, state.leader) or state.best == NONE:
        return ["a guest of a tournament rolls against the leader's result (KN9)"]
    found = []
    if (state.leader - state.player) % players >= (state.roller - state.player) % players:
        found.append("the leader of a tournament has rolled already (KN9)")
    if state.rolls != rolls_of_guest(box, state, state.roller):
        found.append("a guest of a tournament has three rolls, a champion four (KN8)")
    return found


def _dice_faults(state: State) -> list[str]:
    found = []
    if MISS in state.live:
        found.append("sixes are dead")
    lying = len(state.live) + state.dead
    match state.phase:
        case Phase.ROLL if lying >= DICE or state.roll >= state.rolls:
            found.append("at least one die and one roll must be left")
        case Phase.KEEP if lying != DICE or not state.live or not 1 <= state.roll < state.rolls:
            found.append("a choice needs six dice, at least one of them live, with at least one roll made and one left")
    if lying and (state.phase is Phase.RESPOND or not state.roll):
        found.append("no dice lie there before the first roll")
    if state.roll and state.phase is Phase.RESPOND:
        found.append("a player who is asked has not rolled yet")
    return found
