"""What the view says is missing agrees with the rules, wherever play leads."""

from random import Random

from tests.rules.playing import random_game
from wuerfelreich.rules.game import Phrase
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import AimCard, AimKing, AimPile, PutUnder
from wuerfelreich.rules.knatsch.sorts import SORT_NUMBER
from wuerfelreich.rules.knatsch.state import State
from wuerfelreich.words.catalogue import LANGUAGES, words_in

GAME = Knatsch()


def test_cards_piles_and_the_king_are_refused_exactly_when_they_cannot_be_announced() -> None:
    said: dict[str, Phrase] = {}
    for seed in range(4):
        for state, _ in random_game(GAME, 2 + seed, Random(seed)):
            assert isinstance(state, State)
            legal, view = set(GAME.legal(state)), GAME.view(state)
            for at, pile in enumerate(view.piles):
                assert (pile.refusal is None) == (AimPile(at) in legal) == pile.target
                assert (pile.under_refusal is None) == (PutUnder(at) in legal) == pile.may_put_under
            assert (view.king_refusal is None) == (AimKing() in legal) == view.king_target
            shown = [
                (seat, card) for seat, player in enumerate(view.players) for card in (*player.castles, *player.specials)
            ]
            for seat, card in shown:
                sort = card.card.sort
                assert sort is not None
                assert (card.refusal is None) == (AimCard(seat, SORT_NUMBER[sort]) in legal) == card.target
            reasons = [*(card.refusal for _, card in shown), view.king_refusal]
            reasons += [reason for pile in view.piles for reason in (pile.refusal, pile.under_refusal)]
            said |= {reason.key: reason for reason in reasons if reason is not None}
    assert {"kn-refusal-own-colour", "kn-refusal-own-card", "kn-refusal-last-castle", "kn-refusal-king"} < said.keys()
    for language in LANGUAGES:
        assert all(words_in(language).phrase(phrase) for phrase in said.values())
