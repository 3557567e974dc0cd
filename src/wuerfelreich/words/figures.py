"""The pictures in the rules of the games: rows of dice, cards and signs that the browser page draws.

A game's pictures are in `words/<game>/figures.py`. Whatever they claim – which wish is fulfilled, what a move brings –
is computed by the rules from positions and moves in `words/<game>/rules/examples.json`."""

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, Game
from wuerfelreich.rules.registry import part

State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)


class DiceItem(Struct, frozen=True, tag_field="type", tag="dice"):
    """Dice side by side, in the game's notation; some of them kept, or set aside."""

    faces: tuple[str, ...]
    kept: tuple[bool, ...] = ()


class SignItem(Struct, frozen=True, tag_field="type", tag="sign"):
    """A sign between two things; `then` is an arrow."""

    sign: Literal["+", "=", ">", "<", "then", "yes", "no"]


class PointsItem(Struct, frozen=True, tag_field="type", tag="points"):
    """Points that a move brings or a player has."""

    points: int


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and the moves made from it, in notation."""

    position: str
    moves: tuple[str, ...] = ()


THEN, PLUS, EQUALS, MORE, LESS = SignItem("then"), SignItem("+"), SignItem("="), SignItem(">"), SignItem("<")
YES, NO = SignItem("yes"), SignItem("no")


def kept_first(dice: tuple[str, ...], kept: str) -> DiceItem:
    """Dice with the kept ones first."""
    rest = list(dice)
    first = kept.split()
    for die in first:
        rest.remove(die)
    return DiceItem((*first, *rest), (True,) * len(first) + (False,) * len(rest))


@cache
def examples(name: str) -> dict[str, Example]:
    """The examples in the rules of a game."""
    found = files(__package__).joinpath(name, "rules", "examples.json").read_bytes()
    return msgspec.json.decode(found, type=dict[str, Example])


def played(game: Game[State, Action], name: str) -> list[State]:
    """The states of an example: its position, and the one after each move. A move against the rules is an error."""
    example = examples(game.id)[name]
    states = [game.read_state(example.position)]
    for move in example.moves:
        states.append(_after(game, states[-1], move))
    return states


def _after(game: Game[State, Action], state: State, move: str) -> State:
    match game.next(state):
        case Chance() as chance:
            return game.apply(state, game.read_outcome(chance, move))
        case Decide():
            action = game.read_action(move)
            if game.refusal(state, action) is not None:
                raise ValueError(f"{move} is against the rules")
            return game.apply(state, action)
    raise ValueError(f"the game is over before {move}")


@cache
def figures_of(name: str) -> msgspec.Raw:
    """All pictures of a game, by name, encoded."""
    return msgspec.Raw(msgspec.json.encode(_module(name).figures()))


def paragraphs_of(name: str) -> dict[str, str]:
    """The section of the rules that explains each phase of a game. More exact moments have a second part: a phase after
    the last roll (`<phase> last`), where a player has only these kinds of action, sorted (`<phase> <kinds>`), or within
    an effect of the view (`<phase> <effect>`)."""
    found: dict[str, str] = _module(name).PARAGRAPHS
    return found


def _module(name: str) -> ModuleType:
    """A game's pictures. They are loaded only when somebody reads its rules."""
    return part("words", f"{name}.figures")
