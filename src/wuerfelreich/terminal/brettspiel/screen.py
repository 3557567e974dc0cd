"""The board game in the terminal: the five stacks, the map, the dice, and what everybody owns."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wuerfelreich.rules.brettspiel.actions import Action, Bully, Place, Take, Tame
from wuerfelreich.rules.brettspiel.facts import FIELD_CODES, Citizen
from wuerfelreich.rules.brettspiel.state import ROLLS, Phase, State
from wuerfelreich.rules.brettspiel.view import Kingdom, Stack, View
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.conditions import Colours, Groups, Straight
from wuerfelreich.terminal.brettspiel.map import CASTLE, FIRE, GEMS, SEAT_STYLES, MapPicture
from wuerfelreich.terminal.conditions import GROUP_STYLES, condition_picture
from wuerfelreich.terminal.dice import STYLES, dice_row, read_positions
from wuerfelreich.terminal.screen import Screen
from wuerfelreich.words.brettspiel.narration import BrettspielNarration

#: The most columns that the five cards take up together.
MAX_WIDTH = 100
#: Lines for a name, a condition and a three-line effect in a window of 80 columns.
HEIGHT = 7
#: Columns for six dice, and for what a player owns in most cases.
DICE = 47
PLAYERS = 36
#: Ways to take citizens with jokers that are listed; others can be typed.
MAX_LISTED = 18
BELOW = "▤"
FIELD_ACTIONS = {Phase.PLACE: Place, Phase.TAME: Tame, Phase.BULLY: Bully}


class AroundMap:
    """Places dice and players beside the map if the window is wide enough, otherwise below it."""

    def __init__(self, picture: MapPicture, dice: RenderableType | None, players: RenderableType) -> None:
        self._map = picture
        self._dice = dice
        self._players = players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        below = [part for part in (self._dice, self._players) if part is not None]
        available = options.max_width - 2 - DICE
        width = self._map.width(available)
        if width <= available and not self._map.is_narrow(available):
            yield _side_by_side(self._map, Group(*below), width)
            return
        yield self._map
        yield ""
        if self._dice is not None and options.max_width >= DICE + 2 + PLAYERS:
            yield _side_by_side(self._dice, self._players, DICE)
        else:
            yield from below


def _side_by_side(left: RenderableType, right: RenderableType, width: int) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(width=width)
    grid.add_column()
    grid.add_row(left, right)
    return grid


class BrettspielScreen(Screen[State, Action]):
    """The table of the board game."""

    narration: BrettspielNarration

    def picture(self, state: State) -> RenderableType:
        seen = self.narration.game.view(state)
        assert isinstance(seen, View)
        dice = dice_row(seen.dice) if seen.dice else None
        around = AroundMap(MapPicture(self.words, seen.fields), dice, self._kingdoms(seen))
        return Group(self._stacks(seen), around, "", self._supply(seen))

    def listed(self, state: State, legal: Sequence[Action]) -> list[Action]:
        shown: list[Action] = [action for action in legal if not isinstance(action, Keep)]
        if len(shown) <= MAX_LISTED:
            return shown
        with_jokers = [action for action in shown if isinstance(action, Take) and action.pairs]
        room = max(0, MAX_LISTED - (len(shown) - len(with_jokers)))
        cheapest = sorted(with_jokers, key=lambda take: len(take.pairs))[:room]
        return [action for action in shown if action in cheapest or action not in with_jokers]

    def quick(self, state: State, text: str) -> Action | None:
        kind = FIELD_ACTIONS.get(state.phase)
        if kind is not None:
            field = FIELD_CODES.get(text.strip().upper())
            return None if field is None else kind(field)
        if state.phase is not Phase.CHOOSE:
            return None
        places = read_positions(text, len(state.dice))
        return None if places is None else Keep(tuple(sorted(state.dice[place] for place in places)))

    def typing(self, state: State) -> str:
        if state.phase is Phase.CHOOSE and state.roll < ROLLS:
            return self.words.text("terminal-keep-digits")
        if state.phase not in FIELD_ACTIONS:
            return ""
        first = self.narration.game.write_action(self.narration.game.legal(state)[0]).split()[1]
        return self.words.text("br-typing-field", {"field": first})

    def _stacks(self, seen: View) -> RenderableType:
        grid = Table.grid(expand=True)
        for _ in seen.stacks:
            grid.add_column(ratio=1)
        grid.add_row(*(self._stack(stack) for stack in seen.stacks))
        return Constrain(grid, MAX_WIDTH)

    def _stack(self, stack: Stack) -> Panel:
        card = stack.card
        if card is None:
            return Panel("", title=f"{stack.number}", height=HEIGHT, border_style="dim")
        body = Text(justify="center", overflow="fold")
        body.append(f"{self.words.text(f'br-card-{stack.kind}')}\n", style="bold")
        body.append_text(self._asks(card))
        body.append(f"\n{self.words.text(f'br-effect-{card.effect}')}", style="italic dim")
        title = f"{stack.number}"
        if stack.tier:
            title += f" ✔{stack.tier}" if card.tiers else " ✔"
        if stack.with_jokers:
            title += f" ?{stack.with_jokers}"
        joker = Text.assemble((f" {card.joker.colour}{card.joker.number} ", STYLES[card.joker.colour]))
        return Panel(
            body,
            title=title,
            subtitle=Text.assemble(joker, (f" {BELOW}{stack.below}", "dim")),
            height=HEIGHT,
            padding=0,
            border_style="bold" if stack.tier else "dim",
        )

    def _asks(self, card: Citizen) -> Text:
        """The condition, with a merchant's three tiers as short as possible."""
        match card.conditions:
            case (Colours(colours), *_) as steps if card.tiers and len(colours) == 1:
                colour = next(iter(colours))
                counts = [step.colours[colour] for step in steps if isinstance(step, Colours)]
                return Text.assemble((f" {colour} ", STYLES[colour]), _steps(counts))
            case (Groups((_,)), *_) as steps if card.tiers:
                sizes = [step.groups[0] for step in steps if isinstance(step, Groups)]
                return Text.assemble((" A ", GROUP_STYLES["A"]), _steps(sizes))
            case (Straight(), *_) as steps if card.tiers:
                lengths = [step.length for step in steps if isinstance(step, Straight)]
                return Text.assemble((" 1-2-3 ", GROUP_STYLES["B"]), _steps(lengths))
            case steps:
                return Text("\n").join(condition_picture(self.words, step) for step in steps)

    def _supply(self, seen: View) -> Text:
        supply = seen.supply
        known = [self.words.text(f"br-{tiles.landscape}") for tiles in supply.pool for _ in range(tiles.known)]
        parts = [
            f"{self.words.text('br-supply', {'tiles': supply.tiles})}, "
            f"{GEMS['gold']}{supply.gold} {GEMS['white']}{supply.white} {FIRE}{supply.fires}"
        ]
        if seen.hand:
            hand = [self.words.text(f"br-{landscape}") for landscape in seen.hand]
            parts.insert(0, self.words.text("br-drawn", {"tiles": ", ".join(hand)}))
        if known:
            parts.append(self.words.text("br-known", {"tiles": ", ".join(known)}))
        return Text("\n".join([" · ".join(parts), self.words.text("br-legend")]), style="dim")

    def _kingdoms(self, seen: View) -> Table:
        table = Table.grid()
        table.add_column(no_wrap=True, overflow="ellipsis")
        for seat, kingdom in enumerate(seen.kingdoms):
            on = seat == seen.player and seen.phase != "over"
            name = Text("▶ " if on else "  ")
            name.append(f" {CASTLE}{seat + 1} ", style=SEAT_STYLES[seat])
            name.append(f" {self.words.text('points', {'points': kingdom.points})}  ", style="bold" if on else "")
            name.append(self.names[seat], style="bold" if on else "")
            table.add_row(name)
            table.add_row(self._owned(kingdom))
        return table

    def _owned(self, kingdom: Kingdom) -> Text:
        text = Text("   ")
        text.append(f"{CASTLE} {kingdom.fields}/{kingdom.fields + kingdom.markers_left} ")
        text.append(f"({self.words.text('br-area', {'area': kingdom.largest_area})})  ", style="dim")
        text.append(f"{GEMS['gold']}{kingdom.gold} ", style="bold #e3bb2a")
        text.append(f"{GEMS['white']}{kingdom.white} ")
        text.append(f"{FIRE}{kingdom.fires}", style="bold #e0703a")
        text.append("\n   ")
        for joker in kingdom.jokers:
            text.append(f" {joker} ", style=STYLES[joker[0]])
            text.append(" ")
        text.append(" ".join("?" * kingdom.superjokers), style="bold")
        if not kingdom.jokers and not kingdom.superjokers:
            text.append("–", style="dim")
        return text


def _steps(counts: list[int]) -> str:
    """`4·5·6` for one, two and three tiles, the last with a gem."""
    return " " + "·".join(map(str, counts)) + GEMS["white"]
