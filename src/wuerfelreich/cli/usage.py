"""A command line that cannot be understood: one sentence in the user's language instead of typer's English."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from wuerfelreich.cli.command import fail
from wuerfelreich.rules.game import Phrase
from wuerfelreich.words.catalogue import LANGUAGES, system_language, words_in

#: What typer raises about a command line. Only this kind of it has a public name.
UsageError: type[Exception] = typer.BadParameter.mro()[1]
_MOST = 60
"""Signs that are repeated of what was given."""


class Sentences(TyperGroup):
    """The commands; what is wrong with their options and arguments is told in one sentence."""

    def make_context(self, info_name: str | None, args: list[str], *more: Any, **extra: Any) -> Any:
        """Reads the options before the command."""
        given = tuple(args)
        with _told(self, given):
            context = super().make_context(info_name, args, *more, **extra)
        context.obj = given
        return context

    def invoke(self, ctx: Any) -> Any:
        """Reads the command's own, and runs it."""
        with _told(self, ctx.obj):
            return super().invoke(ctx)


@contextmanager
def _told(program: TyperGroup, given: Sequence[str]) -> Iterator[None]:
    try:
        yield
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            raise  # the help is no error
        words = words_in(language_of(given))
        command = " ".join(["wuerfelreich", *_command_in(program, given), "--help"])
        fail(words.text("usage-help", {"problem": words.phrase(_phrase(error, given)), "command": command}))


def _command_in(program: TyperGroup, given: Sequence[str]) -> Iterator[str]:
    """The names of the command that a command line begins with. Not every error knows which command it is about."""
    found: Any = program
    for word in given:
        found = getattr(found, "commands", {}).get(word)
        if found is None:
            return
        yield word


def language_of(given: Sequence[str]) -> str:
    """The language that a command line asks for, even if nothing else of it can be understood."""
    for at, word in enumerate(given):
        option, equals, value = word.partition("=")
        if option == "--lang":
            asked = value if equals else "".join(given[at + 1 : at + 2])
            if asked in LANGUAGES:
                return asked
    return system_language()


def _phrase(error: Exception, given: Sequence[str]) -> Phrase:
    """What is wrong, by what typer says about it beside its English sentence."""
    message, option = str(getattr(error, "message", "")), getattr(error, "option_name", None)
    if option is not None:
        if hasattr(error, "possibilities"):
            return Phrase("usage-no-option", {"option": option[:_MOST]})
        has_value = any(word.startswith(f"{option}=") for word in given)
        return Phrase("usage-no-value" if has_value else "usage-needs-value", {"option": option[:_MOST]})
    if (param := getattr(error, "param", None)) is not None:
        return _about_parameter(param, message, type(error).__name__ == "MissingParameter")
    context = getattr(error, "ctx", None)
    if (commands := getattr(getattr(context, "command", None), "commands", None)) is not None:
        return Phrase("usage-no-command", {"known": ", ".join(commands)})
    # typer writes "argument(s) (x)", click "argument (x)".
    return Phrase("usage-too-much", {"extra": message.partition(" (")[2].removesuffix(")")[:_MOST]})


def _about_parameter(param: Any, message: str, missing: bool) -> Phrase:
    name = param.opts[0] if param.param_type_name == "option" else (param.metavar or param.name).upper()
    if missing:
        return Phrase("usage-missing", {"what": name})
    if known := message.partition(" is not one of ")[2].rstrip(".").replace("'", ""):
        return Phrase("usage-choice", {"what": name, "known": known})
    # Where typer keeps the bounds of a number depends on its version.
    kind = getattr(param, "type", param)
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is None:
        return Phrase("usage-bad-value", {"what": name})
    if most is None:
        return Phrase("usage-at-least", {"what": name, "least": str(least)})
    return Phrase("usage-between", {"what": name, "least": str(least), "most": str(most)})
