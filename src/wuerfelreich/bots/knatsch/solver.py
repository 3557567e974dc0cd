"""A player of Knatsch with exact dice, and an estimate of what the cards are worth."""

from wuerfelreich.bots.knatsch.beginner import Beginner
from wuerfelreich.bots.knatsch.stakes import Stakes
from wuerfelreich.bots.knatsch.worth import Weights, Worth
from wuerfelreich.odds.knatsch.dice import Attempt, attempt
from wuerfelreich.odds.knatsch.multisets import Floats
from wuerfelreich.rules.game import Game
from wuerfelreich.rules.knatsch import Knatsch
from wuerfelreich.rules.knatsch.actions import Action, GiveUp, Keep, PutUnder, Roll, SetGuards
from wuerfelreich.rules.knatsch.state import Phase, State
from wuerfelreich.rules.knatsch.targets import aims


class Solver(Beginner):
    """Plays every attempt exactly, given what winning and missing the target are worth in this position."""

    def __init__(self, game: Game[State, Action], weights: Weights | None = None) -> None:
        super().__init__(game)
        assert isinstance(game, Knatsch)
        self._box = game.box
        self._worth = Worth(game.box, weights or Weights())
        self._solved: tuple[object, Floats, Attempt] | None = None

    def values(self, state: State) -> list[float]:
        match state.phase:
            case Phase.KEEP:
                return self._keeping(state)
            case Phase.RESPOND:
                return self._responding(state)
            case Phase.ANNOUNCE:
                return self._announcing(state)
            case Phase.SETTLED:
                return self._guarding(state)
            case _:
                return self._giving_up(state)

    def _plan(self, state: State) -> tuple[Floats, Attempt]:
        """What each result is worth to the roller, and the attempt, solved once."""
        key = (state.turn, state.attempt, state.roller, state.best, state.held, state.tournaments, state.piles)
        if self._solved is None or self._solved[0] != key:
            worth = Stakes(self._box, self._worth, state, state.roller).results_worth()
            card_dice = self._box.realms[state.held[state.roller]].card_dice
            self._solved = (key, worth, attempt(worth, card_dice, state.rolls))
        return self._solved[1:]

    def _keeping(self, state: State) -> list[float]:
        _, plan = self._plan(state)
        live, left = state.live, state.rolls - state.roll
        return [
            float(plan.kept(action.dice, len(live) - len(action.dice), left)[0])
            if isinstance(action, Keep)
            else float(plan.rolled(live, 0)[0])
            for action in self.game.legal(state)
        ]

    def _responding(self, state: State) -> list[float]:
        """Declining is worth the same as a result that beats nothing."""
        worth, plan = self._plan(state)
        declined = float(worth[0])
        return [float(plan.start()[0]) if isinstance(action, Roll) else declined for action in self.game.legal(state)]

    def _announcing(self, state: State) -> list[float]:
        stakes = Stakes(self._box, self._worth, state, state.player)
        values: dict[Action, float] = dict(
            zip(aims(self._box, state), (one.expected for one in stakes.targets), strict=True)
        )
        legal = self.game.legal(state)
        for action in legal:
            if isinstance(action, PutUnder):
                values[action] = stakes.put_under(action.pile)
        best = max(values.values(), default=stakes.rest)
        held = state.held[state.player]
        now = stakes.guarding(state.guarded & held)
        for action in legal:
            if isinstance(action, SetGuards):
                # Guards can be set again at the end of the turn, so what brings more comes first. Setting them
                # before ending the turn is as good, and under version 1 of the rules the only way.
                guarded = stakes.rest + stakes.guarding(self._mask(held, action)) - now
                values[action] = min(guarded, best - 1e-6) if best > stakes.rest else guarded
        return [values.get(action, stakes.rest) for action in legal]

    def _guarding(self, state: State) -> list[float]:
        stakes = Stakes(self._box, self._worth, state, state.player)
        held = state.held[state.player]
        now = stakes.guarding(state.guarded & held)
        return [
            stakes.rest + stakes.guarding(self._mask(held, action)) - now
            if isinstance(action, SetGuards)
            else stakes.rest
            for action in self.game.legal(state)
        ]

    def _mask(self, held: int, action: SetGuards) -> int:
        return sum(held & self._box.cards_of[sort] for sort in action.sorts)

    def _giving_up(self, state: State) -> list[float]:
        """Of castles worth the same, the one that is beaten most easily goes."""
        stakes = Stakes(self._box, self._worth, state, state.player)
        found = []
        for action in self.game.legal(state):
            assert isinstance(action, GiveUp)
            castle = state.held[state.player] & self._box.cards_of[action.colour]
            rank = self._box.rank_of[castle.bit_length() - 1]
            found.append(stakes.given_up(castle, action.pile) - 1e-6 * rank)
        return found
