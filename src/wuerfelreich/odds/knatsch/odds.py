"""The odds of Knatsch: the chance to beat a combination, to take a castle against its defender, to win a tournament."""

from collections.abc import Callable, Mapping
from typing import ClassVar

import numpy as np
from msgspec import Struct

from wuerfelreich.odds.game_odds import Chances, GameOdds, OddsQuery, PositionOdds, named
from wuerfelreich.odds.knatsch.dice import Attempt, attempt, beating, place
from wuerfelreich.odds.knatsch.multisets import Dice, Floats
from wuerfelreich.odds.knatsch.rivals import Guest, taking, winning
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.knatsch import Knatsch, actions
from wuerfelreich.rules.knatsch.actions import Action, AimKing, Keep
from wuerfelreich.rules.knatsch.dice import DICE, MISS, read_dice
from wuerfelreich.rules.knatsch.material import CASTLES, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.move_view import AimCard, AimPile
from wuerfelreich.rules.knatsch.ranks import encode, rank
from wuerfelreich.rules.knatsch.state import LEFT, THRONE, Phase, State
from wuerfelreich.rules.knatsch.targets import rolls_allowed, target, to_beat
from wuerfelreich.rules.text import read_number

Announcement = actions.AimPile | actions.AimCard | AimKing


def guests(box: Box, state: State, roller: int) -> tuple[Guest, ...]:
    """Who may still roll after this seat in a tournament held by the player whose turn it is."""
    players = len(state.held)
    asked = (roller - state.player) % players
    realms = [box.realms[state.held[(state.player + at) % players]] for at in range(asked + 1, players)]
    return tuple(Guest(realm.card_dice, realm.tournament_rolls) for realm in realms)


class BeatCard(Struct, frozen=True, tag="beat_card"):
    """Beating an opponent's castle, whatever the defender then does."""

    seat: int
    sort: str


class Defend(Struct, frozen=True, tag="defend"):
    """Defending a castle."""


class WinTournament(Struct, frozen=True, tag="tournament"):
    """Winning a tournament as a guest."""


#: Winning what is announced, or one of the other things that a roll can be for.
Target = AimPile | AimCard | AimKing | BeatCard | Defend | WinTournament


class KnatschQuery(OddsQuery, frozen=True):
    """What Knatsch can be asked without a position."""

    card_dice: tuple[int, ...] = ()
    """Card dice that the player owns."""

    @classmethod
    def readers(cls) -> Mapping[str, Callable[[str], object]]:
        return {"card_dice": _read_card_dice}


class KnatschOdds(GameOdds[State, Action, KnatschQuery]):
    """The odds of Knatsch. A target is named after the action that announces it, and its chance is that of winning it:
    of beating a card or the King, of taking a castle despite its defender, of winning a tournament against all guests.
    For an opponent's castle there is also the chance to `beat` it, whatever the defender then does."""

    game: Knatsch
    query: ClassVar[type[OddsQuery]] = KnatschQuery

    def table(self, query: KnatschQuery) -> tuple[str, Chances]:
        """The chance to beat every triplet and quadruplet with an extra die, when playing for each alone."""
        card_dice = _mask(query.card_dice)
        combinations = [
            (count, value, extra)
            for count in (3, 4)
            for value in range(1, MISS)
            for extra in range(1, MISS)
            if extra != value
        ]
        plan = attempt(np.array([beating(encode(*one)) for one in combinations]), card_dice, query.rolls)
        live = _first_roll(query.dice)
        chances = plan.start() if live is None else plan.rolled(live, query.rolls - 1)
        names = [f"{'-'.join([str(value)] * count)}+{extra}" for count, value, extra in combinations]
        return "combinations", named(names, chances)

    def target(self, name: str) -> Target:
        """The announcement that a target is named after, or what else is rolled for."""
        match name:
            case "defend":
                return Defend()
            case "tournament":
                return WinTournament()
        aim = self.game.view_action(self.game.read_action(name.replace("beat", "aim", 1)))
        assert isinstance(aim, AimPile | AimCard | AimKing)
        return BeatCard(aim.seat, aim.sort) if isinstance(aim, AimCard) and name.startswith("beat") else aim

    def position(self, state: State) -> PositionOdds:
        """The chance of every target that may be announced, or of the one being rolled for."""
        match state.phase:
            case Phase.ANNOUNCE:
                aims = [aim for aim in self.game.legal(state) if isinstance(aim, Announcement)]
                return PositionOdds({name: chance for aim in aims for name, chance in self._aimed(state, aim)}, {})
            case Phase.ROLL | Phase.KEEP | Phase.RESPOND:
                return self._rolling(state)
            case Phase.SETTLED | Phase.REVENGE:
                return PositionOdds({}, {})
            case _:
                raise NotationError("nobody is to roll or decide in this position")

    def _aimed(self, state: State, aim: Announcement) -> list[tuple[str, float]]:
        box = self.game.box
        where, card = target(box, state, aim)
        wanted = self._wanted(state, state.player, where, card, to_beat(box, state, where, card))
        rolls = rolls_allowed(box, state, where, card)
        card_dice = box.realms[state.held[state.player]].card_dice
        chances = attempt(np.array(list(wanted.values())), card_dice, rolls).start()
        return list(named(wanted, chances).items())

    def _wanted(self, state: State, roller: int, where: int, card: int, best: int) -> dict[str, Floats]:
        """What the roller may want of this target, by name, as valuations of every result."""
        box = self.game.box
        if card == TOURNAMENT:
            name = _aim_name(self.game, state, where, card) if roller == state.player else "tournament"
            return {name: winning(best, guests(box, state, roller))}
        if roller != state.player:
            return {"defend": beating(best)}
        name = _aim_name(self.game, state, where, card)
        if card < CASTLES and where < LEFT:
            return {
                name: taking(best, box.realms[state.held[where]].card_dice),
                name.replace("aim", "beat", 1): beating(best),
            }
        return {name: beating(best)}

    def _rolling(self, state: State) -> PositionOdds:
        wanted = self._wanted(state, state.roller, state.where, state.card, state.best)
        card_dice = self.game.box.realms[state.held[state.roller]].card_dice
        plan = attempt(np.array(list(wanted.values())), card_dice, state.rolls - state.roll)
        if state.phase is not Phase.KEEP:
            more = DICE - state.dead - len(state.live)
            return PositionOdds(named(wanted, plan.kept(state.live, more, plan.rolls)), {})
        result = place(rank(state.live, card_dice))
        return PositionOdds(
            targets=named(wanted, plan.rolled(state.live, plan.rolls)),
            keeps={
                self.game.write_action(action): named(wanted, _kept(plan, state.live, action))
                for action in self.game.legal(state)
                if isinstance(action, Keep)
            },
            reached=tuple(name for name, worth in wanted.items() if worth[result] == 1),
        )


def _kept(plan: Attempt, live: Dice, action: Keep) -> Floats:
    return plan.kept(action.dice, len(live) - len(action.dice), plan.rolls)


def _aim_name(game: Knatsch, state: State, where: int, card: int) -> str:
    if where == THRONE:
        return game.write_action(AimKing())
    if where >= LEFT:
        return game.write_action(actions.AimPile(where - LEFT))
    return game.write_action(actions.AimCard(where, game.box.sort_of[card]))


def _read_card_dice(text: str) -> tuple[int, ...]:
    """The card dice in a text such as 3,5."""
    return tuple(read_number(one.strip(), 1, MISS - 1, "a card die") for one in text.split(",") if one.strip())


def _mask(card_dice: tuple[int, ...]) -> int:
    for value in card_dice:
        if not 1 <= value < MISS:
            raise NotationError(f"card dice carry 1 to 5, not {value}")  # KN13
    if len(set(card_dice)) < len(card_dice):
        raise NotationError("nobody owns two card dice of the same number")  # KN1
    return sum(1 << value - 1 for value in card_dice)


def _first_roll(text: str) -> Dice | None:
    """The live dice of a first roll, or None before it."""
    if not text:
        return None
    dice = read_dice(text)
    if len(dice) != DICE:
        raise NotationError(f"a first roll has {DICE} dice, not {len(dice)}")
    return tuple(die for die in dice if die != MISS)
