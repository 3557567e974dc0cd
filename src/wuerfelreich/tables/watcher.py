"""Watchers: who receives the events of a table."""

import asyncio

from wuerfelreich.tables.protocol.events import Stamped


class Watcher:
    """Receives the events of a table; an empty list means that somebody has come or gone. A watcher that is too slow is
    dropped, and reads the log again when it reconnects."""

    def __init__(self, most: int = 256, player: str | None = None) -> None:
        self.player = player
        """Who is watching, if it is a guest."""
        self.news: asyncio.Queue[list[Stamped] | None] = asyncio.Queue(most)
        self.why = ""
        """Why there will be no more news, as a key in the catalogues."""

    def tell(self, stamped: list[Stamped]) -> bool:
        """Queues events without waiting; False if the watcher cannot keep up."""
        try:
            self.news.put_nowait(stamped)
        except asyncio.QueueFull:
            return False
        return True

    def drop(self, why: str) -> None:
        """Discards queued events and says that there will be no more."""
        self.why = why
        while not self.news.empty():
            self.news.get_nowait()
        self.news.put_nowait(None)
