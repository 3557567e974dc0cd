"""What can be chosen before the board game: the variant of the rulebook."""

from typing import Literal

from wuerfelreich.rules.game import GameOptions, NotationError

Arrangement = Literal["round", "hourglass", "band"]
Placement = Literal["standard", "random", "by_hand"]


class BrettspielOptions(GameOptions, frozen=True):
    """Start player, how the halves of the map lie (None: by number of players), and where fires and gems lie."""

    arrangement: Arrangement | None = None
    placement: Placement = "standard"
    fires: tuple[str, ...] = ()
    """Fields such as A6, for placement by hand only, as are the gems."""
    white_gems: tuple[str, ...] = ()
    golden_gems: tuple[str, ...] = ()

    def check(self, players: int) -> None:
        super().check(players)
        named = self.fires or self.white_gems or self.golden_gems
        if named and self.placement != "by_hand":
            raise NotationError("fields for fires and gems are named only with the placement by_hand")
        gems = (*self.white_gems, *self.golden_gems)
        for what, fields in (("dragon fires", self.fires), ("gems", gems)):
            if len(set(fields)) < len(fields):
                raise NotationError(f"no two {what} lie on the same field")
