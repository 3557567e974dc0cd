"""On the local network: the address and its QR code for phones, and cookies behind a proxy."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.kit import TIMEOUT_S, Server
from wuerfelreich.server.run import lan_address

LAN = lan_address()


def shown_on_a_terminal(*options: str, until: str) -> str:
    """What `wuerfelreich serve` writes to a terminal, up to a given text; then it is stopped."""
    terminal, inside = pty.openpty()
    command = [sys.executable, "-m", "wuerfelreich", "serve", "--port", "0", "--lang", "en", *options]
    process = subprocess.Popen(command, stdout=inside, stderr=subprocess.DEVNULL)
    os.close(inside)
    written = b""
    while until.encode() not in written:
        written += os.read(terminal, 1024)
    process.send_signal(signal.SIGTERM)
    process.wait(TIMEOUT_S)
    os.close(terminal)
    return written.decode(errors="replace")  # the last character may be cut in two


@pytest.mark.skipif(LAN is None, reason="this machine is in no network")
def test_the_address_comes_with_its_qr_code(tmp_path: Path) -> None:
    """A terminal shows the QR code; its blocks end with the quiet zone at the bottom."""
    written = shown_on_a_terminal("--lan", "--database", str(tmp_path / "house.db"), until="▀▀▀▀▀▀▀▀")
    assert f"http://{LAN}:" in written
    assert "scan this" in written
    assert written.count("█") > 200


@pytest.mark.skipif(LAN is None, reason="this machine is in no network")
def test_a_page_can_say_how_others_reach_it(tmp_path: Path) -> None:
    with Server(tmp_path, "--lan") as server:
        assert server.address.startswith(f"http://{LAN}:")
        context = httpx.get(f"{server.address}/api/v1/server", timeout=TIMEOUT_S).json()
        assert context["lan"] == server.address


def test_behind_a_proxy_with_tls_cookies_are_marked_secure_and_pictures_have_https(tmp_path: Path) -> None:
    with Server(tmp_path, "--name", "dice.example.org") as server:
        for host, secure in (("dice.example.org", True), (server.address.removeprefix("http://"), False)):
            response = httpx.post(
                f"{server.address}/api/v1/me", json={"name": "Anna"}, headers={"host": host}, timeout=TIMEOUT_S
            )
            assert response.status_code == 201
            assert ("secure" in response.headers["set-cookie"].lower()) == secure
            page = httpx.get(server.address, headers={"host": host, "x-forwarded-proto": "https"}, timeout=TIMEOUT_S)
            assert f'"og:image" content="{"https" if secure else "http"}://{host}/share.png"' in page.text
