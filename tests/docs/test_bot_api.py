"""The Python on the page for programs runs as it is, from top to bottom, against a real server."""

import re
from ast import literal_eval
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import Person, Server, against_a_bot
from wuerfelreich.tables.protocol.events import Settings, Visibility
from wuerfelreich.tables.protocol.player import Scope

PAGE = Path(__file__).parents[2] / "docs" / "bot-api.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_the_page_plays_two_games_and_reads_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path) as server, Person(server.address, "Anna") as anna:
        with anna.at(anna.table(Settings("wuerfelkoenig", 2, visibility=Visibility.PUBLIC))) as line:
            against_a_bot(line)
            line.play_on(Random(1))
        made = anna.http.post("/tokens", json={"name": "page", "scopes": ["play", "tables"]}).json()
        monkeypatch.setenv("WUERFELREICH", server.address)
        monkeypatch.setenv("WUERFELREICH_TOKEN", made["token"])
        names: dict[str, object] = {}
        for block in BLOCKS:
            exec(compile(block, PAGE.name, "exec"), names)
        by_client, by_hand, archived = capsys.readouterr().out.splitlines()
        for places in map(literal_eval, (by_client, by_hand)):
            assert len(places) == 2
            assert 1 in places
        assert "['Player 1', " in archived
        assert server.healthy()


def test_every_scope_is_explained() -> None:
    for scope in Scope:
        assert f"| `{scope}` |" in PAGE.read_text(encoding="utf-8")
