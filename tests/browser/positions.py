"""Positions of every game for pictures and layout checks: early, in the middle and late, always the same ones."""

from functools import cache

from msgspec import Struct

from wuerfelreich.bots import BOTS
from wuerfelreich.fair import seeded
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide

#: How far into a game each part begins, as a fraction of its decisions.
PARTS = {"early": 0.08, "middle": 0.5, "late": 0.9}
SEED = "positions"


class At(Struct, frozen=True):
    """A position with a decision to take: its text, and the kinds of action to choose from."""

    text: str
    kinds: tuple[str, ...]


@cache
def decisions(name: str, players: int) -> tuple[At, ...]:
    """Every decision in a game between bots."""
    rules = shipped(name)
    bots = tuple(BOTS["greedy"](rules, str(seat)) for seat in range(players))
    dice = seeded(SEED)
    state: Struct = rules.start(players, None)
    found: list[At] = []
    while True:
        match rules.next(state):
            case Chance(label=label) as chance:
                state = rules.apply(state, chance.draw(dice.uniform(label)))
            case Decide(player):
                kinds = sorted({type(action).__name__ for action in rules.legal(state)})
                found.append(At(rules.write_state(state), tuple(kinds)))
                state = rules.apply(state, bots[player].choose(state))
            case _:
                return tuple(found)


def positions(name: str, players: int, part: str) -> dict[str, str]:
    """The positions of one part of a game: the first with each choice of kinds of action, by those kinds."""
    game = decisions(name, players)
    edges = [int(share * len(game)) for share in (*PARTS.values(), 1)]
    at = list(PARTS).index(part)
    shown: dict[str, str] = {}
    for one in game[edges[at] : edges[at + 1]]:
        shown.setdefault(" ".join(one.kinds), one.text)
    return shown
