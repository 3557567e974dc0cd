"""Resigning: in a game of two it loses at once; with more players, the others play on."""

from collections.abc import Sequence

import pytest

from tests.records.sessions import finished
from wuerfelreich import Over
from wuerfelreich.records import Event, EventKind, Moved, Record, replay, verify
from wuerfelreich.rules.game import Phrase

GAME = finished("wuerfelkoenig", 2).record
FIRST = next(at for at, entry in enumerate(GAME.entries) if isinstance(entry, Moved))


def resigned(players: int, *seats: int, seed: int = 1) -> Record:
    """A finished game whose last entry comes after these seats have resigned."""
    record = finished("wuerfelkoenig", players, seed).record
    events = tuple(Event(EventKind.RESIGN, seat) for seat in seats)
    return Record(record.header, (*record.entries[:-1], *events, record.entries[-1]))


@pytest.mark.parametrize("loser", [0, 1])
def test_in_a_game_of_two_resigning_loses_at_once(loser: int) -> None:
    record = Record(GAME.header, (*GAME.entries[:FIRST], Event(EventKind.RESIGN, loser)))
    result = verify(record).result
    assert result is not None
    assert (result.ending, result.winners) == ("resigned", (1 - loser,))
    assert sorted(result.places) == [1, 2]
    late = Record(record.header, (*record.entries, Moved(loser, "keep -")))
    assert [fault.why for fault in verify(late).faults] == [Phrase("broken-after-end")]


def test_running_out_of_time_is_another_ending_than_resigning() -> None:
    out_of_time = (Event(EventKind.TIMEOUT, 1), Event(EventKind.RESIGN, 1))
    result = verify(Record(GAME.header, (*GAME.entries[:FIRST], *out_of_time))).result
    assert result is not None
    assert (result.ending, result.places) == ("timeout", (1, 2))
    record = finished("wuerfelkoenig", 3).record
    for events in ((*out_of_time, Event(EventKind.RESIGN, 0)), (Event(EventKind.RESIGN, 0), *out_of_time)):
        result = verify(Record(record.header, (*record.entries[:9], *events))).result
        assert result is not None
        assert (result.ending, result.places) == ("timeout", (2, 2, 1)), "nobody says that all have resigned"


def places(record: Record) -> tuple[int, ...]:
    """The final places of a sound game."""
    verdict = verify(record)
    assert verdict.sound
    assert verdict.result is not None
    return verdict.result.places


def natural(players: int, seed: int = 1) -> Sequence[int]:
    """The places according to the rules."""
    played = replay(finished("wuerfelkoenig", players, seed).record)
    due = played.game.next(played.state)
    assert isinstance(due, Over)
    return due.result.places


def test_with_more_players_the_others_play_on_and_the_resigned_player_comes_last() -> None:
    for seed in range(1, 6):
        by_rules = natural(4, seed)
        winner = by_rules.index(1)
        after = places(resigned(4, winner, seed=seed))
        assert after[winner] == 4
        stayed = [seat for seat in range(4) if seat != winner]
        for seat in stayed:
            assert after[seat] == 1 + sum(by_rules[other] < by_rules[seat] for other in stayed)


def test_resigned_players_share_the_place_after_those_who_stayed() -> None:
    assert [places(resigned(4, 0, 2))[seat] for seat in (0, 2)] == [3, 3]
    assert sorted(places(resigned(4, 0, 2))[seat] for seat in (1, 3)) == [1, 2]


def test_the_last_player_left_wins_at_once() -> None:
    record = finished("wuerfelkoenig", 3).record
    events = tuple(Event(EventKind.RESIGN, seat) for seat in (2, 0))
    short = Record(record.header, (*record.entries[:9], *events))
    result = verify(short).result
    assert result is not None
    assert (result.ending, result.places) == ("resigned", (2, 1, 2))
    again = Record(short.header, (*short.entries, Event(EventKind.RESIGN, 1)))
    assert [fault.why for fault in verify(again).faults] == [Phrase("broken-after-end")]
