"""The browser app's files, as built into the package."""

import gzip
import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

import msgspec
from msgspec import Struct

from wuerfelreich.words.catalogue import Words

PAGE = "index.html"
MANIFEST = "app.webmanifest"
_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
_SMALL = ("text/", "application/manifest+json", "image/svg+xml")
"""Types of files worth compressing."""


class File(Struct, frozen=True):
    """A file as it is served: as it is, and compressed where that is smaller."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool
    """Whether its name changes with its content, so that a browser never needs to fetch it again."""

    translated: bool = False
    """Whether it depends on the visitor's language."""


class Assets:
    """All files of the built app, held in memory because they are few and small."""

    def __init__(self, folder: Traversable | None = None) -> None:
        built = folder or files("wuerfelreich.server").joinpath("web")
        self._files = dict(_read(built, "")) if built.is_dir() else {}
        page = self._files.pop(PAGE, None)
        self._page = None if page is None else page.body.decode()

    def file(self, name: str) -> File | None:
        """A file by its path."""
        return self._files.get(name)

    def manifest(self, words: Words) -> File | None:
        """What a browser needs to know to install the app, in the visitor's language; None if the app was not built."""
        plain = self._files.get(MANIFEST)
        if plain is None:
            return None
        fields = {
            **msgspec.json.decode(plain.body),
            "lang": words.language,
            "description": words.text("web-hello-more"),
        }
        return msgspec.structs.replace(_file(MANIFEST, msgspec.json.encode(fields)), translated=True)

    def page(self, language: str, head: str) -> bytes | None:
        """The page that starts the app, with `head` instead of the plain title; None if the app was not built."""
        if self._page is None:
            return None
        page = self._page.replace("<title>Würfelreich</title>", head, 1)
        return page.replace('<html lang="en">', f'<html lang="{language}">', 1).encode()


def _read(folder: Traversable, prefix: str) -> list[tuple[str, File]]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = prefix + entry.name
        found += _read(entry, f"{name}/") if entry.is_dir() else [(name, _file(name, entry.read_bytes()))]
    return found


def _file(name: str, body: bytes) -> File:
    kind = _TYPES.get(f".{name.rpartition('.')[2]}") or guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(_SMALL) else None
    return File(
        body=body,
        packed=packed if packed is not None and len(packed) < len(body) else None,
        kind=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        lasting=name.startswith("assets/"),
    )
