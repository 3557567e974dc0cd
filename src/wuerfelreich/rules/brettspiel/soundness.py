"""What makes a position of the board game impossible: missing or duplicate pieces, and what does not fit its phase."""

from collections import Counter
from collections.abc import Iterator

from wuerfelreich.rules.brettspiel import effects
from wuerfelreich.rules.brettspiel.facts import (
    FIELD_NAMES,
    FIRES,
    GOLDEN_GEMS,
    LANDSCAPES,
    MARKERS,
    REMOVED,
    STACK,
    STACKS,
    WHITE_GEMS,
)
from wuerfelreich.rules.brettspiel.lays import TO_BE_DRAWN
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.brettspiel.state import DRAWS, ROLLS, Effect, Phase, State
from wuerfelreich.rules.coloured_dice import DICE
from wuerfelreich.rules.faces import FACE_NAMES
from wuerfelreich.rules.hexagons import members

#: Whether something is as it must be, and the message if it is not.
Check = tuple[bool, str]


def faults(box: Box, state: State, gone: tuple[int, ...]) -> list[str]:
    """Everything that is wrong with a position; `gone` are the cards that have left the stacks."""
    checks = [*_cards(box, state, gone), *_pieces(box, state)]
    found = [sentence for holds, sentence in checks if not holds]
    if found:  # what is due can only be checked with all pieces in place
        return found
    phase = _before_the_first_turn(box, state) if state.turn == 0 else _turn(box, state, gone)
    return [sentence for holds, sentence in phase if not holds]


def _cards(box: Box, state: State, gone: tuple[int, ...]) -> Iterator[Check]:
    """Every card exactly once: open in its stack, below, or gone."""
    cards = [*gone, *(card for card in state.open if card is not None)]
    for card in sorted(set(cards)):
        yield cards.count(card) == 1, f"'{box.names[card]}' is in two places"
    in_place = len(state.open) == STACKS and all(
        card is None or card // STACK == stack for stack, card in enumerate(state.open)
    )
    yield in_place, "there are five stacks, and each shows a card of its own or none"
    taken = Counter(box.joker_of[card] for card in gone)
    held = Counter(joker for realm in state.realms for joker in realm.jokers)
    for joker, count in sorted(held.items()):
        yield count <= taken[joker], f"there are {count} jokers {FACE_NAMES[joker]}, but {taken[joker]} were taken"
    yield (
        state.discarded >= 0 and state.discarded % 2 == 0,
        "cards that are gone must be owned, or discarded in pairs",
    )


def _pieces(box: Box, state: State) -> Iterator[Check]:
    """Every piece exactly once, where such a piece can lie."""
    realms = state.realms
    yield 2 <= len(realms) <= 4, f"the game is for two to four players, not for {len(realms)}"
    on_fields = Counter(
        field for mask in (state.fires, state.neutral, *(realm.markers for realm in realms)) for field in members(mask)
    )
    for field, things in sorted(on_fields.items()):
        yield things == 1, f"there are two things on {FIELD_NAMES[field]}"
    for seat, realm in enumerate(realms, start=1):
        yield realm.markers.bit_count() <= MARKERS, f"P{seat} has more than {MARKERS} markers on the map"
    claimed = sum(realm.markers for realm in realms)
    yield not state.gold & state.white, "two gems lie on one field"
    yield not (state.gold | state.white) & claimed, "a gem lies on a field that has an owner"
    gold = state.gold.bit_count() + state.spare_gold + sum(realm.gold for realm in realms)
    white = state.white.bit_count() + state.spare_white + sum(realm.white for realm in realms)
    fires = state.fires.bit_count() + state.spare_fires + sum(realm.fires for realm in realms)
    yield gold == GOLDEN_GEMS, f"there are {GOLDEN_GEMS} golden gems, not {gold}"
    yield white == WHITE_GEMS, f"there are {WHITE_GEMS} white gems, not {white}"
    yield fires == FIRES, f"there are {FIRES} dragon fires, not {fires}"
    for landscape, fields in enumerate(box.fields_of):
        seen = (state.known + state.hand).count(landscape)
        tiles = (state.covered & fields).bit_count() + seen
        yield tiles <= 2, f"there are two tiles with {LANDSCAPES[landscape]}, not {tiles}"
    yield len(state.unseen) >= REMOVED, f"{REMOVED} tiles are out of play and were never seen"
    impossible = box.dice.impossible(state.dice)
    yield impossible is None, str(impossible)


def _before_the_first_turn(box: Box, state: State) -> Iterator[Check]:
    nobody_has = all(
        not (realm.markers or realm.jokers or realm.superjokers or realm.gold or realm.fires)
        and realm.white == box.setup.white_gems_per_player
        for realm in state.realms
    )
    untouched = not (state.roll or state.dice or state.effect or state.known or state.hand or state.neutral)
    yield nobody_has and untouched, "before the first turn nobody has done anything or owns anything but a white gem"
    usual = box.setup.by_players[len(state.realms)]
    unlaid = state.arrangement == TO_BE_DRAWN
    there = (state.fires.bit_count(), state.gold.bit_count(), state.white.bit_count())
    full = (len(usual.dragon_fires), len(box.setup.gold_on_map), len(box.setup.white_on_map))
    shown = [card is not None for card in state.open]
    in_order = shown == sorted(shown, reverse=True)
    match state.phase:
        case Phase.START:
            due = there in ((0, 0, 0), full) and not any(shown) and state.player == 0
        case Phase.SCATTER:
            strewn = there in ((0, 0, 0), full) if unlaid else _strewn_in_order(there, full)
            due = strewn and not any(shown)
        case Phase.REVEAL:
            due = there == full and in_order and not all(shown) and not unlaid
        case _:
            due = False
    yield (
        due,
        "before the first turn the map is laid, fires and gems are scattered, and then five citizens are turned up",
    )


def _strewn_in_order(there: tuple[int, ...], full: tuple[int, ...]) -> bool:
    """Whether something is still to be scattered, and nothing that comes after it lies there yet."""
    short = [have < want for have, want in zip(there, full, strict=True)]
    too_many = any(have > want for have, want in zip(there, full, strict=True))
    return not too_many and any(short) and not any(there[short.index(True) + 1 :])


def _turn(box: Box, state: State, gone: tuple[int, ...]) -> Iterator[Check]:
    rolling = state.phase in (Phase.ROLL, Phase.CHOOSE)
    yield len(gone) == state.turn - rolling, "every turn takes one card"  # BR10
    yield state.arrangement != TO_BE_DRAWN, "the map is laid before the first turn"
    yield _cards_last(state)
    yield bool(state.effect) != rolling, "there is an effect when a card is taken, and not before"
    yield not state.neutral or not state.spare_fires, "no field is neutral while there are fires in the supply"
    if state.phase is Phase.ROLL:
        yield len(state.dice) < DICE and state.roll < ROLLS, "at least one die and one roll must be left"
        yield state.roll > 0 or not state.dice, "the first roll is made with all dice"
    else:
        yield len(state.dice) == DICE and state.roll >= 1, "six dice are rolled before a choice"
    hidden = sum(card is None and bool(pool) for card, pool in zip(state.open, state.pool, strict=True))
    yield hidden == (state.phase is Phase.REVEAL), "a stack shows its top card, unless it is to be turned up now"
    yield not state.hand or state.phase in (Phase.DRAW, Phase.PLACE), "tiles are in hand only until they are placed"
    yield state.phase in PHASES_OF_TURNS, "the game has already begun"
    yield _due(box, state), f"{state.phase.name.lower()} is not due"


#: Merchants, thieves and landowners place a tile even when taken face down. Tamers and bullies need not place one.
STACKS_WITH_TILES = (0, 1, 4)


def _cards_last(state: State) -> Check:
    """Whether the cards last as long as the tiles, even if every tamer and bully is taken face up (BR10)."""
    cards = sum(len(state.pool[stack]) + (state.open[stack] is not None) for stack in STACKS_WITH_TILES)
    tiles = state.supply + len(state.hand)
    to_be_placed = DRAWS[state.effect] > 0 and state.phase is not Phase.STEAL  # for this turn's card, which is gone
    sentence = f"{tiles} tiles are left, but only {cards} cards of the stacks 1, 2 and 5, each of which takes a tile"
    return cards >= tiles - to_be_placed, sentence


PHASES_OF_TURNS = frozenset(Phase) - {Phase.START, Phase.SCATTER}


def _due(box: Box, state: State) -> bool:
    """Whether there is something to do in this phase."""
    markers_out = state.realms[state.player].markers.bit_count() == MARKERS
    draws = DRAWS[state.effect]
    match state.phase:
        case Phase.ROLL | Phase.CHOOSE | Phase.REVEAL:
            return state.supply > 0
        case Phase.DRAW:
            return state.supply > 0 and len(state.hand) < draws
        case Phase.PLACE:
            drawn = len(state.hand) == draws or state.effect is Effect.LANDOWNER or not state.supply
            wins = markers_out and state.effect is not Effect.ALARM
            return bool(state.hand) and drawn and not wins and effects.choice_of_place(box, state)
        case Phase.TAME | Phase.BULLY:
            right = state.effect is (Effect.TAMER if state.phase is Phase.TAME else Effect.BULLY)
            choice = effects.targets(box, state).bit_count() > 1
            return right and choice and state.supply > 0 and not markers_out
        case Phase.STEAL:
            return state.effect in effects.THIEVES and len(effects.thefts(state)) > 1
        case Phase.OVER:
            if state.supply:
                return markers_out and state.effect is not Effect.ALARM
            return draws > 0
    return True
