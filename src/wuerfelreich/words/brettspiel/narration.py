"""The board game in words."""

from collections import Counter
from typing import ClassVar

from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import (
    TWO_SUPERJOKERS,
    WITH_SUPERJOKER,
    Action,
    Alarm,
    Bully,
    Decline,
    Gem,
    Place,
    StealCard,
    StealGem,
    Take,
    Tame,
)
from wuerfelreich.rules.brettspiel.effects import KNOWN
from wuerfelreich.rules.brettspiel.facts import FIELD_NAMES, KINDS, LANDSCAPES, STACK
from wuerfelreich.rules.brettspiel.lays import TO_BE_DRAWN
from wuerfelreich.rules.brettspiel.setup import to_scatter
from wuerfelreich.rules.brettspiel.state import DRAWS, ROLLS, Effect, Phase, State
from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import COLOUR, NUMBER, write_faces
from wuerfelreich.rules.game import Name
from wuerfelreich.words.brettspiel.effects import told_effects
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.conditions import condition_text
from wuerfelreich.words.narration import Narration


class BrettspielNarration(Narration[State, Action]):
    """The sentences of the board game."""

    prefix: ClassVar[str] = "br"

    def __init__(self, words: Words, game: Brettspiel, names: tuple[str, ...]) -> None:
        super().__init__(words, game, names)
        self._box = game.box

    def task(self, state: State) -> str:
        match state.phase:
            case Phase.ROLL:
                return self.words.text("br-task-roll", {"roll": state.roll + 1, "rolls": ROLLS})
            case Phase.CHOOSE:
                return self._task_choose(state)
            case Phase.PLACE:
                key = "br-task-place-fire" if state.effect is Effect.ALARM else "br-task-place"
                return self.words.text(key, {"tiles": self._tiles(state)})
            case Phase.TAME | Phase.BULLY | Phase.STEAL:
                key = f"br-task-{state.effect.name.lower()}"
                return self.words.text(key)
            case _:
                return ""

    def _task_choose(self, state: State) -> str:
        lacks = self._box.lacks(state.dice)
        jokers = any(isinstance(action, Take) and action.pairs for action in self.game.legal(state))
        fulfilled = sum(card is not None and lacks[card] == 0 for card in state.open)
        known = {"fulfilled": fulfilled, "jokers": "yes" if jokers else "no"}
        if state.roll == ROLLS:
            return self.words.text("br-task-take", known)
        return self.words.text("br-task-choose", {**known, "left": ROLLS - state.roll})

    def _tiles(self, state: State) -> str:
        """The drawn tiles, one of which has to be placed now."""
        hand = state.hand[:1] if state.effect is Effect.LANDOWNER else dict.fromkeys(state.hand)
        return ", ".join(self.words.text(f"br-{LANDSCAPES[landscape]}") for landscape in hand)

    def offer(self, state: State, action: Action) -> str:
        match action:
            case Keep(()):
                return self.words.text("offer-roll-all")
            case Keep(dice):
                return self.words.text("offer-keep", {"dice": write_faces(dice)})
            case Take():
                return self._offer_take(state, action)
            case Alarm(stack):
                return self.words.text("br-offer-alarm", {"card": self._object(stack), "stack": stack + 1})
            case Place(field, owner):
                offer = self.words.text("br-offer-place", self._field(state, field))
                more = "" if owner is None else self.words.text("br-offer-fire", {"who": self.names[owner]})
                return f"{offer}, {more}" if more else offer
            case Tame(field):
                return self.words.text("br-offer-tame", self._field(state, field))
            case Bully(field):
                owner = next(at for at, realm in enumerate(state.realms) if realm.markers >> field & 1)
                return self.words.text("br-offer-bully", {**self._field(state, field), "who": self.names[owner]})
            case StealCard(owner, joker):
                known = {"who": self.names[owner], "joker": self._face(joker)}
                return self.words.text("br-offer-steal-card", known)
            case StealGem(owner, gem):
                return self.words.text("br-offer-steal-gem", {"who": self.names[owner], "gem": _gem(gem)})
            case Decline():
                return self.words.text("br-offer-decline")

    def _offer_take(self, state: State, take: Take) -> str:
        card = state.open[take.stack]
        assert card is not None
        parts = [self.words.text("br-offer-take", {"card": self._object(take.stack), "stack": take.stack + 1})]
        if take.stack == 0:
            tiles = DRAWS[Effect(self._box.tier(card, state.dice, take.pairs))]
            parts.append(self.words.text("br-offer-tiles", {"tiles": tiles}))
        if take.pairs:
            parts.append(self.words.text("br-offer-pairs", {"pairs": self.pairs(take.pairs)}))
        return ", ".join(parts)

    def acted(self, before: State, action: Action, after: State) -> str:
        who, effect = self.names[before.player], before.effect
        match action:
            case Keep(()):
                return self.words.text("told-roll-all", {"who": who})
            case Keep(dice):
                return self.words.text("told-keep", {"who": who, "dice": write_faces(dice)})
            case Take(stack, pairs):
                card = before.open[stack]
                assert card is not None
                effect = self._box.effect_of[card]
                told = [self.words.text("br-told-take", {"who": who, "card": self._object(stack)})]
                if pairs:
                    told.append(self.words.text("br-told-pairs", {"who": who, "pairs": self.pairs(pairs)}))
            case Alarm(stack):
                told = [self.words.text("br-told-alarm", {"who": who, "card": self._object(stack)})]
            case StealCard(owner, joker):
                known = {"who": who, "from": self.names[owner], "joker": self._face(joker)}
                told = [self.words.text("br-told-steal-card", known)]
            case StealGem(owner, gem):
                known = {"who": who, "from": self.names[owner], "gem": _gem(gem)}
                told = [self.words.text("br-told-steal-gem", known)]
            case Decline():
                told = [self.words.text("br-told-decline", {"who": who})]
            case Place() | Tame() | Bully():
                told = []
        if isinstance(action, StealCard | StealGem):
            return " ".join(told)
        return " ".join([*told, *told_effects(self.words, self._box, self.names, before, effect, after)])

    def drawn(self, before: State, outcome: Outcome, after: State) -> str:
        item = outcome.items[0]
        match before.phase:
            case Phase.START:
                return self.words.text("told-start", {"who": self.names[item]})
            case Phase.SCATTER if before.arrangement == TO_BE_DRAWN:
                return self.words.text("br-told-map", {"turn": self._box.lays.half_b(item).rotate})
            case Phase.SCATTER:
                strewn = to_scatter(self._box, before)
                assert strewn is not None
                key = f"br-told-strewn-{strewn.what.split()[0]}"
                return self.words.text(key, {"at": self._at(item)})
            case Phase.ROLL:
                dice = write_faces(outcome.items)
                return self.words.text("told-roll", {"who": self.names[before.player], "dice": dice})
            case Phase.REVEAL if before.turn > 0:
                told = self.words.text(
                    "br-told-reveal", {"card": self._kind(item // STACK), "condition": self.asks(self._box.names[item])}
                )
            case Phase.DRAW:
                key = "br-told-tile" if item < KNOWN else "br-told-tile-again"
                tile = Name(f"br-{LANDSCAPES[item % KNOWN]}")
                told = self.words.text(key, {"who": self.names[before.player], "tile": tile})
            case _:
                return ""
        return " ".join([told, *told_effects(self.words, self._box, self.names, before, before.effect, after)])

    def target(self, name: str) -> str:
        card, _, tier = name.partition("*")
        kind = self.words.name(self._kind(self._box.codes[card] // STACK))
        return f"{kind} ({'*' * int(tier)})" if tier else kind

    def asks(self, target: str, state: State | None = None) -> str:
        """The condition of a tier, or of all tiers of a merchant one after another."""
        card, _, tier = target.partition("*")
        conditions = self._box.citizens[self._box.codes[card]].conditions
        asked = (conditions[int(tier) - 1],) if tier else conditions
        return " / ".join(condition_text(self.words, condition) for condition in asked)

    def _kind(self, stack: int) -> Name:
        return Name(f"br-{KINDS[stack]}")

    def _field(self, state: State, field: int) -> dict[str, str | Name]:
        """A field with its landscape and the gem on it, if any."""
        gem = "gold" if state.gold >> field & 1 else "white" if state.white >> field & 1 else "none"
        landscape = Name(f"br-{LANDSCAPES[self._box.landscape_of[field]]}")
        return {"field": FIELD_NAMES[field], "landscape": landscape, "gem": gem}

    def pairs(self, pairs: tuple[int, ...]) -> str:
        """Pairs of jokers as cards to discard: `a red 2 joker and a superjoker`. Other pairs have other words."""
        alike = Counter(pair for pair in pairs if pair < WITH_SUPERJOKER)
        mixed = Counter(pair - WITH_SUPERJOKER for pair in pairs if WITH_SUPERJOKER <= pair < TWO_SUPERJOKERS)
        superjokers = 2 * pairs.count(TWO_SUPERJOKERS)
        each = max(mixed.values(), default=0) > 1  # else these could be two equal jokers and two superjokers
        named = [self._jokers(joker, 2 * count) for joker, count in alike.items()]
        for joker, count in mixed.items():
            named.append(self._jokers(joker, count, "br-spent-with-superjoker" if each else "br-spent-joker"))
        superjokers += 0 if each else len(mixed)
        if superjokers:
            named.append(self.words.text("br-spent-superjoker", {"count": superjokers}))
        return self.listed(named)

    def _jokers(self, joker: int, count: int, key: str = "br-spent-joker") -> str:
        return self.words.text(key, {"face": self._face(joker), "count": count})

    def _face(self, code: int) -> str:
        return self.words.text("face", {"colour": COLOUR[code], "number": NUMBER[code]})

    def _object(self, stack: int) -> Name:
        """A citizen as the object of a sentence."""
        return Name(f"br-acc-{KINDS[stack]}")

    def _at(self, field: int) -> Name:
        return Name(f"br-at-{LANDSCAPES[self._box.landscape_of[field]]}")


def _gem(gem: Gem) -> str:
    return gem.name.lower()
