"""A seat at a table, and the name of who sits there."""

from msgspec import Struct


class SeatName(Struct, frozen=True):
    """A person's name at a seat. Names are kept out of the log so that they can be removed."""

    name: str
    picture: str = ""
    """The player's picture; none for a second person at the same screen."""


class Chair(Struct):
    """A seat at the table. A bot that stands in for a player leaves the player's name on the chair."""

    name: str = ""
    picture: str = ""
    player: str | None = None
    bot: str | None = None
    """The level of the bot that holds this seat in its own right."""
    since: int = 0
    """After how many entries of the record all moves here are this bot's; before, others may have sat here."""
    seed: str = ""
    """The seat's own seed, with dice of version 1."""
    tip: str = ""
    """The tip of the chain of the player's device, with dice of version 2."""
    awaited: bool = False
    """Whether the player's device is expected to register a tip before the start."""
    program: bool = False
    """Whether a program plays here for the player."""
    stand_in: bool = False
    """Whether a bot is playing for the absent or resigned player."""
    resigned: bool = False
    timed_out: bool = False
    """Whether the player's time has run out, which counts as resigning."""

    @property
    def open(self) -> bool:
        """Whether the seat is free."""
        return self.player is None and self.bot is None

    @property
    def person(self) -> bool:
        """Whether a person makes the decisions here."""
        return self.player is not None and not self.stand_in

    @property
    def playing(self) -> bool:
        """Whether this is the seat of a person who is in the game, even if a bot is standing in."""
        return self.player is not None and not self.resigned
