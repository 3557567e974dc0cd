"""Who is at a table right now, by open connections, and since when somebody is not."""

from collections import Counter


class Presence:
    """The people at one table. Nobody was there before the table was in memory."""

    def __init__(self, at: int) -> None:
        self._open: Counter[str] = Counter()
        self._left: dict[str, int] = {}
        self._since = at

    def arrive(self, player: str) -> bool:
        """A connection opens; True if it is the player's first one."""
        self._open[player] += 1
        return self._open[player] == 1

    def depart(self, player: str, at: int) -> bool:
        """A connection closes; True if it was the player's last one."""
        self._open[player] -= 1
        if self._open[player] > 0:
            return False
        del self._open[player]
        self._left[player] = at
        return True

    @property
    def anybody(self) -> bool:
        """Whether anybody has a connection."""
        return bool(self._open)

    def here(self, player: str) -> bool:
        """Whether the player has a connection."""
        return player in self._open

    def connections(self, player: str) -> int:
        """How many connections the player has: a browser can have several tabs."""
        return self._open[player]

    def away_since(self, player: str) -> int | None:
        """Since when the player has none; None while there is one."""
        return None if player in self._open else self._left.get(player, self._since)
