"""The board game's kit for the common laws."""

from collections import Counter

from hypothesis import strategies as st
from msgspec import Struct

from tests.rules.kits import Kit
from wuerfelreich import AnyGame
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import (
    PAIR_NAMES,
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
from wuerfelreich.rules.brettspiel.facts import LANDSCAPES, MARKERS
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.coloured_dice import Keep


def census(game: AnyGame, state: Struct) -> Counter[str]:
    """Every card, tile, gem, fire and marker in the box."""
    assert isinstance(game, Brettspiel)
    assert isinstance(state, State)
    found: Counter[str] = Counter()
    in_stacks = [card for pool in state.pool for card in pool] + [card for card in state.open if card is not None]
    assert len(set(in_stacks)) == len(in_stacks)
    held = sum(len(realm.jokers) + realm.superjokers for realm in state.realms)
    found["cards"] = len(in_stacks) + held + state.discarded
    for landscape, name in enumerate(LANDSCAPES):  # BR5: tiles not on the map always equal the free fields
        on_map = (state.covered & game.box.fields_of[landscape]).bit_count()
        found[name] = on_map + (state.unseen + state.known + state.hand).count(landscape)
    found["gold"] = state.gold.bit_count() + state.spare_gold + sum(realm.gold for realm in state.realms)
    found["white"] = state.white.bit_count() + state.spare_white + sum(realm.white for realm in state.realms)
    found["fires"] = state.fires.bit_count() + state.spare_fires + sum(realm.fires for realm in state.realms)
    assert all(realm.markers.bit_count() <= MARKERS for realm in state.realms)
    things = [state.fires, state.neutral, *(realm.markers for realm in state.realms)]
    assert sum(mask.bit_count() for mask in things) == state.covered.bit_count()
    return found


faces = st.lists(st.integers(0, 17), max_size=6)
pairs = st.lists(st.integers(0, len(PAIR_NAMES) - 1), max_size=3).map(lambda some: tuple(sorted(some)))
stacks = st.integers(0, 4)
fields = st.integers(0, 29)
seats = st.integers(0, 3)
KIT = Kit(
    census=census,
    actions=st.one_of(
        st.builds(Keep, faces.map(lambda dice: tuple(sorted(dice)))),
        st.builds(Take, stacks, pairs),
        st.builds(Alarm, stacks),
        st.builds(Place, fields, st.none() | seats),
        st.builds(Tame, fields),
        st.builds(Bully, fields),
        st.builds(StealCard, seats, st.integers(0, 17)),
        st.builds(StealGem, seats, st.sampled_from(Gem)),
        st.just(Decline()),
    ),
    longest=700,
)
