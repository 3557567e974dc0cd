"""The Python blocks of the README run as they are."""

import re
from pathlib import Path

import pytest

from wuerfelreich import GAMES

README = Path(__file__).parents[2] / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_readme_has_the_two_examples() -> None:
    assert len(BLOCKS) == 2


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str) -> None:
    exec(compile(block, "README.md", "exec"), {})


@pytest.mark.parametrize("name", GAMES)
def test_five_lines_play_any_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0].replace("wuerfelkoenig", name), "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(places=")
