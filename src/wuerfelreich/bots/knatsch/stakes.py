"""What is at stake in Knatsch: what every target, and every result of an attempt, is worth to a player."""

from collections import Counter
from functools import cached_property

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from wuerfelreich.bots.knatsch.worth import Situation, Worth
from wuerfelreich.odds.knatsch.dice import RANKS, attempt, chances_to_beat, place
from wuerfelreich.odds.knatsch.multisets import Floats
from wuerfelreich.odds.knatsch.odds import guests
from wuerfelreich.odds.knatsch.rivals import winners
from wuerfelreich.rules.knatsch.actions import AimCard, AimKing, AimPile
from wuerfelreich.rules.knatsch.material import CASTLE_MASK, CASTLES, KING, TOURNAMENT, Box
from wuerfelreich.rules.knatsch.piles import GAP, Pile
from wuerfelreich.rules.knatsch.state import LEFT, UNBEATEN, State
from wuerfelreich.rules.knatsch.targets import ORGANISER_ROLLS, ROLLS, aims, fewest_to_attack, target

_ORDER = np.arange(len(RANKS))


class Target(Struct, frozen=True):
    """A target of the player: what winning and missing it are worth, and the chance."""

    where: int
    card: int
    won: float
    missed: float
    chance: float

    @property
    def expected(self) -> float:
        """What announcing it is worth."""
        return self.missed + self.chance * (self.won - self.missed)


class Stakes:
    """A position during a turn, as one seat sees it."""

    def __init__(self, box: Box, worth: Worth, state: State, seat: int) -> None:
        self._box = box
        self._worth = worth
        self._state = state
        self._seat = seat
        self._realm = box.realms[state.held[state.player]]
        self._now = Situation(
            state.held,
            state.tournaments,
            state.guarded,
            (state.piles[0].top, state.piles[1].top),
            state.pool,
            (state.player + 1) % len(state.held),
        )

    @cached_property
    def rest(self) -> float:
        """What the position is worth if the turn ends now."""
        return self._worth.of(self._now, self._seat)

    # What the position is worth after an attempt.

    def taken(self, where: int, card: int, taker: int) -> float:
        """After a castle or special has gone to this seat, which ends the turn."""
        return self._worth.of(self._taken(where, card, taker), self._seat)

    def _taken(self, where: int, card: int, taker: int) -> Situation:
        now = self._now
        held = list(now.held)
        held[taker] |= 1 << card
        if where < LEFT:
            held[where] &= ~(1 << card)
            return replace(now, held=tuple(held), guarded=now.guarded & ~(1 << card))
        return replace(now, held=tuple(held), tops=self._tops(where - LEFT, self._state.piles[where - LEFT].lifted()))

    def _tops(self, at: int, pile: Pile) -> tuple[int, int]:
        return (pile.top, self._now.tops[1]) if at == 0 else (self._now.tops[0], pile.top)

    def missed(self, where: int, card: int) -> float:
        """After a failed attempt."""
        if card == KING:
            return self.rest if self._realm.protection else max(self.given_up(bit) for bit, _ in self._castles)
        if where < LEFT:
            return self.rest
        tops = self._tops(where - LEFT, self._state.piles[where - LEFT].put_under())
        return self._worth.of(replace(self._now, tops=tops), self._seat)

    @property
    def _castles(self) -> tuple[tuple[int, int], ...]:
        return self._realm.cards[: self._realm.castles]

    def given_up(self, castle: int, pile: int | None = None) -> float:
        """After this castle, a bit, went under a pile in the King's revenge; on an empty pile it is on top."""
        held = list(self._now.held)
        held[self._state.player] &= ~castle
        now = replace(self._now, held=tuple(held), guarded=self._now.guarded & ~castle)
        if pile is not None and self._state.piles[pile].size == 0:
            now = replace(now, tops=self._tops(pile, Pile(castle.bit_length() - 1, 0, ())))
        return self._worth.of(now, self._seat)

    def special_taken(self, where: int, card: int) -> float:
        """After the player has taken a special and may go on, when a miss costs next to nothing."""
        card_dice = self._box.realms[self._state.held[self._state.player] | 1 << card].card_dice
        ended = self.taken(where, card, self._state.player)
        return ended + (1 - ended) * self._going_on(card_dice, (where, card))

    def _going_on(self, card_dice: int, but: tuple[int, int]) -> float:
        """What share of the gap to a win a further target may be expected to close, with these card dice."""
        others = [one for one in self._plain_targets if (one.where, one.card) != but]
        best = max((self._with_dice(one, card_dice) for one in others), default=self.rest)
        return max(0.0, best - self.rest) / max(1e-9, 1 - self.rest)

    def _with_dice(self, one: Target, card_dice: int) -> float:
        chance = one.chance
        if card_dice != self._realm.card_dice and one.card != TOURNAMENT:
            chance = self._chance(one.where, one.card, card_dice)
        return one.missed + chance * (one.won - one.missed)

    def tournament_worth(self, best: int, leader: int, roller: int, where: int) -> Floats:
        """What each result of the roller in a tournament is worth, by who may then win it."""
        players = len(self._now.held)
        by_winner = self._by_winner(where)
        after = guests(self._box, self._state, roller)
        asked = [by_winner[(roller + 1 + at) % players] for at in range(len(after))]
        chances = winners(after)
        leading = np.array([by_winner[roller], *asked]) @ chances
        if best == UNBEATEN:
            return leading
        beaten = np.array([by_winner[leader], *asked]) @ chances[:, place(best)]
        return np.where(place(best) < _ORDER, leading, beaten)

    def _by_winner(self, where: int) -> list[float]:
        """What the position is worth if each seat in turn wins the tournament."""
        tops = self._tops(where - LEFT, self._state.piles[where - LEFT].lifted())
        now = replace(self._now, tops=tops)
        found = []
        for winner in range(len(now.held)):
            won = list(now.tournaments)
            won[winner] += 1
            found.append(self._worth.of(replace(now, tournaments=tuple(won)), self._seat))
        return found

    def results_worth(self) -> Floats:
        """What each result of the roller in the current attempt is worth to this seat."""
        state = self._state
        where, card = state.where, state.card
        if card == TOURNAMENT:
            return self.tournament_worth(state.best, state.leader, state.roller, where)
        if state.roller != state.player:
            lost = self.taken(where, card, state.player)
            return np.where(place(state.best) < _ORDER, self.rest, lost)
        missed = self.missed(where, card)
        won = self._won(where, card)
        beats = (place(state.best) < _ORDER).astype(np.float64)
        if card < CASTLES and where < LEFT:
            beats *= 1 - chances_to_beat(self._box.realms[state.held[where]].card_dice, ROLLS)
        return missed + beats * (won - missed)

    def _won(self, where: int, card: int) -> float:
        if card == KING:
            return 1.0
        if card >= CASTLES:
            return self.special_taken(where, card)
        return self.taken(where, card, self._state.player)

    # What may be announced.

    def _chance(self, where: int, card: int, card_dice: int) -> float:
        realm = self._realm
        if card_dice != realm.card_dice:
            realm = replace(realm, card_dice=card_dice)
        if card == KING:
            return self._worth.chance_of_king(realm)
        if card < CASTLES and where < LEFT:
            return self._worth.chance_of_castle(realm, self._box.realms[self._state.held[where]], card)
        return self._worth.chance_on_pile(realm, card)

    @cached_property
    def _plain_targets(self) -> list[Target]:
        """The targets of the player; specials without what may follow them."""
        found = []
        for aim in aims(self._box, self._state):
            assert isinstance(aim, AimPile | AimCard | AimKing)
            where, card = target(self._box, self._state, aim)
            if card == TOURNAMENT:
                expected = self._tournament_expected(where)
                found.append(Target(where, card, expected, expected, 1.0))
                continue
            won = 1.0 if card == KING else self.taken(where, card, self._state.player)
            chance = self._chance(where, card, self._realm.card_dice)
            found.append(Target(where, card, won, self.missed(where, card), chance))
        return found

    def _tournament_expected(self, where: int) -> float:
        worth = self.tournament_worth(UNBEATEN, self._state.player, self._state.player, where)
        return float(attempt(worth, self._realm.card_dice, ORGANISER_ROLLS).start()[0])

    def _whole(self, one: Target) -> Target:
        """A special with what may follow it."""
        if not CASTLES <= one.card < TOURNAMENT:
            return one
        return replace(one, won=self.special_taken(one.where, one.card))

    @cached_property
    def targets(self) -> list[Target]:
        """The targets of the player, in the order of `aims`."""
        return [self._whole(one) for one in self._plain_targets]

    @cached_property
    def _best_target(self) -> float | None:
        return max((one.expected for one in self.targets), default=None)

    def put_under(self, at: int) -> float:
        """After the top card of a pile went under it: the best target then, averaging an unknown card over the pool."""
        piles = list(self._state.piles)
        piles[at] = piles[at].put_under()
        then = Stakes(self._box, self._worth, replace(self._state, piles=(piles[0], piles[1])), self._seat)
        other = then._best_target
        floor = then.rest if other is None or self._state.attempt else other
        best = floor if other is None else max(floor, other)
        if piles[at].top != GAP:
            return best
        pool = Counter(self._state.pool)
        total = sum(max(best, then._turned_up(LEFT + at, card, best)) * times for card, times in pool.items())
        return total / len(self._state.pool)

    def _turned_up(self, where: int, card: int, least: float) -> float:
        """What announcing a card that has just been turned up is worth; `least` if that is not allowed."""
        if self._realm.taboo >> card & 1:
            return least
        if card == TOURNAMENT:
            return self._tournament_expected(where)
        chance = self._chance(where, card, self._realm.card_dice)
        return self.rest + chance * (self._won(where, card) - self.rest)

    # Guards.

    def guarding(self, guarded: int) -> float:
        """What the player saves by having these cards guarded."""
        return sum(self._danger[bit] for bit in self._danger if guarded & bit)

    @cached_property
    def _danger(self) -> dict[int, float]:
        """By card, what the most dangerous opponent may be expected to cost the player."""
        state = self._state
        players = len(state.held)
        safe = self._realm.castles < fewest_to_attack(players)
        found = {}
        for bit, _ in self._realm.cards:
            card = bit.bit_length() - 1
            dangers = [1e-6]
            for other in range(players):
                theirs = self._box.realms[state.held[other]]
                if other == state.player or theirs.taboo & bit or (bit & CASTLE_MASK and safe):
                    continue
                if card < CASTLES:
                    chance = self._worth.chance_of_castle(theirs, self._realm, card)
                else:
                    chance = self._worth.chance_on_pile(theirs, card)
                dangers.append(chance * (self.rest - self.taken(state.player, card, other)))
            found[bit] = max(dangers)
        return found
