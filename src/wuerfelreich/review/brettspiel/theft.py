"""Why a thief steals this and from whom."""

from collections.abc import Sequence

from msgspec import Struct

from wuerfelreich.rules.brettspiel.actions import StealCard, StealGem
from wuerfelreich.rules.brettspiel.jokers import most_dice
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.words.narration import AnyNarration

Theft = StealCard | StealGem


def why_steal(told: AnyNarration, state: State, legal: Sequence[Struct], theft: Theft) -> str:
    """What a theft brings and costs; if others could be robbed of as much, that its victim is ahead of them. A gem
    brings points, which are said anyway."""
    words, who = told.words, told.names[theft.owner]
    parts = []
    if isinstance(theft, StealCard):
        thief, victim = state.realms[state.player], state.realms[theft.owner]
        if most_dice((*thief.jokers, theft.joker), thief.superjokers) > most_dice(thief.jokers, thief.superjokers):
            parts.append(words.text("br-hint-makes-pair"))
        left = list(victim.jokers)
        left.remove(theft.joker)
        if most_dice(tuple(left), victim.superjokers) < most_dice(victim.jokers, victim.superjokers):
            parts.append(words.text("br-hint-breaks-pair", {"who": who}))
    if not parts and _ahead(told, state, legal, theft):
        parts.append(words.text("br-hint-ahead", {"who": who}))
    if not parts and isinstance(theft, StealCard):
        parts.append(words.text("br-hint-one-joker"))
    return ", ".join(parts)


def _ahead(told: AnyNarration, state: State, legal: Sequence[Struct], theft: Theft) -> bool:
    """Whether somebody else could be robbed of as much, and the victim has more points than any other opponent."""
    owners = {one.owner for one in legal if isinstance(one, type(theft)) and _alike(one, theft)}
    points = [sheet.total for sheet in told.game.sheets(state)]
    others = [points[seat] for seat in range(len(points)) if seat not in (state.player, theft.owner)]
    return len(owners) > 1 and points[theft.owner] > max(others)


def _alike(one: Theft, other: Theft) -> bool:
    """Whether two thefts bring as much: any joker, or a gem of the same colour."""
    return not (isinstance(one, StealGem) and isinstance(other, StealGem)) or one.gem == other.gem
