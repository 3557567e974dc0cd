"""Why an action is not legal in Würfelkönig. Agrees with `play.legal` on every action, as the law tests check."""

from wuerfelreich.rules.coloured_dice import Keep, keep_refusal
from wuerfelreich.rules.game import Name, Phrase, Refusal, seat_name
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import SLOTS, Box
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State

ROLL_FIRST = Phrase("refusal-roll-first")


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """The reason, or None if the action is legal."""
    if state.phase is Phase.OVER:
        return Phrase("refusal-over")
    if state.phase is not Phase.CHOOSE:
        return ROLL_FIRST
    match action:
        case Keep(dice):
            return keep_refusal(state.dice, dice, state.rolls - state.roll)
        case Take():
            return _take_refusal(box, state, action)
        case TakePenalty():
            return _penalty_refusal(box, state)


def _penalty_refusal(box: Box, state: State) -> Refusal | None:
    fulfilled = box.fulfilled(state.dice)
    for slot, card in enumerate(state.row):
        if fulfilled >> card & 1:  # WK2
            return Phrase("wk-refusal-citizen-fulfilled", {"card": _name(box, card), "slot": slot + 1})
    return None


def _take_refusal(box: Box, state: State, take: Take) -> Refusal | None:
    if not 0 <= take.slot < SLOTS:
        return Phrase("wk-refusal-slot", {"slot": take.slot + 1})
    card = state.row[take.slot]
    if not box.fulfilled(state.dice) >> card & 1:
        short = box.citizens[card].condition.shortfall(state.dice)
        return Phrase(short.key, {**short.args, "card": _name(box, card)})
    if not take.bonus:
        return _way_refusal(box, state, take, take.slot)
    if not box.is_hypnotist[card]:
        return Phrase("wk-refusal-no-hypnotist", {"card": _name(box, card)})
    if take.slot + 1 == SLOTS:
        return Phrase("wk-refusal-no-bonus")
    return _way_refusal(box, state, take, take.slot + 1)


def _way_refusal(box: Box, state: State, take: Take, slot: int) -> Refusal | None:
    """Whether village and receiver fit the card in this slot."""
    card = state.row[slot]
    if box.is_dragon[card]:
        return _gift_refusal(state, take)
    if take.to is not None:
        return Phrase("wk-refusal-no-gift", {"card": _name(box, card)})
    if take.village and box.stack_of[card] != slot:
        village = Name(f"wk-{box.villages[slot].id}")
        return Phrase("wk-refusal-village", {"card": _name(box, card), "village": village})
    return None


def _gift_refusal(state: State, take: Take) -> Refusal | None:
    if take.village:
        return Phrase("wk-refusal-dragon-village")
    if take.to is None:
        return Phrase("wk-refusal-dragon-receiver")
    if take.to == state.player:
        return Phrase("wk-refusal-dragon-self")
    if not 0 <= take.to < len(state.piles):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(take.to)})
    return None


def _name(box: Box, card: int) -> Name:
    return Name(f"wk-{box.citizens[card].kind}")
