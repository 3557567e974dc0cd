"""What is counted in a game, compared with its own log and its score sheets."""

from collections import Counter

import pytest

from tests.records.record_games import FOLDER
from wuerfelreich.records import Event, EventKind, Moved, read_record, replay
from wuerfelreich.records.log import Drawn
from wuerfelreich.records.replay import Replay, Step
from wuerfelreich.records.tally import faces, tally
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.registry import narration

FILES = sorted(FOLDER.glob("*/*.wr"))
MAX_FILES = 4


def some(game: str) -> list[Replay]:
    """Some recorded games."""
    return [replay(read_record(path.read_bytes())) for path in FILES if path.parent.name == game][:MAX_FILES]


@pytest.mark.parametrize("game", GAMES)
def test_every_die_that_somebody_rolled_is_counted_once(game: str) -> None:
    """By a second road: from the outcomes instead of the picks."""
    for played in some(game):
        players = len(played.game.sheets(played.state))
        expected: Counter[int] = Counter()
        for step in played.steps:
            due = played.game.next(step.before)
            if isinstance(step.entry, Drawn) and isinstance(due, Chance) and due.owner is not None:
                expected[due.owner] += len(due.parts)
        found = tally(played.game, played.steps, players)
        assert {seat: sum(one.rolled) for seat, one in enumerate(found.seats)} == {
            seat: expected[seat] for seat in range(players)
        }
        assert all(len(one.rolled) == len(faces(game)) for one in found.seats)


@pytest.mark.parametrize("game", GAMES)
def test_a_roll_shows_its_faces(game: str) -> None:
    """The faces of one roll, in the words in which the game tells it."""
    played = some(game)[0]
    players = len(played.game.sheets(played.state))
    words = words_in("en")
    step = next(
        one
        for one in played.steps
        if isinstance(one.entry, Drawn)
        and isinstance(due := played.game.next(one.before), Chance)
        and due.owner is not None
    )
    told = narration(words, played.game, ("X",) * players).told(step)
    counted = tally(played.game, [step], players)
    rolled = next(one.rolled for one in counted.seats if sum(one.rolled))
    for face, count in zip(faces(game), rolled, strict=True):
        shown = face if face.isdigit() else words.text(face)
        assert (shown in told) == (count > 0), (told, shown)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_has_a_name_in_every_language(game: str) -> None:
    taken = [one.taken for played in some(game) for one in tally(played.game, played.steps, 6).seats]
    keys = {key for one in taken for key in one}
    assert keys
    for language in LANGUAGES:
        for key in (*keys, *(face for face in faces(game) if not face.isdigit())):
            assert words_in(language).text(key) != key


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_does_not_count(game: str) -> None:
    """A game in which every action is made, taken back and made again counts as it was."""
    played = some(game)[0]
    players = len(played.game.sheets(played.state))
    hesitant = []
    for step in played.steps:
        if isinstance(step.entry, Moved):
            back = Step(Event(EventKind.TAKE_BACK, step.entry.seat), None, step.after, step.before)
            hesitant += [step, back]
        hesitant.append(step)
    assert tally(played.game, hesitant, players) == tally(played.game, played.steps, players)
