"""Which pairs of cards a player can discard to reach a citizen (BR2).

Given the fictional dice made with a joker, the number of dice made of two superjokers is not a choice: it is exactly
what is still missing. So only dice made with a joker are searched, and only faces that help.
"""

from wuerfelreich.rules.brettspiel.actions import TWO_SUPERJOKERS, WITH_SUPERJOKER
from wuerfelreich.rules.brettspiel.progress import ANY_NUMBER, ONE_JOKER, ONE_SUPERJOKER, PURSE_BITS, Gap
from wuerfelreich.rules.faces import FACES

Pairs = tuple[int, ...]


def pack(jokers: tuple[int, ...], superjokers: int) -> int:
    """A player's cards as one number; a joker that cannot be paired is left out."""
    purse = ONE_SUPERJOKER * superjokers
    for joker in jokers:
        if superjokers or jokers.count(joker) > 1:
            purse += ONE_JOKER[joker]
    return purse


def most_dice(jokers: tuple[int, ...], superjokers: int) -> int:
    """The most fictional dice that a player's cards could make, whatever they show."""
    odd = 0
    for joker in jokers:
        odd ^= 1 << joker
    alone = odd.bit_count()
    return (len(jokers) - alone + superjokers + min(alone, superjokers)) // 2


def fictional(pairs: Pairs) -> tuple[tuple[int, ...], int]:
    """The faces of the dice made by pairs with a joker, and the number of further dice, which show any face."""
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


def ways(gap: Gap, purse: int) -> list[Pairs]:
    """Every set of pairs that fills the gap with no pair to spare, smaller sets first."""
    held, superjokers = _unpack(purse)
    found: list[Pairs] = []
    for faces in _dice(gap, held, superjokers, ()):
        wild = gap.after_all(faces).missing
        if _all_needed(gap, faces, wild):
            found += _payments(faces, wild, held, superjokers)
    if len(found) > 1:
        found.sort(key=lambda pairs: (len(pairs), pairs))
    return found


def _unpack(purse: int) -> tuple[list[tuple[int, int]], int]:
    """The number of each joker held, and of superjokers."""
    superjokers, rest = divmod(purse, ONE_SUPERJOKER)
    held = []
    while rest:
        code = ((rest & -rest).bit_length() - 1) // PURSE_BITS
        count = rest >> PURSE_BITS * code & ANY_NUMBER
        held.append((code, count))
        rest -= count * ONE_JOKER[code]
    return held, superjokers


def _dice(gap: Gap, held: list[tuple[int, int]], superjokers: int, taken: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The sets of dice made with a joker from these cards that leave missing only what superjokers can make."""
    missing = gap.missing
    if not held or not missing:
        return [taken] if 2 * missing <= superjokers else []
    if missing > _most(held, superjokers):
        return []
    (code, count), *others = held
    found: list[tuple[int, ...]] = []
    for dice in range(count + 1):
        alone = max(0, 2 * dice - count)  # dice for which only one card of this joker is left
        if alone > superjokers:
            break
        found += _dice(gap, others, superjokers - alone, taken + (code,) * dice)
        filled = gap.after(code)
        if filled is gap or not gap.missing:  # one more die of this face would not be needed
            break
        gap = filled
    return found


def _most(held: list[tuple[int, int]], superjokers: int) -> int:
    """The most fictional dice that these cards make: an odd joker needs a superjoker."""
    cards = alone = 0
    for _, count in held:
        cards += count
        alone += count & 1
    return (cards - alone + superjokers + min(alone, superjokers)) // 2


def _all_needed(gap: Gap, faces: tuple[int, ...], wild: int) -> bool:
    """Whether more would be missing without any one of these dice (BR2, our ruling: every pair is needed)."""
    return all(
        gap.after_all(faces[:at] + faces[at + 1 :]).missing > wild
        for at, code in enumerate(faces)
        if at == 0 or code != faces[at - 1]
    )


def _payments(faces: tuple[int, ...], wild: int, held: list[tuple[int, int]], superjokers: int) -> list[Pairs]:
    """The ways to pay for these dice: two equal jokers each, or one and a superjoker; two superjokers if wild."""
    partial: list[Pairs] = [()]
    for code, count in held:
        dice = faces.count(code)
        if dice:
            twos = range(min(dice, count - dice), -1, -1)
            paid = [(code,) * two + (code + WITH_SUPERJOKER,) * (dice - two) for two in twos]
            partial = [some + more for some in partial for more in paid]
    free = superjokers - 2 * wild
    return [
        tuple(sorted(pairs)) + (TWO_SUPERJOKERS,) * wild
        for pairs in partial
        if sum(pair >= WITH_SUPERJOKER for pair in pairs) <= free
    ]
