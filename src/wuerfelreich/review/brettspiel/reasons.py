"""Why a play is good in the board game: the citizens that dice are kept for, and what a citizen or a field brings."""

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cached_property

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.odds.brettspiel.odds import card_odds
from wuerfelreich.odds.game_odds import PositionOdds
from wuerfelreich.review.aims import OF_COLOURS, Aims, aims_of
from wuerfelreich.review.brettspiel.citizens import citizen_brings
from wuerfelreich.review.brettspiel.fields import FieldReasons
from wuerfelreich.review.brettspiel.theft import why_steal
from wuerfelreich.review.coloured_dice import ColouredDiceReasons
from wuerfelreich.review.reasons import position_odds
from wuerfelreich.review.wording import CERTAIN, face, keeping, share
from wuerfelreich.rules.brettspiel import Brettspiel
from wuerfelreich.rules.brettspiel.actions import (
    Action,
    Alarm,
    Bully,
    Decline,
    Place,
    StealCard,
    StealGem,
    Take,
    Tame,
)
from wuerfelreich.rules.brettspiel.facts import KINDS, STACK
from wuerfelreich.rules.brettspiel.state import Effect, State
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.value.brettspiel.turn import Ending, after
from wuerfelreich.words.brettspiel.narration import BrettspielNarration


class BrettspielReasons(ColouredDiceReasons[State, Action]):
    """The reasons of the board game."""

    @property
    def _game(self) -> Brettspiel:
        assert isinstance(self.told.game, Brettspiel)
        return self.told.game

    @property
    def _narration(self) -> BrettspielNarration:
        assert isinstance(self.told, BrettspielNarration)
        return self.told

    @cached_property
    def _fields(self) -> FieldReasons:
        legal = self._game.legal(self.state)
        possible = {1 << action.field for action in legal if isinstance(action, Place | Tame | Bully)}
        return FieldReasons(self.words, self._game.box, self.told.names, self.state, sum(possible))

    def play(self, action: Action) -> str:
        match action:
            case Keep(dice):
                return keeping(self.words, dice, self.state.dice, self._by_colour(action))
            case Take(stack, pairs):
                taken = self.words.text("br-hint-take", {"card": self._it(stack)})
                if not pairs:
                    return taken
                if self._ways[stack] > 1:
                    discarded = self._narration.pairs(pairs)
                    return self.words.text("br-hint-which-pairs", {"take": taken, "pairs": discarded})
                return self.words.text("br-hint-pairs", {"take": taken, "pairs": len(pairs)})
            case Alarm(stack):
                return self.words.text("br-hint-alarm", {"card": self._it(stack)})
            case Place() | Tame() | Bully():
                return self._fields.play(action)
            case StealCard(owner, joker):
                known = {"who": self.told.names[owner], "die": face(self.words, joker)}
                return self.words.text("br-hint-steal-card", known)
            case StealGem(owner, gem):
                return self.words.text("br-hint-steal-gem", {"who": self.told.names[owner], "gem": gem.name.lower()})
            case Decline():
                return self.words.text("br-hint-decline")

    def why(self, action: Action) -> str:
        match action:
            case Keep():
                return self.why_keep(action)
            case Take(stack, pairs):
                card = self.state.open[stack]
                assert card is not None
                effect = self._game.box.effect_of[card]
                if effect is Effect.MERCHANT_1:
                    effect = Effect(self._game.box.tier(card, self.state.dice, pairs))
                return citizen_brings(self.words, self.state, effect)
            case Alarm():
                # There is no later where the game is won.
                return "" if self.judged.chance(action) == 1 else self.words.text("br-hint-does-alarm")
            case Place() | Tame() | Bully():
                return self._fields.why(action)
            case StealCard() | StealGem():
                return why_steal(self.told, self.state, self.judged.legal, action)
            case Decline():
                return ""

    def promise(self, action: Action) -> str:
        # What a field brings is told with the move.
        return self.why(action) if isinstance(action, Take) else super().promise(action)

    def kept_for(self, keep: Keep) -> str:
        told, aims = super().kept_for(keep), self.keep_aims(keep)
        if not aims.hopes or aims.safe is None or self._won_by_dice(aims.safe):
            return told
        return self._with_unaided(keep, aims.safe, told)

    def _with_unaided(self, keep: Keep, target: str, told: str) -> str:
        """What is said about a target, and its chance without jokers, if there is one."""
        if not (unaided := self._unaided(keep, target)):
            return told
        return self.words.text("br-hint-unaided", {"aim": told, "chance": share(self.words, unaided)})

    def only_safe(self, keep: Keep, target: str) -> str:
        if self._won_by_dice(target) or not (unaided := self._unaided(keep, target)):
            return super().only_safe(keep, target)
        known = {"card": self.citizen(target), "chance": share(self.words, unaided)}
        return self.words.text("br-hint-save-jokers", known)

    def hope(self, keep: Keep, target: str, chance: float) -> str:
        told = super().hope(keep, target, chance)
        # What jokers would win now is rolled for to save them.
        return self._with_unaided(keep, target, told) if target in self.odds.reached else told

    def _unaided(self, keep: Keep, target: str) -> float:
        """The chance of a target without jokers."""
        return self._without_jokers.keeps[self._game.write_action(keep)][target]

    @cached_property
    def _without_jokers(self) -> PositionOdds:
        realms, seat = list(self.state.realms), self.state.player
        realms[seat] = replace(realms[seat], jokers=(), superjokers=0)
        return position_odds(self._game, replace(self.state, realms=tuple(realms)))

    def promising(self, aims: Aims) -> bool:
        return super().promising(aims) or self._saves_jokers(aims)

    def _saves_jokers(self, aims: Aims) -> bool:
        # The odds count jokers: whoever rolls on for nothing else hopes to save them.
        return aims.safe is not None and not self._won_by_dice(aims.safe)

    @property
    def failing(self) -> str:
        return self.words.text("br-hint-failing")

    def _won_by_dice(self, target: str) -> bool:
        """Whether the rolled dice reach this without jokers."""
        ending = self._ending(target)
        card = self.state.open[ending.stack]
        assert card is not None
        return self._game.box.tier(card, self.state.dice, ()) >= ending.tier

    @cached_property
    def _ways(self) -> Counter[int]:
        """In how many ways the citizen of each stack can be taken with jokers."""
        return Counter(take.stack for take in self.judged.legal if isinstance(take, Take) and take.pairs)

    def idea(self, action: Action) -> Hashable:
        match action:
            case Keep():
                return self.keep_idea(action)
            case Take(stack):
                return Take, stack
            case Alarm(stack):
                # Which citizen is taken face down is compared only where that is what to do.
                return (Alarm, stack) if isinstance(self.judged.best, Alarm) else Alarm
            case Place(field):
                return field
            case _:
                return action

    def taking(self, target: str) -> Hashable:
        return Take, self._ending(target).stack

    def taken(self, action: Struct) -> str | None:
        if not isinstance(action, Take):
            return None
        box, card = self._game.box, self.state.open[action.stack]
        assert card is not None
        name = box.names[card]
        tier = box.tier(card, self.state.dice, action.pairs)
        return f"{name}*{tier}" if f"{name}*{tier}" in self.odds.targets else name

    def card(self, target: str) -> str:
        return target.partition("*")[0]

    def useless(self, keep: Keep, without: Keep, named: Iterable[str]) -> bool:
        # A die may save jokers.
        named = set(named)
        return super().useless(keep, without, named) and not any(
            self._unaided(keep, name) > self._unaided(without, name) for name in named
        )

    def keep_aims(self, keep: Keep) -> Aims:
        """The aims among all citizens; of a merchant's tiers that are not safe, only the one that matters most."""
        chances = self.odds.keeps[self._game.write_action(keep)]
        safe = {name for name, chance in chances.items() if chance >= CERTAIN}
        least = max((self.worth[name] for name in safe), default=self.failure)
        of_card: dict[str, str] = {}
        for name in sorted(chances.keys() - safe, key=lambda name: (chances[name] * (self.worth[name] - least), name)):
            of_card[self.card(name)] = name
        mattering = {name: chances[name] for name in chances if name in safe or name in of_card.values()}
        blank = self.odds.keeps[self._game.write_action(Keep(()))]
        return aims_of(mattering, blank, self.worth, self.failure, self.won)

    @cached_property
    def won(self) -> tuple[str, ...]:
        return tuple(name for name in self.odds.reached if self._won_by_dice(name))

    def _by_colour(self, keep: Keep) -> bool:
        """Whether the dice are kept for their colours."""
        hopes = self.keep_aims(keep).hopes
        if not hopes:
            return False
        card, _, tier = hopes[0][0].partition("*")
        box = self._game.box
        return isinstance(box.citizens[box.codes[card]].conditions[int(tier or 1) - 1], OF_COLOURS)

    @cached_property
    def failure(self) -> float:
        """What a dragon alarm is worth to the player, measured as in `worth`."""
        stacks = [stack for stack, card in enumerate(self.state.open) if card is not None]
        return max(self._valued([Ending(stack, 0) for stack in stacks]))

    @cached_property
    def worth(self) -> dict[str, float]:
        """What every target is worth to the player: the chance to win with it or, without a network, its tier."""
        found = {name: self._ending(name) for name in self.odds.targets}
        return dict(zip(found, self._valued(list(found.values())), strict=True))

    def _valued(self, endings: list[Ending]) -> list[float]:
        state, evaluator = self.state, self.judged.evaluator
        if evaluator is None:
            return [float(ending.tier) for ending in endings]
        odds = card_odds(self._game.box, np.float32)
        values = evaluator.chances([after(odds, state, ending) for ending in endings])
        chances: list[float] = values[:, state.player].tolist()
        return chances

    def _ending(self, name: str) -> Ending:
        card, _, tier = name.partition("*")
        return Ending(self._game.box.codes[card] // STACK, int(tier or 1))

    def _it(self, stack: int) -> str:
        return self.words.text(f"br-hint-it-{KINDS[stack]}")

    def citizen(self, target: str) -> str:
        return self._called(target, "the")

    def it(self, target: str) -> str:
        return self._called(target, "it")

    def _called(self, target: str, case: str) -> str:
        card, _, tier = target.partition("*")
        called = self.words.text(f"br-hint-{case}-{KINDS[self._game.box.codes[card] // STACK]}")
        return self.words.text("br-hint-tier", {"card": called, "tiles": int(tier)}) if tier else called
