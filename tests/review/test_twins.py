"""Two things of the same name are told apart: whatever is not the same idea is not said in the same words."""

import os
from itertools import islice

import pytest

from tests.review.positions import SPOKEN, decisions, unjudged

#: Every so many decisions are looked at, and at most so many.
STEP, MOST = (1, 10_000) if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else (5, 150)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_two_ideas_have_the_same_words(name: str, language: str) -> None:
    looked_at = 0
    for one in islice(decisions(name), 0, MOST * STEP, STEP):
        reasons = unjudged(one, language)
        said: dict[str, object] = {}
        for action in reasons.judged.legal:
            if not reasons.rolls(action):
                idea, words = reasons.idea(action), reasons.instead(action)
                assert said.setdefault(words, idea) == idea, words
        looked_at += len(set(said.values())) > 1
    assert looked_at
