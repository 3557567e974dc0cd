"""What can be chosen before a game of Würfelland."""

from wuerfelreich.rules.game import GameOptions, NotationError
from wuerfelreich.rules.options import Option, OptionKind
from wuerfelreich.rules.wuerfelland.material import TREASURES, Box

#: Treasures that the goal can ask for (WL11).
GOALS = (TREASURES, 12, 5)


class Options(GameOptions, frozen=True):
    """The start player, the treasures that the goal asks for, and the boards."""

    treasures: int = TREASURES
    """9, or 12, or 5 (WL11)."""
    boards: tuple[str, ...] | None = None
    """The board of every seat, by name; two may play on the same. None deals sheets and lets players choose sides."""

    def check(self, players: int) -> None:
        super().check(players)
        if self.treasures not in GOALS:
            raise NotationError(f"the goal can be 9, 12 or 5 treasures, not {self.treasures}")
        if self.boards is not None and len(self.boards) != players:
            raise NotationError(f"{players} players need {players} boards, not {len(self.boards)}")


def choices(box: Box) -> tuple[Option, ...]:
    """The options besides the start player, as form questions."""
    return (Option("treasures", GOALS), Option("boards", box.names, OptionKind.EACH_SEAT))
