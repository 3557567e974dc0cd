"""A client's language, and sentences in it."""

from functools import lru_cache

from litestar import Request
from litestar.datastructures import State

from wuerfelreich.rules.game import Phrase
from wuerfelreich.words.catalogue import LANGUAGES, Words, words_in


@lru_cache(maxsize=256)
def _chosen(accepted: str) -> str:
    """The first language in an Accept-Language header that we support, otherwise English."""
    for part in accepted.split(",")[:20]:
        code = part.split(";")[0].strip().split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def language_of(accepted: str) -> Words:
    """The words for an Accept-Language header, or for a plain language code."""
    return words_in(_chosen(accepted[:200]))


def words_of(request: Request[object, object, State]) -> Words:
    """The words for a request."""
    return language_of(request.headers.get("accept-language", ""))


def sentence(words: Words, phrase: Phrase) -> str:
    """A phrase as a sentence, or its bare key if the catalogues lack it: better than nothing."""
    return words.phrase(phrase) if phrase.key in words else phrase.key
