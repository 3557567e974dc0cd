"""What can be chosen before the board game: the rulebook's variant."""

from typing import Literal, get_args

from wuerfelreich.rules.brettspiel.facts import FIELD_CODES
from wuerfelreich.rules.brettspiel.lays import EXAMPLE
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.game import GameOptions, NotationError
from wuerfelreich.rules.options import Option, OptionKind, When

Arrangement = Literal["round", "hourglass", "band", "random", "by_hand"]
Placement = Literal["standard", "random", "by_hand"]


class BrettspielOptions(GameOptions, frozen=True):
    """Start player, how the halves of the map lie (None: by number of players), and where fires and gems lie."""

    arrangement: Arrangement | None = None
    half_b: str | None = None
    """How half B is turned and moved, such as `180 5 1`; only for an arrangement by hand."""
    placement: Placement = "standard"
    fires: tuple[str, ...] = ()
    """Fields such as A6; like the gems, only for placement by hand."""
    white_gems: tuple[str, ...] = ()
    golden_gems: tuple[str, ...] = ()

    def check(self, players: int) -> None:
        super().check(players)
        if self.half_b is not None and self.arrangement != "by_hand":
            raise NotationError("how half B lies can only be given with the arrangement by_hand")
        if self.half_b is None and self.arrangement == "by_hand":
            raise NotationError(f"the arrangement by_hand needs half_b: how half B lies, {EXAMPLE}")
        named = self.fires or self.white_gems or self.golden_gems
        if named and self.placement != "by_hand":
            raise NotationError("fields for fires and gems can only be named with the placement by_hand")
        gems = (*self.white_gems, *self.golden_gems)
        for what, fields in (("dragon fires", self.fires), ("gems", gems)):
            if len(set(fields)) < len(fields):
                raise NotationError(f"no two {what} may lie on the same field")


def choices(box: Box) -> tuple[Option, ...]:
    """The options besides the start player, as form questions."""
    return (
        Option("arrangement", (None, *get_args(Arrangement))),
        Option("half_b", tuple(box.lays.by_hand), when=When("arrangement", "by_hand")),
        Option("placement", get_args(Placement)),
        *(
            Option(name, tuple(FIELD_CODES), OptionKind.SOME, When("placement", "by_hand"))
            for name in ("fires", "white_gems", "golden_gems")
        ),
    )
