"""Errors as sentences in the user's language. Where an error has no phrase, English says exactly what is wrong, and the
other languages what it is about, with that as a quotation."""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from socket import gaierror

from wuerfelreich.rules.game import NotationError, Phrase
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.words.catalogue import Words

_ERRNOS = {
    errno.ENOENT: "os-missing",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.EROFS: "os-read-only",
    errno.EEXIST: "os-exists",
    errno.ENAMETOOLONG: "os-long-name",
    errno.ENOSPC: "os-full",
    errno.EADDRINUSE: "os-port-taken",
    errno.EADDRNOTAVAIL: "os-no-address",
}


def told(words: Words, error: Exception, otherwise: str | None = None) -> str:
    """An error as one sentence; `otherwise` is what other languages than English say if it has no phrase."""
    phrase = getattr(error, "phrase", None)
    why = {"why": str(error)}
    if isinstance(phrase, Phrase):
        sentence = words.text(phrase.key, {**why, **phrase.args})
        # Refusals end with a full stop, as the browser shows them; of the others, a file name may end with one.
        return sentence.removesuffix(".") if phrase.key.startswith("refusal-") else sentence
    return str(error) if words.language == "en" or otherwise is None else words.text(otherwise, why)


def file_error(words: Words, error: OSError) -> str:
    """Why the operating system refused, and with which file."""
    why = words.text(_reason(error), {"why": error.strerror or str(error)})
    return f"{error.filename}: {why}" if error.filename else why


def _reason(error: OSError) -> str:
    """The key of the reason. The numbers of `gaierror` are no errnos, also where another error has taken them over."""
    if isinstance(error, gaierror) or isinstance(error.__context__, gaierror):
        return "os-no-host"
    return _ERRNOS.get(error.errno or 0, "os-other")


def material_error(words: Words, error: MaterialError) -> str:
    """What is wrong with custom material. The faults are named in English."""
    return "\n".join([words.text("error-material"), *(f"  - {fault}" for fault in error.faults)])


@contextmanager
def about(words: Words, why: Callable[[], Phrase]) -> Iterator[None]:
    """Says what a text was meant to be, where the rules say only in English what is wrong with it. `why` is asked
    only then."""
    try:
        yield
    except NotationError as error:
        if error.phrase is None and words.language != "en":
            error.phrase = why()
        raise
