"""Knatsch's kit for the common laws."""

from collections import Counter

from hypothesis import strategies as st
from msgspec import Struct

from tests.rules.kits import Kit
from wuerfelreich import AnyGame
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import (
    AimCard,
    AimKing,
    AimPile,
    Decline,
    EndTurn,
    GiveUp,
    Keep,
    PutUnder,
    Roll,
    SetGuards,
    Stop,
)
from wuerfelreich.rules.knatsch.material import TOURNAMENT
from wuerfelreich.rules.knatsch.piles import GAP
from wuerfelreich.rules.knatsch.state import Phase, State


def census(game: AnyGame, state: Struct) -> Counter[str]:
    """Every card in the box: in front of players, on piles, and in the pool of cards the piles hide (KN12)."""
    assert isinstance(game, Knatsch)
    assert isinstance(state, State)
    names = game.box.names
    if state.phase not in (Phase.START, Phase.DEAL):
        assert len(state.pool) == sum(pile.unknown for pile in state.piles)
    found = Counter(names[card] for card in state.pool)
    for pile in state.piles:
        found.update(names[card] for card in (pile.top, *pile.below) if card != GAP)
    for held, tournaments in zip(state.held, state.tournaments, strict=True):
        found.update(names[card] for card in range(TOURNAMENT) if held >> card & 1)
        found.update(["tournament"] * tournaments)
    assert state.guarded & ~sum(state.held) == 0
    return found


piles = st.integers(0, 1)
sorts = st.integers(0, 17)
dice = st.lists(st.integers(1, 6), max_size=6).map(lambda rolled: tuple(sorted(rolled)))
KIT = Kit(
    census=census,
    actions=st.one_of(
        st.builds(AimPile, piles),
        st.builds(AimCard, st.integers(0, 5), sorts),
        st.builds(PutUnder, piles),
        st.builds(SetGuards, st.sets(sorts, max_size=4).map(lambda some: tuple(sorted(some)))),
        st.builds(Keep, dice),
        st.builds(GiveUp, st.integers(0, 5), piles),
        st.sampled_from((AimKing(), EndTurn(), Stop(), Roll(), Decline())),
    ),
    longest=20_000,
)
