"""Würfelkönig, the card game."""

from collections.abc import Mapping
from typing import ClassVar

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Decide, Game, GameOptions, Over, Refusal, Sheet, Turn
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.wuerfelkoenig import harm, move_view, notation, play, refusals, scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Action
from wuerfelreich.rules.wuerfelkoenig.material import Box
from wuerfelreich.rules.wuerfelkoenig.move_view import ActionView, OutcomeView
from wuerfelreich.rules.wuerfelkoenig.state import State
from wuerfelreich.rules.wuerfelkoenig.view import View, view


class Wuerfelkoenig(Game[State, Action]):
    """The card game Würfelkönig, with our material or a custom file."""

    id: ClassVar[str] = "wuerfelkoenig"
    versions: ClassVar[range] = range(1, 2)
    seats: ClassVar[range] = range(2, 6)
    minutes: ClassVar[int] = 30
    scored: ClassVar[bool] = True
    options: ClassVar[type[GameOptions]] = GameOptions
    box: Box

    def __init__(self, material: bytes | None = None, version: int | None = None) -> None:
        super().__init__(material, version)
        self.box = Box(material)

    def start(self, players: int, options: GameOptions | None = None) -> State:
        chosen = self.checked(players, options)
        return play.begin(self.box, players, None if chosen.start is None else chosen.start - 1)

    def next(self, state: State) -> Decide | Chance | Over:
        return play.next_step(self.box, state)

    def legal(self, state: State) -> tuple[Action, ...]:
        return play.legal(self.box, state)

    def apply(self, state: State, move: Action | Outcome) -> State:
        return play.apply(self.box, state, move)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return refusals.refusal(self.box, state, action)

    def harms(self, state: State) -> Mapping[Action, Harm]:
        return harm.harms(state)

    def view(self, state: State) -> View:
        return view(self.box, state)

    def view_action(self, action: Action) -> ActionView:
        return move_view.view_action(action)

    def view_outcome(self, chance: Chance, outcome: Outcome) -> OutcomeView:
        return move_view.view_outcome(self.box, chance, outcome)

    def turn(self, state: State) -> Turn:
        return Turn(state.turn, state.player if state.turn else None)

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        return tuple(scoring.sheet(self.box, pile) for pile in state.piles)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def read_action(self, text: str) -> Action:
        return notation.read_action(text)

    def write_outcome(self, chance: Chance, outcome: Outcome) -> str:
        return notation.write_outcome(self.box, chance, outcome)

    def read_outcome(self, chance: Chance, text: str) -> Outcome:
        return notation.read_outcome(self.box, chance, text)

    def write_state(self, state: State) -> str:
        return notation.write_state(self.box, state)

    def read_state(self, text: str) -> State:
        return notation.read_state(self.box, text)
