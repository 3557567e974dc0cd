"""What citizens do on the map: tiles, markers, gems, dragon fires, thefts (phase 3 of a turn)."""

from msgspec.structs import replace

from wuerfelreich.rules.brettspiel.actions import Action, Bully, Decline, Gem, Place, StealCard, StealGem, Tame
from wuerfelreich.rules.brettspiel.facts import FIELDS, LANDSCAPES, MARKERS, REMOVED
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Phase, Realm, State
from wuerfelreich.rules.chance import Part
from wuerfelreich.rules.hexagons import members

# Looking up an enum's member costs an attribute access in every step; a global name costs next to nothing.
_, _, _, ROLL, _, DRAW, PLACE, TAME, BULLY, STEAL, OVER = Phase
ALARM, LANDOWNER, MERCHANT_3 = Effect.ALARM, Effect.LANDOWNER, Effect.MERCHANT_3
KNOWN = len(LANDSCAPES)
"""A tile known to be in the supply is drawn as its landscape plus this, an unseen one as its landscape alone."""
PLACES = tuple(Place(field) for field in range(FIELDS))
TAMES = tuple(Tame(field) for field in range(FIELDS))
BULLIES = tuple(Bully(field) for field in range(FIELDS))
DECLINE = Decline()
THIEVES = (Effect.THIEF_OF_CARDS, Effect.THIEF_OF_GEMS)


def begin_effect(box: Box, state: State) -> State:
    """Starts the effect of the citizen taken, now that the next one is turned up (BR10)."""
    if DRAWS[state.effect]:
        return replace(state, phase=DRAW)  # no turn begins without a tile in the supply
    return _choose_target(box, state, TAME if state.effect is Effect.TAMER else BULLY)


def _choose_target(box: Box, state: State, phase: Phase) -> State:
    due = replace(state, phase=phase)
    fields = targets(box, due)
    if not fields:  # BR7, our ruling: the effect lapses, and places no marker
        return end_turn(state)
    if _markers_out(state):
        return _win(state)
    return due if fields & (fields - 1) else strike(box, due, fields.bit_length() - 1)


def targets(box: Box, state: State) -> int:
    """The fields a tamer or a bully can choose from."""
    if state.phase is TAME:
        return state.fires
    own = state.realms[state.player].markers
    others = 0
    for seat, realm in enumerate(state.realms):
        if seat != state.player:
            others |= realm.markers
    if not own:  # BR8: then every opponent's marker is nearest
        return others
    return box.maps[state.arrangement].nearest(own, others)


def strike(box: Box, state: State, field: int) -> State:
    """Puts the player's marker in place of a dragon fire, which the player keeps, or of an opponent's marker."""
    bit = 1 << field
    realms = list(state.realms)
    own = realms[state.player]
    if state.phase is TAME:
        realms[state.player] = replace(own, fires=own.fires + 1)
        state = replace(state, fires=state.fires & ~bit, realms=tuple(realms))
        return end_turn(_settle(state, bit, (), state.known))
    for seat, realm in enumerate(realms):
        if realm.markers & bit:
            realms[seat] = replace(realm, markers=realm.markers ^ bit)  # BR13: it goes back to its owner
    return end_turn(_settle(replace(state, realms=tuple(realms)), bit, (), state.known))


def _settle(state: State, bit: int, hand: tuple[int, ...], known: tuple[int, ...]) -> State:
    """The player puts a marker on a field and takes any gem that lies there; the other tiles drawn stay in hand or go
    back to the supply."""
    own = state.realms[state.player]
    gold, white = bool(state.gold & bit), bool(state.white & bit)
    realm = Realm(own.markers | bit, own.jokers, own.superjokers, own.gold + gold, own.white + white, own.fires)
    realms = _with(state, state.player, realm)
    return replace(state, hand=hand, known=known, gold=state.gold & ~bit, white=state.white & ~bit, realms=realms)


def _with(state: State, seat: int, realm: Realm) -> tuple[Realm, ...]:
    return (*state.realms[:seat], realm, *state.realms[seat + 1 :])


def tile_part(state: State) -> Part:
    """The next tile to be drawn. Two of the u unseen tiles are out of play; the known ones are all there (BR4)."""
    known, unseen = state.known, state.unseen
    if not known:
        return Part(unseen)
    items = tuple(landscape + KNOWN for landscape in known)
    u = len(unseen)
    if u == REMOVED:
        return Part(items)
    return Part(unseen + items, (u - REMOVED,) * u + (u,) * len(known))


def draw(box: Box, state: State, tile: int) -> State:
    """Takes a tile in hand; placing begins when the effect has its tiles or the supply is empty (BR4)."""
    unseen, known = state.unseen, state.known
    if tile < KNOWN:
        at = unseen.index(tile)
        unseen = unseen[:at] + unseen[at + 1 :]
    else:
        at = known.index(tile - KNOWN)
        known = known[:at] + known[at + 1 :]
    hand = (*state.hand, tile % KNOWN)
    if len(hand) < DRAWS[state.effect] and len(known) + len(unseen) > REMOVED:
        return replace(state, unseen=unseen, known=known, hand=tuple(sorted(hand)))
    return _choose_place(box, replace(state, phase=PLACE, unseen=unseen, known=known, hand=tuple(sorted(hand))))


def _choose_place(box: Box, state: State) -> State:
    if state.effect is not ALARM and _markers_out(state):
        return _win(state)
    return state if choice_of_place(box, state) else place(box, state, places(box, state)[0])


def choice_of_place(box: Box, state: State) -> bool:
    """Whether it matters where a tile goes. Two tiles for the last two fields of a landscape leave no choice."""
    if state.effect is LANDOWNER and len(set(state.hand)) < len(state.hand):
        return False
    return _free_fields(box, state).bit_count() > 1 or len(places(box, state)) > 1


def _free_fields(box: Box, state: State) -> int:
    """Where the next tile can go: any one of those drawn, or the first of a landowner's, who places them in order.
    There is always a free field of a tile's landscape (BR5)."""
    fields = 0
    for landscape in state.hand[:1] if state.effect is LANDOWNER else state.hand:
        fields |= box.fields_of[landscape]
    return fields & ~state.covered


def places(box: Box, state: State) -> tuple[Place, ...]:
    """The ways to place a drawn tile."""
    fields = _free_fields(box, state)
    if state.effect is ALARM and (owners := _fire_owners(state)):
        return tuple(Place(field, owner) for field in members(fields) for owner in owners)
    return tuple([PLACES[field] for field in members(fields)])


def _fire_owners(state: State) -> list[int]:
    """The opponents one of whom must give a dragon fire, if neither the supply nor the player has any (BR9)."""
    if state.spare_fires or state.realms[state.player].fires:
        return []
    return [seat for seat, realm in enumerate(state.realms) if realm.fires]


def place(box: Box, state: State, chosen: Place) -> State:
    """Puts a tile on the map, with the player's marker on it or, in a dragon alarm, a dragon fire."""
    bit = 1 << chosen.field
    hand = list(state.hand)
    hand.remove(box.landscape_of[chosen.field])
    if state.effect is ALARM:
        return end_turn(_burn(replace(state, hand=()), bit, chosen.fire_of))
    if state.effect is LANDOWNER:
        state = _settle(state, bit, tuple(hand), state.known)
        return _choose_place(box, state) if hand else end_turn(state)
    state = _settle(state, bit, (), _put_back(state.known, hand))
    if state.effect is MERCHANT_3:
        return end_turn(_gem_from_supply(state))
    if state.effect in THIEVES and len(thefts(state)) > 1:
        return replace(state, phase=STEAL)
    return end_turn(state)


def _put_back(known: tuple[int, ...], tiles: list[int]) -> tuple[int, ...]:
    """The tiles known to be in the supply once these, which everybody has seen, have gone back (BR4)."""
    return tuple(sorted((*known, *tiles))) if tiles else known


def _burn(state: State, bit: int, owner: int | None) -> State:
    """Puts a dragon fire on a tile: from the supply, else the player's own, else an opponent's (BR9). If all are on
    the map already, none: that is our ruling."""
    if state.spare_fires:
        return replace(state, fires=state.fires | bit, spare_fires=state.spare_fires - 1)
    own = state.realms[state.player]
    giver = state.player if own.fires else owner
    if giver is None:
        return replace(state, neutral=state.neutral | bit)
    realm = state.realms[giver]
    return replace(state, fires=state.fires | bit, realms=_with(state, giver, replace(realm, fires=realm.fires - 1)))


def _gem_from_supply(state: State) -> State:
    """Takes a golden gem if there is one, else a white one, else none (BR3, our ruling)."""
    own = state.realms[state.player]
    if state.spare_gold:
        realms = _with(state, state.player, replace(own, gold=own.gold + 1))
        return replace(state, spare_gold=state.spare_gold - 1, realms=realms)
    if state.spare_white:
        realms = _with(state, state.player, replace(own, white=own.white + 1))
        return replace(state, spare_white=state.spare_white - 1, realms=realms)
    return state


def thefts(state: State) -> tuple[Action, ...]:
    """What the thief can steal from whom, or nothing (BR6). Superjokers are safe."""
    found: list[Action] = []
    for seat, realm in enumerate(state.realms):
        if seat == state.player:
            continue
        if state.effect is Effect.THIEF_OF_CARDS:
            found += (StealCard(seat, joker) for joker in dict.fromkeys(realm.jokers))
        else:
            found += [StealGem(seat, Gem.GOLD)] if realm.gold else []
            found += [StealGem(seat, Gem.WHITE)] if realm.white else []
    return (*found, DECLINE)


def steal(state: State, theft: StealCard | StealGem) -> State:
    """A card changes hands and is now only a joker, or a gem does (BR6)."""
    realms = list(state.realms)
    own, victim = realms[state.player], realms[theft.owner]
    match theft:
        case StealCard(_, joker):
            at = victim.jokers.index(joker)
            realms[theft.owner] = replace(victim, jokers=victim.jokers[:at] + victim.jokers[at + 1 :])
            realms[state.player] = replace(own, jokers=tuple(sorted((*own.jokers, joker))))
        case StealGem(_, Gem.GOLD):
            realms[theft.owner] = replace(victim, gold=victim.gold - 1)
            realms[state.player] = replace(own, gold=own.gold + 1)
        case StealGem():
            realms[theft.owner] = replace(victim, white=victim.white - 1)
            realms[state.player] = replace(own, white=own.white + 1)
    return end_turn(replace(state, realms=tuple(realms)))


def _markers_out(state: State) -> bool:
    """Whether all the player's markers are on the map: having to place another one wins (BR11)."""
    return state.realms[state.player].markers.bit_count() == MARKERS


def _win(state: State) -> State:
    """The game stops when the player has no marker left to place; tiles in hand go back (BR11)."""
    return replace(state, phase=OVER, hand=(), known=_put_back(state.known, list(state.hand)))


def end_turn(state: State) -> State:
    """The next player rolls, unless no tile is left."""
    if len(state.known) + len(state.unseen) == REMOVED:
        return replace(state, phase=OVER)
    return replace(
        state,
        phase=ROLL,
        turn=state.turn + 1,
        player=(state.player + 1) % len(state.realms),
        roll=0,
        dice=(),
        effect=Effect.NONE,
    )
