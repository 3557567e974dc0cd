"""What the network is told about cards (as `value.brettspiel.card_features`)."""

import numpy as np

from wuerfelreich.learn.compiled.brettspiel.fields import count
from wuerfelreich.learn.compiled.brettspiel.jit import Doubles, Floats, compiled
from wuerfelreich.learn.compiled.brettspiel.state import (
    JOKERS,
    NO_CARD,
    OPEN,
    POOL,
    SUPERJOKERS,
    THIEF_OF_GEMS,
    Position,
)
from wuerfelreich.learn.compiled.brettspiel.tables import MOST_TIERS, Cards
from wuerfelreich.rules.brettspiel.facts import STACK, STACKS
from wuerfelreich.rules.faces import FACES
from wuerfelreich.value.brettspiel.card_features import (
    HELD_WIDTH,
    LEAST_CHANCE,
    MAX_DICE,
    MERCHANTS,
    THIEVES,
    TIERS,
)


@compiled
def means(cards: Cards, stack: int, below: int, out: Doubles) -> int:
    """The mean chance of each tier without jokers over some cards of a stack; gives their number."""
    out[:] = 0.0
    number = 0
    for place in range(STACK):
        if below >> place & 1:
            number += 1
            for tier in range(TIERS[stack]):
                out[tier] += cards.chances[stack * STACK + place, tier, 0]
    out /= max(1, number)
    return number


@compiled
def share_of_gems(cards: Cards, stack: int, card: int, below: int) -> float:
    """Whether the open citizen steals gems; where there is none, how many of those below do."""
    if card != NO_CARD:
        return 1.0 if cards.effect_of[card] == THIEF_OF_GEMS else 0.0
    gems = number = 0
    for place in range(STACK):
        if below >> place & 1:
            number += 1
            gems += cards.effect_of[stack * STACK + place] == THIEF_OF_GEMS
    return gems / max(1, number)


@compiled
def stacks(cards: Cards, state: Position, out: Floats) -> None:
    """By stack: what is open, how hard it is, and what lies below."""
    at = 0
    mean = np.empty(MOST_TIERS)
    for stack in range(STACKS):
        card, below = state[OPEN + stack], state[POOL + stack]
        number = means(cards, stack, below, mean)
        out[at] = card != NO_CARD
        out[at + 1] = card == NO_CARD and below != 0
        out[at + 2] = number / STACK
        out[at + 3] = number > 0
        out[at + 4] = share_of_gems(cards, stack, card, below)
        at += 5
        for tier in range(TIERS[stack]):
            out[at + tier] = 0.0 if card == NO_CARD else cards.chances[card, tier, 0]
            out[at + TIERS[stack] + tier] = mean[tier]
        at += 2 * TIERS[stack]


@compiled
def own_cards(cards: Cards, state: Position, seat: int, out: Floats) -> None:
    """A player's cards, and how likely the player would be to reach each citizen with them."""
    superjokers = state[SUPERJOKERS + seat]
    jokers = pairs = odd = twos = fours = 0
    for face in range(FACES):
        held = state[JOKERS + seat * FACES + face]
        jokers += held
        pairs += held // 2
        odd |= (held & 1) << face
        twos |= (held >= 2) << face
        fours |= (held >= 4) << face
        out[8 + face] = held * 0.5
    alone = count(odd)
    dice = (jokers - alone + superjokers + min(alone, superjokers)) // 2
    out[0], out[1], out[2], out[3] = jokers / 10, alone / 8, pairs / 4, superjokers / 3
    out[4], out[5], out[6], out[7] = superjokers > 0, dice / 4, dice > 0, dice > 1
    at = HELD_WIDTH
    mean = np.empty(MOST_TIERS)  # or that of the citizen shown
    for stack in range(STACKS):
        card, below = state[OPEN + stack], state[POOL + stack]
        tiers = TIERS[stack]
        if card != NO_CARD or (below and not below & (below - 1)):
            shown = card if card != NO_CARD else stack * STACK + count(below - 1)
            for tier in range(tiers):
                mean[tier] = with_jokers(cards, shown, tier, odd, twos, fours, superjokers)
            out[at + tiers] = odd >> cards.joker_of[shown] & 1
        else:
            number = means(cards, stack, below, mean)
            makes_pair = 0
            for place in range(STACK):
                if below >> place & 1:
                    makes_pair += odd >> cards.joker_of[stack * STACK + place] & 1
            out[at + tiers] = makes_pair / max(1, number)
        for tier in range(tiers):
            out[at + tier] = mean[tier]
        at += tiers + 1
        if stack == MERCHANTS:
            out[at], out[at + 1] = tier_alone(mean[0], mean[1]), tier_alone(mean[1], mean[2])
            out[at + 2] = mean[2]
            at += 3
        elif stack == THIEVES:
            gems = mean[0] * share_of_gems(cards, stack, card, below)
            out[at], out[at + 1] = mean[0] - gems, gems
            at += 2


@compiled
def tier_alone(chance: float, better: float) -> float:
    """The chance to reach a merchant's tier where the next one is not."""
    return max(0.0, chance - better) / max(LEAST_CHANCE, 1.0 - better)


@compiled
def with_jokers(cards: Cards, card: int, tier: int, odd: int, twos: int, fours: int, superjokers: int) -> float:
    """The chance of a tier if every joker that can help does: slightly more than the truth. Jokers are given as bit
    masks: those with an odd number of cards, with two or more and with four or more; nobody can have six of one."""
    helping = cards.helping[card, tier]
    alone = min(count(odd & helping), superjokers)
    dice = alone + (superjokers - alone) // 2 + count(twos & helping) + count(fours & helping)
    return float(cards.chances[card, tier, min(dice, MAX_DICE)])
