"""The browser app: files built into the package, and the page with a head for shared links."""

import re
from html import escape

from litestar import Response, get
from litestar.exceptions import NotFoundException

from wuerfelreich.rules.registry import GAMES
from wuerfelreich.server.context import Context
from wuerfelreich.server.http.assets import MANIFEST, File
from wuerfelreich.server.http.errors import AnyRequest, refused
from wuerfelreich.server.http.reviews import expect_review
from wuerfelreich.server.language import language_of
from wuerfelreich.words.catalogue import Words

#: The app's own addresses; its router has the same list.
ADDRESSES = re.compile(
    rf"|t/(?P<table>[\w-]{{1,64}})(/(replay|(?P<review>review))(/\d{{1,9}})?)?"
    rf"|d/(?P<group>[\w-]{{1,64}})"
    rf"|(new|rules)/(?P<game>{'|'.join(GAMES)})(/friends|/here|/duplicate)?|check|review|statistics|programs",
    re.ASCII,
)
#: The service worker, and what removes it from browsers again.
WORKER, WORKER_OFF = "sw.js", "sw-off.js"


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: AnyRequest, context: Context, path: str = "/") -> Response[bytes]:
    """A file of the app, or the page; the app works out from the address what to show."""
    name = path.removeprefix("/")
    words = language_of(request.headers.get("accept-language", ""))
    if name == WORKER and not context.config.service_worker:
        name = WORKER_OFF
    file = context.assets.manifest(words) if name == MANIFEST else context.assets.file(name)
    if file is not None:
        return _sent(request, file)
    known = ADDRESSES.fullmatch(name)
    if name.startswith("api/") or (known is None and "text/html" not in request.headers.get("accept", "")):
        raise NotFoundException
    context.expect_visitors()
    if known is not None and known["review"]:
        address = request.client.host if request.client else ""
        context.while_page_loads(expect_review(context, known["table"], address))
    body = context.assets.page(words.language, _head(request, context, words, known))
    if body is None:
        raise refused(503, "server-no-app")
    return Response(
        body,
        status_code=404 if known is None else 200,
        media_type="text/html",
        headers={"cache-control": "no-cache", "vary": "accept-language"},
    )


def _sent(request: AnyRequest, file: File) -> Response[bytes]:
    headers = {
        "etag": file.tag,
        "vary": "accept-encoding, accept-language" if file.translated else "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.kind)


def _head(request: AnyRequest, context: Context, words: Words, known: re.Match[str] | None) -> str:
    """Title, description and picture for link previews; nothing that anyone with the link could not see."""
    game = None if known is None else known["game"]
    if known is not None and known["table"]:
        game = context.store.game_of(known["table"])
    if known is not None and known["group"]:
        group = context.tables.groups.find(known["group"])
        game = None if group is None else group.checked.settings.game
    if game is None:
        title, about, picture = words.text("web-title"), words.text("web-hello-more"), "share"
    else:
        title = words.text("share-title", {"game": words.text(f"game-{game}")})
        about, picture = words.text(f"about-{game}"), f"share-{game}"
    host = request.headers.get("host", "")
    address = f"{'https' if context.config.has_tls(host) else 'http'}://{host}"
    tags = {
        "og:title": title,
        "og:description": about,
        "og:type": "website",
        "og:site_name": "Würfelreich",
        "og:image": f"{address}/{picture}.png",
    }
    lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(about)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()]
    return "\n    ".join(lines)
