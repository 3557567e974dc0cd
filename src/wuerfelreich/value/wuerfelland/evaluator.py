"""The chances of Würfelland: the network values the end of a round, before its treasure rolls and after each of them.

In phase 2 a seat is taken to answer as `Answers` says. With three players or more that is a little less than the best:
there `now` before a crossing is what follows from that answer, so that it stays the exact mean over the dice, while
`actions` shows the chances after every crossing, the chosen one's among them."""

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.wuerfelland.land import COLOUR_COUNT, Ints, Land, Weights, land_of
from wuerfelreich.odds.wuerfelland.odds import end_index, spreads
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.wuerfelland import Wuerfelland
from wuerfelreich.rules.wuerfelland.actions import Action, Cross, RollOn
from wuerfelreich.rules.wuerfelland.dice import TREASURE_DICE, groups
from wuerfelreich.rules.wuerfelland.material import Box
from wuerfelreich.rules.wuerfelland.play import ROUNDS
from wuerfelreich.rules.wuerfelland.state import Phase, State
from wuerfelreich.value.evaluator import Chances, Evaluator
from wuerfelreich.value.network import Floats as Features
from wuerfelreich.value.network import Network
from wuerfelreich.value.wuerfelland.answers import Answers, Lands, groups_of
from wuerfelreich.value.wuerfelland.crossings import COUNTS, Crossings
from wuerfelreich.value.wuerfelland.limits import strangeness
from wuerfelreich.value.wuerfelland.phase_one import PhaseOne
from wuerfelreich.value.wuerfelland.set_up import SetUp
from wuerfelreich.value.wuerfelland.split_network import (
    OWED_WIDTH,
    SEAT_WIDTH,
    SMALL_SEAT_WIDTH,
    common_features,
    owed_features,
    seat_width,
    width,
)

MAX_LANDS_KEPT = 1 << 9
MAX_ROUNDS_KEPT = 1 << 4
_FIVE, _FIVE_CHANCES = spreads(TREASURE_DICE, COLOUR_COUNT)
_FIVE_GROUPS = np.arange(COLOUR_COUNT) * COUNTS + _FIVE


@cache
def _boards(box: Box) -> tuple[Land, ...]:
    """The tables of every board, made once."""
    return tuple(land_of(board, box.crossings[at], Weights()) for at, board in enumerate(box.boards))


class WuerfellandEvaluator(Evaluator[State, Action]):
    """The chances of Würfelland, two players or more."""

    hidden = (128,)
    """A single layer after the tower, since it is where the time goes: all pairs of crossings pass through it."""
    tower = (192, 96)
    seat_width = SEAT_WIDTH

    game: Wuerfelland

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        assert isinstance(game, Wuerfelland)
        super().__init__(game, network)
        self._lands = lru_cache(MAX_LANDS_KEPT)(self._crossings)
        self._boards = _boards(game.box)
        self._renew()

    def _renew(self) -> None:
        """Everything that depends on the network's weights."""
        self._answers = Answers(self.network)
        self._plans: dict[tuple[object, ...], PhaseOne] = {}
        self._set_up = SetUp(self.game, self.chances)

    @classmethod
    def width(cls, seats: int) -> int:
        return width(seats)

    @classmethod
    def fits(cls, network: Network) -> bool:
        own = seat_width(network)
        return own in (SMALL_SEAT_WIDTH, SEAT_WIDTH) and network.width == width(network.seats, own)

    @staticmethod
    def players(state: State) -> int:
        return len(state.crossed)

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        assert isinstance(game, Wuerfelland)
        return strangeness(game.box)

    def ended(self, state: State) -> bool:
        return state.phase is Phase.TREASURE_ROLL or (state.phase is Phase.ROLL and state.rolls == 0)

    def estimated(self, state: State) -> bool:
        return state.phase in (Phase.CROSS, Phase.DEAL) or self.ended(state)

    def mover(self, state: State) -> int:
        """The next active player, also while treasure rolls are due."""
        return state.active if state.phase is Phase.ROLL else (state.active + 1) % len(state.crossed)

    def features(self, states: Sequence[State]) -> Features:
        seats, seen = self.network.seats, seat_width(self.network)
        found = np.zeros((len(states), width(seats, seen)), dtype=np.float32)
        for row, state in zip(found, states, strict=True):
            players, mover = len(state.crossed), self.mover(state)
            owed = owed_features(np.array(state.owed))
            for at in range(players):
                seat = (mover + at) % players
                own = row[at * seen : (at + 1) * seen]
                own[0] = 1.0
                own[1:] = self._land(state, seat).features[0]
                row[seats * seen + at * OWED_WIDTH :][:OWED_WIDTH] = owed[seat]
            row[seats * (seen + OWED_WIDTH) :] = common_features(seats, players)
        return found

    def actions(self, state: State) -> Chances:
        self._refresh()
        match state.phase:
            case Phase.CHOOSE:
                plan = self._plan_of(state)
                return np.array([self._chosen(plan, state, colour, count) for colour, count in groups(state.dice)])
            case Phase.GO_ON:
                plan = self._plan_of(state)
                stop = plan.ends[state.colour, end_index(state.colour, state.aside, state.dice)]
                on = plan.rolling_on[state.colour, state.aside]
                return np.array([on if isinstance(action, RollOn) else stop for action in self.game.legal(state)])
            case Phase.CROSS:
                return self._crossing(state)[0]
            case Phase.TREASURE:
                crossings = self._land(state, state.seat)
                return self._after_treasure(state)[[_row(crossings, action) for action in self.game.legal(state)]]
            case _:
                return self._set_up.actions(state)

    def now(self, state: State) -> Chances:
        if state.phase is Phase.CROSS:
            self._refresh()
            chances, answer = self._crossing(state)
            best: Chances = chances[answer]
            return best
        return super().now(state)

    def rolling(self, state: State) -> Chances:
        self._refresh()
        if state.phase is Phase.TREASURE_ROLL:
            return self._treasure_roll(state)
        plan = self._plan_of(state)
        return plan.rolling_on[state.colour, state.aside] if state.aside else plan.start()

    def drawing(self, state: State) -> Chances:
        self._refresh()
        return self._set_up.now(state)

    def _refresh(self) -> None:
        """Training replaces the network."""
        if self._answers.split.network is not self.network:
            self._renew()

    # Lands

    def _crossings(self, board: int, crossed: int, goal: int, seen: int) -> Crossings:
        return Crossings(self._boards[board], crossed, goal, seen)

    def _land(self, state: State, seat: int) -> Crossings:
        seen = seat_width(self.network) - 1
        return self._lands(state.boards[seat], state.crossed[seat], state.treasures, seen)

    def _all_lands(self, state: State) -> Lands:
        """All lands, from the next active player's on."""
        players = len(state.crossed)
        seats = ((state.active + turn) % players for turn in range(1, players + 1))
        return Lands(tuple(self._land(state, seat) for seat in seats), state.round == ROUNDS)

    @staticmethod
    def _seated(chances: Chances, state: State) -> Chances:
        """Chances in the order of the table."""
        return np.roll(chances, state.active + 1, axis=-1)

    # Phase 1

    def _plan_of(self, state: State) -> PhaseOne:
        """The plan of a round, made once."""
        key = state.boards, state.crossed, state.active, state.treasures, state.round == ROUNDS
        if key not in self._plans:
            if len(self._plans) >= MAX_ROUNDS_KEPT:
                self._plans.clear()
            ends = self._answers.ends(self._all_lands(state))
            self._plans[key] = PhaseOne(self._seated(ends, state), state.active)
        return self._plans[key]

    @staticmethod
    def _chosen(plan: PhaseOne, state: State, colour: int, count: int) -> Chances:
        left = tuple(die for die in state.dice if die != colour)
        chances: Chances = plan.stopping_or_not[colour, end_index(colour, count, left)]
        return chances

    # Phase 2

    def _crossing(self, state: State) -> tuple[Chances, int]:
        """The chances after every legal crossing, and which of them is chosen."""
        lands = self._all_lands(state)
        players = len(state.crossed)
        seat = (state.seat - state.active - 1) % players
        rows = np.array([_row(lands.seats[seat], action) for action in self.game.legal(state)])
        if players == 2:
            chances = self._answered(state, lands, rows) if seat else self._with(state, lands, seat, rows)
            listed = self._answers.listed(lands.seats[seat], seat)
            answer = int(np.where(np.isin(rows, listed), chances[:, seat], -1.0).argmax())
        else:
            chances = self._with(state, lands, seat, rows)
            answer = int((rows == self._answer(state, lands, seat)).argmax())
        return self._seated(chances, state), answer

    def _answered(self, state: State, lands: Lands, rows: Ints) -> Chances:
        """The chances after each crossing of the active player, when the other one of two has answered."""
        one = lands.seats[0]
        columns = np.intersect1d(one.rows(groups(state.dice)), self._answers.listed(one, 0))
        best = self._answers.pairs(lands, rows, np.append(0, columns)).max(axis=1)
        return np.stack([best, 1.0 - best], axis=1)

    def _with(self, state: State, lands: Lands, seat: int, rows: Ints) -> Chances:
        """The chances after each crossing of a seat; others have crossed, or answer as they are expected to."""
        players = len(state.crossed)
        later = range(players - 1) if seat == players - 1 else range(seat + 1, players - 1)
        every = [np.zeros_like(rows) for _ in range(players)]
        every[seat] = rows
        for other in later:
            every[other] += self._answer(state, lands, other)
        return self._answers.after(lands, every, self._owed(state))

    def _answer(self, state: State, lands: Lands, seat: int) -> int:
        """The row that a seat is expected to choose."""
        players = len(state.crossed)
        active = seat == players - 1
        dice = ((state.colour, state.aside),) if active else groups(state.dice)
        if not dice:
            return 0
        return int(self._answers.answer(lands.seats[seat], seat, players, groups_of(dice), must=active)[0])

    @staticmethod
    def _owed(state: State) -> tuple[int, ...]:
        """The treasure rolls that every seat has, from the next active player on."""
        first = state.active + 1
        return state.owed[first:] + state.owed[:first]

    # Treasure rolls

    def _after_treasure(self, state: State) -> Chances:
        """The chances after every crossing of the player who has just rolled for a treasure."""
        lands = self._all_lands(state)
        players = len(state.crossed)
        seat = (state.seat - state.active - 1) % players
        rows = np.arange(len(lands.seats[seat].groups))
        every = [rows if other == seat else np.zeros_like(rows) for other in range(players)]
        return self._seated(self._answers.after(lands, every, self._owed(state)), state)

    def _treasure_roll(self, state: State) -> Chances:
        seat = state.seat
        owed = (*state.owed[:seat], state.owed[seat] - 1, *state.owed[seat + 1 :])
        chances = self._after_treasure(replace(state, owed=owed))
        rows = self._land(state, seat).best(chances[:, seat])[_FIVE_GROUPS]
        best = rows[np.arange(len(rows)), chances[rows, seat].argmax(axis=1)]
        passing = chances[0, seat] >= chances[best, seat]
        mean: Chances = _FIVE_CHANCES @ chances[np.where(passing, 0, best)]
        return mean


def _row(crossings: Crossings, action: Action) -> int:
    return crossings.row_of[action.fields] if isinstance(action, Cross) else 0
