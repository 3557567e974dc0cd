"""`terminal`: play in this terminal."""

from pathlib import Path
from typing import Annotated

import typer

from wuerfelreich.bots import BOTS
from wuerfelreich.cli.command import Language, polite, speak
from wuerfelreich.rules.registry import GAMES


@polite
def terminal(
    game: Annotated[str | None, typer.Argument(help=f"One of {', '.join(GAMES)}.")] = None,
    players: Annotated[str, typer.Option(help="Names of the people who share this screen, separated by commas.")] = "",
    bots: Annotated[
        str | None, typer.Option(help=f"Bots to play against, separated by commas: {', '.join(BOTS)}. '' for none.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as key=value, such as start=2; may be repeated.")
    ] = None,
    material: Annotated[Path | None, typer.Option(help="A custom material file.")] = None,
    seed: Annotated[str | None, typer.Option(help="Use repeatable dice from this seed instead of fair ones.")] = None,
    file: Annotated[Path | None, typer.Option(help="Save the game here.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against bots or with several people sharing the screen."""
    from rich.console import Console

    from wuerfelreich.terminal import start

    words = speak(lang)
    if resume is not None:
        start.resume(words, resume)
        return
    setup = start.Setup(
        people=tuple(name.strip() for name in players.split(",") if name.strip()),
        bots=None if bots is None else tuple(name.strip() for name in bots.split(",") if name.strip()),
        options=tuple(option or ()),
        material=material,
        seed=seed,
        file=file,
    )
    start.play(words, start.choose_game(words, Console(), input) if game is None else game, setup)
