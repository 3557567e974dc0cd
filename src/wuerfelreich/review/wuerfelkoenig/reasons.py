"""Why a play is good in Würfelkönig: the citizens that dice are kept for, the points and what a citizen brings."""

from collections.abc import Hashable
from functools import cached_property

from msgspec import Struct

from wuerfelreich.review.aims import OF_COLOURS, Aims, aims_of
from wuerfelreich.review.coloured_dice import ColouredDiceReasons
from wuerfelreich.review.wording import keeping, ordinal, signed_points
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig, play
from wuerfelreich.rules.wuerfelkoenig.actions import Action, Take, TakePenalty
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.words.conditions import condition_text


class WuerfelkoenigReasons(ColouredDiceReasons[State, Action]):
    """The reasons of Würfelkönig."""

    @property
    def _game(self) -> Wuerfelkoenig:
        assert isinstance(self.told.game, Wuerfelkoenig)
        return self.told.game

    def play(self, action: Action) -> str:
        match action:
            case Keep(dice):
                return keeping(self.words, dice, self.state.dice, self._by_colour(action))
            case TakePenalty():
                return self.words.text("wk-hint-penalty")
            case Take():
                return self._take(action)

    def _take(self, take: Take) -> str:
        taken = self._it(take.slot)
        if take.to is not None and not take.bonus:
            return self.words.text("wk-hint-give", {"card": taken, "who": self.told.names[take.to]})
        if take.bonus:
            taken = self.words.text("wk-hint-bonus", {"card": taken, "other": self._it(take.slot + 1)})
        if take.village:
            village = self.words.text(f"wk-hint-it-{self._game.box.villages[take.slot + take.bonus].id}")
            return self.words.text("wk-hint-take-village", {"card": taken, "village": village})
        if take.to is not None:
            return self.words.text("wk-hint-take-give", {"card": taken, "who": self.told.names[take.to]})
        return self.words.text("wk-hint-take", {"card": taken})

    def why(self, action: Action) -> str:
        match action:
            case Keep():
                return self.why_keep(action)
            case TakePenalty():
                return ""
            case Take():
                return ", ".join(self._brings(action))

    def _brings(self, take: Take) -> list[str]:
        """What the last card taken does besides its points."""
        box = self._game.box
        after = play.apply(box, self.state, take)
        pile = after.piles[self.state.player]
        found = []
        if take.to is not None:
            points = box.citizens[self.state.row[take.slot + take.bonus]].points
            assert isinstance(points, int)
            given = {"who": self.told.names[take.to], "points": signed_points(self.words, points)}
            found.append(self.words.text("wk-hint-gift", given))
        elif box.citizens[self.state.row[take.slot + take.bonus]].points == "fairy":
            fairies = sum(0 <= card < CITIZENS and box.is_fairy[card] for card in pile)
            if fairies > 1:
                found.append(self.words.text("wk-hint-fairies", {"ordinal": ordinal(self.words, fairies)}))
        if after.phase is Phase.OVER:
            return [*found, self.words.text("wk-hint-ends")]
        if after.again:
            found.append(self.words.text("wk-hint-again"))
        if pile and 0 <= pile[-1] < CITIZENS and box.is_elf[pile[-1]]:  # WK5
            found.append(self.words.text("wk-hint-elf"))
        return found

    def idea(self, action: Action) -> Hashable:
        match action:
            case Keep():
                return self.keep_idea(action)
            case Take(slot, bonus):
                return (self.state.row[slot], bonus) if bonus else self.state.row[slot]
            case TakePenalty():
                return TakePenalty

    def taking(self, target: str) -> int:
        return self._game.box.codes[target]

    def taken(self, action: Struct) -> str | None:
        return self._game.box.citizens[self.state.row[action.slot]].id if isinstance(action, Take) else None

    def given_away(self, target: str) -> bool:
        return self._game.box.is_dragon[self._game.box.codes[target]]

    @property
    def failing(self) -> str:
        return self.words.text("wk-hint-failing")

    def sensible(self, action: Action) -> bool:
        return not isinstance(action, TakePenalty) and super().sensible(action)

    def pointless(self, action: Action) -> bool:
        if isinstance(action, TakePenalty):
            return self._too_soon(action)
        return super().pointless(action)

    def _too_soon(self, penalty: TakePenalty) -> bool:
        """Whether a roll with some hope is at least as good: the penalty can be taken after it."""
        judged = self.judged
        least = judged.values[judged.legal.index(penalty)]
        better = (one for one, value in zip(judged.legal, judged.values, strict=True) if value >= least)
        return least < 1 and any(self.aims(one) for one in better if isinstance(one, Keep))

    def keep_aims(self, keep: Keep) -> Aims:
        write, keeps = self._game.write_action, self.odds.keeps
        return aims_of(keeps[write(keep)], keeps[write(Keep(()))], self.worth, self.failure, self.won)

    def _by_colour(self, keep: Keep) -> bool:
        """Whether the dice are kept for their colours."""
        box, hopes = self._game.box, self.keep_aims(keep).hopes
        return bool(hopes) and isinstance(box.citizens[box.codes[hopes[0][0]]].condition, OF_COLOURS)

    @cached_property
    def failure(self) -> float:
        """What a penalty is worth to the player, measured as in `worth`."""
        return self._valued([play.apply(self._game.box, self.state, TakePenalty())])[0]

    @cached_property
    def worth(self) -> dict[str, float]:
        """What every open citizen is worth to the player: the chance to win with it or, without a network, points."""
        box, state = self._game.box, self.state
        ways = [(slot, take) for slot in range(len(state.row)) for take in play.takes(box, state, slot)]
        values = self._valued([play.apply(box, state, take) for _, take in ways])
        found: dict[str, float] = {}
        for (slot, _), value in zip(ways, values, strict=True):
            name = box.citizens[state.row[slot]].id
            found[name] = max(value, found.get(name, value))
        return found

    def _valued(self, after: list[State]) -> list[float]:
        seat, evaluator = self.state.player, self.judged.evaluator
        if evaluator is None:
            return [float(self._game.sheets(one)[seat].total) for one in after]
        values: list[float] = evaluator.chances(after)[:, seat].tolist()
        return values

    def _it(self, slot: int) -> str:
        return self.it(self._game.box.citizens[self.state.row[slot]].id)

    def it(self, target: str) -> str:
        card = self._game.box.codes[target]
        return self._which(card, self.words.text(f"wk-hint-it-{self._game.box.citizens[card].kind}"))

    def citizen(self, target: str) -> str:
        card = self._game.box.codes[target]
        return self._which(card, self.words.text(f"wk-hint-the-{self._game.box.citizens[card].kind}"))

    def _which(self, card: int, called: str) -> str:
        """A citizen among others of its kind: with its points or, if these are the same, with its wish."""
        citizens = self._game.box.citizens
        points = citizens[card].points
        alike = [citizens[other] for other in self.state.row if citizens[other].kind is citizens[card].kind]
        if len(alike) == 1:
            return called
        if isinstance(points, int) and sum(other.points == points for other in alike) == 1:
            return f"{called} ({points:+d})".replace("-", "−")
        return f"{called} ({condition_text(self.words, citizens[card].condition)})"
