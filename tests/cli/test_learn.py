"""`learn`: a small run, and a sentence for bad input."""

import json
import re
from importlib import util
from importlib.machinery import ModuleSpec

import pytest

from tests.cli.commands import Run, refused, run
from wuerfelreich.learn import session

__all__ = ["run"]

TINY = ("--plain", "--games-per-generation", "2", "--calibration-games", "2", "--match-games", "2", "--set", "hidden=8")


def test_a_run_leaves_network_card_and_plot_and_can_be_asked_again(run: Run) -> None:
    done = run("learn", "wuerfelkoenig", "--generations", "1", *TINY, "--json")
    assert done.code == 0, done
    told = json.loads(done.out)
    assert told["files"] == [f"learned/wuerfelkoenig-2/{name}" for name in ("2.npz", "2.json", "learning.svg")]
    assert told["card"]["training"]["games_played"] == 1  # of a first generation, a fifth
    assert told["matches"][0]["against"] == "solver"
    assert told["card"]["strength"]["2"]["games"] == 2
    again = run("learn", "wuerfelkoenig", "--generations", "1", *TINY)
    assert "Calibration with 2 players: the worst bin is" in again.out
    assert "Against the solver with 2 players" in again.out
    assert again.err == "nothing is left to train: this run already has 1 generation\n"


def test_the_course_of_a_run_in_a_file(run: Run) -> None:
    """No bar, no empty lines, and the last generation although it takes no two seconds."""
    done = run("learn", "wuerfelkoenig", "--generations", "2", *TINY)
    first, last = done.err.splitlines()
    assert "generation 1 " in first
    assert "  1 game, " in first
    assert "generation 2 " in last
    assert re.search(r"the worst bin is \d+\.\d points off\n", done.out)


def test_after_ctrl_c_it_says_how_to_go_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(session, "train", interrupted)
    done = run("learn", "wuerfelkoenig", "--generations", "1", *TINY)
    assert done.code == 130
    goes_on = "the same command goes on from what is stored in learned/wuerfelkoenig-2"
    assert done.err == f"wuerfelreich: stopped: {goes_on}\n"


def test_without_jax_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = util.find_spec

    def without(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == "jax" else found(name, package)

    monkeypatch.setattr("wuerfelreich.cli.learn.find_spec", without)
    done = run("learn", "wuerfelkoenig", "--generations", "1")
    assert done.code == 1
    assert done.err == 'wuerfelreich: learning needs JAX and optax: pip install "wuerfelreich[learn]"\n'


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["chess", "--generations", "1"], "there is no game “chess”"),
        (["wuerfelkoenig", "--players", "9", "--generations", "1"], "Würfelkönig is for 2 to 5 players, not for 9"),
        (["wuerfelkoenig", "--players", "two", "--generations", "1"], "'two' is not a list of numbers of players"),
        (["wuerfelkoenig"], "--minutes or --generations"),
        (["wuerfelkoenig", "--minutes", "-1"], "more than 0"),
        (["wuerfelkoenig", "--generations", "1", "--processes", "0"], "1 to 64 processes, not 0"),
        (["wuerfelkoenig", "--generations", "1", "--set", "speed=9"], "'speed=9' is no setting"),
        (["wuerfelkoenig", "--generations", "1", "--set", "rate=quick"], "rate must be a number, not 'quick'"),
        (["wuerfelkoenig", "--generations", "1", "--match-games", "0"], "1 to 1,000,000 games"),
    ],
)
def test_bad_input_gets_a_sentence(run: Run, args: list[str], words: str) -> None:
    refused(run("learn", *args, "--plain"), words)
