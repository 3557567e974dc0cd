"""The notation of the board game: actions and outcomes as text, both ways. Positions are in `position`."""

from wuerfelreich.rules.brettspiel.actions import (
    PAIR_NAMES,
    Action,
    Alarm,
    Bully,
    Decline,
    Gem,
    Place,
    StealCard,
    StealGem,
    Take,
    Tame,
)
from wuerfelreich.rules.brettspiel.effects import KNOWN
from wuerfelreich.rules.brettspiel.facts import FIELD_CODES, FIELD_NAMES, LANDSCAPES, STACKS
from wuerfelreich.rules.brettspiel.material import Box
from wuerfelreich.rules.chance import Chance, Outcome
from wuerfelreich.rules.coloured_dice import Keep
from wuerfelreich.rules.faces import FACE_NAMES, read_faces, write_faces
from wuerfelreich.rules.game import NotationError, read_seat, seat_name
from wuerfelreich.rules.text import possible, read_number

MAX_PAIRS = 30
"""Sixty cards make no more pairs than this."""
_PAIR_CODES = {name: code for code, name in enumerate(PAIR_NAMES)}
_GEMS = {gem.name.lower(): gem for gem in Gem}
AGAIN = "again"
"""Follows a drawn tile that was seen before."""


def write_action(action: Action) -> str:
    """`keep R4 G1`, `take 3`, `take 3 with R6+R6 G2+? ?+?`, `alarm 4`, `place A12`, `place A12 fire P2`, `tame A6`,
    `bully B8`, `steal P2 R6`, `steal P2 gold`, `decline`."""
    match action:
        case Keep(dice):
            return f"keep {write_faces(dice)}"
        case Take(stack, pairs):
            return " ".join([f"take {stack + 1}", *(["with"] if pairs else []), *(PAIR_NAMES[pair] for pair in pairs)])
        case Alarm(stack):
            return f"alarm {stack + 1}"
        case Place(field, owner):
            return f"place {FIELD_NAMES[field]}" + ("" if owner is None else f" fire {seat_name(owner)}")
        case Tame(field):
            return f"tame {FIELD_NAMES[field]}"
        case Bully(field):
            return f"bully {FIELD_NAMES[field]}"
        case StealCard(owner, joker):
            return f"steal {seat_name(owner)} {FACE_NAMES[joker]}"
        case StealGem(owner, gem):
            return f"steal {seat_name(owner)} {gem.name.lower()}"
        case Decline():
            return "decline"


def read_action(text: str) -> Action:
    """The action that a notation stands for."""
    match text.split():
        case ["keep", *dice]:
            return Keep(read_faces(" ".join(dice)))
        case ["take", stack]:
            return Take(_read_stack(stack))
        case ["take", stack, "with", *pairs]:
            return Take(_read_stack(stack), _read_pairs(pairs))
        case ["alarm", stack]:
            return Alarm(_read_stack(stack))
        case ["place", field]:
            return Place(read_field(field))
        case ["place", field, "fire", owner]:
            return Place(read_field(field), read_seat(owner))
        case ["tame", field]:
            return Tame(read_field(field))
        case ["bully", field]:
            return Bully(read_field(field))
        case ["steal", owner, loot] if loot in _GEMS:
            return StealGem(read_seat(owner), _GEMS[loot])
        case ["steal", owner, loot]:
            return StealCard(read_seat(owner), read_faces(loot)[0] if loot != "-" else _no_loot())
        case ["decline"]:
            return Decline()
    raise NotationError(
        f"'{text[:40]}' is not an action: write keep, take, alarm, place, tame, bully, steal or decline, "
        "as in 'take 3 with R6+?'"
    )


def _no_loot() -> int:
    raise NotationError("what to steal is missing: write 'steal P2 R6', 'steal P2 gold' or 'decline'")


def _read_stack(text: str) -> int:
    return read_number(text, 1, STACKS, "the stack") - 1


def _read_pairs(names: list[str]) -> tuple[int, ...]:
    if not 1 <= len(names) <= MAX_PAIRS:
        raise NotationError("after 'with', name the pairs to discard, as in R6+R6 G2+? ?+?")
    for name in names:
        if name not in _PAIR_CODES:
            raise NotationError(f"'{name[:40]}' is not a pair: write R6+R6, R6+? or ?+?")
    return tuple(sorted(_PAIR_CODES[name] for name in names))


def read_field(text: str) -> int:
    """The field that a notation such as A12 names."""
    if text not in FIELD_CODES:
        raise NotationError(f"'{text[:40]}' is not a field: the fields are A1 to A15 and B1 to B15")
    return FIELD_CODES[text]


def write_outcome(box: Box, chance: Chance, outcome: Outcome) -> str:
    """Dice, a citizen's id, a tile's landscape (`lava again` if it was seen before), a field, the start player or
    the arrangement of the map."""
    item = outcome.items[0]
    match outcome_kind(chance):
        case "roll":
            return write_faces(outcome.items)
        case "card":
            return box.names[item]
        case "tile":
            return LANDSCAPES[item] if item < KNOWN else f"{LANDSCAPES[item - KNOWN]} {AGAIN}"
        case "start":
            return seat_name(item)
        case "map":
            return box.lays.name(item)
        case _:
            return FIELD_NAMES[item]


def read_outcome(box: Box, chance: Chance, text: str) -> Outcome:
    """The outcome that a notation stands for."""
    match outcome_kind(chance):
        case "roll":
            items = read_faces(text)
        case "card":
            items = (read_card(box, text),)
        case "tile":
            items = (_read_tile(text),)
        case "start":
            items = (read_seat(text),)
        case "map":
            items = (box.lays.read(text),)
        case _:
            items = (read_field(text),)
    return possible(chance, Outcome(items), text)


def outcome_kind(chance: Chance) -> str:
    """The word before the last number: `turn 3 roll 2`, `stack 1 card 4`, `turn 3 tile 1`, `white gem 2`. Only
    `start` and `map` have no number."""
    words = chance.label.split()
    return words[-2] if len(words) > 1 else words[0]


def _read_tile(text: str) -> int:
    match text.split():
        case [name]:
            return read_landscape(name)
        case [name, word] if word == AGAIN:
            return read_landscape(name) + KNOWN
    raise NotationError(
        f"'{text[:40]}' is not a tile: write its landscape, followed by '{AGAIN}' if it was seen before"
    )


def read_landscape(name: str) -> int:
    """The number of a landscape."""
    if name not in LANDSCAPES:
        raise NotationError(f"there is no landscape '{name[:40]}': there are {', '.join(LANDSCAPES)}")
    return LANDSCAPES.index(name)


def read_card(box: Box, name: str) -> int:
    """The number of a citizen card."""
    if name not in box.codes:
        raise NotationError(f"there is no card '{name[:40]}'")
    return box.codes[name]
