"""Rulings BR1 and BR2: what must be taken, and what cards can be discarded for it."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.brettspiel.table import GAME, NOTHING, OPEN, THIEF, after, arrange, choices, field, refused
from tests.rules.readings import fulfils
from wuerfelreich.rules.brettspiel.actions import PAIR_NAMES, TWO_SUPERJOKERS
from wuerfelreich.rules.brettspiel.facts import Citizen, Joker
from wuerfelreich.rules.brettspiel.jokers import pack, spent, ways
from wuerfelreich.rules.brettspiel.progress import tally, wish
from wuerfelreich.rules.conditions import Condition, Numbers, Parity, SameColour, Sum
from wuerfelreich.rules.faces import FACE_NAMES, FACES
from wuerfelreich.rules.game import Name, Phrase

ALARMS = [f"alarm {stack}" for stack in range(1, 6)]
#: One 6 and two 1s: the tamer of OPEN, who needs two of each, is one 6 short.
ONE_SIX = "B6 B1 R1 G3 B4 R5"


def test_br1_a_fulfilled_citizen_must_be_taken() -> None:
    state = arrange(dice=THIEF)
    assert choices(state) == ["take 2"]
    assert refused(state, "alarm 1") == Phrase("br-refusal-alarm-fulfilled", {"card": Name("br-thief"), "stack": 2})


def test_br1_the_player_chooses_among_several_fulfilled_ones() -> None:
    assert choices(arrange(dice="R3 R4 R1 R2 B2 B3")) == ["take 1", "take 2"]


def test_br1_or_one_that_jokers_reach() -> None:
    """Merchant and bully are one red die short."""
    state = arrange(dice=THIEF, cards="R5 R5 / -")
    assert choices(state) == ["take 1 with R5+R5", "take 2", "take 4 with R5+R5"]


def test_br1_jokers_are_never_forced() -> None:
    state = arrange(dice=ONE_SIX, cards="R6 R6 / -")
    assert choices(state) == ["take 2 with R6+R6", "take 3 with R6+R6", *ALARMS]


def test_br1_without_a_fulfilled_citizen_any_open_one_is_taken_face_down() -> None:
    state = arrange()
    assert choices(state) == ALARMS
    taken = after(state, "alarm 4", "S4-02", "coast", "place B2")
    assert field(taken, "cards") == "? / -"
    assert field(taken, "fires") == "A6 B2 B15"


def test_br1_the_player_may_stop_or_roll_on() -> None:
    state = arrange(dice=THIEF, roll="1/3")
    actions = list(map(GAME.write_action, GAME.legal(state)))
    assert actions[0] == "take 2"
    assert all(action.startswith("keep") for action in actions[1:])
    assert "keep R3 R3 B2" in actions
    assert choices(arrange(roll="2/3")) == ALARMS


def test_br2_the_rulebooks_joker_example_in_its_three_ways() -> None:
    state = arrange(dice=ONE_SIX, cards="R6 R6 ? ? / -")
    tamer = [action for action in choices(state) if action.startswith("take 3")]
    assert tamer == ["take 3 with R6+R6", "take 3 with R6+?", "take 3 with ?+?"]
    assert field(after(state, tamer[0]), "cards") == "R2 ? ? / -"
    assert field(after(state, tamer[1]), "cards") == "R2 R6 ? / -"
    assert field(after(state, tamer[2]), "cards") == "R2 R6 R6 / -"


def test_br2_the_rulebooks_second_roll_takes_two_pairs() -> None:
    state = arrange(dice="B6 B1 B2 G3 B4 R5", cards="R6 R6 ? ? / -")
    tamer = [action for action in choices(state) if action.startswith("take 3")]
    assert tamer == ["take 3 with R6+R6 ?+?"]
    taken = after(state, tamer[0])
    assert field(taken, "cards") == "R2 / -"
    assert taken.discarded == 4


def test_br2_discarded_cards_are_out_of_play() -> None:
    state = after(arrange(dice=ONE_SIX, cards="R6 R6 / -"), "take 3 with R6+R6", "S3-02")
    assert (field(state, "cards"), state.discarded) == ("R2 / -", 2)
    jokers = [GAME.box.citizens[GAME.box.codes[card]].joker for card in field(state, "gone").split()]
    assert sorted(f"{joker.colour}{joker.number}" for joker in jokers) == ["R2", "R6", "R6"]


def test_br2_the_card_of_this_turn_is_no_joker_yet() -> None:
    """The tamer's own joker is a red 2: with another one in hand it makes a pair only on the next turn."""
    state = arrange(dice="B6 B1 R1 R6 B4 G6", cards="R2 / -")
    assert choices(state) == ["take 3"]
    assert refused(state, "take 3 with R2+R2") == Phrase(
        "br-refusal-jokers-missing", {"joker": "R2", "have": 1, "need": 2}
    )
    assert field(after(state, "take 3"), "cards") == "R2 R2 / -"


def test_br2_a_pair_is_always_two_cards() -> None:
    assert choices(arrange(dice=ONE_SIX, cards="G6 / -")) == ALARMS
    assert choices(arrange(dice=ONE_SIX, cards="? / -")) == ALARMS
    assert choices(arrange(dice=ONE_SIX, cards="G6 B6 / -")) == ALARMS
    assert choices(arrange(dice=ONE_SIX, cards="G6 ? / -")) == ["take 3 with G6+?", *ALARMS]


def test_br2_every_pair_must_be_needed() -> None:
    state = arrange(dice=ONE_SIX, cards="R6 R6 R6 R6 ? ? / -")
    assert refused(state, "take 3 with R6+R6 R6+R6") == Phrase(
        "br-refusal-pair-unneeded", {"pair": "R6+R6", "card": Name("br-tamer")}
    )
    assert refused(state, "take 3 with R6+R6 ?+?").args["pair"] == "R6+R6"
    assert refused(arrange(dice=THIEF, cards="? ? / -"), "take 2 with ?+?").args["pair"] == "?+?"


def test_br2_a_pair_that_saves_no_other_is_not_needed() -> None:
    """The sum is 21 of 28. A 3 leaves 4 for two superjokers, and a second 3 would still leave 1; three 3s do."""
    state = arrange(dice="R4 G5 R1 B2 B3 G6", shown=OPEN.replace("S2-01", "S2-11"), cards="R3 R3 G3 G3 ? ? / -")
    assert [action for action in choices(state) if action.startswith("take 2")] == [
        "take 2 with R3+R3 ?+?",
        "take 2 with G3+G3 ?+?",
        "take 2 with R3+R3 G3+? G3+?",
        "take 2 with G3+G3 R3+? R3+?",
    ]
    assert refused(state, "take 2 with R3+R3 G3+G3 ?+?").args["pair"] == "R3+R3"


def test_br2_a_pair_too_few_is_refused_with_what_is_missing() -> None:
    state = arrange(dice="B6 B1 B2 G3 B4 R5", cards="R6 R6 ? / -")
    assert refused(state, "take 3 with R6+R6") == Phrase(
        "shortfall-numbers", {"number": 1, "have": 1, "need": 2, "card": Name("br-tamer")}
    )
    assert refused(state, "take 3 with ?+?") == Phrase("br-refusal-superjokers-missing", {"have": 1, "need": 2})


def test_br2_a_merchants_pair_must_lift_him_a_tier() -> None:
    """Four red dice are the first tier, six the third; the green die adds nothing."""
    state = arrange(dice="R3 R3 R1 R1 B3 B4", cards="R5 R5 R4 ? G1 G1 / -")
    assert [action for action in choices(state) if action.startswith("take 1")] == [
        "take 1",
        "take 1 with R5+R5",
        "take 1 with R4+?",
        "take 1 with R5+?",
        "take 1 with R5+R5 R4+?",
    ]
    assert refused(state, "take 1 with G1+G1").args["pair"] == "G1+G1"


def test_br2_one_pair_can_lift_a_merchant_by_two_tiers() -> None:
    """1 2 3 and 5 6: with a 4 the straight has six numbers, and the way is offered once."""
    state = arrange(dice="B1 G2 R2 G3 B5 G6", shown=OPEN.replace("S1-01", "S1-07"), cards="R4 R4 / -")
    assert [action for action in choices(state) if action.startswith("take 1")] == ["take 1 with R4+R4"]
    assert field(after(state, "take 1 with R4+R4"), "effect") == "merchant_3"


def test_br2_an_order_can_be_broken_by_an_extra_die() -> None:
    """Red 7, blue 6, green 5: fulfilled. With a blue 4 on top it is not, and no pair is needed."""
    shown = OPEN.replace("S2-01", "S2-04")
    state = arrange(dice="R3 R4 B2 B4 G1 G4", shown=shown, cards="B4 B4 / -")
    assert choices(state) == ["take 2"]
    reason = refused(state, "take 2 with B4+B4")
    assert (reason.key, reason.args["more"], reason.args["less"]) == ("shortfall-order", 7, 10)


def test_br2_an_order_can_be_made_by_two_extra_dice() -> None:
    """All sums are 7: a blue 1 makes blue lead green, a red 2 makes red lead blue."""
    shown = OPEN.replace("S2-01", "S2-04")
    state = arrange(dice="R3 R4 G3 G4 B3 B4", shown=shown, cards="B1 B1 R2 R2 / -")
    assert [action for action in choices(state) if action.startswith("take 2")] == ["take 2 with R2+R2 B1+B1"]


def held(jokers: list[int], superjokers: int, pairs: tuple[int, ...]) -> bool:
    needed, supers = spent(pairs)
    return supers <= superjokers and all(needed.count(joker) <= jokers.count(joker) for joker in needed)


def slow_tier(citizen: Citizen, dice: list[str], pairs: tuple[int, ...]) -> int:
    """The highest tier that dice and pairs reach, trying every face for two superjokers."""
    fixed = dice + [FACE_NAMES[pair % FACES] for pair in pairs if pair != TWO_SUPERJOKERS]
    wild = pairs.count(TWO_SUPERJOKERS)
    return max(
        tier
        if any(fulfils([*fixed, *more], condition) for more in combinations_with_replacement(FACE_NAMES, wild))
        else 0
        for tier, condition in enumerate(citizen.conditions, start=1)
    )


def slow_ways(citizen: Citizen, dice: list[str], jokers: list[int], superjokers: int) -> set[tuple[int, ...]]:
    """All sets of pairs that the cards allow, tried one by one; dropping any pair of a set reaches less."""
    kinds = [pair for pair in range(len(PAIR_NAMES)) if held(jokers, superjokers, (pair,))]
    found = set()
    for number in range(1, (len(jokers) + superjokers) // 2 + 1):
        for pairs in combinations_with_replacement(kinds, number):
            if not held(jokers, superjokers, pairs):
                continue
            tier = slow_tier(citizen, dice, pairs)
            if tier and all(slow_tier(citizen, dice, pairs[:at] + pairs[at + 1 :]) < tier for at in range(number)):
                found.add(pairs)
    return found


dice_strategy = st.tuples(
    *(st.sampled_from(kind.split()) for kind in ("B1 G2 R3 R4 G5 B6", "R1 B2 G3 G4 B5 R6", "G1 R2 B3 B4 R5 G6") * 2)
).map(sorted)


@given(
    first=st.integers(0, 11),
    dice=dice_strategy,
    jokers=st.lists(st.sampled_from([0, 3, 5, 5, 6, 8, 11, 12, 14, 17]), max_size=6).map(sorted),
    superjokers=st.integers(0, 4),
)
def test_br2_the_ways_are_those_found_by_brute_force(
    first: int, dice: list[str], jokers: list[int], superjokers: int
) -> None:
    """One citizen of each stack."""
    counted = tally([FACE_NAMES.index(die) for die in dice])
    for card in range(first, 60, 12):
        fast = GAME.box.joker_takes(card, counted, tuple(jokers), superjokers)
        assert len({take.pairs for take in fast}) == len(fast)
        assert {take.pairs for take in fast} == slow_ways(GAME.box.citizens[card], dice, jokers, superjokers)


@given(
    condition=st.sampled_from(
        [SameColour(4), SameColour(6), Parity("even", 5), Parity("odd", 6), Sum(max=12), Sum(min=36), Numbers({"6": 6})]
    ),
    dice=dice_strategy,
    jokers=st.lists(st.sampled_from([0, 3, 5, 6, 11, 12, 17]), max_size=5).map(sorted),
    superjokers=st.integers(0, 4),
)
def test_br2_jokers_also_help_with_the_conditions_of_a_custom_file(
    condition: Condition, dice: list[str], jokers: list[int], superjokers: int
) -> None:
    card = Citizen("own", 5, "landowner", Joker("R", 1), "source", "source", condition)
    gap = wish(condition).gap(tally([FACE_NAMES.index(die) for die in dice]))
    fast = ways(gap, pack(tuple(jokers), superjokers) & gap.useful) if gap.missing else []
    assert set(fast) == slow_ways(card, dice, jokers, superjokers)


@pytest.mark.parametrize("dice", [THIEF, NOTHING, ONE_SIX, "R3 R3 R1 R1 B3 B4"])
def test_br2_the_list_of_actions_stays_short(dice: str) -> None:
    """A player with a dozen cards has tens of ways, not thousands."""
    state = arrange(dice=dice, cards="R1 R5 R5 G2 G5 G6 B3 B6 ? ? ? ? / -")
    assert len(choices(state)) < 150
