"""What a citizen brings: by its effect, and by what there is left to bring."""

from collections.abc import Iterable

from wuerfelreich.rules.brettspiel.facts import MARKERS
from wuerfelreich.rules.brettspiel.state import DRAWS, Effect, Realm, State
from wuerfelreich.words.catalogue import Words

MERCHANTS = (Effect.MERCHANT_1, Effect.MERCHANT_2, Effect.MERCHANT_3)


def citizen_brings(words: Words, state: State, effect: Effect) -> str:
    """What a citizen taken now brings."""
    lapses = _lapses(state, effect)
    if state.realms[state.player].markers.bit_count() == MARKERS and not lapses:
        return words.text("br-hint-does-win")
    if effect in MERCHANTS:
        return _merchant(words, state, effect)
    if lapses:
        return words.text(f"br-hint-lapses-{effect.name.lower()}")
    if _only_a_castle(state, effect):
        return words.text("br-hint-does-castle")
    return words.text(f"br-hint-does-{effect.name.lower()}")


def _merchant(words: Words, state: State, effect: Effect) -> str:
    """As many tiles as the supply has, and the gem of the third tier (BR3, BR4)."""
    tier = MERCHANTS[min(DRAWS[effect], state.supply) - 1]
    tiles = words.text(f"br-hint-does-{tier.name.lower()}")
    gem = "gold" if state.spare_gold else "white"
    if effect is not Effect.MERCHANT_3 or not (state.spare_gold or state.spare_white):
        return tiles
    return f"{tiles}, {words.text('br-hint-gem', {'gem': gem})}"


def _lapses(state: State, effect: Effect) -> bool:
    """Whether a tamer finds no fire, or a bully nobody to oust (BR7)."""
    match effect:
        case Effect.TAMER:
            return not state.fires
        case Effect.BULLY:
            return not any(realm.markers for realm in _others(state))
        case _:
            return False


def _only_a_castle(state: State, effect: Effect) -> bool:
    """Whether a thief finds nothing to steal, superjokers being safe (BR6), or a landowner only one tile."""
    match effect:
        case Effect.THIEF_OF_CARDS:
            return not any(realm.jokers for realm in _others(state))
        case Effect.THIEF_OF_GEMS:
            return not any(realm.gold or realm.white for realm in _others(state))
        case Effect.LANDOWNER:
            return state.supply < DRAWS[effect]
        case _:
            return False


def _others(state: State) -> Iterable[Realm]:
    return (realm for seat, realm in enumerate(state.realms) if seat != state.player)
