"""Runs: the same network on any number of processes and after a break, and a sentence for every bad folder."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from wuerfelreich.learn import checkpoint
from wuerfelreich.learn.checkpoint import Generation
from wuerfelreich.learn.run import Learned, falling, learn, new_network
from wuerfelreich.learn.settings import LearnError, Plan, Settings
from wuerfelreich.rules.game import NotationError
from wuerfelreich.spread import Processes

SMALL = Settings("wuerfelkoenig", (2, 3), "test", games=5, batch=32, replay=2, hidden=(8,), explore=0.2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run of three generations."""
    path = tmp_path_factory.mktemp("run")
    learn(SMALL, Plan(generations=3), path)
    return path


@pytest.fixture(scope="module")
def learned(folder: Path) -> Learned:
    return learn(SMALL, Plan(generations=3), folder)


def same(one: Learned, other: Learned) -> bool:
    """Whether two runs came to the same weights in the same way; only the time may differ."""
    arrays = zip(one.network.layers, other.network.layers, strict=True)
    history = zip(one.history, other.history, strict=True)
    return all((mine == its).all() for ours, theirs in arrays for mine, its in zip(ours, theirs, strict=True)) and all(
        msgspec.structs.replace(mine, seconds=0.0) == msgspec.structs.replace(its, seconds=0.0) for mine, its in history
    )


def copied(folder: Path, to: Path) -> Path:
    for path in folder.iterdir():
        (to / path.name).write_bytes(path.read_bytes())
    return to


def test_two_processes_give_the_same_network(learned: Learned) -> None:
    with Processes(2) as crew:
        assert same(learn(SMALL, Plan(generations=3), crew=crew), learned)


def test_another_seed_gives_another_network(learned: Learned) -> None:
    other = learn(msgspec.structs.replace(SMALL, seed="other"), Plan(generations=1))
    assert other.history[0].loss != learned.history[0].loss


def test_a_break_changes_nothing(learned: Learned, tmp_path: Path) -> None:
    """The rate falls towards the end of the plan, so the plan is the same before the break."""

    class Interrupted(Exception):
        pass

    def interrupt(one: Generation) -> None:
        if one.number == 2:
            raise Interrupted

    with pytest.raises(Interrupted):
        learn(SMALL, Plan(generations=3), tmp_path, told=interrupt)
    told: list[Generation] = []
    assert same(learn(SMALL, Plan(generations=3), tmp_path, told=told.append), learned)
    assert [one.number for one in told] == [3]


def test_averaged_weights_survive_a_break(learned: Learned, tmp_path: Path) -> None:
    """They change what comes out, not how the games go."""
    averaging = msgspec.structs.replace(SMALL, average=2)
    found = learn(averaging, Plan(generations=3), tmp_path)
    assert same(learn(averaging, Plan(generations=3), tmp_path), found)
    assert found.history[-1].loss == learned.history[-1].loss
    assert not same(found, learned)


def test_a_finished_run_is_not_played_again(learned: Learned, folder: Path) -> None:
    told: list[Generation] = []
    assert same(learn(SMALL, Plan(generations=3), folder, told=told.append), learned)
    assert told == []


def test_the_first_generations_are_smaller(learned: Learned) -> None:
    """A fifth of five games, two fifths and three fifths."""
    assert [one.games for one in learned.history] == [1, 3, 6]


def test_a_run_ends_with_its_time(tmp_path: Path) -> None:
    found = learn(SMALL, Plan(minutes=1e-6, generations=50), tmp_path)
    assert len(found.history) == 1


def test_only_positions_that_are_still_trained_on_are_kept(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == ["checkpoint.npz", "generation-2.npz", "generation-3.npz"]


def test_a_new_network_gives_everybody_about_the_same_chance() -> None:
    network = new_network(SMALL)
    chances = network(np.random.default_rng(1).random((50, network.width), dtype=np.float32), 3)
    assert np.abs(chances - 1 / 3).max() < 0.15


def test_the_rate_falls_towards_the_end() -> None:
    assert [falling(done) for done in (0.0, 0.6, 0.8, 1.0)] == pytest.approx([1.0, 1.0, 0.5, 0.02])


@pytest.mark.parametrize("name", ["checkpoint.npz", "generation-3.npz"])
def test_a_damaged_file_is_named(folder: Path, tmp_path: Path, name: str) -> None:
    path = copied(folder, tmp_path) / name
    whole = path.read_bytes()
    for damaged in (b"", b"nothing of the kind", whole[: len(whole) // 2]):
        path.write_bytes(damaged)
        with pytest.raises(LearnError, match=f"{name} is damaged"):
            learn(SMALL, Plan(generations=3), tmp_path)


def test_a_missing_file_is_named(folder: Path, tmp_path: Path) -> None:
    (copied(folder, tmp_path) / "generation-2.npz").unlink()
    with pytest.raises(LearnError, match=r"generation-2\.npz is missing"):
        learn(SMALL, Plan(generations=3), tmp_path)


def test_a_folder_of_other_settings_is_refused(folder: Path) -> None:
    with pytest.raises(LearnError, match=r"other settings: rate 0.001 instead of 0.002; choose another folder"):
        learn(msgspec.structs.replace(SMALL, rate=0.002), Plan(generations=3), folder)


def test_a_folder_of_another_game_is_refused(folder: Path, tmp_path: Path) -> None:
    copied(folder, tmp_path)
    found = checkpoint.About(msgspec.structs.replace(SMALL, game="another"), 1, "")
    with pytest.raises(LearnError, match="holds a run of wuerfelkoenig, not of another"):
        checkpoint.load(tmp_path, found)


def test_a_folder_of_other_rules_is_refused(folder: Path) -> None:
    with pytest.raises(LearnError, match="other rules or material"):
        checkpoint.load(folder, checkpoint.About(SMALL, 1, "another"))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": (1,)}, "wuerfelkoenig is for 2 to 5 players, not for 1"),
        ({"players": ()}, "say for how many players"),
        ({"players": (2, 2)}, "named once"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"games": 0}, "not 0"),
        ({"trace": 1.1}, "trace must be from 0 to 1, not 1.1"),
        ({"hidden": ()}, "above 0"),
        ({"average": 0}, "average must be above 0, not 0"),
        ({"average": 2, "vectorised": True}, "only training by the plain rules can average"),
    ],
)
def test_settings_that_cannot_be_are_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises((LearnError, NotationError), match=sentence):
        learn(msgspec.convert(msgspec.structs.asdict(SMALL) | changes, Settings), Plan(generations=1))


@pytest.mark.parametrize("plan", [Plan(), Plan(minutes=0), Plan(generations=0), Plan(minutes=1e9)])
def test_a_plan_without_a_sensible_end_is_refused(plan: Plan) -> None:
    with pytest.raises(LearnError, match=r"say when to stop|learning takes"):
        learn(SMALL, plan)


def test_files_are_named_after_the_numbers_of_players() -> None:
    names = [Settings("wuerfelkoenig", players).name for players in [(2,), (3, 4, 5), (5, 3, 4), (2, 4)]]
    assert names == ["2", "3-5", "3-5", "2,4"]
