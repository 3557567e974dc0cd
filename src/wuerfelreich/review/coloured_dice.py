"""Why coloured dice are kept: for whom, who is safe anyway, and who is given up for it."""

from abc import abstractmethod
from collections.abc import Container, Hashable, Iterable, Iterator, Mapping
from functools import cached_property

from msgspec import Struct

from wuerfelreich.review.aims import LEAST, MAX_AIMS, SLIM, Aims
from wuerfelreich.review.difference import SMALLEST_COST, gives_more
from wuerfelreich.review.reasons import Action, Reasons, State
from wuerfelreich.review.wording import CERTAIN, listed, share
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import AnyGame

STILL = 0.3
"""Who comes again with this chance is not given up."""
MAX_NAMED = 3
"""A sentence names at most so many citizens that are hoped for."""
HELPED = 1e-6
"""A die that adds less than this to a chance does nothing for it."""
ALIKE = 0.0005
"""Chances and worths that differ by less are the same to a reader."""


class ColouredDiceReasons(Reasons[State, Action]):
    """The reasons of a game in which coloured dice are kept for citizens."""

    @abstractmethod
    def keep_aims(self, keep: Keep) -> Aims:
        """What the dice are kept for."""

    @abstractmethod
    def citizen(self, target: str) -> str:
        """A citizen among the targets of the odds, in words and as a subject."""

    @abstractmethod
    def it(self, target: str) -> str:
        """The same as an object."""

    @abstractmethod
    def taking(self, target: str) -> Hashable:
        """The idea of taking a citizen."""

    @abstractmethod
    def taken(self, action: Struct) -> str | None:
        """The target that an action takes; None if it takes nobody."""

    @property
    @abstractmethod
    def worth(self) -> Mapping[str, float]:
        """What every target is worth to the player: the chance to win with it or, without a network, what stands for
        that."""

    @property
    @abstractmethod
    def failure(self) -> float:
        """What it is worth to win nobody, measured alike."""

    @property
    @abstractmethod
    def failing(self) -> str:
        """What comes if nobody is won, in words."""

    def given_away(self, target: str) -> bool:
        """Whether a citizen is taken for somebody else."""
        return False

    def keep_idea(self, keep: Keep) -> Hashable:
        """The idea of keeping dice: whoever rolls on for what is won already has no other idea than taking it."""
        aims = self.aims(keep)
        if not aims:
            return Keep
        taken = self.taking(aims[0])
        return taken if aims[0] in self.odds.reached else (Keep, taken)

    def aims(self, action: Action | Keep) -> tuple[str, ...]:
        return tuple(name for name, _ in self.named(action)) if isinstance(action, Keep) else ()

    def named(self, keep: Keep) -> tuple[tuple[str, float], ...]:
        """All that is said to be hoped for: the aims, whatever else a kept die is for, the likeliest of what is worth
        something, and what is as likely and as good as one of these."""
        if keep not in self._named:
            found = dict(self.keep_aims(keep).hopes)
            for name in self._besides(keep):
                if len(found) < MAX_NAMED:
                    found[name] = self.chances(keep)[name]
            self._named[keep] = tuple(sorted(found.items(), key=lambda hope: hope[1] < SLIM))
        return self._named[keep]

    @cached_property
    def _named(self) -> dict[Keep, tuple[tuple[str, float], ...]]:
        return {}

    def _besides(self, keep: Keep) -> Iterator[str]:
        """What to name besides the aims, the most important first."""
        aims, chances, gains = self.keep_aims(keep), self.chances(keep), self._gains(keep)
        if not aims.hopes:
            return
        named, safe = [name for name, _ in aims.hopes], [] if aims.safe is None else [aims.safe]
        for without in self._each_less(keep):
            if self.useless(keep, without, [*named, *safe]):
                less = self.chances(without)
                helped = {name: (chances[name] - less[name]) * gains[name] for name in self._others(gains, named)}
                most = max(helped, key=lambda name: helped[name], default=None)
                if most is not None and chances[most] - less[most] > HELPED:
                    named.append(most)
                    yield most
        likeliest = max(gains, key=lambda name: (round(chances[name], 6), gains[name]), default=None)
        if likeliest in self._others(gains, named) and chances[likeliest] >= LEAST:
            named.append(likeliest)
            yield likeliest
        for name in self._others(gains, named):
            if any(
                abs(chances[name] - chances[other]) < ALIKE and abs(gains[name] - gains[other]) < ALIKE
                for other in named
                if other in gains
            ):
                yield name

    def _gains(self, keep: Keep) -> dict[str, float]:
        """Whatever may be won by keeping these dice, and is noticeably more than what is sure: by how much."""
        least, chances = self._least(self.keep_aims(keep)), self.chances(keep)
        gains = {name: self.worth[name] - least for name, chance in chances.items() if 0 < chance < CERTAIN}
        return {name: gain for name, gain in gains.items() if gain >= SMALLEST_COST and name not in self.won}

    def _others(self, found: Iterable[str], named: Iterable[str]) -> list[str]:
        """Those whose card is not named yet."""
        cards = {self.card(name) for name in named}
        return [name for name in found if self.card(name) not in cards]

    def card(self, target: str) -> str:
        """The card that a target is on; some have several targets."""
        return target

    def idle(self, keep: Keep) -> int:
        """How many of the kept dice do nothing for anybody who is named."""
        named, safe = [name for name, _ in self.named(keep)], self.keep_aims(keep).safe
        named += [] if safe is None else [safe]
        return sum(
            keep.dice.count(die)
            for die, without in zip(dict.fromkeys(keep.dice), self._each_less(keep), strict=True)
            if self.useless(keep, without, named)
        )

    def useless(self, keep: Keep, without: Keep, named: Iterable[str]) -> bool:
        """Whether fewer dice do as well for everybody who is named."""
        more, less = self.chances(keep), self.chances(without)
        cards = {self.card(name) for name in named}
        return not any(more[name] - less[name] > HELPED for name in more if self.card(name) in cards)

    def _each_less(self, keep: Keep) -> Iterator[Keep]:
        """The same dice without one of every face."""
        for die in dict.fromkeys(keep.dice):
            at = keep.dice.index(die)
            yield Keep((*keep.dice[:at], *keep.dice[at + 1 :]))

    def safe(self, action: Action) -> str | None:
        return self.keep_aims(action).safe if isinstance(action, Keep) else None

    def rolls(self, action: Action) -> bool:
        return isinstance(action, Keep)

    def effort(self, action: Action) -> int:
        return 1 + self.idle(action) if isinstance(action, Keep) else 0

    def promise(self, action: Action) -> str:
        return self.kept_for(action) if isinstance(action, Keep) else ""

    def instead(self, action: Action) -> str:
        play, aims = self.play(action), self.aims(action)
        return self.words.text("hint-with-aim", {"play": play, "aim": self.citizen(aims[0])}) if aims else play

    def sensible(self, action: Action) -> bool:
        # To roll without any hope, or for what is won already, is nobody's idea.
        aims = self.aims(action)
        return (not isinstance(action, Keep) or bool(aims and aims[0] not in self.won)) and super().sensible(action)

    @property
    def won(self) -> tuple[str, ...]:
        """The targets that the dice on the table reach by themselves."""
        return self.odds.reached

    def pointless(self, action: Action) -> bool:
        # What promises nothing, and yet is said to be a little better than taking somebody, is an error of the network.
        if not isinstance(action, Keep) or self._sure is None or self.promising(self.keep_aims(action)):
            return False
        return self._value(action) - self._value(self._sure) < SMALLEST_COST

    def promising(self, aims: Aims) -> bool:
        """Whether there is anything to roll for: not a slim chance, if nobody is safe."""
        return any(aims.safe is not None or chance >= SLIM for _, chance in aims.hopes)

    def why_keep(self, keep: Keep) -> str:
        """What the dice are kept for; and if that gives up somebody who could be taken now, why it is no loss: because
        the dice may well win the same again, or because what is hoped for is worth more."""
        aims = self.keep_aims(keep)
        hopes, target = self.kept_for(keep), self._given_up(aims, dict(self.named(keep)))
        if target is None:
            return hopes
        assert self._sure is not None
        likely = aims.safe is not None or self.promising(aims)
        if self.failure - self._value(self._sure) >= SMALLEST_COST:
            known = {"what": self.failing, "card": self.citizen(target)}
            even = self.words.text("hint-even-failing", known)
            return self.words.text("hint-aim-or-fail", {"aims": hopes, "even": even}) if likely else even
        if not gives_more(self.words, self.judged, keep, self._sure):
            return hopes  # the hint says that taking it is as good
        again, sure = self.chances(keep)[target], self._value(self._sure)
        if aims.hopes and again >= STILL and self._promised(aims, 1) < sure:
            still = {"chance": share(self.words, again), "card": self.citizen(target)}
            return self.words.text("hint-still", {"aims": hopes, **still})
        known = {"card": self.it(target), "how": "give" if self.given_away(target) else "take"}
        more, less = self.judged.chance(keep), self.judged.chance(self._sure)
        if (likely and self._promised(aims) >= sure) or more is None or less is None:
            together = "yes" if aims.safe is not None and aims.hopes else "no"
            return self.words.text("hint-rather", {"aims": hopes, "together": together, **known})
        # What is hoped for is too unlikely, or worth too little, to be the reason.
        chances = {"more": share(self.words, more), "less": share(self.words, less)}
        return self.words.text("hint-more-than", {**chances, **known})

    def _given_up(self, aims: Aims, named: Container[str]) -> str | None:
        """The best citizen that could be taken now; None if there is none, it is hoped for, or who is safe is worth as
        much."""
        target = None if self._sure is None else self.taken(self._sure)
        if self._sure is None or target is None or target == aims.safe or target in named:
            return None
        if aims.safe is not None and self._value(self._sure) - self.worth[aims.safe] < SMALLEST_COST:
            return None
        return target

    def _promised(self, aims: Aims, first: int = MAX_AIMS) -> float:
        """What the first of the aims are worth, and at most if these are several."""
        least = self._least(aims)
        return least + sum(chance * (self.worth[name] - least) for name, chance in aims.hopes[:first])

    def _least(self, aims: Aims) -> float:
        """What the worst case is worth."""
        return self.failure if aims.safe is None else self.worth[aims.safe]

    def chances(self, keep: Keep) -> Mapping[str, float]:
        """The chance of every target after these dice are kept."""
        game: AnyGame = self.told.game
        return self.odds.keeps[game.write_action(keep)]

    def _value(self, action: Struct) -> float:
        return self.judged.values[self.judged.legal.index(action)]

    @cached_property
    def _sure(self) -> Struct | None:
        """The best action that takes a citizen now; None if there is none."""
        ranked = (self.judged.legal[at] for at in self.judged.ranking)
        return next((action for action in ranked if self.taken(action) is not None), None)

    def kept_for(self, keep: Keep) -> str:
        """The chances of what is hoped for, and what is safe. Each chance is that of playing for this citizen alone, so
        they do not add up."""
        aims = self.keep_aims(keep)
        hopes = [self.hope(keep, name, chance) for name, chance in self.named(keep)]
        if aims.safe is None:
            return listed(self.words, hopes, "list-or") if hopes else ""
        if not hopes:
            return self.only_safe(keep, aims.safe)
        known = {"card": self.citizen(aims.safe)}
        return self.words.text("hint-aim-safe", {"aims": listed(self.words, hopes, "list-or"), **known})

    def only_safe(self, keep: Keep, target: str) -> str:
        """That a citizen is safe, where nothing else is hoped for."""
        return self.words.text("hint-safe", {"card": self.citizen(target)})

    def hope(self, keep: Keep, target: str, chance: float) -> str:
        """The chance of a citizen that is hoped for."""
        wins = self.judged.evaluator is not None and self.worth[target] == 1
        known = {"chance": share(self.words, chance), "card": self.citizen(target)}
        return self.words.text("hint-aim-wins" if wins else "hint-aim", known)
