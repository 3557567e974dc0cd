"""Who rolls on although somebody could be taken now is told why: nothing sure is given up in silence."""

from collections import Counter
from itertools import islice

import pytest

import wuerfelreich as wr
from tests.review.positions import Position, decisions
from wuerfelreich.review.aims import SLIM
from wuerfelreich.review.coloured_dice import ColouredDiceReasons
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.hint import hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import reasons_of
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.registry import GAMES, part
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

OF_COLOURED_DICE = [game for game in GAMES if issubclass(part("review", game).Reasons, ColouredDiceReasons)]
#: What a sentence claims about somebody who is not taken.
WORTH_MORE, EVEN, CHANCES, EQUAL = "worth more than", "would be better than", "now would give", "Just as good: "


def reasons_in(one: Position) -> ColouredDiceReasons:  # type: ignore[type-arg]
    found = reasons_of(one.told("en"), one.state, adviser_of(one.game).judge(one.state))
    assert isinstance(found, ColouredDiceReasons)
    return found


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_what_could_be_taken_now_is_named_and_every_claim_is_true(name: str) -> None:
    claims: Counter[str] = Counter()
    for one in islice(decisions(name), 0, None, 5):
        if not any(isinstance(action, Keep) for action in one.game.legal(one.state)):
            continue
        reasons = reasons_in(one)
        found = hint(one.told("en"), one.state)
        keep, judged = found.best.action, reasons.judged
        values = dict(zip(judged.legal, judged.values, strict=True))
        takes = [action for action in judged.legal if reasons.taken(action) is not None]
        if not isinstance(keep, Keep) or not takes:
            continue
        sure = max(takes, key=lambda action: values[action])
        target = reasons.taken(sure)
        assert target is not None
        aims = reasons.keep_aims(keep)
        said = found.sentence
        safe_enough = aims.safe is not None and values[sure] - reasons.worth[aims.safe] < SMALLEST_COST
        claimed = {claim for claim in (WORTH_MORE, EVEN, CHANCES) if claim in said}
        claims.update(claimed)
        assert len(claimed) <= 1
        assert safe_enough or reasons.citizen(target) in said or EQUAL in found.outlook, said
        if claimed & {WORTH_MORE, CHANCES}:
            assert values[keep] - values[sure] >= SMALLEST_COST
        if EVEN in claimed:
            assert reasons.failure - values[sure] >= SMALLEST_COST
        slim = aims.safe is None and all(chance < SLIM for _, chance in aims.hopes)
        if slim and target not in dict(aims.hopes):
            assert claimed in ({EVEN}, {CHANCES}), "a slim chance is no reason to give up something sure"
    assert claims[WORTH_MORE]


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_nobody_is_advised_to_roll_for_nothing_if_taking_somebody_is_as_good(name: str) -> None:
    for one in islice(decisions(name), 0, None, 5):
        reasons = reasons_in(one)
        found = hint(one.told("en"), one.state)
        if isinstance(found.best.action, Keep) and not reasons.promising(reasons.keep_aims(found.best.action)):
            assert found.best.chance is not None
            takes = [action for action in reasons.judged.legal if reasons.taken(action) is not None]
            chances = [reasons.judged.chance(action) for action in takes]
            assert all(chance is not None and found.best.chance - chance >= SMALLEST_COST for chance in chances)


#: What is hoped for is unlikely, and yet it is worth more than a fairy.
UNLIKELY = (
    "wuerfelkoenig choose; turn 32 P2; roll 2/3; dice R1 R5 G1 G4 G5 B1; "
    "row talented_apprentice_2 dragon_3 odd_mushroom_goblin_2 busy_fairy_4 grumpy_dwarf_8; villages 1 2 2 2 1; "
    "penalties -4 -3 -2 -2 -1 -1; discards grumpy_dwarf_5 grumpy_dwarf_7 crazy_gnome_2 cuddly_orc_5; "
    "piles city2 rich_snob_2 odd_mushroom_goblin_3 -1 grumpy_dwarf_2 workshop2 crazy_gnome_4 busy_fairy_1 mine2 "
    "grumpy_dwarf_3 dragon_2 enchanted_forest3 busy_fairy_3 / crazy_gnome_1 arrogant_elf_3 cuddly_orc_4 cuddly_orc_6 "
    "-1 orc_village2 cuddly_orc_3 / grumpy_dwarf_6 -3 busy_fairy_5 city3 arrogant_elf_1 talented_apprentice_1 "
    "enchanted_forest2 odd_mushroom_goblin_1 -2 arrogant_elf_2 / crazy_gnome_3 cuddly_orc_2 rich_snob_1 cuddly_orc_1 "
    "grumpy_dwarf_1 grumpy_dwarf_4 busy_fairy_2 hypnotist_1 crazy_gnome_6"
)
#: A penalty would bring the end, and the win, nearer than an orc.
RATHER_A_PENALTY = (
    "wuerfelkoenig choose; turn 22 P1; roll 1/3; dice R5 G3 G4 G5 B4 B6; "
    "row cuddly_orc_1 dragon_2 talented_apprentice_2 grumpy_dwarf_1 grumpy_dwarf_8; villages 2 3 3 3 3; "
    "penalties -1 -4; discards arrogant_elf_3 grumpy_dwarf_4 grumpy_dwarf_6 grumpy_dwarf_7 crazy_gnome_4 crazy_gnome_6 "
    "cuddly_orc_7 odd_mushroom_goblin_2; piles crazy_gnome_3 busy_fairy_4 cuddly_orc_3 -1 grumpy_dwarf_3 crazy_gnome_2 "
    "busy_fairy_2 -3 busy_fairy_1 / cuddly_orc_2 busy_fairy_5 dragon_1 -3 city2 arrogant_elf_2 -2 -1 "
    "odd_mushroom_goblin_1 -1 -2 crazy_gnome_5 -2"
)
RATHER_AN_ALARM = (
    "brettspiel choose; map band; turn 24 P2; roll 1/3; dice R3 R5 R5 G2 G3 B5; effect none; "
    "open S1-12 S2-05 S3-05 S4-03 S5-07; gone S1-01 S1-02 S1-06 S1-08 S1-09 S2-01 S2-02 S2-03 S2-04 S2-06 S2-08 S2-09 "
    "S2-10 S2-11 S2-12 S3-02 S3-03 S3-09 S4-04 S4-05 S4-08 S5-06 S5-12; known caves fir_forest mushroom_forest swamp; "
    "hand -; fires A11 B5 B15; neutral -; gold -; white A12; markers A4 A10 B1 B3 B6 B8 B10 B12 / A1 A3 A6 A7 A9 A13 "
    "A14 A15 B9 B11; cards R1 R2 R4 R4 G2 G3 G4 G5 B3 / R2 R3 R4 G3 B1 B5; owned 1 6 2 / 5 1 1; supply 0 10 9"
)
REASONS = {
    UNLIKELY: {
        "de": "3\N{NO-BREAK SPACE}% Gewinnchance, und jetzt die Fee zu nehmen gäbe unter 1\N{NO-BREAK SPACE}%.",
        "en": "3% to win, and taking the fairy now would give under 1%.",
        "hu": "a nyerési esély 3%, a tündért most elvéve 1% alatti lenne.",
    },
    RATHER_A_PENALTY: {
        "de": "mit 33\N{NO-BREAK SPACE}% der Zauberlehrling, und selbst eine Strafkarte wäre besser als der Ork.",
        "en": "33% for the apprentice, and even a penalty would be better than the orc.",
        "hu": "33% eséllyel a varázslótanonc, és még egy büntetőlap is jobb lenne, mint az ork.",
    },
    RATHER_AN_ALARM: {
        "de": "mit 68\N{NO-BREAK SPACE}% die Diebin, und selbst ein Drachenalarm wäre besser als "
        "der Kaufmann mit einem Plättchen.",
        "en": "68% for the thief, and even a dragon alarm would be better than the merchant with one tile.",
        "hu": "68% eséllyel a tolvaj, és még egy sárkányriadó is jobb lenne, mint a kereskedő egy lapkával.",
    },
}


@pytest.mark.parametrize("position", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(position: str, language: str) -> None:
    game = wr.game(position.partition(" ")[0])
    told = narration(words_in(language), game, ("Anna", "Ben", "Clara", "Dora"))
    assert hint(told, game.read_state(position)).sentence.partition(": ")[2] == REASONS[position][language]
