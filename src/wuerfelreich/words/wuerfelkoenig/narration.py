"""Würfelkönig in words."""

from typing import ClassVar

from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import write_faces
from wuerfelreich.rules.game import Name
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import STACK
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.conditions import condition_text
from wuerfelreich.words.narration import Narration
from wuerfelreich.words.numbers import signed


class WuerfelkoenigNarration(Narration[State, Action]):
    """The sentences of Würfelkönig."""

    prefix: ClassVar[str] = "wk"

    def __init__(self, words: Words, game: Wuerfelkoenig, names: tuple[str, ...]) -> None:
        super().__init__(words, game, names)
        self._box = game.box

    def task(self, state: State) -> str:
        if state.phase is Phase.ROLL:
            return self.words.text("wk-task-roll", {"roll": state.roll + 1, "rolls": state.rolls})
        if state.phase is not Phase.CHOOSE:
            return ""
        fulfilled = self._box.fulfilled(state.dice)
        open_cards = sum(fulfilled >> card & 1 for card in state.row)
        if state.roll < state.rolls:
            left = state.rolls - state.roll
            return self.words.text("wk-task-choose", {"left": left, "fulfilled": open_cards})
        return self.words.text("wk-task-take", {"fulfilled": open_cards})

    def offer(self, state: State, action: Action) -> str:
        match action:
            case Keep(()):
                return self.words.text("offer-roll-all")
            case Keep(dice):
                return self.words.text("offer-keep", {"dice": write_faces(dice)})
            case TakePenalty():
                return self.words.text("wk-offer-penalty", {"points": state.penalty})
            case Take():
                return self._offer_take(state, action)

    def _offer_take(self, state: State, take: Take) -> str:
        parts = [self.words.text("wk-offer-take", {"card": self._taken(state.row[take.slot])})]
        if take.bonus:
            parts.append(self.words.text("wk-offer-bonus", {"card": self._taken(state.row[take.slot + 1])}))
        if take.village:
            slot = take.slot + take.bonus
            ends = "yes" if state.villages[slot] == 1 else "no"  # WK3: say so explicitly
            value = self._box.village_values[STACK - state.villages[slot]]
            parts.append(
                self.words.text("wk-offer-village", {"village": self._village(slot), "value": value, "ends": ends})
            )
        if take.to is not None:
            parts.append(self.words.text("wk-offer-give", {"who": self.names[take.to]}))
        return ", ".join(parts)

    def acted(self, before: State, action: Action, after: State) -> str:
        who = self.names[before.player]
        match action:
            case Keep(()):
                return self.words.text("told-roll-all", {"who": who})
            case Keep(dice):
                return self.words.text("told-keep", {"who": who, "dice": write_faces(dice)})
            case TakePenalty():
                return self.words.text("wk-told-penalty", {"who": who, "points": before.penalty})
            case Take():
                return self._told_take(before, action, after)

    def _told_take(self, before: State, take: Take, after: State) -> str:
        who = self.names[before.player]
        slot = take.slot + take.bonus
        last = self._object(before.row[slot])
        value = self._box.village_values[STACK - before.villages[slot]] if take.village else 0
        sentences = []
        if take.bonus or take.to is None:
            key = "wk-told-hypnotist" if take.bonus else "wk-told-take"
            points = self._gain(before, after, before.player) - value
            sentences.append(self.words.text(key, {"who": who, "card": last, "points": points}))
        if take.to is not None:
            points, to = self._gain(before, after, take.to), self.names[take.to]
            sentences.append(self.words.text("wk-told-give", {"who": who, "card": last, "to": to, "points": points}))
        if take.village:
            village = Name(f"wk-the-{self._box.villages[slot].id}")
            sentences.append(self.words.text("wk-told-village", {"village": village, "value": value}))
        if after.again and after.phase is not Phase.OVER:
            sentences.append(self.words.text("wk-told-again", {"who": who}))
        return " ".join(sentences)

    def _gain(self, before: State, after: State, seat: int) -> int:
        """By how much the cards of a seat are now worth more: a fairy also raises the others (WK7)."""
        return scoring.sheet(self._box, after.piles[seat]).total - scoring.sheet(self._box, before.piles[seat]).total

    def drawn(self, before: State, outcome: Outcome, after: State) -> str:
        match before.phase:
            case Phase.START:
                return self.words.text("told-start", {"who": self.names[outcome.items[0]]})
            case Phase.ROLL:
                dice = write_faces(outcome.items)
                return self.words.text("told-roll", {"who": self.names[before.player], "dice": dice})
            case Phase.REFILL if before.turn > 0:
                return self._refilled(outcome.items[0], after)
            case _:
                return ""

    def _refilled(self, card: int, after: State) -> str:
        told = self.words.text("wk-told-refill", {"card": self._name(card)})
        if after.phase is Phase.ROLL and after.rolls == 4:  # WK5: effects are easily overlooked
            told += " " + self.words.text("wk-told-elf", {"who": self.names[after.player]})
        return told

    def target(self, name: str) -> str:
        return self._card(self._box.codes[name])

    def asks(self, target: str, state: State | None = None) -> str:
        return condition_text(self.words, self._box.citizens[self._box.codes[target]].condition)

    def _name(self, card: int) -> Name:
        return Name(f"wk-{self._box.citizens[card].kind}")

    def _object(self, card: int) -> Name:
        """A citizen as the object of a sentence."""
        return Name(f"wk-acc-{self._box.citizens[card].kind}")

    def _village(self, stack: int) -> Name:
        return Name(f"wk-acc-{self._box.villages[stack].id}")

    def _card(self, card: int) -> str:
        """A citizen with its points."""
        return f"{self.words.name(self._name(card))} ({self._points(card)})"

    def _taken(self, card: int) -> str:
        """A citizen that can be taken, with its points, for a menu."""
        return f"{self.words.name(self._object(card))} ({self._points(card)})"

    def _points(self, card: int) -> str:
        points = self._box.citizens[card].points
        return "n²" if isinstance(points, str) else signed(points)
