"""`serve`: where its database is, and what prevents it from starting. What it serves is tested in tests/server."""

import socket
from pathlib import Path

from tests.cli.commands import Done, program, refused
from wuerfelreich.tables.store.store import Store


def serve(folder: Path, *args: str) -> Done:
    """The server as a separate process, which exits at once if something is wrong."""
    code, out, err = program("serve", *args, folder=folder)
    return Done(code, out.decode(), err.decode())


def test_the_database_is_in_the_data_folder_and_has_one_owner(tmp_path: Path) -> None:
    database = tmp_path / "data" / "wuerfelreich" / "house.db"
    owner = Store(database)
    done = serve(tmp_path, "--port", "0")
    assert refused(done) == f"wuerfelreich: {database} is in use by another Würfelreich on this machine\n"
    owner.close()


def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, this is no database. " * 100)
    refused(serve(tmp_path, "--port", "0", "--database", "letter.db"), "letter.db is not a database of Würfelreich")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        refused(serve(tmp_path, "--port", str(port)), f"127.0.0.1:{port}", "in use")


def test_a_host_without_address(tmp_path: Path) -> None:
    """No name may have an empty part, so nobody is asked about it."""
    for language, why in (("en", "No address is known"), ("de", "keine Adresse bekannt")):
        refused(serve(tmp_path, "--host", "a..b", "--port", "0", "--lang", language), "a..b:0: ", why)


def test_only_the_wrong_proxy_is_called_wrong(tmp_path: Path) -> None:
    proxies = ("--proxy", "10.0.0.1", "--proxy", "example.org", "--proxy", "10.0.0.0/8")
    done = serve(tmp_path, *proxies)
    assert refused(done) == "wuerfelreich: --proxy: “example.org” is not an address or network\n"
