"""Knatsch in the terminal: the piles and the King, the attempt with its dice, and what everybody has won."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from wuerfelreich.rules.knatsch.actions import Action, Keep, SetGuards
from wuerfelreich.rules.knatsch.state import Phase, State
from wuerfelreich.rules.knatsch.view import AttemptView, CardView, GoalView, PileView, PlayerCard, PlayerView, View
from wuerfelreich.terminal.dice import pips, read_positions
from wuerfelreich.terminal.screen import Screen
from wuerfelreich.words.knatsch.narration import KnatschNarration

#: A style for every coat of arms; the colour is always named beside it.
COLOURS = {
    "red": "bold white on #a3202f",
    "blue": "bold white on #1f4aa0",
    "green": "bold white on #1d6b3a",
    "yellow": "bold black on #e8b923",
    "white": "bold black on #f2f2f2",
    "black": "bold white on #3a3a3a",
}
#: A sign for every kind of special; its name is beside it where there is room.
SIGNS = {
    "die1": "⚀",
    "die2": "⚁",
    "die3": "⚂",
    "die4": "⚃",
    "die5": "⚄",
    "catapult": "➶",
    "champion": "♞",
    "stack": "▤",
    "guard_castle": "⛨",
    "guard_special": "⛉",
    "treason": "✂",
    "protection": "☂",
}
CASTLE, TOURNAMENT, KING, GUARDED = "♜", "⚔", "♛", "⛨"
LIVE = "bold black on #e8e2d0"
DEAD = "dim white on #444444"
#: With more ways to set guards than this the menu would hide everything else, so they are typed instead.
MAX_GUARDS = 16
#: The most columns that the piles and the King take up together.
MAX_WIDTH = 90


class KnatschScreen(Screen[State, Action]):
    """The table of Knatsch."""

    narration: KnatschNarration

    def picture(self, state: State) -> RenderableType:
        seen = self.narration.game.view(state)
        assert isinstance(seen, View)
        parts: list[RenderableType] = [self._middle(seen), self._known(seen)]
        if seen.attempt is not None:
            parts += ["", self._attempt(seen.attempt)]
        return Group(*parts, "", self._players(seen))

    def listed(self, state: State, legal: Sequence[Action]) -> list[Action]:
        guards = [action for action in legal if isinstance(action, SetGuards)]
        few = state.phase is Phase.SETTLED and len(guards) <= MAX_GUARDS
        return [
            action for action in legal if not isinstance(action, Keep) and (few or not isinstance(action, SetGuards))
        ]

    def quick(self, state: State, text: str) -> Action | None:
        if state.phase is not Phase.KEEP:
            return None
        places = read_positions(text, len(state.live))
        return None if places is None else Keep(tuple(sorted(state.live[place] for place in places)))

    def typing(self, state: State) -> str:
        if state.phase is Phase.KEEP:
            return self.words.text("terminal-keep-digits")
        if any(isinstance(action, SetGuards) for action in self.narration.game.legal(state)):
            return self.words.text("kn-typing-guards")
        return ""

    # The piles

    def _middle(self, seen: View) -> RenderableType:
        grid = Table.grid(expand=True)
        for _ in range(3):
            grid.add_column(ratio=1)
        grid.add_row(*(self._pile(pile) for pile in seen.piles), self._king(seen))
        return Constrain(grid, MAX_WIDTH)

    def _pile(self, pile: PileView) -> Panel:
        body = Text(justify="center")
        if pile.top is not None:
            body.append_text(self._card(pile.top))
            if pile.top.rank is not None and pile.to_beat is not None:
                body.append(f"\n{pile.top.rank.text}", style="bold")
                if pile.to_beat != pile.top.rank:
                    body.append(f" {self.words.text('kn-pile-counts', {'beat': pile.to_beat.text})}", style="italic")
            else:
                body.append("\n")
        body.append(f"\n{self.words.text('kn-pile-cards', {'cards': pile.cards})}", style="dim")
        title = f"{pile.name} ✔" if pile.target else pile.name
        return Panel(body, title=title, height=5, border_style="bold" if pile.target else "dim")

    def _king(self, seen: View) -> Panel:
        assert seen.king.rank is not None
        body = Text(justify="center")
        body.append_text(self._card(seen.king))
        body.append(f"\n{seen.king.rank.text}", style="bold")
        body.append(f"\n{self.words.text('kn-king-asks')}", style="dim")
        title = f"{KING} ✔" if seen.king_target else KING
        return Panel(body, title=title, height=5, border_style="bold" if seen.king_target else "dim")

    def _known(self, seen: View) -> Text:
        """What is known beyond the top cards: the turn number, and the cards at the bottom of the piles."""
        text = Text(style="dim")
        text.append(self.words.text("kn-turn", {"turn": seen.turn, "turns": seen.turns}))
        text.append(f" · {self.words.text('kn-unseen', {'count': len(seen.unseen)})}")
        for pile in seen.piles:
            if pile.below:
                cards = " ".join(self._short(card) for card in pile.below)
                text.append(f"\n{pile.name}, {self.words.text('kn-pile-known')} {cards}")
        return text

    def _short(self, card: CardView) -> str:
        """A card in a few characters: its sign and its dice."""
        if card.rank is None:
            return TOURNAMENT
        if card.type == "castle":
            return f"{CASTLE}{self.words.text(f'kn-colour-{card.sort}')}"
        return SIGNS[card.sort or ""]

    def _card(self, card: CardView) -> Text:
        if card.type == "castle":
            return Text(f" {CASTLE} {self.words.text(f'kn-{card.sort}')} ", style=COLOURS[card.sort or ""])
        if card.type == "special":
            return Text(f"{SIGNS[card.sort or '']} {self.words.text(f'kn-{card.sort}')}", style="bold")
        if card.type == "king":
            return Text(f"{KING} {self.words.text('kn-king')}", style="bold #e8b923")
        return Text(f"{TOURNAMENT} {self.words.text('kn-tournament')}", style="bold")

    # The attempt

    def _attempt(self, attempt: AttemptView) -> RenderableType:
        key = "kn-defends" if attempt.defends else "kn-rolls-for"
        shown = self._card(attempt.target).plain.strip()
        head = Text(self.words.text(key, {"who": self.names[attempt.roller], "card": shown}), style="bold")
        if attempt.owner is not None and not attempt.defends:
            head.append(f" {self.words.text('kn-owner', {'who': self.names[attempt.owner]})}")
        facts = [self.words.text("kn-roll-of", {"roll": attempt.roll, "rolls": attempt.rolls})] if attempt.roll else []
        facts += self._to_beat(attempt)
        if attempt.card_dice:
            dice = " ".join(map(str, attempt.card_dice))
            facts.append(self.words.text("kn-card-dice", {"dice": dice}))
        if attempt.result is not None:
            made = self.words.text("kn-made", {"made": attempt.result.text})
            facts.append(f"{made} ✔" if attempt.beaten else made)
        parts: list[RenderableType] = [head, Text(" · ".join(facts))]
        if attempt.live or attempt.dead:
            parts.append(self._dice(attempt))
        return Group(*parts)

    def _to_beat(self, attempt: AttemptView) -> list[str]:
        if attempt.to_beat is None:
            return []
        if attempt.leader is None:
            return [self.words.text("kn-to-beat", {"beat": attempt.to_beat.text})]
        who = self.names[attempt.leader]
        return [self.words.text("kn-to-beat-by", {"beat": attempt.to_beat.text, "who": who})]

    def _dice(self, attempt: AttemptView) -> Table:
        """Live dice with the digits to type to keep them, then the dead sixes."""
        grid = Table.grid(padding=(0, 1))
        number = len(attempt.live) + attempt.dead
        for _ in range(number):
            grid.add_column(justify="center", no_wrap=True, min_width=7)
        live = [pips(die, LIVE) for die in attempt.live]
        grid.add_row(*live, *(pips(6, DEAD) for _ in range(attempt.dead)))
        digits = [Text(f"[{at}]", style="dim") for at in range(1, len(live) + 1)]
        grid.add_row(*digits, *(Text("✕", style="dim red") for _ in range(attempt.dead)))
        return grid

    # The players

    def _players(self, seen: View) -> Table:
        table = Table(box=None, padding=(0, 1), show_header=False)
        table.add_column(max_width=18, overflow="fold")
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for seat, player in enumerate(seen.players):
            on = seat == seen.player and seen.phase != "over"
            rolls = seen.attempt is not None and seat == seen.attempt.roller
            sign = "▶" if on else "●" if rolls else KING if seat == seen.winner else " "
            name = Text(f"{sign} {self.names[seat]}", style="bold" if on or rolls else "")
            goals = Text(" ".join(self._goal(goal) for goal in player.goals))
            table.add_row(name, goals, Group(*self._cards(player)))
        return table

    def _cards(self, player: PlayerView) -> list[Text]:
        castles = Text()
        for castle in player.castles:
            castles.append_text(self._castle(castle))
            castles.append("  ")
        castles.append(f"{TOURNAMENT} " * player.tournaments, style="bold")
        specials = [self._special(special) for special in player.specials]
        return [castles, *([Text(" · ").join(specials)] if specials else [])]

    def _castle(self, castle: PlayerCard) -> Text:
        assert castle.card.rank is not None
        colour = self.words.text(f"kn-colour-{castle.card.sort}")
        text = Text(f" {CASTLE} {colour} ", style=COLOURS[castle.card.sort or ""])
        text.append(f" {castle.card.rank.text}{self._marks(castle)}", style="not bold default on default")
        return text

    def _special(self, special: PlayerCard) -> Text:
        assert special.card.rank is not None
        text = self._card(special.card)
        text.append(f" {special.card.rank.text}{self._marks(special)}", style="not bold")
        return text

    def _marks(self, card: PlayerCard) -> str:
        return (f" {GUARDED}" if card.guarded else "") + (" ✔" if card.target else "")

    def _goal(self, goal: GoalView) -> str:
        """A goal as signs: filled for what the player has, open for what is missing."""

        def bar(sign: str, have: int, need: int) -> str:
            return f"{sign}{'●' * have}{'○' * (need - have)}" if need else ""

        return (
            bar(CASTLE, goal.castles, goal.castles_needed)
            + bar(TOURNAMENT, goal.tournaments, goal.tournaments_needed)
            + bar(KING, int(goal.king), int(goal.king_needed))
        )
