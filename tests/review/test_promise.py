"""What a play promised, beside what would have been better: facts to compare, in words."""

from random import Random

import pytest

from tests.records.record_games import FOLDER, NAMES
from tests.review.positions import SPOKEN, positions, unjudged
from tests.review.test_hint import CARELESS, CODES, ZERO, reasons_in
from tests.rules.kits import RULES
from wuerfelreich.records import read_record, replay
from wuerfelreich.review.explanation import explain, promise
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

FEW = 4
"""Actions of a position that are looked at."""


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_promises_are_read_like_reasons(name: str, language: str) -> None:
    for one in positions(name):
        legal = list(one.game.legal(one.state))
        reasons = reasons_in(one, language)
        for action in Random(1).sample(legal, min(FEW, len(legal))):
            said = reasons.promise(action)
            assert not said.endswith("."), "it is part of a sentence"
            if said:
                capital = f"{said[0].upper()}{said[1:]}."
                assert not any(pattern.search(capital) for pattern in (CODES, ZERO, CARELESS)), said


@pytest.mark.parametrize("name", RULES)
def test_whoever_rolls_again_is_told_the_chance(name: str) -> None:
    """Where there is one: what is safe, or cannot be used, has none."""
    told = [
        reasons.promise(action)
        for one in positions(name)
        for reasons in [unjudged(one)]
        for action in one.game.legal(one.state)[:FEW]
        if reasons.rolls(action)
    ]
    assert any("%" in said for said in told)


def test_a_roll_for_little_is_told_beside_one_for_much() -> None:
    """The chances stand in the report one below the other."""
    file = FOLDER / "wuerfelkoenig" / "penalties-with_take_backs_and_one_who_resigns.wr"
    played = replay(read_record(file.read_bytes()))
    told = narration(words_in("en"), played.game, NAMES)
    kept = next(step for step in played.steps if isinstance(step.move, Keep) and step.move.dice)
    assert kept.move is not None
    said = promise(told, kept.before, kept.move)
    assert said.endswith(".")
    assert explain(told, kept.before, kept.move).played.lower().endswith(f"({said[:-1].lower()})")
