"""Draws the README's pictures of terminal games into docs/pictures: `.venv/bin/python -m tools.pictures`."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wuerfelreich.bots import BOTS
from wuerfelreich.records import Record, Seat, Seeded, Session
from wuerfelreich.records.header import make_header
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide
from wuerfelreich.rules.registry import game
from wuerfelreich.terminal.registry import screen
from wuerfelreich.words.catalogue import words_in
from wuerfelreich.words.registry import narration

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Anna", "Ben", "Zoé")
#: Game, seed, and after how many decisions of the first player the picture is taken.
SCENES = (("wuerfelkoenig", "7", 14), ("brettspiel", "3", 16), ("wuerfelland", "4", 40), ("knatsch", "2", 9))


def scene(name: str, seed: str, decisions: int) -> str:
    """A game between bots, stopped when Anna is to decide, as SVG."""
    rules = game(name)
    session = Session(Record(make_header(rules, tuple(map(Seat, NAMES)), Seeded(seed))))
    bots = [BOTS["greedy"](rules, f"{seed}/{seat}") for seat in range(len(NAMES))]
    while session.result is None:
        match session.next():
            case Chance():
                session.draw()
            case Decide(player):
                decisions -= player == 0
                if decisions <= 0 and player == 0:
                    break
                session.act(bots[player].choose(session.state))
    narrator = narration(words_in("en"), rules, NAMES)
    shown = screen(narrator)
    console = Console(record=True, width=100, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(shown.picture(session.state))
    console.print(Text(f"\n{narrator.task(session.state)}", style="bold"))
    for letter, action in zip("abcdef", shown.listed(session.state, rules.legal(session.state)), strict=False):
        console.print(Text.assemble((f"  {letter}  ", "bold cyan"), narrator.offer(session.state, action)))
    # A picture in a README must not ask another site for a font.
    return re.sub(r"@font-face \{.*?\}", "", console.export_svg(title="wuerfelreich"), flags=re.DOTALL)


def main() -> None:
    """Draws all scenes."""
    FOLDER.mkdir(exist_ok=True)
    for name, seed, decisions in SCENES:
        (FOLDER / f"{name}.svg").write_text(scene(name, seed, decisions), encoding="utf-8")


if __name__ == "__main__":
    main()
