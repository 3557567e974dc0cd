"""`play`: the server on this machine and its page, started only once."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.cli.commands import program

TIMEOUT_S = 60
COMMAND = [sys.executable, "-m", "wuerfelreich", "play", "--no-browser", "--lang", "en"]


def test_play_serves_the_page_and_a_second_one_finds_the_first(tmp_path: Path) -> None:
    playing = subprocess.Popen(
        [*COMMAND, "--port", "0", "--database", str(tmp_path / "house.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    assert playing.stderr is not None
    try:
        address = playing.stdout.readline().split()[-1]
        assert playing.stdout.readline() == "Press Ctrl+C to stop it; games are saved.\n"
        assert "<title>" in httpx.get(address, headers={"accept": "text/html"}).text
        port = address.rpartition(":")[2]
        code, out, _ = program("play", "--no-browser", "--lang", "de", "--port", port, folder=tmp_path)
        assert (code, out.decode()) == (0, f"Würfelreich läuft schon unter {address}\n")
    finally:
        playing.send_signal(signal.SIGINT)
        playing.wait(TIMEOUT_S)
    assert playing.stderr.read() == "", "people who want to play see only the two lines"
    playing.stdout.close()
    playing.stderr.close()


def test_a_port_in_use_does_not_prevent_playing(tmp_path: Path) -> None:
    """Another program is listening there and gives no response that we recognise."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        playing = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "wuerfelreich",
                "play",
                "--no-browser",
                "--lang",
                "en",
                "--port",
                str(taken),
                "--database",
                str(tmp_path / "house.db"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert playing.stdout is not None
        try:
            address = playing.stdout.readline().split()[-1]
            assert address != f"http://127.0.0.1:{taken}"
            assert httpx.get(f"{address}/health").json()["status"] == "ok"
        finally:
            playing.send_signal(signal.SIGINT)
            playing.wait(TIMEOUT_S)
        playing.stdout.close()
