"""Checks for a material file of the board game: every fault becomes a sentence."""

from collections import Counter
from collections.abc import Iterable

from msgspec import UNSET

from wuerfelreich.rules.brettspiel.facts import (
    ARRANGEMENTS,
    CITIZENS,
    FIELD_CODES,
    FIELD_NAMES,
    FIELDS,
    FIRES,
    GOLDEN_GEMS,
    KINDS,
    LANDSCAPES,
    MARKERS,
    REMOVED,
    STACK,
    STACKS,
    WHITE_GEMS,
    ArrangementFacts,
    Citizen,
    Facts,
    FieldFacts,
    Half,
    Point,
    Setup,
)
from wuerfelreich.rules.brettspiel.lays import put
from wuerfelreich.rules.coloured_dice import dice_faults
from wuerfelreich.rules.conditions import (
    Colours,
    ColourSum,
    Condition,
    Groups,
    Numbers,
    Parity,
    SameColour,
    Straight,
    Sum,
)
from wuerfelreich.rules.hexagons import HexMap, members, touching
from wuerfelreich.rules.material import Faults

WHITE_ON_MAP = 6
GOLD_ON_MAP = 4
WHITE_EACH = 1
MAX_FIRE_FIELDS = 10
"""Of the 30 fields; more would leave hardly any game to play."""
PLAYERS = (2, 3, 4)
MAX_COORDINATE = 99
"""Of a field in its half, on either side of zero."""
#: Numbers that the rules rely on and a file must not contradict.
COMPONENTS = {
    "board_halves": 2,
    "fields_per_half": FIELDS // 2,
    "landscapes": len(LANDSCAPES),
    "tiles": FIELDS,
    "tiles_per_landscape": 2,
    "citizens": CITIZENS,
    "stacks": STACKS,
    "citizens_per_stack": STACK,
    "white_gems": WHITE_GEMS,
    "golden_gems": GOLDEN_GEMS,
    "dice": 6,
    "dragon_fires": FIRES,
    "markers_per_player": MARKERS,
}
EFFECTS = (("merchant",), ("thief_of_cards", "thief_of_gems"), ("tamer",), ("bully",), ("landowner",))


def check(facts: Facts, faults: Faults) -> None:
    """Records everything that is wrong."""
    if facts.components is not None:
        for name, number in COMPONENTS.items():
            given = facts.components.get(name)
            faults.check(given == number, f"components: '{name}' must be {number}, not {str(given)[:20]}")
    if facts.scoring is not None:
        for name in facts.scoring.__struct_fields__:
            points = getattr(facts.scoring, name)
            faults.check(0 <= points <= 99, f"scoring: '{name}' must be 0 to 99 points")
    for fault in dice_faults(facts.dice.types) if facts.dice is not None else ():
        faults.check(False, fault)
    landscapes = [landscape.id for landscape in facts.landscapes]
    faults.check(sorted(landscapes) == sorted(LANDSCAPES), f"the landscapes must be {', '.join(LANDSCAPES)}")
    faults.check([stack.id for stack in facts.stacks] == list(KINDS), f"the stacks must be {', '.join(KINDS)}")
    _check_citizens(facts.citizens, faults)
    _check_fields(facts, faults)
    _check_arrangements(facts, faults)
    if facts.setup is not None:
        _check_setup(facts.setup, faults)


def warnings(setup: Setup, citizens: Iterable[Citizen]) -> tuple[str, ...]:
    """What is unusual, although it can be played; for material without faults."""
    gems = {*setup.white_on_map, *setup.gold_on_map}
    fires = {field for placed in setup.by_players.values() for field in placed.dragon_fires}
    found = [f"on {field} a gem lies under a dragon fire from the start" for field in sorted(gems & fires)]
    jokers = Counter(f"{citizen.joker.colour}{citizen.joker.number}" for citizen in citizens)
    found += [f"only one card has the joker {joker}" for joker, cards in sorted(jokers.items()) if cards == 1]
    return tuple(found)


def _check_citizens(citizens: list[Citizen], faults: Faults) -> None:
    faults.check(len(citizens) == CITIZENS, f"there must be {CITIZENS} citizens, not {len(citizens)}")
    stacks = Counter(citizen.stack for citizen in citizens)
    for stack in range(1, STACKS + 1):
        faults.check(stacks[stack] == STACK, f"stack {stack} must have {STACK} citizens, not {stacks[stack]}")
    for name, times in Counter(citizen.id for citizen in citizens).items():
        faults.check(times == 1, f"the id '{name[:40]}' appears more than once")
        faults.check(_plain(name), f"the id '{name[:40]}' must be letters and digits, with - or _ between them")
    for citizen in citizens:
        for fault in _citizen_faults(citizen):
            faults.check(False, f"{citizen.id[:40]}: {fault}")


def _plain(name: str) -> bool:
    words = name.replace("_", "-").split("-")
    return len(name) <= 40 and all(word.isascii() and word.isalnum() for word in words)


def _citizen_faults(citizen: Citizen) -> list[str]:
    found = [fault for condition in citizen.conditions for fault in condition.faults()]
    if not 1 <= citizen.joker.number <= 6:
        found.append("a joker must show a number from 1 to 6")
    if not 1 <= citizen.stack <= STACKS:
        return [*found, f"the stacks are 1 to {STACKS}"]
    if citizen.effect not in EFFECTS[citizen.stack - 1]:
        found.append(f"in stack {citizen.stack} the effect must be {' or '.join(EFFECTS[citizen.stack - 1])}")
    if citizen.effect != "merchant":
        if citizen.condition is None or citizen.tiers:
            found.append("it must have a condition and no tiers, which are for merchants")
    elif citizen.condition is not None or [(tier.draw, tier.gem) for tier in citizen.tiers] != [
        (1, False),
        (2, False),
        (3, True),
    ]:
        found.append(
            "a merchant must have three tiers that draw 1, 2 and 3 tiles, the last with a gem, and no condition"
        )
    elif not found and not all(map(_rises, citizen.conditions, citizen.conditions[1:])):
        found.append("a merchant's tiers must be one condition in three rising steps")  # BR13
    return found


def _rises(lower: Condition, higher: Condition) -> bool:
    """Whether the higher condition asks for more of the same."""
    if lower == higher:
        return False
    match lower, higher:
        case Colours(few), Colours(many):
            return all(many.get(colour, 0) >= need for colour, need in few.items())
        case Numbers(some), Numbers(more):
            return all(more.get(number, 0) >= need for number, need in some.items())
        case Groups(small), Groups(large):
            pairs = zip(sorted(small, reverse=True), sorted(large, reverse=True), strict=False)
            return len(small) <= len(large) and all(one <= other for one, other in pairs)
        case Straight(short), Straight(long):
            return short <= long
        case SameColour(fewer), SameColour(greater):
            return fewer <= greater
        case Parity(kind, less), Parity(same, most):
            return kind == same and less <= most
        case Sum(least, None), Sum(above, None):
            return least is not None and above is not None and least <= above
        case ColourSum(colour, low), ColourSum(again, high):
            return colour == again and low <= high
    return False


def _check_fields(facts: Facts, faults: Faults) -> None:
    names = [field.id for field in facts.fields]
    faults.check(sorted(names) == sorted(FIELD_NAMES), "the fields must be A1 to A15 and B1 to B15, each once")
    counts = Counter(field.landscape for field in facts.fields)
    for landscape in LANDSCAPES:
        faults.check(
            counts[landscape] == 2, f"there must be two fields with {landscape}, not {counts.pop(landscape, 0)}"
        )
    for unknown in counts.keys() - set(LANDSCAPES):
        faults.check(False, f"fields: there is no landscape '{unknown[:40]}'")
    for field in facts.fields:
        faults.check(field.id[:1] == field.half, f"{field.id[:40]}: it is not in half {field.half}")
        faults.check(
            max(abs(field.local.q), abs(field.local.r)) <= MAX_COORDINATE,
            f"{field.id[:40]}: its coordinates must be -{MAX_COORDINATE} to {MAX_COORDINATE}",
        )
        if facts.setup is not None and sorted(facts.setup.by_players) == list(PLAYERS):
            for fault in _copy_faults(field, facts.setup):
                faults.check(False, f"{field.id[:40]}: {fault}")


def _copy_faults(field: FieldFacts, setup: Setup) -> list[str]:
    """Where the gem and fire given for a field contradict the set-up, which takes precedence."""
    found = []
    gem = "white" if field.id in setup.white_on_map else "gold" if field.id in setup.gold_on_map else None
    if field.gem is not UNSET and field.gem != gem:
        found.append(f"the gem there is '{field.gem}', but '{gem}' in the set-up")
    since = field.dragon_fire_from_players
    if since is not UNSET:
        for players, placed in setup.by_players.items():
            if (field.id in placed.dragon_fires) != (since is not None and players >= since):
                found.append(f"the dragon fire there does not match the set-up for {players} players")
    return found


def _check_arrangements(facts: Facts, faults: Faults) -> None:
    given = sorted(facts.arrangements)
    faults.check(given == sorted(ARRANGEMENTS), f"the arrangements must be {', '.join(ARRANGEMENTS)}")
    local = {field.id: field.local for field in facts.fields}
    for name, shape in facts.arrangements.items():
        for fault in _arrangement_faults(shape, local):
            faults.check(False, f"arrangement '{name[:40]}': {fault}")
        placed = None if facts.setup is None else facts.setup.by_players.get(shape.players)
        fits = facts.setup is None or (placed is not None and placed.arrangement == name)
        faults.check(fits, f"arrangement '{name[:40]}': its number of players does not match the set-up")


def _arrangement_faults(shape: ArrangementFacts, local: dict[str, Point]) -> list[str]:
    if set(shape.coords) != set(FIELD_NAMES) or set(shape.adjacency) != set(FIELD_NAMES):
        return ["it must give coordinates and neighbours for all 30 fields"]
    found = [] if shape.half_b.rotate % 60 == 0 else ["half B must be turned by a multiple of 60 degrees"]
    points = [shape.coords[name] for name in FIELD_NAMES]
    if len(set(points)) < FIELDS:
        found.append("two fields lie in the same place")
    elif set(local) == set(FIELD_NAMES):
        moved = [name for name in FIELD_NAMES if shape.coords[name] != _place(name, local[name], shape.half_b)]
        if moved:
            found.append(f"{_some(moved)} not where the halves put them")
    touch = touching([(point.q, point.r) for point in points])
    neighbours = {name: set(others) for name, others in shape.adjacency.items()}
    for name, others in neighbours.items():
        for other in sorted(others):
            if other not in FIELD_CODES:
                found.append(f"{name} has an unknown neighbour '{other[:40]}'")
            elif name not in neighbours[other]:
                found.append(f"{other} is a neighbour of {name}, but {name} is not one of {other}")
        if others != {FIELD_NAMES[field] for field in members(touch[FIELD_CODES[name]])}:
            found.append(f"the neighbours of {name} are not the fields that touch it")
    if len(HexMap(touch).areas((1 << FIELDS) - 1)) > 1:
        found.append("the map is not connected")
    return found


def _place(name: str, point: Point, half_b: Half) -> Point:
    """Where a field lies in an arrangement."""
    return point if name.startswith("A") else put(point, half_b)


def _some(names: list[str]) -> str:
    shown = ", ".join(names[:4]) + (" and others" if len(names) > 4 else "")
    return f"{shown} {'are' if len(names) > 1 else 'is'}"


def _check_setup(setup: Setup, faults: Faults) -> None:
    faults.check(setup.tiles_removed_unseen == REMOVED, f"setup: {REMOVED} tiles must go out of play unseen")
    faults.check(setup.white_gems_per_player == WHITE_EACH, f"setup: each player must get {WHITE_EACH} white gem")
    _check_places("white gems", setup.white_on_map, WHITE_ON_MAP, faults)
    _check_places("golden gems", setup.gold_on_map, GOLD_ON_MAP, faults)
    for field in sorted({*setup.white_on_map} & {*setup.gold_on_map}):
        faults.check(False, f"setup: two gems lie on {field[:40]}")
    faults.check(sorted(setup.by_players) == list(PLAYERS), "setup: 'by_players' must be given for 2, 3 and 4")
    for players, placed in setup.by_players.items():
        where = f"setup for {str(players)[:20]} players"
        fires = len(placed.dragon_fires)
        faults.check(
            placed.arrangement in ARRANGEMENTS, f"{where}: there is no arrangement '{placed.arrangement[:40]}'"
        )
        faults.check(fires <= MAX_FIRE_FIELDS, f"{where}: at most {MAX_FIRE_FIELDS} fields may have a dragon fire")
        _check_places("dragon fires", placed.dragon_fires, fires, faults)
        for name, given, right in (
            ("tiles_in_supply", placed.tiles_in_supply, FIELDS - fires - REMOVED),
            ("fires_in_supply", placed.fires_in_supply, FIRES - fires),
            ("white_in_supply", placed.white_in_supply, WHITE_GEMS - WHITE_ON_MAP - WHITE_EACH * players),
            ("gold_in_supply", placed.gold_in_supply, GOLDEN_GEMS - GOLD_ON_MAP),
        ):
            faults.check(given == right, f"{where}: '{name}' must be {right}, not {str(given)[:20]}")


def _check_places(what: str, fields: Iterable[str], number: int, faults: Faults) -> None:
    names = list(fields)
    faults.check(len(names) == number, f"setup: {number} {what} must lie on the map, not {len(names)}")
    faults.check(len(set(names)) == len(names), f"setup: two {what} lie on the same field")
    for name in names:
        faults.check(name in FIELD_CODES, f"setup: there is no field '{name[:40]}' for {what}")
