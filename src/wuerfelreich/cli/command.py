"""What all commands share: the player's language, JSON for tools, and one clear sentence for bad input."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, NoReturn, ParamSpec

import typer

from wuerfelreich.fair import FairError
from wuerfelreich.records import RecordError
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.material import MaterialError
from wuerfelreich.words.catalogue import LANGUAGES, Words, system_language, words_in

P = ParamSpec("P")
Language = Annotated[str | None, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}. Default: the locale.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for tools instead of text for people.")]


def fail(sentence: str) -> NoReturn:
    """Ends with a sentence on standard error and exit code 2. Nothing in it can play tricks on the terminal."""
    plain = "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in sentence)
    typer.echo(f"wuerfelreich: {plain}", err=True)
    raise typer.Exit(2)


def polite(command: Callable[P, None]) -> Callable[P, None]:
    """Turns everything that bad input can cause into a sentence."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except MaterialError as error:
            fail("this material cannot be used:\n" + "\n".join(f"  - {fault}" for fault in error.faults))
        except (NotationError, RecordError, FairError) as error:
            fail(str(error))
        except BrokenPipeError:
            raise  # the reader has seen enough, as in `| head`: typer ends quietly
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        except KeyboardInterrupt:
            raise typer.Exit(130) from None

    return run


def speak(language: str | None) -> Words:
    """The words of the chosen language, or of the locale."""
    chosen = system_language() if language is None else language
    if chosen not in LANGUAGES:
        fail(f"there is no language '{chosen[:40]}'; there are {', '.join(LANGUAGES)}")
    return words_in(chosen)
