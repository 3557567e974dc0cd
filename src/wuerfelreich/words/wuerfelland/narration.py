"""Würfelland in words."""

from typing import ClassVar

from wuerfelreich.rules.chance import Outcome
from wuerfelreich.rules.wuerfelland import Wuerfelland, scoring
from wuerfelreich.rules.wuerfelland.actions import Action, ChooseBoard, ChooseColour, Cross, Pass, RollOn, Stop
from wuerfelreich.rules.wuerfelland.dice import DICE, colour_name, groups, read_colour
from wuerfelreich.rules.wuerfelland.fields import names_of
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.narration import Narration
from wuerfelreich.words.numbers import percent


class WuerfellandNarration(Narration[State, Action]):
    """The sentences of Würfelland."""

    prefix: ClassVar[str] = "wl"

    def __init__(self, words: Words, game: Wuerfelland, names: tuple[str, ...]) -> None:
        super().__init__(words, game, names)
        self.box = game.box

    def task(self, state: State) -> str:
        left = DICE - state.aside
        match state.phase:
            case Phase.SIDE:
                return self.words.text("wl-task-side")
            case Phase.ROLL if state.aside:
                return self.words.text("wl-task-roll-on", {"left": left})
            case Phase.ROLL:
                return self.words.text("wl-task-roll")
            case Phase.CHOOSE:
                return self.words.text("wl-task-choose")
            case Phase.GO_ON:
                miss = percent(self.words.language, (5 / 6) ** left)
                return self.words.text("wl-task-go-on", {**self._aside(state), "left": left, "miss": miss})
            case Phase.CROSS if state.seat == state.active:
                return self.words.text("wl-task-must-cross", self._aside(state))
            case Phase.CROSS:
                return self.words.text("wl-task-may-cross")
            case Phase.TREASURE_ROLL:
                return self.words.text("wl-task-treasure-roll")
            case Phase.TREASURE:
                return self.words.text("wl-task-treasure")
            case _:
                return ""

    def _aside(self, state: State) -> dict[str, int | str]:
        return self._use(state.colour, state.aside)

    def _use(self, colour: int, dice: int) -> dict[str, int | str]:
        return {"colour": self._colour(colour), "dice": dice}

    def offer(self, state: State, action: Action) -> str:
        match action:
            case ChooseBoard(board):
                return self.words.text("wl-offer-board", {"board": self.box.names[board]})
            case ChooseColour(colour):
                return self._offer_colour(state, colour)
            case RollOn():
                return self.words.text("wl-offer-roll", {"left": DICE - state.aside})
            case Stop():
                return self.words.text("wl-offer-stop", self._aside(state))
            case Pass():
                return self.words.text("wl-offer-pass")
            case Cross():
                return self._offer_cross(state, action)

    def _offer_colour(self, state: State, colour: int) -> str:
        count = state.dice.count(colour)
        crossings = self.box.crossings[state.boards[state.seat]]
        fits = crossings.usable(state.crossed[state.seat], state.near[state.seat], ((colour, count),))
        known = {**self._use(colour, count), "fits": "yes" if fits else "no"}
        return self.words.text("wl-offer-choose", known)

    def _offer_cross(self, state: State, cross: Cross) -> str:
        args = {"colour": self._colour(cross.colour), "fields": " ".join(names_of(cross.fields))}
        offer = self.words.text("wl-offer-cross", args)
        gains = self.gains(state, cross)
        return f"{offer} – {', '.join(gains)}" if gains else offer

    def gains(self, state: State, cross: Cross) -> list[str]:
        """What a crossing gains besides crosses: treasures, a full area or colour, the goal."""
        board = self.box.boards[state.boards[state.seat]]
        crossed = state.crossed[state.seat] | cross.fields
        found = []
        if treasures := (cross.fields & board.treasures).bit_count():
            found.append(self.words.text("wl-offer-treasures", {"count": treasures}))
        if scoring.reached(board, crossed, state.treasures):
            found.append(self.words.text("wl-offer-goal"))
        elif board.colours[cross.colour] & ~crossed == 0:
            found.append(self.words.text("wl-offer-colour", {"colour": self._colour(cross.colour)}))
        elif any(area & cross.fields and area & ~crossed == 0 for area in board.areas[cross.colour]):
            found.append(self.words.text("wl-offer-area"))
        return found

    def acted(self, before: State, action: Action, after: State) -> str:
        who = self.names[before.seat]
        match action:
            case ChooseBoard(board):
                return self.words.text("wl-told-board", {"who": who, "board": self.box.names[board]})
            case ChooseColour(colour):
                dice = before.dice.count(colour)
                told = self.words.text("wl-told-choose", {"who": who, **self._use(colour, dice)})
                return self._overrolled(told, before, after, colour, dice) if dice == DICE else told
            case RollOn():
                return self.words.text("wl-told-go-on", {"who": who})
            case Stop():
                told = self.words.text("wl-told-stop", {"who": who, **self._aside(before)})
                return self._overrolled(told, before, after, before.colour, before.aside)
            case Pass():
                return self.words.text("wl-told-pass", {"who": who})
            case Cross():
                return self._told_cross(before, action)

    def _told_cross(self, before: State, cross: Cross) -> str:
        board = self.box.boards[before.boards[before.seat]]
        colour = self._colour(cross.colour)
        crossed = self._use(cross.colour, cross.fields.bit_count())
        told = [self.words.text("wl-told-cross", {"who": self.names[before.seat], **crossed})]
        if treasures := (cross.fields & board.treasures).bit_count():
            told.append(self.words.text("wl-told-treasures", {"count": treasures}))
        if board.colours[cross.colour] & ~(before.crossed[before.seat] | cross.fields) == 0:
            told.append(self.words.text("wl-told-colour", {"colour": colour}))
        return " ".join(told)

    def _overrolled(self, told: str, before: State, after: State, colour: int, dice: int) -> str:
        """The end of phase 1: says so if the active player was skipped, which is easily overlooked."""
        if after.phase is Phase.CROSS and after.seat == before.active:
            return told
        skipped = {**self._use(colour, dice), "who": self.names[before.active]}
        return f"{told} {self.words.text('wl-told-overrolled', skipped)}"

    def drawn(self, before: State, outcome: Outcome, after: State) -> str:
        match before.phase:
            case Phase.DEAL:
                who = self.names[len(before.sheets)]
                return self.words.text("wl-told-deal", {"who": who, "sheet": self.box.sheet_name(outcome.items[0])})
            case Phase.START:
                return self.words.text("told-start", {"who": self.names[outcome.items[0]]})
            case Phase.ROLL if before.aside:
                return self._rolled_on(before, outcome, after)
            case Phase.ROLL:
                dice = self._dice(outcome.items)
                return self.words.text("told-roll", {"who": self.names[before.seat], "dice": dice})
            case _:
                args = {"who": self.names[before.seat], "rolled": self._dice(outcome.items)}
                told = self.words.text("wl-told-treasure-roll", args)
                skipped = after.phase is not Phase.TREASURE
                return f"{told} {self.words.text('wl-told-nothing')}" if skipped else told

    def _rolled_on(self, before: State, outcome: Outcome, after: State) -> str:
        came = outcome.items.count(before.colour)
        args: dict[str, int | str] = {
            "who": self.names[before.seat],
            "rolled": self._dice(outcome.items),
            "colour": self._colour(before.colour),
        }
        if came:
            told = self.words.text("wl-told-came", {**args, "dice": before.aside + came})
        else:
            told = self.words.text("wl-told-missed", args)
        if after.phase is Phase.GO_ON:
            return told
        return self._overrolled(told, before, after, before.colour, before.aside + came)

    def target(self, name: str) -> str:
        """A target such as `G 3`, `G 3+` or `G miss`."""
        letter, _, wanted = name.partition(" ")
        colour = self._colour(read_colour(letter))
        if wanted == "miss":
            return self.words.text("wl-target-miss", {"colour": colour})
        key = "wl-target-at-least" if wanted.endswith("+") else "wl-target-exactly"
        return self.words.text(key, {"dice": int(wanted.rstrip("+")), "colour": colour})

    def _dice(self, dice: tuple[int, ...]) -> str:
        """Dice in words, the most frequent colour first: `3 × blue, green`."""
        found = sorted(groups(dice), key=lambda group: -group[1])
        return ", ".join(
            self.words.text("wl-target-exactly", self._use(colour, count)) if count > 1 else self._colour(colour)
            for colour, count in found
        )

    def _colour(self, colour: int) -> str:
        return self.words.name(colour_name(colour))
