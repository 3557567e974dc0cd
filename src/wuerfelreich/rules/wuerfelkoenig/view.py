"""What clients see of Würfelkönig."""

from collections import Counter
from functools import lru_cache

from msgspec import Struct

from wuerfelreich.rules.faces import face_names
from wuerfelreich.rules.game import Refusal
from wuerfelreich.rules.wuerfelkoenig import scoring
from wuerfelreich.rules.wuerfelkoenig.actions import Take
from wuerfelreich.rules.wuerfelkoenig.material import CITIZENS, SLOTS, STACK, Box, Citizen
from wuerfelreich.rules.wuerfelkoenig.play import TAKE_PENALTY
from wuerfelreich.rules.wuerfelkoenig.refusals import ROLL_FIRST, refusal
from wuerfelreich.rules.wuerfelkoenig.state import Phase, State


class OpenCitizen(Struct, frozen=True):
    """A citizen in the row; None where there is a gap."""

    slot: int
    card: Citizen | None
    fulfilled: bool
    """Whether the dice on the table fulfil it."""
    matching: tuple[str, ...]
    """The faces that take part in that; none if the dice do not fulfil it."""
    refusal: Refusal | None
    """Why the player who decides cannot take it now."""


class VillageStack(Struct, frozen=True):
    """A stack: the value on top (None if empty) and the cards left."""

    id: str
    value: int | None
    left: int


class PileCard(Struct, frozen=True):
    """A card in a kingdom pile: its id, what it is (a kind of citizen, a village or `penalty`) and its points."""

    id: str
    what: str
    points: int | None
    """None for a fairy: its points depend on how many there are."""


class Kingdom(Struct, frozen=True):
    """A player's pile, bottom to top, and its points so far."""

    pile: tuple[PileCard, ...]
    points: int
    minus: int
    elf_on_top: bool


class View(Struct, frozen=True):
    """The table."""

    phase: str
    turn: int
    player: int
    roll: int
    rolls: int
    dice: tuple[str, ...]
    row: tuple[OpenCitizen, ...]
    villages: tuple[VillageStack, ...]
    draw_pile: int
    unseen: dict[str, int]
    """How many citizens of each kind the draw pile still has."""
    penalty: int | None
    penalties: int
    """Penalties below the open one."""
    penalty_refusal: Refusal | None
    """Why the player who decides cannot take the open one now."""
    kingdoms: tuple[Kingdom, ...]


def view(box: Box, state: State) -> View:
    """The state as clients get it."""
    gaps = (None,) * (SLOTS - len(state.row))
    rolled = box.fulfilled(state.dice) if len(state.dice) == 6 else 0
    takeable = rolled if state.phase is Phase.CHOOSE else 0
    return View(
        phase=state.phase.name.lower(),
        turn=state.turn,
        player=state.player,
        roll=state.roll,
        rolls=state.rolls,
        dice=face_names(state.dice),
        row=tuple(
            _open(box, state, slot, card, rolled, takeable) for slot, card in enumerate((*gaps, *state.row), start=1)
        ),
        villages=tuple(
            VillageStack(village.id, box.village_values[STACK - left] if left else None, left)
            for village, left in zip(box.villages, state.villages, strict=True)
        ),
        draw_pile=len(state.pool),
        unseen=_unseen(box, state.pool),
        penalty=state.penalty or None,
        penalties=len(state.penalties),
        penalty_refusal=refusal(box, state, TAKE_PENALTY),
        kingdoms=tuple(_kingdom(box, pile) for pile in state.piles),
    )


def _open(box: Box, state: State, slot: int, card: int | None, rolled: int, takeable: int) -> OpenCitizen:
    """A citizen in the row, given the bits of those that the dice fulfil and of those that can be taken."""
    if card is None:
        return OpenCitizen(slot, None, False, (), None)
    if state.phase is Phase.ROLL:
        return _before_roll(box, slot, card)
    citizen, fulfilled = box.citizens[card], bool(rolled >> card & 1)
    faces = citizen.condition.matching(state.dice) if fulfilled else ()
    why = None if takeable >> card & 1 else refusal(box, state, Take(slot - 1))
    return OpenCitizen(slot, citizen, fulfilled, face_names(sorted(faces)), why)


@lru_cache(maxsize=1024)
def _before_roll(box: Box, slot: int, card: int) -> OpenCitizen:
    """A citizen in the row while the dice are about to be rolled."""
    return OpenCitizen(slot, box.citizens[card], False, (), ROLL_FIRST)


@lru_cache(maxsize=1024)
def _unseen(box: Box, pool: tuple[int, ...]) -> dict[str, int]:
    """How many citizens of each kind are in the draw pile, which only changes from turn to turn."""
    return dict(Counter(box.citizens[card].kind for card in sorted(pool)))


@lru_cache(maxsize=4096)
def _kingdom(box: Box, pile: tuple[int, ...]) -> Kingdom:
    sheet = scoring.sheet(box, pile)
    top = pile[-1] if pile else -1
    return Kingdom(
        pile=tuple(_pile_card(box, card) for card in pile),
        points=sheet.total,
        minus=scoring.minus(sheet),
        elf_on_top=0 <= top < CITIZENS and box.is_elf[top],
    )


def _pile_card(box: Box, card: int) -> PileCard:
    if card < 0:
        return PileCard("penalty", "penalty", card)
    if card < CITIZENS:
        citizen = box.citizens[card]
        return PileCard(citizen.id, citizen.kind, citizen.points if isinstance(citizen.points, int) else None)
    stack, place = divmod(card - CITIZENS, STACK)
    return PileCard(box.names[card], box.villages[stack].id, box.village_values[place])
