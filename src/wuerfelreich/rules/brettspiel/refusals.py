"""Why an action is not legal in the board game. Agrees with `play.legal` on every action, as the law tests check."""

from collections import Counter

from wuerfelreich.rules.brettspiel import effects
from wuerfelreich.rules.brettspiel.actions import (
    PAIR_NAMES,
    Action,
    Alarm,
    Bully,
    Decline,
    Gem,
    Place,
    StealCard,
    StealGem,
    Take,
    Tame,
)
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES, FIELDS, KINDS, LANDSCAPES, STACKS
from wuerfelreich.rules.brettspiel.jokers import fictional, spent
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, State
from wuerfelreich.rules.coloured_dice import Keep, keep_refusal
from wuerfelreich.rules.faces import FACE_NAMES
from wuerfelreich.rules.game import Name, Phrase, Refusal, seat_name

#: The actions asked for in each phase in which somebody decides.
DUE: dict[Phase, tuple[type[Action], ...]] = {
    Phase.CHOOSE: (Keep, Take, Alarm),
    Phase.PLACE: (Place,),
    Phase.TAME: (Tame,),
    Phase.BULLY: (Bully,),
    Phase.STEAL: (StealCard, StealGem, Decline),
}


def refusal(box: Box, state: State, action: Action) -> Refusal | None:
    """The reason, or None if the action is legal."""
    if state.phase is Phase.OVER:
        return Phrase("refusal-over")
    if state.phase is Phase.ROLL:
        return Phrase("refusal-roll-first")
    if state.phase not in DUE:
        return Phrase("br-refusal-chance-first")
    if not isinstance(action, DUE[state.phase]):
        return Phrase(f"br-refusal-due-{state.phase.name.lower()}")
    match action:
        case Keep(dice):
            return keep_refusal(state.dice, dice, ROLLS - state.roll)
        case Take():
            return _take_refusal(box, state, action)
        case Alarm(stack):
            return _alarm_refusal(box, state, stack)
        case Place():
            return _place_refusal(box, state, action)
        case Tame(field) | Bully(field):
            return _target_refusal(box, state, field)
        case StealCard() | StealGem():
            return _theft_refusal(state, action)
        case Decline():
            return None


def _take_refusal(box: Box, state: State, take: Take) -> Refusal | None:
    if empty := _empty_refusal(state, take.stack):
        return empty
    if take.pairs != tuple(sorted(take.pairs)):
        return Phrase("br-refusal-pairs-unsorted")
    if missing := _cards_missing(state, take.pairs):
        return missing
    card = state.open[take.stack]
    assert card is not None
    tier = box.tier(card, state.dice, take.pairs)
    if tier == 0:
        faces, _ = fictional(take.pairs)
        short = box.citizens[card].conditions[0].shortfall(tuple(sorted(state.dice + faces)))
        return Phrase(short.key, {**short.args, "card": _name(take.stack)})
    for at, pair in enumerate(take.pairs):  # BR2, our ruling: every pair must be needed
        if box.tier(card, state.dice, take.pairs[:at] + take.pairs[at + 1 :]) >= tier:
            return Phrase("br-refusal-pair-unneeded", {"pair": PAIR_NAMES[pair], "card": _name(take.stack)})
    return None


def _empty_refusal(state: State, stack: int) -> Refusal | None:
    if not 0 <= stack < STACKS:
        return Phrase("br-refusal-stack", {"stack": stack + 1})
    return Phrase("br-refusal-stack-empty", {"stack": stack + 1}) if state.open[stack] is None else None


def _cards_missing(state: State, pairs: tuple[int, ...]) -> Refusal | None:
    """Pairs must be made of cards that the player already owned (BR2)."""
    own = state.realms[state.player]
    jokers, superjokers = spent(pairs)
    held = Counter(own.jokers)
    for joker, number in Counter(jokers).items():
        if held[joker] < number:
            return Phrase(
                "br-refusal-jokers-missing", {"joker": FACE_NAMES[joker], "have": held[joker], "need": number}
            )
    if superjokers > own.superjokers:
        return Phrase("br-refusal-superjokers-missing", {"have": own.superjokers, "need": superjokers})
    return None


def _alarm_refusal(box: Box, state: State, stack: int) -> Refusal | None:
    if empty := _empty_refusal(state, stack):
        return empty
    for at, card in enumerate(state.open):
        if card is not None and box.fulfilled(card, state.dice):  # BR1
            return Phrase("br-refusal-alarm-fulfilled", {"card": _name(at), "stack": at + 1})
    return None


def _place_refusal(box: Box, state: State, chosen: Place) -> Refusal | None:
    if not 0 <= chosen.field < FIELDS:
        return Phrase("br-refusal-field")
    args: dict[str, int | str | Name] = {"field": FIELD_NAMES[chosen.field]}
    landscape = box.landscape_of[chosen.field]
    asked = state.hand[:1] if state.effect is Effect.LANDOWNER else state.hand
    if landscape not in asked:
        return Phrase("br-refusal-landscape", {**args, "landscape": Name(f"br-{LANDSCAPES[landscape]}")})
    if state.covered >> chosen.field & 1:
        return Phrase("br-refusal-covered", args)
    legal = effects.places(box, state)
    if chosen in legal:
        return None
    if legal[0].fire_of is None:
        return Phrase("br-refusal-fire-unneeded")
    return Phrase("br-refusal-fire-owner" if chosen.fire_of is None else "br-refusal-no-fire")


def _target_refusal(box: Box, state: State, field: int) -> Refusal | None:
    if not 0 <= field < FIELDS:
        return Phrase("br-refusal-field")
    if effects.targets(box, state) >> field & 1:
        return None
    args = {"field": FIELD_NAMES[field]}
    if state.phase is Phase.TAME:
        return Phrase("br-refusal-field-without-fire", args)
    for seat, realm in enumerate(state.realms):
        if realm.markers >> field & 1:
            return Phrase("br-refusal-own-marker" if seat == state.player else "br-refusal-not-nearest", args)
    return Phrase("br-refusal-field-without-marker", args)


def _theft_refusal(state: State, theft: StealCard | StealGem) -> Refusal | None:
    if not 0 <= theft.owner < len(state.realms):
        return Phrase("refusal-no-such-seat", {"seat": seat_name(theft.owner)})
    if theft.owner == state.player:
        return Phrase("br-refusal-steal-self")
    if isinstance(theft, StealCard) != (state.effect is Effect.THIEF_OF_CARDS):
        return Phrase("br-refusal-steals-cards" if isinstance(theft, StealGem) else "br-refusal-steals-gems")
    victim = state.realms[theft.owner]
    match theft:
        case StealCard(_, joker) if joker not in victim.jokers:
            return Phrase("br-refusal-no-card", {"seat": seat_name(theft.owner), "joker": FACE_NAMES[joker]})
        case StealGem(_, Gem.GOLD) if not victim.gold:
            return Phrase("br-refusal-no-gold", {"seat": seat_name(theft.owner)})
        case StealGem(_, Gem.WHITE) if not victim.white:
            return Phrase("br-refusal-no-white", {"seat": seat_name(theft.owner)})
    return None


def _name(stack: int) -> Name:
    return Name(f"br-{KINDS[stack]}")
