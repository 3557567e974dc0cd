"""Why a play is good in Würfelland: what the dice bring, what more could bring, and whether it would fit."""

from collections.abc import Hashable

from wuerfelreich.odds.wuerfelland.odds import CAME, reach
from wuerfelreich.review.hint import advised
from wuerfelreich.review.judgement import adviser_of
from wuerfelreich.review.reasons import Reasons
from wuerfelreich.review.wording import share
from wuerfelreich.review.wuerfelland.crossing import crossing_gains, lasting_gains
from wuerfelreich.rules.game import Decide, Name
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import COLOURS, DICE, colour_name
from wuerfelreich.rules.wuerfelland.state import Phase, State


class WuerfellandReasons(Reasons[State, Action]):
    """The reasons of Würfelland."""

    @property
    def _game(self) -> Wuerfelland:
        assert isinstance(self.told.game, Wuerfelland)
        return self.told.game

    def play(self, action: Action) -> str:
        match action:
            case ChooseBoard(board):
                return self.words.text("wl-hint-side", {"board": self._game.box.names[board]})
            case ChooseColour(colour):
                return self.words.text("wl-hint-choose", {"colour": self._it(colour)})
            case RollOn():
                return self.words.text("wl-hint-roll-on")
            case Stop():
                return self.words.text("wl-hint-stop")
            case Cross():
                return self._crossing(action)
            case Pass():
                return self.words.text("wl-hint-pass")

    def _crossing(self, cross: Cross) -> str:
        """The crossing. Where several areas of the colour are possible, the area is named by its size: on a phone the
        land lies on its side, so left and right would mean nothing."""
        known: dict[str, int | Name] = {"fields": cross.fields.bit_count(), "colour": colour_name(cross.colour)}
        crosses = [one for one in self.judged.legal if isinstance(one, Cross) and one.colour == cross.colour]
        if len({self._area(one) for one in crosses}) == 1:
            return self.words.text("wl-hint-cross", known)
        return self.words.text("wl-hint-cross-area", {**known, "size": self._area(cross).bit_count()})

    def _area(self, cross: Cross) -> int:
        board = self._game.box.boards[self.state.boards[self.state.seat]]
        return next(area for area in board.areas[cross.colour] if area & cross.fields)

    def why(self, action: Action) -> str:
        match action:
            case ChooseColour(colour):
                return self._chosen(action, self.state.dice.count(colour))
            case RollOn():
                return self._rolling(self.state.colour, self.state.aside)
            case Stop():
                return self._stopping()
            case Cross():
                return ", ".join(crossing_gains(self.words, self._game.box, self.state, action))
            case Pass():
                return self._passing()
            case ChooseBoard():
                return ""

    def promise(self, action: Action) -> str:
        match action:
            case ChooseColour(colour) if self._room(colour) >= self.state.dice.count(colour):
                return self.why(action)
            case RollOn() if self._room(self.state.colour) > self.state.aside:
                return self.why(action)
            case Cross():
                return self.why(action)
            case _:
                return ""

    def _chosen(self, choice: ChooseColour, count: int) -> str:
        """What the colour brings at once or, if rolling on is best, what may come."""
        after = self._game.apply(self.state, choice)
        if after.phase is Phase.GO_ON:
            stopped = self._game.apply(after, Stop())
            following = WuerfellandReasons(self.told, after, adviser_of(self._game).judge(after))
            if advised(following) == RollOn():
                return ", ".join([*self._anyway(stopped), self._rolling(choice.colour, count)])
            after = stopped
        if self._room(choice.colour) < count:
            return self._too_many(choice.colour, count)
        gains = self._gains(after)
        return self.words.text("wl-hint-nothing-to-lose") if gains is None else self._at_once(count, gains)

    def _rolling(self, colour: int, aside: int) -> str:
        """The chance of more, and of too many."""
        room = self._room(colour)
        if room < aside:
            return f"{self._too_many(colour, aside)}, {self.words.text('wl-hint-nothing-to-lose')}"
        left = DICE - aside
        if room == aside:
            return self.words.text("wl-hint-less-for-others", {"chance": share(self.words, 1 - CAME[left][0])})
        chance = share(self.words, reach(aside, aside + 1))
        more = self.words.text("wl-hint-more", {"chance": chance, "fields": aside + 1})
        too_many = sum(CAME[left][came] for came in range(room - aside + 1, left + 1))
        if round(100 * too_many):
            risk = self.words.text("wl-hint-too-many", {"chance": share(self.words, too_many)})
        else:
            risk = self.words.text("wl-hint-aside-safe", {"fields": aside})
        return f"{more}, {risk}"

    def _stopping(self) -> str:
        state = self.state
        if self._room(state.colour) < state.aside:
            return self._too_many(state.colour, state.aside)
        gains = self._gains(self._game.apply(state, Stop()))
        return "" if gains is None else self._at_once(state.aside, gains)

    def _passing(self) -> str:
        """That a new area would bind the player, if every crossing begins one."""
        state, seat = self.state, self.state.seat
        board = self._game.box.boards[state.boards[seat]]
        crosses = [action for action in self.judged.legal if isinstance(action, Cross)]
        areas = [area for cross in crosses for area in board.areas[cross.colour] if area & cross.fields]
        new = all(area & state.crossed[seat] == 0 for area in areas)
        return self.words.text("wl-hint-new-area") if new else ""

    def _gains(self, after: State) -> list[str] | None:
        """What the player's best crossing with the dice set aside brings; None if they cannot be used."""
        cross = self._crossed(after)
        return None if cross is None else crossing_gains(self.words, self._game.box, after, cross)

    def _crossed(self, after: State) -> Cross | None:
        """The player's best crossing with the dice set aside; None if they cannot be used."""
        step = self._game.next(after)
        if after.phase is not Phase.CROSS or step != Decide(self.state.seat):
            return None
        best = adviser_of(self._game).judge(after).best
        return best if isinstance(best, Cross) else None

    def _anyway(self, stopped: State) -> list[str]:
        """What the dice set aside bring already, if more may still be added: two colours can promise the same number of
        fields, and yet one is worth more."""
        cross = self._crossed(stopped)
        if cross is None or not self._area(cross) & ~(self.state.crossed[self.state.seat] | cross.fields):
            return []
        return lasting_gains(self.words, self._game.box, stopped, cross)

    def _room(self, colour: int) -> int:
        """The most dice of a colour that the player can use."""
        state, seat = self.state, self.state.seat
        crossings = self._game.box.crossings[state.boards[seat]]
        return max((area.size for area in crossings.places(state.crossed[seat], state.near[seat], colour)), default=0)

    def _too_many(self, colour: int, count: int) -> str:
        """That dice of a colour are of no use to the player."""
        return self.words.text("wl-hint-cannot-cross", {"dice": count, "colour": self._it(colour)})

    def _at_once(self, count: int, gains: list[str]) -> str:
        return ", ".join([self.words.text("wl-hint-at-once", {"fields": count}), *gains])

    def instead(self, action: Action) -> str:
        play = self.play(action)
        gains = crossing_gains(self.words, self._game.box, self.state, action) if isinstance(action, Cross) else []
        return f"{play} ({gains[0]})" if gains else play

    def idea(self, action: Action) -> Hashable:
        if not isinstance(action, Cross):
            return action
        board = self._game.box.boards[self.state.boards[self.state.seat]]
        return self._area(action), bool(action.fields & board.treasures)

    def rolls(self, action: Action) -> bool:
        return isinstance(action, RollOn)

    def _it(self, colour: int) -> str:
        return self.words.text(f"wl-hint-it-{COLOURS[colour]}")
