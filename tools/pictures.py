"""Draws the README's pictures of terminal games into docs/pictures: `.venv/bin/python -m tools.pictures`."""

import io
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wuerfelreich.bots import BOTS
from wuerfelreich.records import Record, Seat, Seeded, Session
from wuerfelreich.records.header import make_header
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import AnyGame, Decide
from wuerfelreich.rules.registry import GAMES, game
from wuerfelreich.terminal.registry import screen
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Ben", "Zoé")
SEED = "7"
#: The share of Anna's decisions that are behind her when the picture is taken.
MIDDLE = 0.4


def played(rules: AnyGame) -> Iterator[Session]:
    """A game between bots, yielded each time Anna has to decide."""
    session = Session(Record(make_header(rules, tuple(map(Seat, NAMES)), Seeded(SEED))))
    bots = [BOTS["greedy"](rules, f"{SEED}/{seat}") for seat in range(len(NAMES))]
    while session.result is None:
        match session.next():
            case Chance():
                session.draw()
            case Decide(player):
                if player == 0:
                    yield session
                session.act(bots[player].choose(session.state))


def scene(name: str) -> str:
    """The middle of a game between bots, at one of Anna's decisions, as SVG."""
    rules = game(name)
    decisions = sum(1 for _ in played(rules))
    session = next(islice(played(rules), int(MIDDLE * decisions), None))
    narrator = narration(words_in("en"), rules, NAMES)
    shown = screen(narrator)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(shown.picture(session.state))
    console.print(Text(f"\n{narrator.task(session.state)}", style="bold"))
    for letter, action in zip("abcdef", shown.listed(session.state, rules.legal(session.state)), strict=False):
        console.print(Text.assemble((f"  {letter}  ", "bold cyan"), narrator.offer(session.state, action)))
    # A picture in a README must not fetch a font from another site.
    return re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="wuerfelreich"), flags=re.DOTALL)


def main() -> None:
    """Draws a picture of every game."""
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.svg").write_text(scene(name), encoding="utf-8")


if __name__ == "__main__":
    main()
