"""Why coloured dice are kept: for whom, who is safe anyway, and who is given up for it."""

from abc import abstractmethod
from collections.abc import Hashable, Mapping
from functools import cached_property

from msgspec import Struct

from wuerfelreich.review.aims import SLIM, Aims
from wuerfelreich.review.difference import SMALLEST_COST, gives_more
from wuerfelreich.review.reasons import Action, Reasons, State
from wuerfelreich.review.wording import listed, share
from wuerfelreich.rules.coloured_dice import Keep


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
        return tuple(name for name, _ in self.keep_aims(action).hopes) if isinstance(action, Keep) else ()

    def safe(self, action: Action) -> str | None:
        return self.keep_aims(action).safe if isinstance(action, Keep) else None

    def rolls(self, action: Action) -> bool:
        return isinstance(action, Keep)

    def promise(self, action: Action) -> str:
        return self.kept_for(self.keep_aims(action)) if isinstance(action, Keep) else ""

    def instead(self, action: Action) -> str:
        play, aims = self.play(action), self.aims(action)
        return self.words.text("hint-with-aim", {"play": play, "aim": self.citizen(aims[0])}) if aims else play

    def pointless(self, action: Action) -> bool:
        # What promises nothing, and yet is said to be a little better than taking somebody, is an error of the network.
        if not isinstance(action, Keep) or self._sure is None or self.promising(self.keep_aims(action)):
            return False
        return self._value(action) - self._value(self._sure) < SMALLEST_COST

    def promising(self, aims: Aims) -> bool:
        """Whether there is anything to roll for: not a slim chance, if nobody is safe."""
        return any(aims.safe is not None or chance >= SLIM for _, chance in aims.hopes)

    def why_keep(self, keep: Keep) -> str:
        """What the dice are kept for; and if that gives up somebody who could be taken now, why it is no loss."""
        aims = self.keep_aims(keep)
        hopes, target = self.kept_for(aims), self._given_up(aims)
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
        known = {"card": self.it(target), "how": "give" if self.given_away(target) else "take"}
        more, less = self.judged.chance(keep), self.judged.chance(self._sure)
        if likely or more is None or less is None:
            return self.words.text("hint-rather", {"aims": hopes, **known})
        # What is hoped for is too unlikely to be the reason.
        chances = {"more": share(self.words, more), "less": share(self.words, less)}
        return self.words.text("hint-more-than", {**chances, **known})

    def _given_up(self, aims: Aims) -> str | None:
        """The best citizen that could be taken now; None if there is none, it is hoped for, or who is safe is worth as
        much."""
        target = None if self._sure is None else self.taken(self._sure)
        if self._sure is None or target is None or target in {aims.safe, *dict(aims.hopes)}:
            return None
        if aims.safe is not None and self._value(self._sure) - self.worth[aims.safe] < SMALLEST_COST:
            return None
        return target

    def _value(self, action: Struct) -> float:
        return self.judged.values[self.judged.legal.index(action)]

    @cached_property
    def _sure(self) -> Struct | None:
        """The best action that takes a citizen now; None if there is none."""
        ranked = (self.judged.legal[at] for at in self.judged.ranking)
        return next((action for action in ranked if self.taken(action) is not None), None)

    def kept_for(self, aims: Aims, safe: str = "hint-safe") -> str:
        """The chances of what is hoped for, and what is safe; `safe` is the key for the case that nothing is hoped
        for. Each chance is that of playing for this citizen alone, so they do not add up."""
        hopes = [self._hope(name, chance) for name, chance in aims.hopes]
        if aims.safe is None:
            return listed(self.words, hopes, "list-or") if hopes else ""
        known = {"card": self.citizen(aims.safe)}
        if not hopes:
            return self.words.text(safe, known)
        return self.words.text("hint-aim-safe", {"aims": listed(self.words, hopes, "list-or"), **known})

    def _hope(self, target: str, chance: float) -> str:
        wins = self.judged.evaluator is not None and self.worth[target] == 1
        known = {"chance": share(self.words, chance), "card": self.citizen(target)}
        return self.words.text("hint-aim-wins" if wins else "hint-aim", known)
