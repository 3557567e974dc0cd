"""What the terminal says when it is asked for a hint."""

from tests.terminal.tables import Scene
from wuerfelreich import Decide
from wuerfelreich.records import Session


def test_a_hint_names_the_best_action_once() -> None:
    """Where a board is chosen, the reason is the action in other letters."""
    asked = iter(["hint"])

    def answer(session: Session) -> str:
        if isinstance(session.next(), Decide):
            for command in asked:
                return command
            raise EOFError
        return ""

    scene = Scene("wuerfelland")
    assert not scene.play(answer)
    lines = scene.shown.splitlines()
    (at,) = [at for at, line in enumerate(lines) if "Best: " in line]
    best = lines[at].split("Best: ")[1].strip(" .").casefold()
    assert best.startswith("play on board")
    assert not lines[at + 1].strip(" .").casefold().startswith(best)
