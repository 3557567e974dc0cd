"""Which pairs of cards a player can discard to reach a citizen (BR2).

For given fictional dice made with a joker the number of dice made of two superjokers is no choice: it is exactly
what is still missing. So only the former are searched, and of these only faces that help.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product

from wuerfelreich.rules.brettspiel.actions import TWO_SUPERJOKERS, WITH_SUPERJOKER
from wuerfelreich.rules.brettspiel.progress import Gap, Profile, Wish
from wuerfelreich.rules.faces import FACES

Pairs = tuple[int, ...]


def can_pair(jokers: tuple[int, ...], superjokers: int) -> bool:
    """Whether a player has any pair at all."""
    if superjokers:
        return superjokers > 1 or bool(jokers)
    return len(set(jokers)) < len(jokers)


def fictional(pairs: Pairs) -> tuple[tuple[int, ...], int]:
    """The faces of the dice that pairs with a joker make, and how many dice of any face come on top."""
    faces = tuple(pair % FACES for pair in pairs if pair != TWO_SUPERJOKERS)
    return faces, len(pairs) - len(faces)


def spent(pairs: Pairs) -> tuple[list[int], int]:
    """The jokers and the number of superjokers that pairs cost."""
    jokers: list[int] = []
    superjokers = 0
    for pair in pairs:
        if pair < WITH_SUPERJOKER:
            jokers += (pair, pair)
        elif pair < TWO_SUPERJOKERS:
            jokers.append(pair - WITH_SUPERJOKER)
            superjokers += 1
        else:
            superjokers += 2
    return jokers, superjokers


def ways(gap: Gap, jokers: tuple[int, ...], superjokers: int) -> list[Pairs]:
    """Every set of pairs that fills the gap and of which none could be left out, small sets first."""
    if not jokers:
        return [(TWO_SUPERJOKERS,) * gap.missing] if 2 * gap.missing <= superjokers else []
    held = sorted(Counter(jokers).items())
    found = [
        pairs
        for faces in _dice(gap.wish, gap.profile, held, superjokers)
        if _all_needed(gap, faces)
        for pairs in _payments(faces, gap.wish.after(gap.profile, faces), held, superjokers)
    ]
    found.sort(key=lambda pairs: (len(pairs), pairs))
    return found


def _dice(
    wish: Wish, profile: Profile, held: list[tuple[int, int]], superjokers: int, taken: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    """The dice made with a joker that leave no more missing than superjokers can make."""
    missing = wish.missing(profile)
    if 2 * missing > sum(count for _, count in held) + superjokers:
        return
    if not held or missing == 0:
        if 2 * missing <= superjokers:
            yield taken
        return
    (code, count), *others = held
    for dice in range(count + 1):
        alone = max(0, 2 * dice - count)  # dice for which only one card of this joker is left
        if alone > superjokers:
            return
        yield from _dice(wish, profile, others, superjokers - alone, taken + (code,) * dice)
        profile = wish.add(profile, code)


def _all_needed(gap: Gap, faces: tuple[int, ...]) -> bool:
    """Whether without any one of these dice more would be missing (BR2: every pair must be needed)."""
    missing = gap.wish.after(gap.profile, faces)
    return all(
        gap.wish.after(gap.profile, faces[:at] + faces[at + 1 :]) > missing
        for at, code in enumerate(faces)
        if at == 0 or code != faces[at - 1]
    )


def _payments(faces: tuple[int, ...], wild: int, held: list[tuple[int, int]], superjokers: int) -> Iterator[Pairs]:
    """The ways to pay for these dice: two equal jokers, or one and a superjoker."""
    wanted = Counter(faces)
    choices = []
    for code, count in held:
        dice = wanted[code]
        twos = range(min(dice, count - dice), -1, -1)
        choices.append([(code,) * two + (code + WITH_SUPERJOKER,) * (dice - two) for two in twos])
    for chosen in product(*choices):
        pairs = tuple(sorted(pair for some in chosen for pair in some)) + (TWO_SUPERJOKERS,) * wild
        if spent(pairs)[1] <= superjokers:
            yield pairs
