"""Würfelkönig in the terminal: the row of citizens under their villages, the dice, and everybody's kingdom."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.game import Name
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.material import Kind
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State
from wuerfelreich.rules.wuerfelkoenig.view import Kingdom, OpenCitizen, PileCard, View, VillageStack
from wuerfelreich.terminal.beside import Beside
from wuerfelreich.terminal.conditions import condition_picture
from wuerfelreich.terminal.dice import dice_row, read_positions
from wuerfelreich.terminal.screen import Screen
from wuerfelreich.words.numbers import signed
from wuerfelreich.words.wuerfelkoenig.narration import WuerfelkoenigNarration

#: A colour and a sign for every village; the printed game's brown and violet are hard to tell apart.
VILLAGE_STYLES = {
    "city": ("#e8b923", "♜"),
    "mine": ("#b5622a", "◆"),
    "workshop": ("#3f8fe0", "⚙"),
    "orc_village": ("#4fae4a", "⌂"),
    "enchanted_forest": ("#b565d9", "♣"),
}
#: The most columns that the five cards take up together.
MAX_WIDTH = 95
#: Lines for a long name, a condition and an effect of two lines each in a window of 80 columns.
HEIGHT = 9
#: Columns for what a player owns in most cases.
PLAYERS = 36
PLAIN = ("#bbbbbb", "✦")
EFFECTS = (Kind.ARROGANT_ELF, Kind.TALENTED_APPRENTICE, Kind.BUSY_FAIRY, Kind.HYPNOTIST, Kind.DRAGON)


class WuerfelkoenigScreen(Screen[State, Action]):
    """The table of Würfelkönig."""

    narration: WuerfelkoenigNarration

    def picture(self, state: State) -> RenderableType:
        seen = self.narration.game.view(state)
        assert isinstance(seen, View)
        kingdoms = self._kingdoms(seen)
        below = Beside(dice_row(seen.dice), kingdoms, PLAYERS) if seen.dice else kingdoms
        return Group(self._cards(seen), self._piles(seen), "", below)

    def listed(self, state: State, legal: Sequence[Action]) -> list[Action]:
        return [action for action in legal if not isinstance(action, Keep)]

    def quick(self, state: State, text: str) -> Action | None:
        if state.phase is not Phase.CHOOSE:
            return None
        places = read_positions(text, len(state.dice))
        return None if places is None else Keep(tuple(sorted(state.dice[place] for place in places)))

    def typing(self, state: State) -> str:
        can_roll = state.phase is Phase.CHOOSE and state.roll < state.rolls
        return self.words.text("terminal-keep-digits") if can_roll else ""

    def _cards(self, seen: View) -> RenderableType:
        grid = Table.grid(expand=True)
        for _ in seen.row:
            grid.add_column(ratio=1)
        grid.add_row(*(self._village(stack) for stack in seen.villages))
        grid.add_row(*(self._citizen(citizen) for citizen in seen.row))
        return Constrain(grid, MAX_WIDTH)

    def _village(self, stack: VillageStack) -> Text:
        colour, sign = VILLAGE_STYLES[stack.id]
        name = self.words.text(f"wk-{stack.id}")
        value = f"+{stack.value} " if stack.value is not None else "– "
        return Text(f"{sign} {name}\n  {value}" + "▮" * stack.left, style=f"bold {colour}", justify="center")

    def _citizen(self, citizen: OpenCitizen) -> Panel:
        card = citizen.card
        if card is None:
            return Panel("", height=HEIGHT)
        colour, sign = VILLAGE_STYLES.get(card.village or "", PLAIN)
        points = "n²" if card.points == "fairy" else signed(card.points)
        effect = self.words.text(f"wk-effect-{card.kind}") if card.kind in EFFECTS else ""
        body = Text(justify="center", overflow="fold")
        body.append(f"{sign} {points}\n", style=f"bold {colour}")
        body.append(f"{self.words.name(Name(f'wk-{card.kind}'))}\n", style="bold")
        body.append_text(condition_picture(self.words, card.condition))
        body.append(f"\n{effect}", style="italic dim")
        title = f"{citizen.slot} ✔" if citizen.fulfilled else f"{citizen.slot}"
        return Panel(body, title=title, border_style=f"bold {colour}" if citizen.fulfilled else colour, height=HEIGHT)

    def _piles(self, seen: View) -> Text:
        parts = [self.words.text("wk-draw-pile", {"count": seen.draw_pile})]
        if seen.penalty is not None:
            parts.append(self.words.text("wk-next-penalty", {"value": seen.penalty, "left": seen.penalties}))
        return Text(" · ".join(parts), style="dim")

    def _kingdoms(self, seen: View) -> Table:
        table = Table(box=None, padding=(0, 1), show_header=False)
        for seat, kingdom in enumerate(seen.kingdoms):
            on = seat == seen.player and seen.phase != "over"
            name = Text(f"{'▶' if on else ' '} {self.names[seat]}", style="bold" if on else "")
            table.add_row(name, Text(self.words.text("points", {"points": kingdom.points})), self._pile(kingdom))
        return table

    def _pile(self, kingdom: Kingdom) -> Text:
        """The pile from top to bottom: the top card counts for the elf."""
        text = Text()
        for card in reversed(kingdom.pile):
            text.append_text(self._pile_card(card))
            text.append(" ")
        return text

    def _pile_card(self, card: PileCard) -> Text:
        if card.what == "penalty":
            return Text(f"☹{card.points}", style="red")
        name = self.words.text(f"wk-{card.what}")
        points = "" if card.points is None else signed(card.points)
        if card.what in VILLAGE_STYLES:
            colour, sign = VILLAGE_STYLES[card.what]
            return Text(f"{sign}{points}", style=f"bold {colour}")
        return Text(f"{name.split()[-1]}{points}")
