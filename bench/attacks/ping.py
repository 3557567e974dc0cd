"""The second player: sits at a table at an address of their own, and asks every few milliseconds whether it answers."""

import threading
import time
from statistics import quantiles

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

EVERY_S = 0.02
PATIENCE_S = 30.0


class Player:
    """A guest at a table, with a socket whose pings are timed."""

    def __init__(self, address: str, table: str | None = None) -> None:
        with httpx.Client(base_url=f"{address}/api/v1", timeout=PATIENCE_S) as http:
            http.post("/me", json={"name": "Anna"}).raise_for_status()
            if table is None:
                made = http.post("/tables", json={"game": "wuerfelkoenig", "seats": 2}).raise_for_status()
                table = str(made.json()["id"])
            cookie = "; ".join(f"{name}={text}" for name, text in http.cookies.items())
        url = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        self._socket: ClientConnection = connect(
            url, additional_headers={"Cookie": cookie, "Origin": address}, ping_interval=None, max_queue=None
        )
        self._socket.send(
            msgspec.json.encode({"type": "intent", "id": "sit", "seen": 0, "command": {"type": "sit"}}).decode()
        )
        self.times: list[float] = []

    def ping(self) -> float:
        """Milliseconds until the server has answered a ping."""
        began = time.perf_counter()
        if not self._socket.ping().wait(PATIENCE_S):
            return PATIENCE_S * 1000
        return (time.perf_counter() - began) * 1000

    def ping_until(self, over: threading.Event) -> None:
        """Pings again and again. The first few are not counted."""
        while not over.is_set():
            self.times.append(self.ping())
            time.sleep(EVERY_S)

    def close(self) -> None:
        """Leaves."""
        self._socket.close()


def p50(times: list[float]) -> float:
    """The median."""
    return quantiles(times, n=100)[49]


def p99(times: list[float]) -> float:
    """The time that one in a hundred exceeds."""
    return quantiles(times, n=100)[98]
