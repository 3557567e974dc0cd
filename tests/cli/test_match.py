"""`match` and `tune`: bots against bots."""

import json

import pytest

from tests.cli.commands import Run, refused, run

__all__ = ["run"]


def match(run: Run, *args: str) -> dict[str, object]:
    """A short Würfelkönig match in the form meant for tools, without the time it took."""
    done = run("match", "wuerfelkoenig", "--bots", "random,greedy", "--games", "2", "--json", *args)
    assert done.code == 0, done
    told: dict[str, object] = json.loads(done.out)
    del told["milliseconds"]
    return told


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    first = match(run)
    assert first["games"] == 2
    assert first == match(run)
    assert first != match(run, "--seed", "another")


def test_options_reach_the_game(run: Run) -> None:
    assert match(run, "--option", "start=1") != match(run, "--option", "start=2")


def test_a_match_for_people(run: Run) -> None:
    done = run("match", "wuerfelkoenig", "--bots", "random,random", "--games", "2")
    assert done.code == 0
    assert "2 games in 2 rounds with the same dice" in done.out
    assert "ended by: " in done.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--bots", "random,hal"), "there is no bot 'hal'"),
        (("--bots", "random"), "2 to 5 can play"),
        (("--bots", "random,random", "--games", "0"), "1 to 1,000,000 games"),
        (("--bots", "random,random", "--processes", "65"), "1 to 64 processes"),
        (("--bots", "random,random", "--option", "start"), "key=value"),
        (("--bots", "random,random", "--option", "start=3"), "seat 3 cannot begin"),
    ],
)
def test_impossible_matches(run: Run, args: tuple[str, ...], words: str) -> None:
    refused(run("match", "wuerfelkoenig", *args), words)


def test_tuning_reports_every_trial(run: Run) -> None:
    done = run("tune", "wuerfelkoenig", "--trials", "1", "--pairs", "2")
    assert done.code == 0
    assert done.out.startswith("   1  ")
    refused(run("tune", "wuerfelkoenig", "--pairs", "1"), "2 to 10,000 pairs")
