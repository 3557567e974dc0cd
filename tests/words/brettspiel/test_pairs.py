"""Discarded pairs of jokers in words."""

import pytest

from tests.rules.brettspiel.table import GAME
from wuerfelreich.rules.brettspiel.actions import TWO_SUPERJOKERS, WITH_SUPERJOKER
from wuerfelreich.rules.faces import read_faces
from wuerfelreich.words.brettspiel.narration import BrettspielNarration
from wuerfelreich.words.catalogue import words_in

R5, G2 = read_faces("R5 G2")


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ((G2, R5 + WITH_SUPERJOKER), "zwei Joker Grün 2, einen Joker Rot 5 und einen Superjoker"),
        ((R5 + WITH_SUPERJOKER, TWO_SUPERJOKERS), "einen Joker Rot 5 und drei Superjoker"),
        ((G2, TWO_SUPERJOKERS, TWO_SUPERJOKERS), "zwei Joker Grün 2 und vier Superjoker"),
        ((R5 + WITH_SUPERJOKER, R5 + WITH_SUPERJOKER), "zwei Joker Rot 5 mit je einem Superjoker"),
        ((R5, TWO_SUPERJOKERS), "zwei Joker Rot 5 und zwei Superjoker"),
        (
            (G2 + WITH_SUPERJOKER, R5 + WITH_SUPERJOKER, R5 + WITH_SUPERJOKER, TWO_SUPERJOKERS),
            "einen Joker Grün 2 mit einem Superjoker, zwei Joker Rot 5 mit je einem Superjoker und zwei Superjoker",
        ),
        ((G2 + WITH_SUPERJOKER, R5 + WITH_SUPERJOKER), "einen Joker Grün 2, einen Joker Rot 5 und zwei Superjoker"),
        ((G2,), "zwei Joker Grün 2"),
    ],
)
def test_cards_that_are_alike_are_counted(pairs: tuple[int, ...], said: str) -> None:
    told = BrettspielNarration(words_in("de"), GAME, ("Anna", "Ben"))
    assert told.pairs(pairs) == said
