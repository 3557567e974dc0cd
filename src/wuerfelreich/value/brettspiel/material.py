"""Whether material is close enough to the one that the network knows: by points, chances, fires and the map's shape."""

from collections.abc import Iterator
from functools import cache

import numpy as np
from msgspec.structs import asdict

from wuerfelreich.odds.brettspiel.odds import Target, card_odds
from wuerfelreich.rules.brettspiel.facts import ARRANGEMENTS, FIELDS, KINDS, STACK
from wuerfelreich.rules.brettspiel.material import Box

MAX_RATIO = 1.5
"""How much more or less of something the network is trusted with."""


def strange(box: Box) -> str | None:
    """Why the network says nothing about this material, or None."""
    if box.shipped:
        return None
    for (what, given), (_, usual) in zip(_amounts(box), _usual(), strict=True):
        if not usual / MAX_RATIO <= given <= usual * MAX_RATIO:
            return f"{what} is {given:.3g}, and the network knows about {usual:.3g}"
    return None


@cache
def _usual() -> tuple[tuple[str, float], ...]:
    return tuple(_amounts(Box()))


def _amounts(box: Box) -> Iterator[tuple[str, float]]:
    """What the features are made of, in words and as a number; what is quickly known comes first."""
    for name, points in asdict(box.scoring).items():
        yield f"the score for {name.replace('_', ' ')}", points
    for players, setup in box.setup.by_players.items():
        yield f"the number of dragon fires with {players} players", len(setup.dragon_fires)
    for arrangement, name in enumerate(ARRANGEMENTS):
        touching = sum(around.bit_count() for around in box.maps[arrangement].neighbours)
        yield f"the number of fields that touch a field in the {name} map", touching / FIELDS
    odds = card_odds(box, np.float32)
    for stack, kind in enumerate(KINDS):
        cards = range(stack * STACK, (stack + 1) * STACK)
        for tier in range(1, len(box.wishes[cards[0]]) + 1):
            mean = sum(odds.chance(Target(card, tier)) for card in cards) / STACK
            yield f"the mean chance of a {kind}" + (f" in tier {tier}" if stack == 0 else ""), mean
