"""A game in the terminal: people and bots in any mix, help at every prompt, every move saved before the next."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, product
from string import ascii_lowercase

from msgspec import Struct
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from wuerfelreich.bots import Bot
from wuerfelreich.records import Moved, Record, Session
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide, NotationError, Result
from wuerfelreich.terminal.advice import hint_text, odds_text, why_text
from wuerfelreich.terminal.screen import AnyScreen
from wuerfelreich.words.numbers import MINUS, signed

#: Reads a line after showing a prompt; raises EOFError when there is no more input.
Ask = Callable[[str], str]
Save = Callable[[Record], None]
LAST_TOLD = 10


def letters() -> Iterator[str]:
    """The labels of a menu: a to z, then aa, ab and so on."""
    return chain(ascii_lowercase, map("".join, product(ascii_lowercase, repeat=2)))


class Quit(Exception):
    """The player leaves; the game is saved."""


class Table:
    """One game, from its current position to the end."""

    def __init__(
        self,
        session: Session,
        face: AnyScreen,
        bots: Mapping[int, Bot],
        console: Console,
        ask: Ask,
        save: Save,
        notice: str = "",
    ) -> None:
        self._session = session
        self._face = face
        self._words = face.words
        self._bots = bots
        self._console = console
        self._ask = ask
        self._save = save
        self._told: list[str] = []
        self._notice = notice
        self._odds = False
        self._commands = self._read_commands()

    def play(self) -> Result:
        """Plays to the end and shows the result; raises Quit if the player leaves first."""
        while (result := self._session.result) is None:
            match self._session.next():
                case Chance(owner=owner) if owner is not None and owner not in self._bots:
                    self._ask_for_roll()
                case Chance():
                    self._session.draw()
                    self._tell()
                case Decide(player) if player in self._bots:
                    refusal = self._session.act(self._bots[player].choose(self._session.state))
                    assert refusal is None, f"the bot's move was refused: {refusal}"
                    self._tell()
                case Decide():
                    self._ask_for_action()
        self._show_end(result)
        return result

    def _tell(self) -> None:
        """Saves the game and queues the last step for the screen. Whatever is shown is already on disk."""
        self._save(self._session.record)
        if told := self._face.narration.told(self._session.steps[-1]):
            self._told.append(told)

    def _ask_for_roll(self) -> None:
        self._show()
        answer = self._prompt(self._words.text("terminal-roll-prompt")).lower()
        if answer in ("", "r", "roll", self._words.text("terminal-command-roll")):
            self._forget()
            self._session.draw()
            self._tell()
        elif not self._command(answer):
            self._notice = self._words.text("terminal-roll-help")

    def _ask_for_action(self) -> None:
        state = self._session.state
        choices = dict(zip(letters(), self._face.listed(state, self._session.game.legal(state)), strict=False))
        self._show(choices)
        answer = self._prompt(self._words.text("terminal-prompt"))
        if answer and self._command(answer):
            return
        action = self._understand(state, answer, choices)
        if action is None:
            return
        refusal = self._session.act(action)
        if refusal is not None:
            self._notice = self._words.phrase(refusal)
            return
        self._forget()
        self._tell()

    def _understand(self, state: Struct, answer: str, choices: Mapping[str, Struct]) -> Struct | None:
        """The action an answer stands for: a letter from the menu, the game's short input, or notation."""
        if not answer:
            self._notice = self._words.text("terminal-say-something")
            return None
        if answer.lower() in choices:
            return choices[answer.lower()]
        quick: Struct | None = self._face.quick(state, answer)
        if quick is not None:
            return quick
        try:
            action: Struct = self._session.game.read_action(answer)
        except NotationError:
            self._notice = self._words.text("terminal-not-understood", {"answer": answer[:40]})
            return None
        return action

    def _prompt(self, prompt: str) -> str:
        try:
            return self._ask(prompt).strip()
        except EOFError:
            raise Quit from None

    def _read_commands(self) -> dict[str, Callable[[], None]]:
        """The commands in the player's language, plus the English ones, which always work."""
        actions = {
            "help": self._help,
            "undo": self._undo,
            "hint": self._hint,
            "why": self._why,
            "odds": self._switch_odds,
            "score": self._score,
            "log": self._log,
            "quit": self._quit,
        }
        self._names = tuple(self._words.text(f"terminal-command-{name}") for name in actions)
        commands = dict(actions)
        commands |= {self._words.text(f"terminal-command-{name}"): action for name, action in actions.items()}
        return commands | {"?": self._help, "<": self._undo}

    def _command(self, answer: str) -> bool:
        """Carries out a command; False if the answer is not one."""
        command = self._commands.get(answer.lower())
        if command is None:
            return False
        command()
        return True

    def _help(self) -> None:
        state = self._session.state
        lines = [
            self._words.text(f"{self._face.narration.prefix}-help"),
            self._face.typing(state),
            self._words.text("terminal-help", {"commands": ", ".join(self._names)}),
        ]
        legal = self._session.game.legal(state)
        if legal:
            examples = " · ".join(self._session.game.write_action(action) for action in legal[:3])
            lines.append(self._words.text("terminal-help-notation", {"examples": examples}))
        self._notice = "\n".join(line for line in lines if line)

    def _undo(self) -> None:
        """Takes back a person's last action, along with the bots' actions since."""
        movers = self._session.movers
        answers = next((at for at, seat in enumerate(movers) if seat not in self._bots), None)
        if answers is None:
            self._notice = self._words.text("refusal-nothing-to-take-back")
            return
        for _ in range(answers + 1):
            self._session.take_back()
            self._tell()

    def _hint(self) -> None:
        if self._session.game.legal(self._session.state):
            self._notice = hint_text(self._face.narration, self._session.state)
        else:
            self._notice = self._words.text("refusal-roll-first")

    def _why(self) -> None:
        """Explains the last action of a bot."""
        steps = reversed(self._session.steps)
        last = next((one for one in steps if isinstance(one.entry, Moved) and one.entry.seat in self._bots), None)
        if last is None:
            self._notice = self._words.text("terminal-no-bot-moved")
        else:
            self._notice = why_text(self._face.narration, last)

    def _switch_odds(self) -> None:
        self._odds = not self._odds
        self._notice = self._words.text("terminal-odds-on" if self._odds else "terminal-odds-off")

    def _score(self) -> None:
        self._console.print(self._sheets())
        self._prompt(self._words.text("terminal-go-on"))

    def _log(self) -> None:
        for step in self._session.steps:
            if told := self._face.narration.told(step):
                self._console.print(told, highlight=False, markup=False)
        self._prompt(self._words.text("terminal-go-on"))

    def _quit(self) -> None:
        raise Quit

    def _forget(self) -> None:
        self._told.clear()
        self._notice = ""

    def _show(self, choices: Mapping[str, Struct] | None = None) -> None:
        state = self._session.state
        if self._console.is_terminal:
            self._console.clear()
        self._console.print(self._face.picture(state))
        self._show_told()
        self._console.print(Text(f"\n{self._face.narration.task_of(state)}", style="bold"))
        if choices:
            menu = Grid.grid(padding=(0, 2))
            for letter, action in choices.items():
                menu.add_row("", Text(letter, style="bold cyan"), Text(self._face.narration.offer(state, action)))
            self._console.print(menu)
        if choices is not None and (typing := self._face.typing(state)):
            self._console.print(Padding(Text(typing, style="cyan"), (0, 2)))
        if self._odds and (chances := odds_text(self._face.narration, state)):
            self._console.print(Padding(Text(chances, style="green"), (0, 2)))
        if self._notice:
            self._console.print(Padding(Text(self._notice, style="yellow"), (1, 2)))
            self._notice = ""

    def _show_told(self) -> None:
        for told in self._told[-LAST_TOLD:]:
            self._console.print(Padding(Text(told, style="dim"), (0, 2)))

    def _show_end(self, result: Result) -> None:
        if self._console.is_terminal:
            self._console.clear()
        self._console.print(self._face.picture(self._session.state))
        self._show_told()
        self._console.print(Group("", self._sheets(result)))
        self._console.print(Text(f"\n{self._face.narration.ended(result)}", style="bold"))

    def _sheets(self, result: Result | None = None) -> Grid:
        """The score sheets, explaining every point, one column per player."""
        grid = Grid(padding=(0, 1))
        for seat, name in enumerate(self._face.names):
            place = f"{self._words.text('place', {'place': result.places[seat]})} " if result else ""
            grid.add_column(Text(f"{place}{name}"), vertical="top")
        cells = []
        totals = []
        for sheet in self._session.game.sheets(self._session.state):
            lines = [f"{signed(line.points):>4}  {self._words.phrase(line.what)}" for line in sheet.lines]
            cells.append(Text("\n".join(lines) or "–"))
            totals.append(Text(f"{sheet.total:>4d}".replace("-", MINUS)))
        grid.add_row(*cells, end_section=True)
        grid.add_row(*totals, style="bold")
        return grid
