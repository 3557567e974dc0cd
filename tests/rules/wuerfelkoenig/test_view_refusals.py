"""What the view says is missing agrees with the rules, wherever play leads."""

from random import Random

from tests.rules.playing import random_game
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig
from wuerfelreich.rules.wuerfelkoenig.actions import Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.words.catalogue import LANGUAGES, words_in

GAME = Wuerfelkoenig()


def test_a_citizen_is_refused_exactly_when_no_take_of_it_is_legal() -> None:
    said = set()
    for seed in range(6):
        for state, _ in random_game(GAME, 2 + seed % 4, Random(seed)):
            assert isinstance(state, State)
            legal, view = GAME.legal(state), GAME.view(state)
            takeable = {action.slot for action in legal if isinstance(action, Take)}
            for citizen in view.row:
                if citizen.card is not None:
                    assert (citizen.refusal is None) == (citizen.slot - 1 in takeable)
            assert (view.penalty_refusal is None) == (TakePenalty() in legal)
            said |= {citizen.refusal.key for citizen in view.row if citizen.refusal}
    assert {"refusal-over", "refusal-roll-first"} < said
    assert len([key for key in said if key.startswith("shortfall-")]) > 4


def test_the_reason_is_the_rules_own_and_can_be_said_in_every_language() -> None:
    for state, _ in random_game(GAME, 3, Random(7)):
        assert isinstance(state, State)
        for citizen in GAME.view(state).row:
            if citizen.card is not None and citizen.refusal is not None:
                assert citizen.refusal == GAME.refusal(state, Take(citizen.slot - 1))
                assert all(words_in(language).phrase(citizen.refusal) for language in LANGUAGES)
