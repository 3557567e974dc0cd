"""Who is connected to a table right now, and how long the others have been away."""

from collections import Counter


class Presence:
    """The people at one table. Until they connect, players count as absent since the table was loaded."""

    def __init__(self, at: int) -> None:
        self._open: Counter[str] = Counter()
        self._elsewhere: frozenset[str] = frozenset()
        self._left: dict[str, int] = {}
        self._since = at

    def arrive(self, player: str) -> bool:
        """Opens a connection; True if it is the player's first."""
        self._open[player] += 1
        return self._open[player] == 1

    def depart(self, player: str, at: int) -> bool:
        """Closes a connection; True if it was the player's last."""
        self._open[player] -= 1
        if self._open[player] > 0:
            return False
        del self._open[player]
        self._left[player] = at
        return True

    def be_elsewhere(self, players: frozenset[str], at: int) -> bool:
        """Notes who has a connection at another process; True if that has changed."""
        changed = players != self._elsewhere
        for player in self._elsewhere - players - self._open.keys():
            self._left[player] = at
        self._elsewhere = players
        return changed

    @property
    def anybody(self) -> bool:
        """Whether anybody has a connection to this process."""
        return bool(self._open)

    def here(self, player: str) -> bool:
        """Whether the player has a connection, to whichever process."""
        return player in self._open or player in self._elsewhere

    def here_at_this_process(self, player: str) -> bool:
        """Whether the player has a connection to this process."""
        return player in self._open

    def connections(self, player: str) -> int:
        """How many connections the player has: a browser can have several tabs."""
        return self._open[player]

    def away_since(self, player: str) -> int | None:
        """When the player lost their last connection; None while there is one."""
        return None if self.here(player) else self._left.get(player, self._since)
