"""Matches: fair to every seat, and reproducible from the seed."""

import msgspec
import pytest

from wuerfelreich import NotationError
from wuerfelreich.arena.match import Match, Report, play_match
from wuerfelreich.arena.tune import confirm, tune
from wuerfelreich.bots import judges_of
from wuerfelreich.spread import crew


def timeless(report: Report) -> Report:
    return msgspec.structs.replace(report, milliseconds={})


def test_a_match_repeats_from_its_seed_on_one_process_and_on_two() -> None:
    match = Match("wuerfelkoenig", ("greedy", "random"), 8, "seed")
    once = timeless(play_match(match))
    assert timeless(play_match(match)) == once
    with crew(processes=2) as two:
        assert timeless(play_match(match, two)) == once
    other = timeless(play_match(msgspec.structs.replace(match, seed="other")))
    assert other != once


def test_every_seating_is_played_equally_often_with_the_same_dice() -> None:
    match = Match("wuerfelkoenig", ("random", "greedy", "greedy"), 7, "1")
    assert match.seatings == [
        ("greedy", "greedy", "random"),
        ("greedy", "random", "greedy"),
        ("random", "greedy", "greedy"),
    ]
    report = play_match(match)
    assert (report.rounds, report.games) == (3, 9)
    assert sum(standing.share for standing in report.standings) == pytest.approx(1)
    assert sum(report.start_share) == pytest.approx(1)
    assert sum(report.endings.values()) == 9
    fair = {standing.bot: standing.fair for standing in report.standings}
    assert fair == {"random": pytest.approx(1 / 3), "greedy": pytest.approx(2 / 3)}


def test_equal_players_come_out_even_when_seats_are_swapped() -> None:
    """Deterministic equals with paired dice: what one wins in one seating, the other wins in the next."""
    report = play_match(Match("wuerfelkoenig", ("greedy", "greedy"), 6, "1"))
    assert report.standings[0].share == pytest.approx(1)


def test_a_clean_sweep_of_few_games_is_not_called_certain() -> None:
    report = play_match(Match("wuerfelkoenig", ("greedy", "random"), 6, "1"))
    low, high = report.standings[0].interval
    assert low < 0.9
    assert low < report.standings[0].share <= high + 0.2


@pytest.mark.parametrize(
    ("match", "why"),
    [
        (Match("wuerfelkoenig", ("greedy", "nobody"), 1, "1"), "there is no bot 'nobody'"),
        (Match("wuerfelkoenig", ("greedy",), 1, "1"), "is for 2 to 5 players, not for 1"),
        (Match("wuerfelkoenig", ("greedy", "random"), 0, "1"), "a match has 1 to"),
        (Match("chess", ("greedy", "random"), 1, "1"), "there is no game"),
    ],
)
def test_an_impossible_match_is_refused_with_a_message(match: Match, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        play_match(match)


def test_tuning_repeats_from_its_seed() -> None:
    once = list(tune("wuerfelkoenig", trials=2, pairs=2, seed="1"))
    assert once == list(tune("wuerfelkoenig", trials=2, pairs=2, seed="1"))
    with crew(processes=2) as two:
        assert once == list(tune("wuerfelkoenig", trials=2, pairs=2, seed="1", crew=two))
    assert [trial.number for trial in once] == [1, 2]
    with pytest.raises(NotationError):
        list(tune("wuerfelkoenig", trials=0, pairs=2, seed="1"))


def test_weights_against_themselves_win_half() -> None:
    """Both seats of a pair get the same dice, so equal players share every pair."""
    assert confirm("wuerfelkoenig", judges_of("wuerfelkoenig").weights(), 2, "1") == (0.5, 0.0)
