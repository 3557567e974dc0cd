"""Moves as clients receive them: what can be done and what was done, as the game's own structs."""

from collections.abc import Iterable, Mapping
from weakref import WeakKeyDictionary

import msgspec
from msgspec import UNSET, Struct, UnsetType

from wuerfelreich.records.replay import Step
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.harm import Harm
from wuerfelreich.server.wire import messages

MAX_OFFERS = 20_000
"""Encoded offers kept per game; there are 12,691 ways to keep some of six dice."""
#: An action, and what the player would regret about it.
Key = Struct | tuple[Struct, Harm]
_encoded: WeakKeyDictionary[AnyGame, dict[Key, msgspec.Raw]] = WeakKeyDictionary()


def offers(
    game: AnyGame, actions: Iterable[Struct], harms: Mapping[Struct, Harm] | None = None
) -> tuple[msgspec.Raw, ...]:
    """The actions as clients receive them, encoded and cached, since most are offered many times."""
    known = _encoded.setdefault(game, {})
    keys = [(action, harms[action]) if action in harms else action for action in actions] if harms else actions
    return tuple([known.get(key) or _encoded_offer(game, key, known) for key in keys])


def _encoded_offer(game: AnyGame, key: Key, known: dict[Key, msgspec.Raw]) -> msgspec.Raw:
    """An offer that was not made before, or not lately."""
    if len(known) >= MAX_OFFERS:
        known.clear()
    action, harm = key if isinstance(key, tuple) else (key, None)
    offer = known[key] = msgspec.Raw(msgspec.json.encode(_offer(game, action, harm)))
    return offer


def _offer(game: AnyGame, action: Struct, harm: Harm | None) -> messages.Offer:
    return messages.Offer(game.write_action(action), _encode(game.view_action(action)), harm)


def played(game: AnyGame, step: Step) -> tuple[msgspec.Raw | UnsetType, msgspec.Raw | UnsetType]:
    """The action of a step, or its outcome; neither for a table event such as a resignation."""
    match step.move:
        case None:
            return UNSET, UNSET
        case Outcome():
            chance = game.next(step.before)
            assert isinstance(chance, Chance)
            return UNSET, _encode(game.view_outcome(chance, step.move))
        case action:
            return _encode(game.view_action(action)), UNSET


def gains(game: AnyGame, step: Step) -> dict[int, int]:
    """By how much a step changed the totals of the score sheets, by seat."""
    if step.before is step.after:
        return {}
    totals = zip(game.sheets(step.before), game.sheets(step.after), strict=True)
    changes = (after.total - before.total for before, after in totals)
    return {seat: change for seat, change in enumerate(changes) if change}


def _encode(shown: Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(shown))
