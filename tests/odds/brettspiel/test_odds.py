"""The odds of the board game: jokers checked by brute force, chances by counting, a recursion and simulated turns."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise, product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.brettspiel.table import GAME, NOTHING, THIEF, arrange
from tests.rules.readings import fulfils
from wuerfelreich import Chance, NotationError
from wuerfelreich.odds.brettspiel.jokers import Purse
from wuerfelreich.odds.brettspiel.odds import BrettspielOdds, Target, card_odds
from wuerfelreich.odds.game_odds import OddsQuery
from wuerfelreich.rules.brettspiel.actions import PAIR_NAMES, TWO_SUPERJOKERS
from wuerfelreich.rules.brettspiel.jokers import spent
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.coloured_dice import Keep, keeps
from wuerfelreich.rules.faces import FACE_NAMES, FACES

BOX = GAME.box
ODDS = card_odds(BOX)
BOOK = BrettspielOdds(GAME)
TARGETS = ODDS.targets(range(60))
JOKERS = [0, 3, 5, 5, 6, 8, 11, 12, 14, 17]


def affordable(pairs: tuple[int, ...], jokers: list[int], superjokers: int) -> bool:
    given_jokers, supers = spent(pairs)
    return supers <= superjokers and not Counter(given_jokers) - Counter(jokers)


def fills(target: Target, dice: tuple[int, ...], pairs: tuple[int, ...]) -> bool:
    """By the words of the rules, trying every face for two superjokers."""
    condition = BOX.citizens[target.card].conditions[target.tier - 1]
    fixed = [FACE_NAMES[die] for die in dice] + [FACE_NAMES[pair % FACES] for pair in pairs if pair != TWO_SUPERJOKERS]
    wild = pairs.count(TWO_SUPERJOKERS)
    return any(fulfils([*fixed, *more], condition) for more in combinations_with_replacement(FACE_NAMES, wild))


@given(
    target=st.sampled_from(TARGETS),
    at=st.integers(0, 21**3 - 1),
    jokers=st.lists(st.sampled_from(JOKERS), max_size=4).map(sorted),
    superjokers=st.integers(0, 3),
    joker_price=st.floats(0.1, 2.0),
    superjoker_price=st.floats(0.1, 2.0),
)
def test_the_cheapest_way_is_the_cheapest_found_by_brute_force(
    target: Target, at: int, jokers: list[int], superjokers: int, joker_price: float, superjoker_price: float
) -> None:
    """The second card of a joker costs three times the first, so that it matters which ones are spent."""
    steps = (0.0, joker_price, 4 * joker_price, 6 * joker_price, 9 * joker_price)
    purse = Purse(
        {code: steps[: held + 1] for code, held in Counter(jokers).items()},
        tuple(superjoker_price * given for given in range(superjokers + 1)),
    )
    kinds = [pair for pair in range(len(PAIR_NAMES)) if affordable((pair,), jokers, superjokers)]
    prices = [
        purse.price(pairs)
        for number in range((len(jokers) + superjokers) // 2 + 1)
        for pairs in combinations_with_replacement(kinds, number)
        if affordable(pairs, jokers, superjokers) and fills(target, ODDS.dice.rolls[at], pairs)
    ]
    found = float(ODDS.reach(target).costs(purse, np.float64)[at])
    assert found == pytest.approx(min(prices, default=float("inf")))


@given(
    at=st.integers(0, 21**3 - 1),
    jokers=st.lists(st.sampled_from(JOKERS), max_size=6).map(sorted),
    superjokers=st.integers(0, 4),
)
def test_what_can_be_reached_is_what_the_rules_offer(at: int, jokers: list[int], superjokers: int) -> None:
    """`joker_takes` lists the ways of BR2 one by one."""
    dice = ODDS.dice.rolls[at]
    purse = Purse.free(tuple(jokers), superjokers)
    for card in range(0, 60, 7):
        takes = BOX.joker_takes(card, BOX.tally(dice), tuple(jokers), superjokers)
        tiers = {BOX.tier(card, dice, take.pairs) for take in takes} | {BOX.tier(card, dice, ())}
        for target in ODDS.targets([card]):
            assert bool(ODDS.reached(target, purse)[at]) == (max(tiers) >= target.tier)


def test_the_table_has_every_citizen_with_all_tiers() -> None:
    group, chances = BOOK.table(OddsQuery())
    assert group == "cards"
    assert list(chances) == list(BOX.names)
    sizes = [len(tiers) for tiers in chances.values() if isinstance(tiers, list)]
    assert sizes == [3] * 12 + [1] * 48


def test_one_roll_is_a_plain_count() -> None:
    """All 6⁶ rolls, weighted by hand from the parts of the dice."""
    _, chances = BOOK.table(OddsQuery(rolls=1))
    weights = Counter(tuple(sorted(roll)) for roll in product(*(part.items for part in BOX.dice.rolled(()))))
    for name in ("S1-07", "S2-05", "S3-05", "S4-12", "S5-08"):
        condition = BOX.citizens[BOX.codes[name]].conditions[0]
        hits = sum(times for roll, times in weights.items() if fulfils([FACE_NAMES[die] for die in roll], condition))
        tiers = chances[name]
        assert isinstance(tiers, list)
        assert tiers[0] == pytest.approx(hits / 6**6)


def test_more_rolls_and_more_cards_never_lower_a_chance_and_higher_tiers_never_raise_it() -> None:
    targets = TARGETS[:9] + TARGETS[36::4]
    purses = [Purse({}), Purse.free((0, 0), 0), Purse.free((0, 0), 1), Purse.free((0, 0, 6, 17), 3)]
    by_rolls = [ODDS.alone(targets, purses[0], rolls).start() for rolls in (1, 2, 3)]
    by_cards = [ODDS.alone(targets, purse, 2).start() for purse in purses]
    for less, more in (*pairwise(by_rolls), *pairwise(by_cards)):
        assert (more >= less - 1e-12).all()
    assert (by_cards[-1] > by_cards[0]).any()
    for (low, high), (easy, hard) in zip(pairwise(targets), pairwise(by_rolls[-1]), strict=True):
        assert low.card != high.card or easy >= hard


class Recursion:
    """The chance of a target by asking the rules what can be taken, roll by roll through their own chance steps."""

    def __init__(self, state: State, name: str) -> None:
        card, _, tier = name.partition("*")
        self._card, self._tier = BOX.codes[card], int(tier or 1)
        self._own = state.realms[state.player]
        self._kept: dict[tuple[tuple[int, ...], int], float] = {}

    def kept(self, dice: tuple[int, ...], left: int) -> float:
        if (dice, left) not in self._kept:
            step = Chance("", None, BOX.dice.rolled(dice))
            chances = (
                weight * self.rolled(tuple(sorted(dice + outcome.items)), left - 1)
                for outcome, weight in step.outcomes().items()
            )
            self._kept[dice, left] = sum(chances) / step.total
        return self._kept[dice, left]

    def rolled(self, dice: tuple[int, ...], left: int) -> float:
        takes = BOX.joker_takes(self._card, BOX.tally(dice), self._own.jokers, self._own.superjokers)
        best = max(BOX.tier(self._card, dice, pairs) for pairs in [(), *(take.pairs for take in takes)])
        if best >= self._tier:
            return 1.0
        return max(self.kept(keep.dice, left) for keep in keeps(dice)) if left else 0.0


@pytest.mark.parametrize("cards", ["- / -", "R5 R5 / -", "R6 G1 ? / -", "? ? B1 / -"])
def test_a_plain_recursion_over_the_rules_agrees_before_the_last_roll(cards: str) -> None:
    """Every target, for every keep of four dice or more."""
    odds = BOOK.position(state := arrange(dice=NOTHING, roll="2/3", cards=cards))
    for name in odds.targets:
        slow = Recursion(state, name)
        for text, chances in odds.keeps.items():
            action = GAME.read_action(text)
            assert isinstance(action, Keep)
            if len(action.dice) >= 4:
                assert chances[name] == pytest.approx(slow.kept(action.dice, 1)), (text, name)


def test_a_plain_recursion_over_the_rules_agrees_before_the_last_two_rolls() -> None:
    state = arrange(dice=NOTHING, roll="1/3", cards="R6 R6 G1 ? / -")
    kept = Keep(state.dice[:5])
    chance = BOOK.position(state).keeps[GAME.write_action(kept)]["S3-01"]
    assert chance == pytest.approx(Recursion(state, "S3-01").kept(kept.dice, 2))


def test_a_position_names_targets_keeps_and_what_is_reached() -> None:
    state = arrange(dice=THIEF, roll="1/3", cards="R5 R5 / -")
    odds = BOOK.position(state)
    assert list(odds.targets) == ["S1-01*1", "S1-01*2", "S1-01*3", "S2-01", "S3-01", "S4-01", "S5-01"]
    assert odds.reached == ("S1-01*1", "S2-01", "S4-01")  # the red pair helps merchant and bully
    assert all(odds.targets[name] == 1.0 for name in odds.reached)
    assert set(odds.keeps) == {GAME.write_action(keep) for keep in keeps(state.dice)}
    for name, chance in odds.targets.items():
        best = max(kept[name] for kept in odds.keeps.values())
        assert chance == pytest.approx(max(best, float(name in odds.reached)))


def test_before_a_roll_the_kept_dice_count() -> None:
    state = arrange(dice=THIEF, roll="1/3", cards="R5 R5 / -")
    keep = Keep(state.dice[:3])
    rolling = BOOK.position(GAME.apply(state, keep))
    assert rolling.targets == pytest.approx(BOOK.position(state).keeps[GAME.write_action(keep)])
    assert rolling.keeps == {}


def test_without_dice_there_are_no_odds() -> None:
    with pytest.raises(NotationError, match="nobody is to roll"):
        BOOK.position(GAME.start(2))


def test_simulated_turns_with_jokers_reach_the_promised_chance() -> None:
    """1,000 turns for the landowner with two pairs at hand, by the keeps the book calls best: within five sigma."""
    state = arrange(dice="-", phase="roll", roll="0/3", cards="R5 R5 B1 ? / -")
    target = Target(BOX.codes["S5-01"], 1)
    own = state.realms[0]
    purse = Purse.free(own.jokers, own.superjokers)
    plan = ODDS.alone([target], purse, 3)
    chance = BOOK.position(state).targets["S5-01"]
    assert chance == pytest.approx(float(plan.start()[0]))
    rng = Random(7)
    won = 0
    for _ in range(1_000):
        kept: tuple[int, ...] = ()
        for left in (2, 1, 0):
            dice = tuple(sorted(kept + tuple(part.items[rng.randrange(6)] for part in BOX.dice.rolled(kept))))
            takes = BOX.joker_takes(target.card, BOX.tally(dice), own.jokers, own.superjokers)
            if takes or BOX.fulfilled(target.card, dice):
                won += 1
                break
            if left:
                kept = max(keeps(dice), key=lambda keep: float(plan.kept(keep.dice, left)[0])).dice
    assert abs(won - 1_000 * chance) < 5 * (1_000 * chance * (1 - chance)) ** 0.5
