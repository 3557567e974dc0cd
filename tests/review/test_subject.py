"""Which games can be reviewed, and why others cannot."""

from itertools import product

import pytest

from tests.records.record_games import FOLDER
from tests.records.sessions import finished, random_session
from tests.review.accounts import short_game
from tests.value.networks import WriteNetwork, networks
from wuerfelreich.records import Record, read_record, write_record
from wuerfelreich.review.explanation import explain
from wuerfelreich.review.report import report
from wuerfelreich.review.subject import CannotReview, subject_of
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.value.shipped import network_hash
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

__all__ = ["networks"]

OWN_BOARDS = FOLDER / "wuerfelland" / "crossing-on_own_boards.wr"


def refused(record: Record) -> CannotReview:
    with pytest.raises(CannotReview) as caught:
        subject_of(record)
    return caught.value


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_is_not_reviewed(name: str) -> None:
    assert refused(random_session(name, 2, seed=1, most=30).record).why.key == "review-unfinished"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_another_roll_than_its_seed_gives_is_not_reviewed(name: str) -> None:
    record = finished(name, 2).record
    told = write_record(record)
    seed = told.split('"seed":"')[1][:64]
    cannot = refused(read_record(told.replace(seed, "0" * 64)))
    assert cannot.why.key == "review-unsound"
    assert cannot.fault is not None


def test_a_game_that_breaks_the_rules_is_not_reviewed() -> None:
    record = finished("knatsch", 2).record
    cannot = refused(Record(record.header, (*record.entries, record.entries[-1])))
    assert cannot.fault is not None
    assert cannot.fault.why.key == "broken-after-end"


def test_material_that_no_network_knows_is_not_reviewed() -> None:
    assert refused(read_record(OWN_BOARDS.read_bytes())).why.key == "review-no-network"


def test_a_game_without_a_network_is_not_reviewed(networks: WriteNetwork) -> None:
    networks("knatsch", 2)
    assert refused(short_game("knatsch", 3)).why.key == "review-no-network"
    assert subject_of(short_game("knatsch", 2)).sha256 == network_hash("knatsch", 2)


@pytest.mark.parametrize("name", GAMES)
def test_costly_decisions_are_explained(name: str) -> None:
    """What was played and what is better differ, and the reason is a sentence."""
    subject = subject_of(short_game(name, 2))
    review = report(subject, tuple(subject.steps()))
    assert review.costliest
    for at, language in product(review.costliest, LANGUAGES):
        told = narration(words_in(language), subject.played.game, ("Anna", "Ben"))
        step = subject.played.steps[review.steps[at].entry]
        assert step.move is not None
        found = explain(told, step.before, step.move)
        assert found.played
        assert found.best
        assert found.played != found.best
        assert not found.why[0].islower()
        assert found.why.endswith(".")
