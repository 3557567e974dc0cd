"""The browser app as the server serves it: files, the page for shared links, and what does not exist."""

import re
from contextlib import closing
from http.client import HTTPConnection
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.kit import Person, Server
from tests.words.catalogues import LANGUAGES
from wuerfelreich.server.http.assets import Assets
from wuerfelreich.server.http.pages import ADDRESSES
from wuerfelreich.tables.protocol.events import Settings
from wuerfelreich.words.catalogue import words_in


def page(server: Server, path: str, **headers: str) -> httpx.Response:
    """A page as a browser requests it."""
    return httpx.get(server.address + path, headers={"accept": "text/html", **headers})


def tag(text: str, name: str) -> str:
    """The content of one of the page's meta tags."""
    found = re.search(rf'<meta (?:property|name)="{name}" content="([^"]*)"', text)
    assert found, name
    return found[1]


def test_a_link_to_a_table_names_its_game(server: Server, anna: Person) -> None:
    table = anna.table(Settings("knatsch", 2))
    shown = page(server, f"/t/{table}", **{"accept-language": "de"})
    assert shown.status_code == 200
    assert '<html lang="de">' in shown.text
    assert "<title>Spiel Knatsch mit mir</title>" in shown.text
    assert tag(shown.text, "og:title") == "Spiel Knatsch mit mir"
    picture = tag(shown.text, "og:image")
    assert picture == f"{server.address}/share-knatsch.png"
    assert httpx.get(picture).content.startswith(b"\x89PNG")


@pytest.mark.parametrize("path", ["/t/nowhere", "/", "/check", "/rules/knatsch", "/new/knatsch/friends"])
def test_every_address_of_the_app_serves_the_page(path: str, server: Server) -> None:
    shown = page(server, path)
    assert shown.status_code == 200
    assert "default-src 'none'" in shown.headers["content-security-policy"]
    assert shown.headers["content-type"] == "text/html; charset=utf-8"
    assert shown.headers["cache-control"] == "no-cache"
    assert tag(shown.text, "description")


def test_files_are_compressed_and_cached(server: Server) -> None:
    names = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page(server, "/").text)
    assert len(names) >= 2
    for name in names:
        file = httpx.get(server.address + name)
        if len(file.content) > 500 and not name.endswith(".woff2"):  # fonts and the smallest files get no smaller
            assert file.headers["content-encoding"] == "gzip"
        assert "immutable" in file.headers["cache-control"]
        plain = httpx.get(server.address + name, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == file.content
    icon = httpx.get(f"{server.address}/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    again = httpx.get(f"{server.address}/icon.svg", headers={"if-none-match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_can_be_installed(language: str, server: Server) -> None:
    manifest = httpx.get(f"{server.address}/app.webmanifest", headers={"accept-language": language})
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert "accept-language" in manifest.headers["vary"]
    fields = manifest.json()
    assert (fields["lang"], fields["description"]) == (language, words_in(language).text("web-hello-more"))
    assert {icon["purpose"] for icon in fields["icons"]} == {"any", "maskable"}
    for icon in fields["icons"]:
        assert httpx.get(server.address + icon["src"]).status_code == 200


def test_browsers_always_ask_for_the_service_worker(server: Server, tmp_path: Path) -> None:
    """A worker that was a mistake must not be kept by anything in between; nor may its removal."""
    worker = httpx.get(f"{server.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
    with Server(tmp_path, "--no-service-worker") as other:
        removal = httpx.get(f"{other.address}/sw.js")
    assert removal.headers["cache-control"] == "no-cache"
    assert "unregister" in removal.text
    assert "unregister" not in worker.text
    assert removal.headers["etag"] != worker.headers["etag"]


def test_the_service_worker_knows_every_file_of_the_build(server: Server) -> None:
    names = {path.name for path in files("wuerfelreich.server").joinpath("web", "assets").iterdir()}
    assert set(re.findall(r"/assets/([^\"'`,]+)", httpx.get(f"{server.address}/sw.js").text)) == names


@pytest.mark.parametrize(
    "path",
    ["/nowhere", "/assets/none.js", "/assets/../index.html", "/..%2f..%2fetc/passwd", "/t/x/y/z", "/new/chess", "/%00"],
)
def test_unknown_files_are_not_found(path: str, server: Server) -> None:
    assert page(server, path).status_code == 404
    plain = httpx.get(server.address + path)
    assert plain.status_code == 404
    assert plain.json()["key"] == "server-not-found"


def test_unknown_api_addresses_are_not_pages(server: Server) -> None:
    missing = page(server, "/api/v1/nothing")
    assert missing.status_code == 404
    assert missing.json()["key"] == "server-not-found"


def test_without_a_built_app_there_is_no_page(tmp_path: Path) -> None:
    site = Assets(tmp_path / "none")
    assert site.page("en", "<title>x</title>") is None
    assert site.file("icon.svg") is None


def test_the_router_of_the_app_knows_the_same_addresses() -> None:
    """The first path segments, as `web/src/App.svelte` tells them apart."""
    app = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text()
    known = set(re.findall(r'parts\[0\] === "(\w+)"', app))
    assert known == {"new", "t", "d", "rules", "check", "review", "statistics", "programs"}
    examples = {"new": "new/knatsch", "t": "t/abc", "d": "d/abc", "rules": "rules/knatsch"}
    assert all(ADDRESSES.fullmatch(examples.get(one, one)) for one in known)
    assert ADDRESSES.fullmatch("t/abc/review/12")
    assert ADDRESSES.fullmatch("new/knatsch/duplicate")


@pytest.mark.parametrize(
    "path", ["/", "/t/nowhere", "/icon.svg", "/nowhere", "/health", "/api/v1/games", "/api/v1/tables/nowhere"]
)
def test_head_gets_what_get_would_without_the_body(path: str, server: Server) -> None:
    """Link previews ask this way first. On one connection, a body sent anyway would spoil the next response."""
    connection = HTTPConnection(urlsplit(server.address).netloc)
    with closing(connection):
        answers = []
        for method in ("HEAD", "GET", "HEAD"):
            connection.request(method, path)
            response = connection.getresponse()
            headers = {name: value for name, value in response.getheaders() if name != "date"}
            answers.append((response.status, headers, len(response.read())))
    first, got, last = answers
    assert got[2] > 0
    assert first == last == (*got[:2], 0)


def test_head_is_refused_where_get_is(server: Server) -> None:
    assert httpx.head(f"{server.address}/api/v1/files").status_code == 405
