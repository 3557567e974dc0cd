"""A second reading of the ranking: slow and obvious, from the words of the rules and not from the code."""

from collections import Counter
from itertools import combinations

Triple = tuple[int, int, int]


def ranked(dice: list[int]) -> Triple:
    """Every choice of equal dice and one other die, if any; the greatest counts."""
    best = (0, 0, 0)
    for size in range(1, len(dice) + 1):
        for chosen in combinations(range(len(dice)), size):
            equal = {dice[at] for at in chosen}
            if len(equal) > 1:
                continue
            (value,) = equal
            others = [die for at, die in enumerate(dice) if at not in chosen and die != value]
            best = max(best, (size, value, max(others, default=0)))
    return best


def beats(dice: list[int], combination: list[int]) -> bool:
    """More equal dice are better, then the higher number, then the higher extra die."""
    return ranked(dice) > ranked(combination)


def kept_sets(live: list[int]) -> set[tuple[int, ...]]:
    """All that can be kept while still rolling at least one live die."""
    return {
        tuple(sorted(kept))
        for size in range(len(live))
        for kept in combinations(sorted(live), size)
        if Counter(kept) <= Counter(live)
    }
