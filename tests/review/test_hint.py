"""The laws of hints: what the master would do, with the judge's numbers, in words that players understand."""

import re
from itertools import pairwise

import msgspec
import pytest
from msgspec import Struct

from tests.records.record_games import FOLDER
from tests.review.positions import SPOKEN, Position, hints, positions
from tests.rules.kits import RULES
from wuerfelreich import NotationError, game
from wuerfelreich.bots import BOTS
from wuerfelreich.bots.master import DECIMALS
from wuerfelreich.records import Moved, read_record, replay
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.hint import MAX_ALTERNATIVES, TIE, Play, hint, ranked_first, why
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import AnyReasons, position_odds, reasons_of
from wuerfelreich.review.wording import share
from wuerfelreich.rules.material import Material
from wuerfelreich.value.position import position_chances
from wuerfelreich.value.shipped import NoEvaluator
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

#: Codes of dice and of fields, ids of cards, and what a forgotten argument looks like.
CODES = re.compile(r"\b[RGB][1-6]\b|\b[a-tA-T]\d{1,2}\b|\w_\w|\b[SC]\d-\d|[{}\[\]<>]|None|\d{3}\+\d")
ZERO = re.compile(r"(?<![\d.,])[+−-]?0([.,]0+)?\s*(%|point|Punkt|pont)")
CARELESS = re.compile(r"  |\.\.|:\.|,,|, \.|: ,|\(\)|\)\)|^[a-zäöüáéíóőúű]|-\d|(only|nur mit|csak) (under|unter|1% al)")


def reasons_in(one: Position, language: str = "en") -> AnyReasons:
    return reasons_of(one.told(language), one.state, adviser_of(one.game).judge(one.state))


def given(one: Position, action: Struct) -> float:
    """The chance to win after an action, by the evaluator alone, which calculates in single precision."""
    found = position_chances(one.game, one.state)
    chances = {row.action: row.chances for row in found.actions}
    assert found.player is not None
    return round(chances[one.game.write_action(action)][found.player], DECIMALS)


@pytest.mark.parametrize("name", RULES)
def test_positions_of_every_kind_are_looked_at(name: str) -> None:
    """Every phase in which the recorded games have a decision, and every number of players."""
    found = positions(name)
    assert {one.players for one in found} >= set(RULES[name].seats)
    assert {one.state.phase for one in found} == {  # type: ignore[attr-defined]
        step.before.phase  # type: ignore[attr-defined]
        for path in (FOLDER / name).glob("*.wr")
        for step in replay(read_record(path.read_bytes())).steps
        if isinstance(step.entry, Moved)
    }


@pytest.mark.parametrize("name", RULES)
def test_a_hint_is_what_the_master_does(name: str) -> None:
    """Unless the rules alone show that it is pointless, or something simpler is as good."""
    master = BOTS["master"](RULES[name], "1")
    for one, found in hints(name):
        choice, reasons = master.choose(one.state), reasons_in(one)
        if found.best.action != choice and not reasons.pointless(choice):
            assert given(one, choice) - chance_of(found.best) < TIE
            assert reasons.effort(found.best.action) < reasons.effort(choice)


@pytest.mark.parametrize("name", RULES)
def test_a_hint_names_the_simplest_of_what_is_as_good(name: str) -> None:
    for one, found in hints(name):
        reasons, harms = reasons_in(one), one.game.harms(one.state)
        first = ranked_first(reasons)
        most = reasons.judged.chance(first)
        for action in (action for action in reasons.judged.legal if reasons.sensible(action) and action not in harms):
            chance = reasons.judged.chance(action)
            assert most is not None
            assert chance is not None
            if most - chance < TIE:
                assert reasons.effort(found.best.action) <= reasons.effort(action), found.outlook


@pytest.mark.parametrize("name", RULES)
def test_its_numbers_are_the_judges(name: str) -> None:
    for one, found in hints(name):
        for play in (found.best, *found.alternatives):
            assert play.chance == pytest.approx(given(one, play.action), abs=2e-6)
            assert (play.points or 0) == gained(one, play.action, found.seat)
            assert play.points != 0


def gained(one: Position, action: Struct, seat: int) -> int:
    """The points that an action gives at once, where points decide."""
    if not one.game.scored:
        return 0
    before, after = (one.game.sheets(state)[seat] for state in (one.state, one.game.apply(one.state, action)))
    return sum(line.points for line in after.lines) - sum(line.points for line in before.lines)


@pytest.mark.parametrize("name", RULES)
def test_alternatives_are_other_ideas_that_give_noticeably_less(name: str) -> None:
    for one, found in hints(name):
        reasons = reasons_in(one)
        plays = (found.best, *found.alternatives)
        assert len(found.alternatives) <= MAX_ALTERNATIVES
        assert len({reasons.idea(play.action) for play in plays}) == len({play.play for play in plays}) == len(plays)
        for play in found.alternatives:
            assert reasons.sensible(play.action)
            assert play.play != reasons.instead(found.best.action), "it would read like the best"
            assert chance_of(found.best) - chance_of(play) >= SMALLEST_COST - 1e-9
            assert share(reasons.words, chance_of(play)) != share(reasons.words, chance_of(found.best))
        assert all(chance_of(first) >= chance_of(second) for first, second in pairwise(plays))


def chance_of(play: Play) -> float:
    assert play.chance is not None
    return play.chance


def names_in(box: Material) -> tuple[str, ...]:
    """The ids of cards or boards; every game's material has them."""
    names: tuple[str, ...] = vars(box)["names"]
    return names


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_code_no_zero_and_no_careless_sentence(name: str, language: str) -> None:
    """Boards of Würfelland are called on the table what they are called in files."""
    ids = {text for text in names_in(RULES[name].box) if re.search(r"\d", text)} if name != "wuerfelland" else set()
    for _, found in hints(name, language):
        for said in (found.sentence, found.outlook, *(play.play for play in found.alternatives)):
            assert not CODES.search(said), said
            assert not ZERO.search(said), said
            assert ids.isdisjoint(re.findall(r"[\w-]+", said)), said
        for said in (found.sentence, found.outlook):
            assert not CARELESS.search(said), said
            assert said.endswith("."), said
        assert found.sentence.count(". ") == 0, "one sentence gives play and reason"


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_the_sentence_gives_the_numbers_in_words(name: str, language: str) -> None:
    for _, found in hints(name, language):
        words = words_in(language)
        assert chance_of(found.best) == 1 or share(words, chance_of(found.best)) in found.outlook
        if found.alternatives:
            assert share(words, chance_of(found.alternatives[0])) in found.outlook
            assert found.alternatives[0].play in found.outlook


@pytest.mark.parametrize("name", RULES)
def test_where_there_is_one_thing_to_do_it_says_so(name: str) -> None:
    only = words_in("en").text("hint-only", {"play": ""})
    for one, found in hints(name):
        assert found.sentence.endswith(only) == (len(one.game.legal(one.state)) == 1)


@pytest.mark.parametrize("name", RULES)
def test_if_stopping_is_as_good_as_rolling_on_it_says_so(name: str) -> None:
    """Or the other way round; but rolling on for what the dice have already reached is no other idea."""
    for one, found in hints(name):
        reasons = reasons_in(one)
        best, judged, words = found.best, reasons.judged, reasons.words
        others = [
            value
            for action, value in zip(judged.legal, judged.values, strict=True)
            if reasons.rolls(action) != reasons.rolls(best.action)
            and reasons.idea(action) != reasons.idea(best.action)
            and reasons.sensible(action)
        ]
        if others and best.chance != 1:
            most = max(others)
            tied = chance_of(best) - most < SMALLEST_COST or share(words, most) == share(words, chance_of(best))
            assert ("Just as good: " in found.outlook) == tied, found.outlook


#: Many plans are as good as the best one, and yet the penalty, or a poor choice of dice, costs something.
MANY_PLANS = (
    "wuerfelkoenig choose; turn 24 P3; roll 1/3; dice R2 R3 G1 G3 G4 B6; "
    "row busy_fairy_2 grumpy_dwarf_7 cuddly_orc_7 crazy_gnome_2 grumpy_dwarf_8; villages 3 3 1 1 1; "
    "penalties -2 -3 -3 -2 -1 -1 -1; discards arrogant_elf_3 crazy_gnome_1 dragon_2; "
    "piles busy_fairy_3 cuddly_orc_1 busy_fairy_5 talented_apprentice_1 -2 orc_village3 cuddly_orc_5 / "
    "enchanted_forest2 odd_mushroom_goblin_1 arrogant_elf_2 workshop2 crazy_gnome_5 dragon_1 workshop3 crazy_gnome_3 "
    "odd_mushroom_goblin_2 / cuddly_orc_2 arrogant_elf_1 dragon_3 orc_village2 cuddly_orc_4 grumpy_dwarf_5 -1 / "
    "grumpy_dwarf_1 busy_fairy_1 odd_mushroom_goblin_3 enchanted_forest3 talented_apprentice_2 -4"
)


def test_everything_else_is_as_good_only_if_all_of_it_is() -> None:
    rules = RULES["wuerfelkoenig"]
    found = hint(narration(words_in("en"), rules, ("Anna", "Ben", "Clara", "Dora")), rules.read_state(MANY_PLANS))
    assert found.outlook == "Your chance to win: 5%."


def test_a_hint_needs_a_decision() -> None:
    rules = RULES["wuerfelkoenig"]
    with pytest.raises(NotationError):
        hint(narration(words_in("en"), rules, ("Anna", "Ben")), rules.start(2))


@pytest.mark.parametrize("name", RULES)
def test_material_that_no_network_knows_is_judged_by_the_solver(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> None:
        raise NoEvaluator("this material is too different")

    monkeypatch.setattr("wuerfelreich.review.judgement.evaluator_of", unknown)
    rules = game(name)
    solver = BOTS["solver"](rules, "1")
    for one in positions(name)[::3]:
        told = narration(words_in("en"), rules, one.told("en").names)
        found = hint(told, one.state)
        assert found.best.action == solver.choose(one.state)
        assert found.best.chance is None
        assert words_in("en").text("hint-no-network") in found.outlook
        assert "%" not in found.outlook


# A bot's move, explained.


@pytest.mark.parametrize("name", RULES)
def test_the_best_move_is_explained_as_it_is_recommended(name: str) -> None:
    for one, found in hints(name):
        explained = why(one.told("en"), one.state, found.best.action)
        said = explained.outlook.replace(f"{one.told('en').names[found.seat]}’s chance", "Your chance")
        assert msgspec.structs.replace(explained, outlook=said) == found


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_it_says_whose_chance_it_is(name: str, language: str) -> None:
    """A hint speaks to the player; the explanation of a move names whose move it was."""
    for one, found in hints(name, language):
        if found.best.chance != 1:
            told = one.told(language)
            chance = share(told.words, chance_of(found.best))
            explained = why(told, one.state, found.best.action)
            assert found.outlook.startswith(told.words.text("hint-prospect", {"chance": chance}))
            named = {"who": told.names[found.seat], "chance": chance}
            assert explained.outlook.startswith(told.words.text("why-prospect", named))
            assert told.names[found.seat] in explained.outlook


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_a_worse_move_is_told_what_would_have_been_better(name: str, language: str) -> None:
    for one, best in hints(name, language):
        for worse in best.alternatives[:1]:
            explained = why(one.told(language), one.state, worse.action)
            assert (explained.best.action, explained.best.chance) == (worse.action, worse.chance)
            [better] = explained.alternatives
            assert (better.action, better.chance) == (best.best.action, best.best.chance)
            assert better.play in explained.outlook
            for said in (explained.sentence, explained.outlook):
                assert not any(pattern.search(said) for pattern in (CODES, ZERO, CARELESS)), said


@pytest.mark.parametrize("name", RULES)
def test_chances_are_chances_in_every_position(name: str) -> None:
    for one in positions(name):
        odds = position_odds(one.game, one.state)
        everything = [*odds.targets.values(), *(chance for keep in odds.keeps.values() for chance in keep.values())]
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in everything)
        assert set(odds.reached) <= set(odds.targets)
        assert {one.game.read_action(keep) for keep in odds.keeps} <= set(one.game.legal(one.state))
