"""The examples on the games' pages, checked against the rules.

A page under `docs/games` is named after its game. These of its fenced blocks are read, one item per line; two spaces
and a remark may follow:

- `position GAME`: positions that round-trip;
- `actions GAME`: actions that round-trip;
- `play GAME`: a position, then moves (actions or outcomes of chance, whichever is due) and positions they lead to;
- `pycon`: a Python session, run as a doctest; all sessions of a page form one.
"""

import doctest
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec import Struct

from wuerfelreich import AnyGame, Chance, game

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
RULES = ROOT / "src" / "wuerfelreich" / "rules"
SECTIONS = ["The game", "Material and its evidence", "A turn", "Rulings", "Notation", "Options", "Numbers"]


class Block(NamedTuple):
    """A fenced block: its two words, and its text."""

    kind: str
    game: str
    text: str

    @property
    def lines(self) -> list[str]:
        """The lines without their remarks."""
        return [line.partition("  ")[0] for line in self.text.splitlines() if line]


def blocks(page: Path, kind: str) -> list[Block]:
    fences = re.findall(r"^```(\w+) ?(\w*)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in (Block(*fence) for fence in fences) if block.kind == kind]


def sections(page: Path) -> dict[str, str]:
    _, *parts = re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)
    return {title: text for title, _, text in (part.partition("\n") for part in parts)}


def is_position(rules: AnyGame, line: str) -> bool:
    return line.startswith(f"{rules.id} ") and ";" in line


def move(rules: AnyGame, state: Struct, notation: str) -> Struct:
    """The state after a move, which must be possible."""
    step = rules.next(state)
    if isinstance(step, Chance):
        after: Struct = rules.apply(state, rules.read_outcome(step, notation))
        return after
    action = rules.read_action(notation)
    assert rules.refusal(state, action) is None, notation
    assert rules.write_action(action) == notation
    after = rules.apply(state, action)
    return after


pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)


@pages
def test_every_page_has_the_same_sections(page: Path) -> None:
    assert list(sections(page)) == SECTIONS


@pages
def test_positions_round_trip(page: Path) -> None:
    rules = game(page.stem)
    found = blocks(page, "position")
    assert found
    for block in found:
        assert block.game == page.stem
        for line in block.lines:
            assert rules.write_state(rules.read_state(line)) == line


@pages
def test_actions_round_trip(page: Path) -> None:
    rules = game(page.stem)
    found = blocks(page, "actions")
    assert found
    for block in found:
        assert block.game == page.stem
        for line in block.lines:
            assert rules.write_action(rules.read_action(line)) == line


@pages
def test_plays_lead_where_the_page_says(page: Path) -> None:
    rules = game(page.stem)
    for block in blocks(page, "play"):
        assert block.game == page.stem
        first, *lines = block.lines
        assert is_position(rules, lines[-1])
        state = rules.read_state(first)
        for line in lines:
            if is_position(rules, line):
                assert rules.write_state(state) == line
            else:
                state = move(rules, state, line)


@pages
def test_sessions_print_what_the_page_shows(page: Path) -> None:
    session = "\n".join(block.text for block in blocks(page, "pycon"))
    example = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    said: list[str] = []
    doctest.DocTestRunner().run(example, out=said.append)
    assert not said, "".join(said)


@pages
def test_rulings_are_implemented_where_the_page_says(page: Path) -> None:
    """Every row of the table has an id, the decision, and rules files that mention the id."""
    rows = re.findall(r"^\| ([A-Z]{2}\d+) \|.*\| ([^|]*) \|$", sections(page)["Rulings"], re.MULTILINE)
    assert [int(name[2:]) for name, _ in rows] == list(range(1, len(rows) + 1))
    assert rows
    for name, where in rows:
        files = re.findall(r"`([\w/]+\.py)`", where)
        assert files, name
        for file in files:
            assert re.search(rf"\b{name}\b", (RULES / file).read_text("utf-8")), (name, file)
