"""Two real servers at one PostgreSQL and one Redis."""

from pathlib import Path

from tests.postgres import use
from tests.redis_server import RedisServer
from tests.server.kit import Person, Server


class Pair:
    """Two servers with a database and a Redis in common."""

    def __init__(self, folder: Path, address: str, redis: RedisServer) -> None:
        self.folder = folder
        self.address = address
        self.redis = redis
        self.servers = [self.start(number) for number in range(2)]

    def start(self, number: int, fault: str = "") -> Server:
        """Starts one of them."""
        folder = self.folder / f"{number}"
        folder.mkdir(exist_ok=True)
        use(folder, self.address)
        return Server(folder, "--redis", self.redis.address, fault=fault)

    def person(self, name: str, at: int) -> Person:
        """A guest at one of the servers."""
        return Person(self.servers[at].address, name)

    def end(self) -> None:
        """Ends both."""
        for server in self.servers:
            server.end()
