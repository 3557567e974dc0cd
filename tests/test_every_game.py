"""A registered game has all its parts, in every layer, and only the registry lists the games.

`docs/add-a-game.md` says how to make each part."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[1]
SRC = "src/wuerfelreich"
RULES = (
    "__init__", "actions", "material", "notation", "play", "refusals", "scoring", "state", "tally", "view",
)  # fmt: skip
#: Where a game's parts are. A star stands for any name: one such file is enough.
PARTS = (
    *(f"{SRC}/rules/<game>/{name}.py" for name in RULES),
    f"{SRC}/rules/<game>/material.json",
    f"{SRC}/odds/<game>/odds.py",
    *(f"{SRC}/bots/<game>/{name}.py" for name in ("beginner", "greedy", "solver")),
    f"{SRC}/value/<game>/evaluator.py",
    f"{SRC}/words/<game>/narration.py",
    f"{SRC}/review/<game>/reasons.py",
    f"{SRC}/review/<game>/figures.json",
    *(f"{SRC}/words/<game>/catalogues/{one}/{name}.ftl" for one in LANGUAGES for name in ("title", "game", "web")),
    *(f"{SRC}/words/<game>/rules/{one}.md" for one in LANGUAGES),
    f"{SRC}/words/<game>/rules/examples.json",
    f"{SRC}/words/<game>/figures.py",
    f"{SRC}/terminal/<game>/screen.py",
    "web/src/games/<game>/Table.svelte",
    "web/src/games/<game>/explain.ts",
    "web/src/games/<game>/remarks.ts",
    "web/src/games/<game>/RulesItem.svelte",
    "web/src/games/<game>/art/Scene.svelte",
    "web/src/games/<game>/art/gallery.ts",
    "docs/games/<game>.md",
    "tests/games/<game>/*.wr",
    "tests/rules/<game>/kit.py",
    "tests/rules/<game>/test_rulings*.py",
    "tests/rules/<game>/test_perft.py",
    "tests/bots/<game>/test_*.py",
    "tests/value/<game>/test_*.py",
    "tests/words/<game>/test_figures.py",
    "tests/browser/<game>/test_*.py",
    "tests/remarks/<game>/claims.py",
)
#: Packages of a game, and what other layers take from them.
NAMES = {
    "odds": ("Odds",),
    "bots": ("ERRORS", "Greedy", "Solver", "Weights"),
    "value": ("Evaluator",),
    "words": ("Narration",),
    "review": ("Reasons",),
    "terminal": ("Screen",),
}


def lacking(game: str) -> list[str]:
    """A sentence for every missing part of a game."""
    files = [part.replace("<game>", game) for part in PARTS]
    found = [f"{game} lacks {path}" for path in files if not any(ROOT.glob(path))]
    for layer, names in NAMES.items():
        init = ROOT / SRC / layer / game / "__init__.py"
        text = init.read_text(encoding="utf-8") if init.exists() else ""
        found += [f"{game} lacks {name} in {SRC}/{layer}/{game}" for name in names if f'"{name}"' not in text]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_registered_game_has_all_its_parts(game: str) -> None:
    if missing := lacking(game):
        pytest.fail("\n".join([*missing, "docs/add-a-game.md says how each is made"]), pytrace=False)


def test_a_game_that_is_only_registered_gets_a_list_of_missing_parts() -> None:
    told = lacking("hazard")
    assert len(told) == len(PARTS) + sum(map(len, NAMES.values()))
    assert "hazard lacks web/src/games/hazard/Table.svelte" in told
    assert f"hazard lacks Solver in {SRC}/bots/hazard" in told


# A single list of games.

#: What is read: everything written by hand except prose, words, material and recorded games.
READ = {".py", ".ts", ".js", ".mjs", ".cjs", ".svelte", ".toml", ".css", ".html", ".json", ""}
FOLDERS = ("src", "tests", "web/src", "web/tools", "web/public", "bench", "tools")
FILES = ("Makefile", "pyproject.toml", "web/knip.js", "web/eslint.config.js", "web/vite.config.ts", "web/index.html")
#: Generated, not ours, or data.
LEFT_OUT = {"node_modules", ".venv", "__pycache__", "material.json", "earlier_material.json", "package-lock.json"}
GENERATED = (f"{SRC}/server/web/", "web/src/wire/")
#: Files that may name several games.
ALLOWED = {
    f"{SRC}/rules/registry.py": "the list itself",
    "bench/attacks/attacks.py": "each attack picks the game it hurts most",
    "tests/cli/test_errors.py": "each mistake is made in a game that has it",
    "tests/rules/test_spelling.py": "the games whose material was once spelt differently, and no later one",
}
#: Tests may import games and use them as examples, each in its own place; naming several at once makes a list.
NEAR = 3


def hand_made() -> Iterator[tuple[str, str]]:
    """The sources, by path from the root."""
    paths = [*(ROOT / name for name in FILES), *(path for name in FOLDERS for path in (ROOT / name).rglob("*"))]
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        ours = not name.startswith(GENERATED) and LEFT_OUT.isdisjoint(path.relative_to(ROOT).parts)
        if ours and path.suffix in READ and path.is_file():
            yield name, path.read_text(encoding="utf-8")


def lists_games(name: str, text: str) -> bool:
    """Whether a source names several games: anywhere, or within a few lines in a test."""
    pattern = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(GAMES)})(?![a-z])")
    lines = text.splitlines()
    is_test = name.startswith("tests/") or ".test." in name
    named = [set(pattern.findall("" if is_test and line.startswith(("from ", "import ")) else line)) for line in lines]
    if is_test:
        return any(len(set().union(*named[at : at + NEAR])) > 1 for at in range(len(named)))
    return len(set().union(*named)) > 1


def test_only_the_registry_lists_the_games() -> None:
    """Other code uses `GAMES`, or finds a game's part by its place."""
    found = {name for name, text in hand_made() if lists_games(name, text)}
    assert sorted(found - set(ALLOWED)) == []
    assert sorted(set(ALLOWED) - found) == [], "these no longer need an exception"


def test_a_second_list_is_detected() -> None:
    one, other, *_ = GAMES
    assert lists_games("web/src/pages/Home.svelte", f'const RACES = ["{one}", "{other}"];')
    assert lists_games("bench/web.py", f"{one}\n\n\n\n{other}")
    assert not lists_games("bench/web.py", f"{one} {one}")
    assert lists_games("tests/server/test_play.py", f'["{one}",\n"{other}"]')
    assert not lists_games("tests/server/test_play.py", f'"{one}"\n\n\n\n"{other}"')
    assert not lists_games(
        "tests/rules/test_harm.py", f"from tests.rules.{one} import x\nfrom tests.rules.{other} import y"
    )
