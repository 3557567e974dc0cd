"""What the view says is missing agrees with the rules, wherever play leads."""

from random import Random

from tests.rules.playing import random_game
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import Bully, Place, Take, Tame
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.game import Phrase
from wuerfelreich.words.catalogue import LANGUAGES, words_in

GAME = Brettspiel()


def test_citizens_and_fields_are_refused_exactly_when_they_cannot_be_chosen() -> None:
    said: dict[str, Phrase] = {}
    for seed in range(4):
        for state, _ in random_game(GAME, 2 + seed % 3, Random(seed)):
            assert isinstance(state, State)
            legal, view = GAME.legal(state), GAME.view(state)
            takeable = {action.stack for action in legal if isinstance(action, Take) and not action.pairs}
            for stack in view.stacks:
                assert (stack.refusal is None) == (stack.number - 1 in takeable)
            on_map = any(isinstance(action, Place | Tame | Bully) for action in legal)
            for field in view.fields:
                assert (field.refusal is not None) == (on_map and not field.choice)
            reasons = [*(stack.refusal for stack in view.stacks), *(field.refusal for field in view.fields)]
            said |= {reason.key: reason for reason in reasons if reason is not None}
    assert {"br-refusal-landscape", "br-refusal-covered", "br-refusal-field-without-fire"} < said.keys()
    assert {"br-refusal-own-marker", "br-refusal-field-without-marker", "shortfall-straight"} < said.keys()
    for language in LANGUAGES:
        assert all(words_in(language).phrase(phrase) for phrase in said.values())
