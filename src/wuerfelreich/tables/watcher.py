"""Who is told what happens at a table."""

import asyncio

from wuerfelreich.tables.protocol.events import Stamped


class Watcher:
    """Somebody who is told what happens; no events: somebody has come or gone. One who is too slow is dropped, and
    reads the log again on return."""

    def __init__(self, most: int = 256) -> None:
        self.news: asyncio.Queue[list[Stamped] | None] = asyncio.Queue(most)
        self.why = ""
        """Why there will be no more news, as a key of the catalogues."""

    def tell(self, stamped: list[Stamped]) -> bool:
        """Hands on news without waiting; False if the watcher cannot follow."""
        try:
            self.news.put_nowait(stamped)
        except asyncio.QueueFull:
            return False
        return True

    def drop(self, why: str) -> None:
        """Makes room for the last word: there will be no more news."""
        self.why = why
        while not self.news.empty():
            self.news.get_nowait()
        self.news.put_nowait(None)
