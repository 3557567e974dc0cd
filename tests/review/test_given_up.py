"""Who rolls on although somebody could be taken now is told why: nothing sure is given up in silence."""

from collections import Counter
from itertools import chain, islice

import pytest

import wuerfelreich as wr
from tests.review.positions import Position, decisions
from wuerfelreich.review.aims import SLIM
from wuerfelreich.review.coloured_dice import STILL, ColouredDiceReasons
from wuerfelreich.review.difference import SMALLEST_COST
from wuerfelreich.review.hint import hint
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import reasons_of
from wuerfelreich.review.wording import CERTAIN
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.registry import GAMES, part
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

OF_COLOURED_DICE = [game for game in GAMES if issubclass(part("review", game).Reasons, ColouredDiceReasons)]
#: What a sentence claims about somebody who is not taken.
WORTH_MORE, EVEN, CHANCES, AGAIN = "worth more than", "would be better than", "now would give", "and still "
EQUAL = "Just as good: "


def reasons_in(one: Position) -> ColouredDiceReasons:  # type: ignore[type-arg]
    found = reasons_of(one.told("en"), one.state, adviser_of(one.game).judge(one.state))
    assert isinstance(found, ColouredDiceReasons)
    return found


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_what_could_be_taken_now_is_named_and_every_claim_is_true(name: str) -> None:
    claims: Counter[str] = Counter()
    game = wr.game(name)
    told = [Position(game, game.read_state(one), 4) for one in REASONS if one.startswith(f"{name} ")]
    for one in chain(told, islice(decisions(name), 0, None, 5)):
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
        claimed = {claim for claim in (WORTH_MORE, EVEN, CHANCES, AGAIN) if claim in said}
        claims.update(claimed)
        assert len(claimed) <= 1
        assert safe_enough or reasons.citizen(target) in said or EQUAL in found.outlook, said
        if claimed & {WORTH_MORE, CHANCES}:
            assert values[keep] - values[sure] >= SMALLEST_COST
        if WORTH_MORE in claimed:
            least = reasons.failure if aims.safe is None else reasons.worth[aims.safe]
            named = least + sum(chance * (reasons.worth[name] - least) for name, chance in aims.hopes)
            assert named >= values[sure], f"{said} – what is named is worth less than what is given up"
        if AGAIN in claimed:
            assert reasons.chances(keep)[target] >= STILL
        if EVEN in claimed:
            assert reasons.failure - values[sure] >= SMALLEST_COST
        slim = aims.safe is None and all(chance < SLIM for _, chance in aims.hopes)
        if slim and target not in dict(aims.hopes):
            assert claimed in ({EVEN}, {CHANCES}, {AGAIN}), "a slim chance is no reason to give up something sure"
    assert claims[WORTH_MORE]


@pytest.mark.parametrize("name", OF_COLOURED_DICE)
def test_nobody_rolls_for_what_the_dice_have_won_already(name: str) -> None:
    looked_at = 0
    for one in islice(decisions(name), 0, None, 10):
        reasons = reasons_in(one)
        if not reasons.won:
            continue
        looked_at += 1
        found = hint(one.told("en"), one.state)
        plays = [found.best, *found.alternatives]
        for keep in [play.action for play in plays if isinstance(play.action, Keep)]:
            chances, aims = reasons.chances(keep), reasons.keep_aims(keep)
            least = reasons.failure if aims.safe is None else reasons.worth[aims.safe]
            hopes = [aim for aim in chances if 0 < chances[aim] < CERTAIN and reasons.worth[aim] > least]
            others = [aim for aim in hopes if aim not in reasons.won]
            assert not others or not set(dict(aims.hopes)) & set(reasons.won), found
        for keep in [play.action for play in found.alternatives if isinstance(play.action, Keep)]:
            assert reasons.aims(keep), f"{found.outlook} – nobody would think of it"
    assert looked_at


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
#: A third for a dwarf is less than an orc, but the orc may well come again.
STILL_THE_ORC = (
    "wuerfelkoenig choose; turn 9 P2; roll 1/3; dice R5 G5 G6 B5 B5 B6; row grumpy_dwarf_6 cuddly_orc_2 "
    "odd_mushroom_goblin_3 crazy_gnome_6 grumpy_dwarf_7; villages 3 3 1 2 3; penalties -2 -4 -3 -2 -2 -1 -1 -1; "
    "discards grumpy_dwarf_1 cuddly_orc_6; piles -3 talented_apprentice_1 workshop3 crazy_gnome_4 / -1 / orc_village2"
    " cuddly_orc_3 dragon_3 dragon_2 workshop2 crazy_gnome_5"
)
#: Who is won already is nobody to roll for.
STILL_THE_DRAGON = (
    "wuerfelkoenig choose; turn 18 P4; roll 2/3; dice R6 G4 G6 G6 B1 B6; row cuddly_orc_5 dragon_2 grumpy_dwarf_4 "
    "rich_snob_2 crazy_gnome_6; villages 3 2 3 3 1; penalties -2 -3 -1; discards rich_snob_1 arrogant_elf_3 "
    "grumpy_dwarf_5 grumpy_dwarf_7 grumpy_dwarf_8 cuddly_orc_4 odd_mushroom_goblin_3; piles -2 -1 mine2 "
    "grumpy_dwarf_3 -3 / -4 busy_fairy_4 -2 odd_mushroom_goblin_2 / enchanted_forest3 odd_mushroom_goblin_1 "
    "cuddly_orc_6 talented_apprentice_1 crazy_gnome_1 dragon_1 crazy_gnome_5 / enchanted_forest2 busy_fairy_3 -1 -1"
)
#: The kept die adds most to the hypnotist, who is worth next to nothing: others are named before.
FOR_THE_HYPNOTIST_TOO = (
    "wuerfelkoenig choose; turn 28 P3; roll 1/3; dice G3 G4 G5 G6 B1 B4; row cuddly_orc_7 hypnotist_1 cuddly_orc_1 "
    "odd_mushroom_goblin_1 busy_fairy_3; villages 3 3 1 2 2; penalties -1 -2; discards rich_snob_1 grumpy_dwarf_1 "
    "grumpy_dwarf_6 grumpy_dwarf_7 grumpy_dwarf_8 crazy_gnome_6 cuddly_orc_5 cuddly_orc_6; piles -3 "
    "talented_apprentice_1 workshop3 crazy_gnome_4 -2 -1 -3 -1 rich_snob_2 grumpy_dwarf_5 / -1 cuddly_orc_2 "
    "odd_mushroom_goblin_3 grumpy_dwarf_2 grumpy_dwarf_3 dragon_1 -2 arrogant_elf_2 enchanted_forest2 "
    "odd_mushroom_goblin_2 / orc_village2 cuddly_orc_3 dragon_3 dragon_2 workshop2 crazy_gnome_5 crazy_gnome_2 "
    "cuddly_orc_4 arrogant_elf_1 -4 grumpy_dwarf_4"
)
#: With jokers the thief is won already.
WITHOUT_JOKERS = (
    "brettspiel choose; map band; turn 17 P2; roll 2/3; dice R3 R3 R6 G1 G1 B2; effect none; open S1-05 S2-04 S3-09 "
    "S4-02 S5-10; gone S1-02 S1-09 S2-02 S2-03 S2-08 S2-10 S2-12 S3-01 S3-04 S3-05 S3-08 S3-10 S3-11 S4-05 S4-08 "
    "S4-09; known -; hand -; fires A5 A6 A15 B9 B11 B13; neutral -; gold A3 A10 B9 B12; white A12 A15 B1 B10; markers"
    " A2 A7 A14 B15 / A1 B3 B7; cards R1 R4 R4 G5 ? ? / R6 B1 B2 ?; owned 0 0 1 / 0 4 1; supply 2 10 7"
)
REASONS = {
    UNLIKELY: {
        "de": "3\u202f% Gewinnchance, und jetzt die Fee zu nehmen gäbe unter 1\u202f%.",
        "en": "3% to win, and taking the fairy now would give under 1%.",
        "hu": "a nyerési esély 3%, a tündért most elvéve 1% alatti lenne.",
    },
    RATHER_A_PENALTY: {
        "de": "mit 33\u202f% der Zauberlehrling, und selbst eine Strafkarte wäre besser als der Ork.",
        "en": "33% for the apprentice, and even a penalty would be better than the orc.",
        "hu": "33% eséllyel a varázslótanonc, és még egy büntetőlap is jobb lenne, mint az ork.",
    },
    RATHER_AN_ALARM: {
        "de": "mit 68\u202f% die Diebin, und selbst ein Drachenalarm wäre besser als der Kaufmann mit einem Plättchen.",
        "en": "68% for the thief, and even a dragon alarm would be better than the merchant with one tile.",
        "hu": "68% eséllyel a tolvaj, és még egy sárkányriadó is jobb lenne, mint a kereskedő egy lapkával.",
    },
    STILL_THE_ORC: {
        "de": "mit 36\u202f% der Zwerg (+6), und mit 83\u202f% immer noch der Ork.",
        "en": "36% for the dwarf (+6), and still 83% for the orc.",
        "hu": "36% eséllyel a törpe (+6), és még mindig 83% eséllyel az ork.",
    },
    STILL_THE_DRAGON: {
        "de": "mit 31\u202f% der Ork, und mit 92\u202f% immer noch der Drache.",
        "en": "31% for the orc, and still 92% for the dragon.",
        "hu": "31% eséllyel az ork, és még mindig 92% eséllyel a sárkány.",
    },
    FOR_THE_HYPNOTIST_TOO: {
        "de": "mit 47\u202f% die Fee, mit 28\u202f% der Hypnotiseur oder mit 8\u202f% der Ork (+8), "
        "und das ist mehr wert, als jetzt den Pilzkobold zu nehmen.",
        "en": "47% for the fairy, 28% for the hypnotist or 8% for the orc (+8), "
        "which is worth more than taking the mushroom goblin now.",
        "hu": "47% eséllyel a tündér, 28% eséllyel a hipnotizőr vagy 8% eséllyel az ork (+8), "
        "és ez többet ér, mint most elvenni a gombamanót.",
    },
    WITHOUT_JOKERS: {
        "de": "mit 83\u202f% die Diebin (ohne Joker 67\u202f%).",
        "en": "83% for the thief (67% without jokers).",
        "hu": "83% eséllyel a tolvaj (jokerek nélkül 67%).",
    },
}


@pytest.mark.parametrize("position", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(position: str, language: str) -> None:
    game = wr.game(position.partition(" ")[0])
    told = narration(words_in(language), game, ("Anna", "Ben", "Clara", "Dora"))
    assert hint(told, game.read_state(position)).sentence.partition(": ")[2] == REASONS[position][language]
