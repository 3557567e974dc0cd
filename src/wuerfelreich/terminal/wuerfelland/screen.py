"""Würfelland in the terminal: the player's board with the dice beside it, and everybody's progress."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from wuerfelreich.rules.wuerfelland.actions import Action, Cross
from wuerfelreich.rules.wuerfelland.dice import COLOURS, LETTERS
from wuerfelreich.rules.wuerfelland.fields import CODES, names_of
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.rules.wuerfelland.view import ColourProgress, Land, View
from wuerfelreich.terminal.beside import Beside
from wuerfelreich.terminal.screen import Screen
from wuerfelreich.terminal.wuerfelland.board import FIELD, FREE, TREASURE, board_picture, small_board_picture
from wuerfelreich.words.numbers import percent
from wuerfelreich.words.wuerfelland.narration import WuerfellandNarration

#: Crossings that are listed; if there are more, only those that gain something are, and the others are typed.
MAX_LISTED = 16
#: Columns that dice and players need beside the board.
ROOM = 38
#: Columns that the second side of a sheet needs beside the first.
SIDE_ROOM = 14 * FIELD + FIELD // 2
BAR = 9
_DIE = ("     ", "  {}  ", "     ")
ANSWERING = (Phase.CROSS, Phase.TREASURE)


class WuerfellandScreen(Screen[State, Action]):
    """The table of Würfelland."""

    narration: WuerfellandNarration

    def picture(self, state: State) -> RenderableType:
        seen = self.narration.game.view(state)
        assert isinstance(seen, View)
        if not seen.lands:
            return self._sides(seen)
        seat = self._shown_seat(seen)
        land = seen.lands[seat]
        board = board_picture(land.rows, frozenset(land.crossed), self._lit(state))
        title = Text(f"{self.names[seat]} · {self.words.text('wl-board', {'board': land.board})}", style="bold")
        title.no_wrap, title.overflow = True, "ellipsis"
        return Beside(
            Group(title, board, self._colours(land), self._legend()),
            Group(self._heading(seen), "", self._dice(seen), "", self._players(seen)),
            ROOM,
        )

    def listed(self, state: State, legal: Sequence[Action]) -> list[Action]:
        if len(legal) <= MAX_LISTED:
            return list(legal)
        passing = [action for action in legal if not isinstance(action, Cross)]
        gaining = [action for action in legal if isinstance(action, Cross) and self.narration.gains(state, action)]
        return [*(gaining or legal)[: MAX_LISTED - len(passing)], *passing]

    def quick(self, state: State, text: str) -> Action | None:
        names = re.split(r"[\s,]+", text.strip().lower())
        if state.phase not in ANSWERING or not set(names) <= CODES.keys():
            return None
        fields = sum(1 << CODES[name] for name in set(names))
        colours = self.narration.box.boards[state.boards[state.seat]].colours
        first = 1 << CODES[names[0]]
        return Cross(next((at for at, colour in enumerate(colours) if colour & first), 0), fields)

    def typing(self, state: State) -> str:
        if state.phase not in ANSWERING:
            return ""
        first = self.narration.game.legal(state)[0]
        assert isinstance(first, Cross)
        return self.words.text("wl-typing", {"example": " ".join(names_of(first.fields))})

    def _lit(self, state: State) -> frozenset[str]:
        """The fields that the player to move can cross now."""
        if state.phase not in ANSWERING:
            return frozenset()
        fields = 0
        for action in self.narration.game.legal(state):
            fields |= action.fields if isinstance(action, Cross) else 0
        return frozenset(names_of(fields))

    def _shown_seat(self, seen: View) -> int:
        winners = [seat for seat, land in enumerate(seen.lands) if land.won]
        return winners[0] if seen.phase == "over" and winners else seen.player

    def _sides(self, seen: View) -> RenderableType:
        """What is shown while boards are chosen: the sheets dealt, and both sides of the choosing player's."""
        dealt: list[RenderableType] = []
        for seat, name in enumerate(self.names):
            line = Text(f"{'▶' if seen.phase == 'side' and seat == seen.player else ' '} {name}")
            if seat < len(seen.chosen):
                line.append(f"  {self.words.text('wl-board', {'board': seen.chosen[seat]})}", style="bold")
            elif seat < len(seen.sheets):
                line.append("  " + " / ".join(seen.sheets[seat].names), style="dim")
            line.no_wrap, line.overflow = True, "ellipsis"
            dealt.append(line)
        if seen.phase != "side":
            return Group(*dealt)
        sheet = seen.sheets[seen.player]
        sides = [
            Group(Text(self.words.text("wl-board", {"board": name}), style="bold"), small_board_picture(rows), "")
            for name, rows in zip(sheet.names, sheet.rows, strict=True)
        ]
        return Group(Beside(sides[0], sides[1], SIDE_ROOM), self._legend(), "", *dealt)

    def _heading(self, seen: View) -> Text:
        parts = [self.words.text("wl-round", {"round": seen.round})] if seen.round else []
        return Text("\n".join([*parts, self.words.text("wl-goal", {"treasures": seen.goal})]), style="dim")

    def _dice(self, seen: View) -> RenderableType:
        if not seen.aside and not seen.dice:
            return Text("\n\n\n")
        grid = Table.grid(padding=(0, 2))
        aside = [LETTERS[COLOURS.index(seen.colour)]] * seen.aside if seen.colour is not None else []
        groups = [(self.words.text("wl-aside"), aside), (self.words.text("wl-left") if aside else "", seen.dice)]
        shown = [(title, dice) for title, dice in groups if dice]
        grid.add_row(*(_dice_picture(dice) for _, dice in shown))
        grid.add_row(*(Text(title, style="dim") for title, _ in shown))
        parts: list[RenderableType] = [grid]
        if seen.miss is not None:
            parts.append(
                Text(self.words.text("wl-miss", {"chance": percent(self.words.language, seen.miss)}), style="italic")
            )
        return Group(*parts)

    def _colours(self, land: Land) -> Table:
        """Progress by colour: fields crossed out of all, treasures, and the free fields where the next crosses can
        go."""
        grid = Table.grid(padding=(0, 1))
        for _ in land.colours:
            grid.add_column(justify="center", no_wrap=True, min_width=8)
        letters = [LETTERS[COLOURS.index(colour.colour)] for colour in land.colours]
        grid.add_row(
            *(
                Text(f" {letter} {colour.crossed}/{colour.fields} ", style=FREE[letter])
                for letter, colour in zip(letters, land.colours, strict=True)
            )
        )
        grid.add_row(*(Text(self._open(colour), style="dim" if not colour.room else "") for colour in land.colours))
        return grid

    def _legend(self) -> Text:
        """The colours that the letters on boards and dice stand for; no language has them all as initials."""
        named = (
            Text.assemble((letter, FREE[letter]), f" {self.words.text(f'wl-{colour}')}")
            for letter, colour in zip(LETTERS, COLOURS, strict=True)
        )
        return Text("  ").join(named)

    def _open(self, colour: ColourProgress) -> str:
        if colour.crossed == colour.fields:
            return self.words.text("wl-full")
        if not colour.places:
            return self.words.text("wl-closed")
        return self.words.text("wl-free" if colour.places[0].begun else "wl-room", {"count": colour.room})

    def _players(self, seen: View) -> Table:
        table = Table.grid(padding=(0, 1))
        table.add_column(ratio=1)
        for seat, land in enumerate(seen.lands):
            on = seat == seen.player and seen.phase != "over"
            sign = "▶" if on else "●" if seat == seen.active else " "
            name = Text(f"{sign} {self.names[seat]}", style="bold" if on else "")
            name.append(f"  {self.words.text('wl-board', {'board': land.board})}", style="dim")
            name.no_wrap, name.overflow = True, "ellipsis"
            table.add_row(name)
            table.add_row(self._progress(seen, land))
        return table

    def _progress(self, seen: View, land: Land) -> Text:
        text = Text("  ")
        text.append(TREASURE * land.treasures, style="bold yellow")
        text.append("☆" * max(0, seen.goal - land.treasures), style="dim")
        text.append(f" {land.treasures}/{seen.goal}  ")
        best = land.colours[land.best]
        letter = LETTERS[COLOURS.index(best.colour)]
        filled = best.crossed * BAR // best.fields
        text.append(f" {letter} ", style=FREE[letter])
        text.append(" " + "▰" * filled + "▱" * (BAR - filled) + f" {best.crossed}/{best.fields}")
        if land.won:
            text.append(f"  {self.words.text('wl-won')}", style="bold")
        if land.owed:
            text.append(f"\n  {self.words.text('wl-treasure-rolls', {'count': land.owed})}", style="italic")
        return text


def _dice_picture(dice: Sequence[str]) -> Text:
    """Dice side by side, in colour and with their letter."""
    lines = (Text(" ").join(Text(line.format(die), style=FREE[die]) for die in dice) for line in _DIE)
    picture = Text("\n").join(lines)
    picture.no_wrap, picture.overflow = True, "crop"
    return picture
