"""Every way to take a citizen with jokers, for all rolls at once, against the rules, which know one roll at a time."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from tests.rules.brettspiel.table import GAME
from wuerfelreich.odds.brettspiel.odds import card_odds
from wuerfelreich.rules.brettspiel.facts import CITIZENS
from wuerfelreich.rules.brettspiel.jokers import spent
from wuerfelreich.rules.brettspiel.progress import wish
from wuerfelreich.rules.conditions import ColourSum, Sum
from wuerfelreich.rules.faces import FACES

BOX = GAME.box
ODDS = card_odds(BOX, np.float32)


@pytest.mark.parametrize("superjokers", range(4))
def test_cards_spent_and_tiers_are_those_of_the_rules(superjokers: int) -> None:
    random = Random(superjokers)
    found = 0
    for _ in range(20):
        card = random.randrange(CITIZENS)
        jokers = tuple(sorted(random.choices(range(FACES), k=random.randrange(4, 10))))
        takes = ODDS.takes(card)
        ways = list(takes.ways(sorted(Counter(jokers).items()), superjokers, 10_000))
        for at in random.sample(range(len(ODDS.dice.rolls)), 10):
            kind = takes.of_roll[at]
            tiers = [(one.jokers, one.superjokers, int(takes.tiers(one)[0][kind])) for one in ways]
            expected = rules(card, ODDS.dice.rolls[at], jokers, superjokers)
            assert sorted(one for one in tiers if one[2]) == expected
            assert takes.alone[kind] == BOX.tier(card, ODDS.dice.rolls[at], ())
            assert takes.fulfilled[at] == BOX.fulfilled(card, ODDS.dice.rolls[at])
            found += len(expected)
    assert found > 10


def test_faces_that_are_alike_change_every_profile_alike() -> None:
    """Not only those that rolls leave: also those after a further die."""
    wishes = {one for some in BOX.wishes for one in some} | {wish(Sum(max=9)), wish(ColourSum("G", 8))}
    seen = [BOX.tally(roll) for roll in ODDS.dice.rolls[::97]]
    for one in wishes:
        profiles = {one.profile(tally[one.looks_at]) for tally in seen}
        profiles |= {one.add(profile, code) for profile in profiles for code in range(0, FACES, 5)}
        for code in range(FACES):
            assert all(one.add(profile, code) == one.add(profile, one.alike(code)) for profile in profiles)
            assert one.alike(one.alike(code)) == one.alike(code)


def rules(
    card: int, dice: tuple[int, ...], jokers: tuple[int, ...], superjokers: int
) -> list[tuple[tuple[int, ...], int, int]]:
    """What each legal way spends, and the tier it reaches."""
    found = []
    for take in BOX.joker_takes(card, BOX.tally(dice), jokers, superjokers):
        given, supers = spent(take.pairs)
        found.append((tuple(sorted(given)), supers, BOX.tier(card, dice, take.pairs)))
    return sorted(found)
