"""Würfelland: everybody explores their own land with the same dice."""

from collections.abc import Mapping
from typing import ClassVar

from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.game import Decide, Game, GameOptions, NotationError, Over, Refusal, Sheet, Turn
from wuerfelreich.rules.harm import Harm
from wuerfelreich.rules.options import Option
from wuerfelreich.rules.wuerfelland import harm, move_view, notation, play, position, refusals, scoring
from wuerfelreich.rules.wuerfelland.actions import Action
from wuerfelreich.rules.wuerfelland.material import MAX_PLAYERS, Box
from wuerfelreich.rules.wuerfelland.move_view import ActionView, OutcomeView
from wuerfelreich.rules.wuerfelland.options import Options, choices
from wuerfelreich.rules.wuerfelland.state import State
from wuerfelreich.rules.wuerfelland.view import View, view


class Wuerfelland(Game[State, Action]):
    """The game Würfelland, with our boards or a custom file."""

    id: ClassVar[str] = "wuerfelland"
    versions: ClassVar[range] = range(1, 2)
    seats: ClassVar[range] = range(2, MAX_PLAYERS + 1)
    minutes: ClassVar[int] = 30
    scored: ClassVar[bool] = False
    options: ClassVar[type[GameOptions]] = Options
    box: Box

    def __init__(self, material: bytes | None = None, version: int | None = None) -> None:
        super().__init__(material, version)
        self.box = Box(material)

    def choices(self) -> tuple[Option, ...]:
        return (*super().choices(), *choices(self.box))

    def start(self, players: int, options: GameOptions | None = None) -> State:
        chosen = self.checked(players, options)
        assert isinstance(chosen, Options)
        boards = tuple(notation.read_board(self.box, name) for name in chosen.boards or ())
        if not boards and players > len(self.box.sheets):
            raise NotationError(
                f"{len(self.box.sheets)} sheets are not enough for {players} players: choose boards instead"
            )
        start = None if chosen.start is None else chosen.start - 1
        return play.begin(self.box, players, chosen.treasures, boards, start)

    def next(self, state: State) -> Decide | Chance | Over:
        return play.next_step(self.box, state)

    def legal(self, state: State) -> tuple[Action, ...]:
        return play.legal(self.box, state)

    def apply(self, state: State, move: Action | Outcome) -> State:
        return play.apply(self.box, state, move)

    def refusal(self, state: State, action: Action) -> Refusal | None:
        return refusals.refusal(self.box, state, action)

    def harms(self, state: State) -> Mapping[Action, Harm]:
        return harm.harms(self.box, state)

    def early(self, state: State) -> tuple[int, ...]:
        return play.waiting(self.box, state)

    def legal_for(self, state: State, seat: int) -> tuple[Action, ...]:
        # No choice affects what another player may do, so what is legal early is still legal in turn (WL6).
        return play.answers(self.box, state, seat) if seat in self.early(state) else super().legal_for(state, seat)

    def early_refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat in self.early(state):
            return refusals.answer_refusal(self.box, state, seat, action)
        return super().early_refusal(state, seat, action)

    def view(self, state: State) -> View:
        return view(self.box, state)

    def view_action(self, action: Action) -> ActionView:
        return move_view.view_action(self.box, action)

    def view_outcome(self, chance: Chance, outcome: Outcome) -> OutcomeView:
        return move_view.view_outcome(self.box, chance, outcome)

    def turn(self, state: State) -> Turn:
        return Turn(state.round, state.active if state.round else None)

    def sheets(self, state: State) -> tuple[Sheet, ...]:
        return scoring.sheets(self.box, state)

    def write_action(self, action: Action) -> str:
        return notation.write_action(self.box, action)

    def read_action(self, text: str) -> Action:
        return notation.read_action(self.box, text)

    def write_outcome(self, chance: Chance, outcome: Outcome) -> str:
        return notation.write_outcome(self.box, chance, outcome)

    def read_outcome(self, chance: Chance, text: str) -> Outcome:
        return notation.read_outcome(self.box, chance, text)

    def write_state(self, state: State) -> str:
        return position.write_state(self.box, state)

    def read_state(self, text: str) -> State:
        return position.read_state(self.box, text)
