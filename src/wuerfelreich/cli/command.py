"""What all commands share: the user's language, JSON for tools, and one clear message for bad input."""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Annotated, NoReturn, ParamSpec

import typer

from wuerfelreich.fair import FairError
from wuerfelreich.learn.settings import LearnError
from wuerfelreich.records import RecordError
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.spread import CrewError
from wuerfelreich.words.catalogue import LANGUAGES, Words, system_language, words_in
from wuerfelreich.words.errors import file_error, material_error, told

P = ParamSpec("P")
Language = Annotated[str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the locale.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for tools instead of text for people.")]


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Exits with a message on standard error; the code for bad input is 2. Control characters in the message are
    replaced, to protect the terminal."""
    plain = "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in sentence)
    typer.echo(f"wuerfelreich: {plain}", err=True)
    raise typer.Exit(code)


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Turns every error that bad input can cause into a message: in the user's language, or in English for a command
    that speaks nothing else."""
    speaks = "lang" in signature(command).parameters

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        words = speak(_asked(kwargs.get("lang"))) if speaks else words_in("en")
        try:
            command(*args, **kwargs)
        except MaterialError as error:
            fail(material_error(words, error))
        except NotationError as error:
            fail(told(words, error, "error-input"))
        except RecordError as error:
            fail(told(words, error))
        except (FairError, CrewError, LearnError) as error:
            fail(str(error))
        except BrokenPipeError:
            raise  # the reader has closed the pipe, as `| head` does: typer exits quietly
        except OSError as error:
            fail(file_error(words, error))
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return run


def _asked(language: object) -> str | None:
    return language if isinstance(language, str) else None


def speak(language: str | None) -> Words:
    """The words in the chosen language, or in the locale's."""
    chosen = system_language() if language is None else language
    if chosen not in LANGUAGES:
        known = {"language": chosen[:40], "known": ", ".join(LANGUAGES)}
        fail(words_in(system_language()).text("error-no-language", known))
    return words_in(chosen)
