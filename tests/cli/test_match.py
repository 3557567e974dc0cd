"""`match` and `tune`: bots against bots."""

import json
import socket
from collections.abc import Iterator

import pytest

from tests.cli.commands import Run, refused, run
from wuerfelreich.arena import adjusted
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.value.evaluator import AnyEvaluator
from wuerfelreich.value.shipped import NoEvaluator, evaluator_class

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
        (("--bots", "random"), "Würfelkönig is for 2 to 5 players, not for 1"),
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


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An untrained network instead of the shipped one."""

    def untrained(rules: AnyGame, players: int) -> AnyEvaluator:
        kind = evaluator_class(rules.id)
        return kind(rules, kind.new_network(players, seed=1, hidden=(8,)))

    monkeypatch.setattr(adjusted, "evaluator_of", untrained)
    adjusted.evaluator_for.cache_clear()
    yield
    adjusted.evaluator_for.cache_clear()


@pytest.mark.usefixtures("network")
def test_luck_is_taken_out(run: Run) -> None:
    args = ("match", "wuerfelkoenig", "--bots", "random,greedy", "--games", "4")
    told = json.loads(run(*args, "--adjusted", "--json").out)["standings"][0]
    assert set(told["adjusted"]) == {"share", "interval"}
    assert "draws" not in told
    shown = run(*args, "--draws").out
    assert f"{told['adjusted']['share']:.1%}" in shown
    assert "without dice: the wins with the luck of the dice taken out" in shown
    assert "without draws: " in shown
    refused(run(*args[:-1], "2", "--adjusted"), "luck is taken out of 4 games or more, not 2")


@pytest.mark.usefixtures("network")
def test_nothing_is_cut_in_a_narrow_window(run: Run) -> None:
    args = ("match", "wuerfelkoenig", "--bots", "random,apprentice", "--games", "4", "--draws")
    told = json.loads(run(*args, "--json").out)
    shown = run(*args, COLUMNS="80").out
    assert "…" not in shown
    assert max(map(len, shown.splitlines())) <= 80
    for one in told["standings"]:
        rows = [line for line in shown.splitlines() if line.split()[0] == one["bot"]]
        assert len(rows) == 2
        for row, figures in zip(rows, ([one], [one["adjusted"], one["draws"]]), strict=True):
            for found in figures:
                low, high = found["interval"]
                assert f"{found['share']:.1%}" in row
                assert f"{low:.1%} – {high:.1%}" in row
    assert "after few games such a share can lie below 0 % or above 100 %" in shown


def test_one_round_is_not_called_rounds(run: Run) -> None:
    shown = run("match", "wuerfelkoenig", "--bots", "random,greedy", "--games", "2").out
    assert "2 games in 1 round with the same dice" in shown
    shown = run("match", "wuerfelkoenig", "--bots", "random,random", "--games", "1").out
    assert "1 game in 1 round with the same dice" in shown


def test_luck_needs_a_network(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(rules: AnyGame, players: int) -> AnyEvaluator:
        raise NoEvaluator("no network has been trained")

    monkeypatch.setattr(adjusted, "evaluator_of", none)
    adjusted.evaluator_for.cache_clear()
    done = run("match", "wuerfelkoenig", "--bots", "random,greedy", "--games", "4", "--adjusted")
    assert done.code == 1
    assert done.err == "wuerfelreich: luck cannot be taken out: no network has been trained\n"


def test_a_cluster_that_is_not_there(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    args = (("match", "knatsch", "--bots", "random,random"), ("ladder", "knatsch"), ("tune", "knatsch"))
    for command in args:
        refused(run(*command, "--ray", f"127.0.0.1:{port}"), f"there is no Ray cluster at 127.0.0.1:{port}")
