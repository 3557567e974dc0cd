"""A turn of the board game: what comes next, what is legal, and what a move does."""

from msgspec.structs import replace

from wuerfelreich.rules.brettspiel import effects, scoring, setup
from wuerfelreich.rules.brettspiel.actions import Action, Alarm, Decline, Place, StealCard, StealGem, Take
from wuerfelreich.rules.brettspiel.facts import STACK, STACKS
from wuerfelreich.rules.brettspiel.jokers import most_dice, pack, spent
from wuerfelreich.rules.brettspiel.lays import TO_BE_DRAWN
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, Phase, Realm, State
from wuerfelreich.rules.chance import Chance, Outcome, Part
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.game import Decide, Over
from wuerfelreich.rules.hexagons import members

# Looking up an enum's member costs an attribute access in every step; a global name costs next to nothing.
START, SCATTER, REVEAL, ROLL, CHOOSE, DRAW, PLACE, TAME, BULLY, STEAL, OVER = Phase
MERCHANT, ALARM = Effect.MERCHANT_1, Effect.ALARM
TAKES = tuple(Take(stack) for stack in range(STACKS))
ALARMS = tuple(Alarm(stack) for stack in range(STACKS))


def next_step(box: Box, state: State) -> Decide | Chance | Over:
    """What comes next."""
    phase = state.phase
    if phase is ROLL:
        return Chance(f"turn {state.turn} roll {state.roll + 1}", state.player, box.dice.rolled(state.dice))
    if phase is REVEAL:
        stack = hidden(state)
        pool = state.pool[stack]
        return Chance(f"stack {stack + 1} card {STACK - len(pool) + 1}", None, (Part(pool),))
    if phase is DRAW:
        return Chance(f"turn {state.turn} tile {len(state.hand) + 1}", None, (effects.tile_part(state),))
    if phase is START:
        return Chance("start", None, (Part(tuple(range(len(state.realms)))),))
    if phase is SCATTER:
        if state.arrangement == TO_BE_DRAWN:
            return Chance("map", None, (Part(box.lays.numbers),))
        strewn = setup.to_scatter(box, state)
        assert strewn is not None
        return Chance(f"{strewn.what} {strewn.number}", None, (Part(strewn.fields),))
    if phase is OVER:
        return Over(scoring.result(box, state))
    return Decide(state.player)


def hidden(state: State) -> int:
    """The first stack that has to show its next card."""
    at = state.open.index(None)
    while not state.pool[at]:
        at = state.open.index(None, at + 1)
    return at


def legal(box: Box, state: State) -> tuple[Action, ...]:
    """All actions of the player who decides."""
    phase = state.phase
    if phase is CHOOSE:
        return _choices(box, state)
    if phase is PLACE:
        return effects.places(box, state)
    if phase is TAME:
        return tuple(effects.TAMES[field] for field in members(effects.targets(box, state)))
    if phase is BULLY:
        return tuple(effects.BULLIES[field] for field in members(effects.targets(box, state)))
    return effects.thefts(state) if phase is STEAL else ()


def _choices(box: Box, state: State) -> tuple[Action, ...]:
    """Citizens stack by stack, without jokers first; then the alarm; then the ways to roll on."""
    dice = state.dice
    lacks, counted = box.lacks(dice), box.tally(dice)
    own = state.realms[state.player]
    most = most_dice(own.jokers, own.superjokers)
    purse = pack(own.jokers, own.superjokers) if most else 0
    endings: tuple[Action, ...] = ()
    must = False
    for stack, card in enumerate(state.open):
        if card is None:
            continue
        missing = lacks[card]
        if missing == 0:
            must = True
            endings += (TAKES[stack],)
        if missing <= most and purse and (missing or box.has_tiers[card]):
            endings += box.purse_takes(card, counted, most, purse)
    if not must:  # BR1: no alarm where the dice fulfil a citizen; jokers are never forced
        endings += tuple([ALARMS[stack] for stack, card in enumerate(state.open) if card is not None])
    return endings + keeps(dice) if state.roll < ROLLS else endings


def apply(box: Box, state: State, move: Action | Outcome) -> State:
    """The state after a move."""
    # Not a `match`: matching over classes takes four times as long as these checks, and this runs in every step.
    if isinstance(move, Outcome):
        return _happen(box, state, move.items)
    if isinstance(move, Keep):
        return replace(state, phase=ROLL, dice=move.dice)
    if isinstance(move, Take):
        return _take(box, state, move)
    if isinstance(move, Alarm):
        return _alarm(box, state, move.stack)
    if isinstance(move, Place):
        return effects.place(box, state, move)
    if isinstance(move, StealCard | StealGem):
        return effects.steal(state, move)
    return effects.end_turn(state) if isinstance(move, Decline) else effects.strike(box, state, move.field)


def _happen(box: Box, state: State, items: tuple[int, ...]) -> State:
    phase = state.phase
    if phase is ROLL:
        dice = tuple(sorted(state.dice + items)) if state.dice else items
        return replace(state, phase=CHOOSE, roll=state.roll + 1, dice=dice)
    if phase is REVEAL:
        return _reveal(box, state, items[0])
    if phase is DRAW:
        return effects.draw(box, state, items[0])
    if phase is START:
        return setup.after_start(box, state, items[0])
    return setup.scatter(box, state, items[0])


def _reveal(box: Box, state: State, card: int) -> State:
    """A stack shows its next citizen: at once, before the effect of the one that was taken (BR10)."""
    stack = card // STACK
    below = state.pool[stack]
    at = below.index(card)
    shown = (*state.open[:stack], card, *state.open[stack + 1 :])
    pool = (*state.pool[:stack], below[:at] + below[at + 1 :], *state.pool[stack + 1 :])
    if state.turn:
        return effects.begin_effect(box, replace(state, open=shown, pool=pool))
    if None in shown:
        return replace(state, open=shown, pool=pool)
    return replace(state, phase=ROLL, turn=1, open=shown, pool=pool)


def _take(box: Box, state: State, take: Take) -> State:
    """A citizen is taken face up; the pairs spent on it go out of play (BR2)."""
    card = state.open[take.stack]
    assert card is not None
    own = state.realms[state.player]
    jokers = [*own.jokers, box.joker_of[card]]
    superjokers = own.superjokers
    if take.pairs:
        given, supers = spent(take.pairs)
        superjokers -= supers
        for joker in given:
            jokers.remove(joker)
    jokers.sort()
    effect = box.effect_of[card]
    if effect is MERCHANT:
        effect = Effect(box.tier(card, state.dice, take.pairs))
    realm = Realm(own.markers, tuple(jokers), superjokers, own.gold, own.white, own.fires)
    return uncover(box, state, take.stack, effect, realm, 2 * len(take.pairs))


def _alarm(box: Box, state: State, stack: int) -> State:
    """A citizen is taken face down and is a superjoker from now on."""
    own = state.realms[state.player]
    realm = Realm(own.markers, own.jokers, own.superjokers + 1, own.gold, own.white, own.fires)
    return uncover(box, state, stack, ALARM, realm, 0)


def uncover(box: Box, state: State, stack: int, effect: Effect, realm: Realm, spent_cards: int) -> State:
    """The top card has left its stack: the next one is turned up, if there is one."""
    seat = state.player
    after = replace(
        state,
        phase=REVEAL,
        effect=effect,
        open=(*state.open[:stack], None, *state.open[stack + 1 :]),
        discarded=state.discarded + spent_cards,
        realms=(*state.realms[:seat], realm, *state.realms[seat + 1 :]),
    )
    return after if state.pool[stack] else effects.begin_effect(box, after)  # BR10: an empty stack stays empty
