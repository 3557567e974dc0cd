"""What the network is told about cards: open citizens and those below, jokers, and which of the two fit together."""

from functools import lru_cache

import numpy as np

from wuerfelreich.odds.brettspiel.jokers import Purse
from wuerfelreich.odds.brettspiel.odds import CardOdds, Target
from wuerfelreich.rules.brettspiel.facts import CITIZENS, STACK, STACKS
from wuerfelreich.rules.brettspiel.jokers import most_dice
from wuerfelreich.rules.brettspiel.progress import Wish
from wuerfelreich.rules.brettspiel.state import ROLLS, Effect, State
from wuerfelreich.rules.faces import FACES
from wuerfelreich.value.brettspiel.pieces import MAX_PIECES, Piece, piece

MERCHANTS, THIEVES = 0, 1
"""The first stacks, whose citizens have several effects."""
LEAST_CHANCE = 1e-6
MAX_DICE = 3
"""More fictional dice than this are rare."""
TIERS = (3, 1, 1, 1, 1)
"""Of the citizens in each stack."""
STACK_WIDTH = 5 * STACKS + 2 * sum(TIERS)
HELD_WIDTH = 8 + FACES
CHANCES = (4, 5, 6, 9, 10, 11, 13, 15)
"""The places, among the features of reaching, of the chances by effect, from the first merchant's tier on."""
REACH_WIDTH = sum(TIERS) + STACKS + TIERS[MERCHANTS] + 2

Cards = tuple[int, ...]


class CardFeatures:
    """Features of one box; citizens count by their conditions, joker and effect alone."""

    def __init__(self, odds: CardOdds) -> None:
        self._box = odds.box
        self._chances = by_dice(odds)
        self._tiers = [
            [(chances, helping_jokers(odds, card, tier)) for tier, chances in enumerate(self._chances[card])]
            for card in range(CITIZENS)
        ]
        """By citizen and tier, the chances and the jokers that help, as a bit mask."""
        self._stack_piece = lru_cache(MAX_PIECES)(self._stack)
        self._reach_piece = lru_cache(MAX_PIECES)(self._reach)
        self._plain = lru_cache(MAX_PIECES)(self._plain_mean)
        self._paired = lru_cache(MAX_PIECES)(paired)
        self.held = lru_cache(MAX_PIECES)(_held)

    def stacks(self, state: State) -> list[Piece]:
        """By stack: what is open, how hard it is, and what lies below."""
        return [self._stack_piece(at, state.open[at], state.pool[at]) for at in range(STACKS)]

    def reach(self, shown: tuple[Cards, ...], jokers: Cards, superjokers: int) -> Piece:
        """By stack: how likely a player would be to reach the citizen with these jokers, and whether its joker would
        make a pair; without jokers where the citizen is yet to be shown. Then, by effect, the chances of merchants,
        each tier if no better one is reached, and of both kinds of thieves."""
        reach = self._reach_piece
        return b"".join([reach(stack, cards, jokers, superjokers) for stack, cards in enumerate(shown)])

    def _stack(self, stack: int, card: int | None, below: Cards) -> Piece:
        shown = () if card is None else (card,)
        return piece(
            (
                float(card is not None),
                float(card is None and bool(below)),
                len(below) / STACK,
                float(bool(below)),
                self._share_of_gems(shown or below),
                *self._plain(stack, shown),
                *self._plain(stack, below),
            )
        )

    def _plain_mean(self, stack: int, cards: Cards) -> tuple[float, ...]:
        """The mean chance of each tier without jokers."""
        count = max(1, len(cards))
        return tuple(sum(self._chances[card][tier][0] for card in cards) / count for tier in range(TIERS[stack]))

    def _reach(self, stack: int, cards: Cards, jokers: Cards, superjokers: int) -> Piece:
        pairs, odd = self._paired(jokers)
        joker_of = self._box.joker_of
        if len(cards) == 1:
            chances = self._with_jokers(cards[0], pairs, odd, superjokers)
            makes_pair: float = odd >> joker_of[cards[0]] & 1
        else:
            chances = self._plain(stack, cards)
            makes_pair = sum([odd >> joker_of[card] & 1 for card in cards]) / max(1, len(cards))
        if stack == MERCHANTS:
            one, two, three = chances
            return piece((one, two, three, makes_pair, tier_alone(one, two), tier_alone(two, three), three))
        if stack == THIEVES:
            gems = chances[0] * self._share_of_gems(cards)
            return piece((chances[0], makes_pair, chances[0] - gems, gems))
        return piece((chances[0], makes_pair))

    def _share_of_gems(self, cards: Cards) -> float:
        """How many of some thieves steal gems."""
        effect_of = self._box.effect_of
        return sum([effect_of[card] is Effect.THIEF_OF_GEMS for card in cards]) / max(1, len(cards))

    def _with_jokers(self, card: int, pairs: list[int], odd: int, superjokers: int) -> tuple[float, ...]:
        """The chance of each tier if every joker that can help does: slightly more than the truth."""
        found = []
        for chances, helping in self._tiers[card]:
            alone = min((odd & helping).bit_count(), superjokers)
            dice = alone + (superjokers - alone) // 2
            for joker in pairs:
                dice += helping >> joker & 1
            found.append(chances[dice if dice < MAX_DICE else MAX_DICE])
        return tuple(found)


def tier_alone(chance: float, better: float) -> float:
    """The chance to reach a merchant's tier where the next one is not."""
    return max(0.0, chance - better) / max(LEAST_CHANCE, 1 - better)


def paired(jokers: Cards) -> tuple[list[int], int]:
    """The pairs among jokers, each by its face, and the jokers that are left alone, as a bit mask."""
    pairs: list[int] = []
    odd = 0
    for joker in jokers:
        bit = 1 << joker
        if odd & bit:
            pairs.append(joker)
        odd ^= bit
    return pairs, odd


def helping_jokers(odds: CardOdds, card: int, tier: int) -> int:
    helps = odds.reach(Target(card, tier + 1)).helps
    return sum(1 << code for code in range(FACES) if helps[code])


def by_dice(odds: CardOdds) -> list[list[tuple[float, ...]]]:
    """By citizen and tier, the chance in a whole turn with 0, 1, 2 … fictional dice that show whatever is needed.
    Citizens that ask for the same share it."""
    known: dict[Wish, tuple[float, ...]] = {}
    for target in odds.targets(range(CITIZENS)):
        wish = odds.box.wishes[target.card][target.tier - 1]
        if wish not in known:
            reached = np.array([odds.reached(target, Purse.free((), 2 * dice)) for dice in range(MAX_DICE + 1)])
            known[wish] = tuple(odds.dice.solve(reached, ROLLS).start().tolist())
    return [[known[wish] for wish in wishes] for wishes in odds.box.wishes]


def _held(jokers: Cards, superjokers: int) -> Piece:
    """A player's cards."""
    counts = [0.0] * FACES
    for joker in jokers:
        counts[joker] += 0.5
    pairs, odd = paired(jokers)
    dice = most_dice(jokers, superjokers)
    return piece(
        (
            len(jokers) / 10,
            odd.bit_count() / 8,
            len(pairs) / 4,
            superjokers / 3,
            float(superjokers > 0),
            dice / 4,
            float(dice > 0),
            float(dice > 1),
            *counts,
        )
    )
