"""The dice of Knatsch checked by counting, by a plain recursion, and by simulated attempts."""

from collections import Counter
from functools import cache
from itertools import combinations, pairwise, product
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wuerfelreich.odds.knatsch.choices import best, first_best
from wuerfelreich.odds.knatsch.dice import (
    RANKS,
    Attempt,
    attempt,
    attempt_for_first,
    beating,
    chances_to_beat,
    place,
    results,
    results_beating,
)
from wuerfelreich.odds.knatsch.multisets import LIVE, ROLLING_AT, Dice
from wuerfelreich.odds.knatsch.rivals import Guest, chance_to_take, chance_to_win, taking, winners, winning
from wuerfelreich.rules.knatsch.actions import Keep
from wuerfelreich.rules.knatsch.dice import choices
from wuerfelreich.rules.knatsch.ranks import NOTHING, rank, read_rank
from wuerfelreich.rules.knatsch.state import UNBEATEN

masks = st.integers(0, 31)
goals = st.integers(0, len(RANKS) - 1)


def kept_of(live: Dice) -> set[Dice]:
    return {some for size in range(len(live)) for some in combinations(live, size)}


def test_every_rank_that_dice_show_has_a_place() -> None:
    shown = {rank(live, card_dice) for live in LIVE for card_dice in range(32)}
    assert sorted(shown) == [int(one) for one in RANKS[1:]]
    assert [place(int(one)) for one in RANKS] == list(range(len(RANKS)))


@pytest.mark.parametrize("card_dice", [0, 0b10100])
def test_one_roll_is_a_plain_count(card_dice: int) -> None:
    """All 6⁶ rolls: how many end with each result."""
    ends: Counter[int] = Counter()
    for dice, times in Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=6)).items():
        ends[rank(tuple(die for die in dice if die < 6), card_dice)] += times
    for goal in RANKS:
        beaten = sum(times for result, times in ends.items() if result > goal)
        assert chances_to_beat(card_dice, 1)[place(int(goal))] == pytest.approx(beaten / 6**6)


@given(seed=st.integers(0, 2**32 - 1), rolls=st.integers(1, 3), dice=st.integers(1, 3))
def test_a_plain_recursion_over_ordered_dice_agrees(seed: int, rolls: int, dice: int) -> None:
    """Up to three live dice, with arbitrary values for what they show."""
    worth = np.random.default_rng(seed).normal(size=len(LIVE))
    worth_of = dict(zip(LIVE, worth, strict=True))
    plan = Attempt(worth, rolls)

    @cache
    def kept(live: Dice, more: int, left: int) -> float:
        brought = [tuple(die for die in roll if die < 6) for roll in product(range(1, 7), repeat=more)]
        return sum(rolled(tuple(sorted(live + dice)), left - 1) for dice in brought) / len(brought)

    @cache
    def rolled(live: Dice, left: int) -> float:
        again = [kept(some, len(live) - len(some), left) for some in kept_of(live)] if left else []
        return max([float(worth_of[live]), *again])

    for live in LIVE:
        if len(live) == dice:
            assert plan.rolled(live, rolls)[0] == pytest.approx(rolled(live, rolls))
            for some in kept_of(live):
                assert plan.kept(some, dice - len(some), rolls)[0] == pytest.approx(kept(some, dice - len(some), rolls))


def test_the_choices_are_those_of_the_rules() -> None:
    """The best value of any live dice is that of one of the choices the rules offer there."""
    plan = attempt(beating(read_rank("333+1")), 0b01000, 2)
    for live in LIVE[1::7]:
        keeps = [choice.dice for choice in choices(live) if isinstance(choice, Keep)]
        offered = [plan.kept(kept, len(live) - len(kept), 2)[0] for kept in keeps]
        stopped = float(rank(live, 0b01000) > read_rank("333+1"))
        assert plan.rolled(live, 2)[0] == pytest.approx(max([stopped, *offered]))


def test_chances_known_in_closed_form() -> None:
    """Beating nothing takes one live die; beating five fives with another takes six of them."""
    assert chances_to_beat(0, 1)[place(NOTHING)] == pytest.approx(1 - 6**-6)
    assert chances_to_beat(0, 1)[place(read_rank("55555+4"))] == pytest.approx(6**-6 * 5)
    assert chances_to_beat(0b1, 1)[place(read_rank("111111+5"))] == pytest.approx(6**-6 * 5)
    assert chances_to_beat(0, 3)[place(UNBEATEN)] == pytest.approx(1.0)
    assert chances_to_beat(0b11111, 3)[place(read_rank("1"))] == 1.0


@given(card_dice=masks)
def test_more_rolls_more_card_dice_and_lower_goals_never_lower_a_chance(card_dice: int) -> None:
    by_rolls = [chances_to_beat(card_dice, rolls) for rolls in (1, 2, 3, 4)]
    for fewer, more in pairwise(by_rolls):
        assert (more >= fewer - 1e-12).all()
    assert (np.diff(by_rolls[2]) <= 1e-12).all()
    for value in (0, 4):
        assert (chances_to_beat(card_dice | 1 << value, 3) >= by_rolls[2] - 1e-12).all()


@given(card_dice=masks, goal=goals, at=st.integers(1, len(LIVE) - 1), left=st.integers(1, 3))
def test_the_best_keep_is_never_worse_than_stopping(card_dice: int, goal: int, at: int, left: int) -> None:
    plan = attempt(beating(int(RANKS[goal])), card_dice, left)
    stopped = float(results(card_dice)[at] > goal)
    assert plan.rolled(LIVE[at], left)[0] >= stopped
    assert plan.rolled(LIVE[at], left)[0] >= plan.rolled(LIVE[at], left - 1)[0] - 1e-12


@given(card_dice=masks, rolls=st.integers(1, 4))
def test_a_players_results_sum_to_one_and_beat_as_often_as_possible(card_dice: int, rolls: int) -> None:
    ends = results_beating(card_dice, rolls)
    assert ends.sum(axis=1) == pytest.approx(1)
    assert (ends >= 0).all()
    beaten = np.triu(ends, k=1).sum(axis=1)
    assert beaten == pytest.approx(chances_to_beat(card_dice, rolls), abs=1e-5)


def played(plan: Attempt, worth: dict[Dice, float], rng: Random) -> Dice:
    """An attempt played by a plan for one valuation."""
    live: Dice = ()
    more = 6
    for left in range(plan.rolls - 1, -1, -1):
        live = tuple(sorted((*live, *(die for die in (rng.randint(1, 6) for _ in range(more)) if die < 6))))
        if not left or not live:
            break
        keep = max(kept_of(live), key=lambda some: plan.kept(some, len(live) - len(some), left)[0])
        if worth[live] >= plan.kept(keep, len(live) - len(keep), left)[0]:
            break
        live, more = keep, len(live) - len(keep)
    return live


@pytest.mark.parametrize(("goal", "card_dice", "rolls"), [("333+1", 0, 3), ("3333+1", 0b10001, 3), ("555+2", 0b100, 4)])
def test_simulated_attempts_reach_the_promised_chance(goal: str, card_dice: int, rolls: int) -> None:
    """600 attempts each: within five standard deviations."""
    wanted = beating(read_rank(goal))
    plan = attempt(wanted, card_dice, rolls)
    worth = dict(zip(LIVE, map(float, wanted[results(card_dice)]), strict=True))
    rng = Random(7)
    won = sum(worth[played(plan, worth, rng)] for _ in range(600))
    chance = float(plan.start()[0])
    assert chance == pytest.approx(chances_to_beat(card_dice, rolls)[place(read_rank(goal))])
    assert abs(won - 600 * chance) < 5 * (600 * chance * (1 - chance)) ** 0.5


def test_a_castle_is_taken_if_it_is_beaten_and_the_defender_fails() -> None:
    """A player who only wants to beat the castle, and one who considers the defence, by the distribution of results."""
    goal = read_rank("333+1")
    fails = 1 - chances_to_beat(0b1000, 3)
    plain = results_beating(0b10, 4)[place(goal)][place(goal) + 1 :] @ fails[place(goal) + 1 :]
    best = chance_to_take(goal, Guest(0b10, 4), 0b1000)
    assert plain <= best < chances_to_beat(0b10, 4)[place(goal)]
    plan = attempt(taking(goal, 0b1000), 0b10, 4)
    ended = plan.endings()[0]
    beaten = results(0b10) > place(goal)
    assert best == pytest.approx((ended * fails[results(0b10)])[beaten].sum())


GUESTS = (Guest(0b100, 3), Guest(0, 4), Guest(0b10010, 3))


def test_somebody_wins_a_tournament() -> None:
    for number in range(len(GUESTS) + 1):
        assert winners(GUESTS[:number]).sum(axis=0) == pytest.approx(1, abs=1e-5)


def test_a_leader_holds_if_every_guest_fails() -> None:
    fails = np.prod([1 - chances_to_beat(*guest) for guest in GUESTS], axis=0)
    assert winners(GUESTS)[0] == pytest.approx(fails)


def test_simulated_tournaments_are_won_as_promised() -> None:
    """The guests play to beat the leader: 600 tournaments, the share of every seat within five deviations."""
    rng = Random(8)
    worth = winning(UNBEATEN, GUESTS)
    organiser = attempt(worth, 0, 4)
    plans: dict[tuple[Guest, int], Attempt] = {}
    ended = organiser.endings()[0]
    expected = winners(GUESTS)[:, results(0)] @ ended
    assert expected[0] == pytest.approx(organiser.start()[0])
    won: Counter[int] = Counter()
    stops = dict(zip(LIVE, map(float, worth[results(0)]), strict=True))
    for _ in range(600):
        leader, best = 0, rank(played(organiser, stops, rng), 0)
        for seat, guest in enumerate(GUESTS, start=1):
            beats = beating(best) * (1 + 1e-7 * np.arange(len(RANKS)))
            if (guest, best) not in plans:
                plans[guest, best] = attempt(beats, *guest)
            stops_of_guest = dict(zip(LIVE, map(float, beats[results(guest.card_dice)]), strict=True))
            result = rank(played(plans[guest, best], stops_of_guest, rng), guest.card_dice)
            if result > best:
                leader, best = seat, result
        won[leader] += 1
    for seat, chance in enumerate(expected):
        assert abs(won[seat] - 600 * chance) < 5 * (600 * chance * (1 - chance)) ** 0.5


def test_the_simplified_model_of_the_guests_costs_little() -> None:
    """Guests who also consider those after them, solved backwards without the model: the organiser's chance differs
    by less than a hundredth, and the model never promises too much."""
    hold = np.ones(len(RANKS))
    order = np.arange(len(RANKS))
    for guest in reversed(GUESTS):
        selfish = np.where(order[None] > order[:, None], hold[None], 0.0)
        ends = attempt(selfish, *guest).endings()
        beats = results(guest.card_dice)[None] > order[:, None]
        hold = hold * (1 - (ends * beats).sum(axis=1))
    exact = attempt(hold, 0, 4).start()[0]
    model = chance_to_win(UNBEATEN, Guest(0, 4), GUESTS)
    assert model <= exact + 1e-9
    assert exact - model < 0.01


@pytest.mark.parametrize("card_dice", [0, 0b10010])
def test_the_first_valuation_decides_and_the_others_follow(card_dice: int) -> None:
    """Checked by how the attempt ends when played for the first valuation alone."""
    worth = np.random.default_rng(card_dice).random((3, len(RANKS)))
    together = attempt_for_first(worth, card_dice, 3)
    alone = attempt(worth[0], card_dice, 3)
    followed = worth[:, results(card_dice)] @ alone.endings()[0]
    assert together.start() == pytest.approx(followed, abs=1e-9)
    live = (1, 2, 2, 4)
    kept = [one.dice for one in choices(live) if isinstance(one, Keep)]
    ours = [together.rolled(live, 0), *(together.kept(dice, 4 - len(dice), 2) for dice in kept)]
    assert together.options(live, 2) == pytest.approx(np.array(ours).T, abs=1e-12)


@given(seed=st.integers(0, 2**32 - 1))
def test_giving_up_dice_one_at_a_time_finds_the_best_choice_of_all(seed: int) -> None:
    """Whole numbers, so that many choices are equal: then the one that keeps fewest and lowest dice is first."""
    worth = np.random.default_rng(seed).integers(0, 4, size=(len(ROLLING_AT), 3)).astype(np.float64)
    most, first = best(worth), first_best(worth)
    for at, live in list(enumerate(LIVE[1:]))[::23]:
        places = [ROLLING_AT[kept, len(live) - len(kept)] for kept in sorted(kept_of(live), key=LIVE.index)]
        for column in range(3):
            values = worth[places, column]
            assert most[at, column] == values.max()
            assert first[at, column] == places[int(values.argmax())]
