"""Every seat's chance to win in Knatsch: learned between attempts, exact from an announcement to its last answer."""

from collections.abc import Sequence

import numpy as np
from msgspec.structs import replace

from wuerfelreich.odds.knatsch.dice import SAME
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import Action, AimCard, AimKing, AimPile
from wuerfelreich.rules.knatsch.dice import DICE
from wuerfelreich.rules.knatsch.play import apply, legal
from wuerfelreich.rules.knatsch.scoring import result
from wuerfelreich.rules.knatsch.state import (
    ANNOUNCE,
    DEAL,
    KEEP,
    NONE,
    OVER,
    RESPOND,
    REVEAL,
    REVEAL_LAST,
    ROLL,
    State,
)
from wuerfelreich.rules.knatsch.targets import rolls_allowed, to_beat
from wuerfelreich.value.evaluator import Chances, Evaluator, shares
from wuerfelreich.value.knatsch.features import Features, next_mover, width
from wuerfelreich.value.knatsch.leaves import Leaves, modelled
from wuerfelreich.value.knatsch.prepare import prepare
from wuerfelreich.value.knatsch.stakes import Stakes, stakes_of
from wuerfelreich.value.knatsch.strange import strangeness
from wuerfelreich.value.knatsch.trials import Trial
from wuerfelreich.value.network import Floats, Network

_MAX_CACHED = 64
_AIMS = (AimPile, AimCard, AimKing)


class KnatschEvaluator(Evaluator[State, Action]):
    """The network values positions before an announcement, at the start of a turn or within it, and before cards that
    are turned up for them. In a tournament that waits for several guests, what they do is modelled (`rivals`): such a
    position is worth what the possible winners make of it."""

    def __init__(self, game: Game[State, Action], network: Network) -> None:
        super().__init__(game, network)
        assert isinstance(game, Knatsch)
        self._box = game.box
        self._features = Features(game.box, network.seats)
        self._stakes: dict[State, Stakes] = {}
        self._trials: dict[State, Trial] = {}
        self._answered: tuple[State, Chances] | None = None
        prepare(several=network.seats > 2)

    @classmethod
    def width(cls, seats: int) -> int:
        return width(seats)

    @staticmethod
    def players(state: State) -> int:
        return len(state.held)

    def features(self, states: Sequence[State]) -> Floats:
        return self._features.of(states)

    def mover(self, state: State) -> int:
        return next_mover(state)

    def ended(self, state: State) -> bool:
        if state.phase is DEAL:
            return state.held.count(0) > 1
        return state.phase in (ANNOUNCE, REVEAL, REVEAL_LAST) or modelled(state)

    @classmethod
    def strange(cls, game: Game[State, Action]) -> str | None:
        assert isinstance(game, Knatsch)
        return strangeness(game.box)

    def chances(self, states: Sequence[State]) -> Chances:
        if not any(map(modelled, states)):
            return self._plain(states)
        leaves = Leaves(self._box)
        nodes = [leaves.node(state) for state in states]
        leaves.value(self._plain)
        return np.array([leaves.of(node) for node in nodes])

    def _plain(self, states: Sequence[State]) -> Chances:
        """As `chances`, for positions that the network values or that are over."""
        found = np.empty((len(states), len(states[0].held)) if states else (0, 0))
        going = [at for at, state in enumerate(states) if state.phase is not OVER]
        if going:
            found[going] = self._valued([states[at] for at in going])
        for at, state in enumerate(states):
            if state.phase is OVER:
                found[at] = shares(result(state))
        return found

    def actions(self, state: State) -> Chances:
        if self._answered is None or self._answered[0] != state:
            self._answered = (state, self._valued_actions(state))
        return self._answered[1]

    def _valued_actions(self, state: State) -> Chances:
        if state.phase is KEEP:
            return self._keeping(state)
        if state.phase is RESPOND:
            stakes = self._at_stake(state)
            return np.array([self._trial(state).start(), stakes.after_declining(state)])
        return self._announcing(state)

    def _keeping(self, state: State) -> Chances:
        after = self._trial(state).options(state.live, state.rolls - state.roll)
        # A keep that changes nothing is not better than stopping because of the last digit.
        own = after[:, state.roller]
        own[np.abs(own - own[0]) < SAME] = own[0]
        return after

    def _announcing(self, state: State) -> Chances:
        """Before an announcement, or between the attempt and the end of the turn: whatever may follow in one batch."""
        box = self._box
        leaves = Leaves(box)
        afters = [(action, apply(box, state, action)) for action in legal(box, state)]
        found = [
            self._cached(after, leaves) if isinstance(action, _AIMS) else leaves.node(after) for action, after in afters
        ]
        leaves.value(self._plain)
        rows = []
        for one, (_, after) in zip(found, afters, strict=True):
            if isinstance(one, Stakes):
                one.value(leaves)
                rows.append(one.trial(after).start())
            else:
                rows.append(leaves.of(one))
        return np.array(rows)

    def _cached(self, announced: State, leaves: Leaves) -> Stakes:
        if len(self._stakes) >= _MAX_CACHED:
            self._stakes.clear()
        found = self._stakes[announced] = stakes_of(self._box, announced, leaves)
        return found

    def _at_stake(self, state: State) -> Stakes:
        """What is at stake in the attempt that is being made."""
        box = self._box
        announced = replace(
            state,
            phase=ROLL,
            roller=state.player,
            leader=NONE,
            best=to_beat(box, state, state.where, state.card),
            roll=0,
            rolls=rolls_allowed(box, state, state.where, state.card),
            live=(),
            dead=0,
        )
        found = self._stakes.get(announced)
        if found is None:
            leaves = Leaves(box)
            found = self._cached(announced, leaves)
            leaves.value(self._plain)
            found.value(leaves)
        return found

    def _trial(self, state: State) -> Trial:
        """The attempt of the roller, solved once."""
        key = replace(state, phase=ROLL, roll=0, live=(), dead=0)
        found = self._trials.get(key)
        if found is None:
            if len(self._trials) >= _MAX_CACHED:
                self._trials.clear()
            found = self._trials[key] = self._at_stake(state).trial(state)
        return found

    def rolling(self, state: State) -> Chances:
        trial = self._trial(state)
        if state.roll == 0:
            return trial.start()
        more = DICE - state.dead - len(state.live)
        return trial.kept(state.live, more, state.rolls - state.roll)

    def drawing(self, state: State) -> Chances:
        """Before the last castle is dealt, which no network learns to value; and before the start player is drawn, when
        all are alike."""
        if state.phase is DEAL:
            step = self.game.next(state)
            assert isinstance(step, Chance)
            return self.draw_mean(state, step)
        players = len(state.held)
        return np.full(players, 1 / players)
