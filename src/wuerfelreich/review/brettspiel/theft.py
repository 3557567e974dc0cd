"""Why a thief steals this and from whom."""

from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.rules.brettspiel.actions import StealCard, StealGem
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.words.narration import AnyNarration

Theft = StealCard | StealGem


def why_steal(told: AnyNarration, state: State, legal: Sequence[Struct], theft: Theft) -> str:
    """What a theft brings and costs; if others could be robbed of as much, that its victim is ahead of them. A gem
    brings points, which are said anyway."""
    words, who = told.words, told.names[theft.owner]
    parts = []
    if isinstance(theft, StealCard):
        if theft.joker in state.realms[state.player].jokers:
            parts.append(words.text("br-hint-makes-pair"))
        held = state.realms[theft.owner].jokers.count(theft.joker)
        if held and held % 2 == 0:
            parts.append(words.text("br-hint-breaks-pair", {"who": who}))
    if not parts and _ahead(told, state, legal, theft):
        parts.append(words.text("br-hint-ahead", {"who": who}))
    if not parts and isinstance(theft, StealCard):
        parts.append(words.text("br-hint-one-joker"))
    return ", ".join(parts)


def _ahead(told: AnyNarration, state: State, legal: Sequence[Struct], theft: Theft) -> bool:
    """Whether the victim has more points than anybody else who could be robbed, and there is somebody else."""
    owners = {one.owner for one in legal if isinstance(one, type(theft)) and _alike(one, theft)}
    points = [sheet.total for sheet in told.game.sheets(state)]
    others = [points[seat] for seat in owners - {theft.owner}]
    return bool(others) and points[theft.owner] > max(others)


def _alike(one: Theft, other: Theft) -> bool:
    """Whether two thefts bring as much: any joker, or a gem of the same colour."""
    return not (isinstance(one, StealGem) and isinstance(other, StealGem)) or one.gem == other.gem
