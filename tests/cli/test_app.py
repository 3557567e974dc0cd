"""The command line as a whole: help, and unknown words."""

import pytest

from tests.cli.commands import Run, run
from wuerfelreich.cli.app import app

__all__ = ["run"]


def test_every_command_has_help(run: Run) -> None:
    done = run("--help")
    assert done.code == 0
    names = [command.name or command.callback.__name__ for command in app.registered_commands if command.callback]
    files, server = ["replay", "verify", "review"], ["serve", "backup", "restore", "move_database"]
    assert names == ["play", "terminal", *files, "odds", "value", "match", "ladder", "tune", "learn", *server]
    for name in (one.replace("_", "-") for one in names):
        assert name in done.out
        told = run(name, "--help")
        assert told.code == 0
        assert "--help" in told.out


@pytest.mark.parametrize("args", [["dance"], ["verify"], ["terminal", "--wings"], ["verify", "a", "b"], ["--wings"]])
def test_unknown_words(run: Run, args: list[str]) -> None:
    done = run(*args)
    assert done.code == 2
    assert "Traceback" not in done.err + done.out
    assert done.err
