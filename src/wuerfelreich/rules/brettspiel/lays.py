"""How the two halves of the map can lie: half A as it is, half B turned and moved so that the two make one map. The
rulebook's variant allows any way to do so; the three usual ones have names."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from wuerfelreich.rules.brettspiel.facts import ARRANGEMENTS, FIELD_NAMES, FIELDS, Facts, Half, Point
from wuerfelreich.rules.game import NotationError
from wuerfelreich.rules.hexagons import STEPS, HexMap, touching
from wuerfelreich.rules.text import read_number

TO_BE_DRAWN = len(ARRANGEMENTS)
"""The arrangement of a map that chance has yet to lay. Until then it counts, and is shown, as the first usual one."""
NAMES = (*ARRANGEMENTS, "random")
HALF = FIELDS // 2
TURNS = range(0, 360, 60)
MAX_MOVE = 999
EXAMPLE = "as in '180 5 1': turned by 180 degrees, moved by 5 along the rows and by 1 across them"

Positions = tuple[tuple[int, int], ...]


class Lays:
    """Every arrangement of the map by its number: the usual three, the one to be drawn, and then all free ones."""

    def __init__(self, facts: Facts) -> None:
        local = {field.id: field.local for field in facts.fields}
        self._half_a = [local[name] for name in FIELD_NAMES[:HALF]]
        self._half_b = [local[name] for name in FIELD_NAMES[HALF:]]
        usual = [facts.arrangements[name].half_b for name in ARRANGEMENTS]
        self._usual = [Half(half.rotate % 360, half.translate) for half in usual]
        self._positions: dict[int, Positions] = {}

    @cached_property
    def _free(self) -> list[Half]:
        """Searched for only when a free arrangement is first needed: most games have none."""
        return list(possible_lays(self._half_a, self._half_b))

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """The arrangements that chance draws from: each way to lay half B, once."""
        return tuple(self._numbers.values())

    @property
    def by_hand(self) -> tuple[str, ...]:
        """All ways to lay half B, in notation."""
        return tuple(write_half(half) for half in self._free)

    @cached_property
    def _numbers(self) -> dict[Half, int]:
        """The number of each way to lay half B, in order. A usual one is known by its first number."""
        free = {half: number for number, half in enumerate(self._free, start=TO_BE_DRAWN + 1)}
        return free | {half: self._usual.index(half) for half in self._usual if half in free}

    def half_b(self, arrangement: int) -> Half:
        """How half B lies in an arrangement."""
        if arrangement > TO_BE_DRAWN:
            return self._free[arrangement - TO_BE_DRAWN - 1]
        return self._usual[arrangement % TO_BE_DRAWN]

    def positions(self, arrangement: int) -> Positions:
        """The places of all fields on the grid."""
        known = self._positions.get(arrangement)
        if known is None:
            half = self.half_b(arrangement)
            points = [*self._half_a, *(put(point, half) for point in self._half_b)]
            known = self._positions[arrangement] = tuple((point.q, point.r) for point in points)
        return known

    def name(self, arrangement: int) -> str:
        """An arrangement in notation: its name, or how far half B is turned and moved."""
        if arrangement <= TO_BE_DRAWN:
            return NAMES[arrangement]
        return write_half(self.half_b(arrangement))

    def read(self, text: str) -> int:
        """The arrangement that a notation stands for; one with a name may also be given by its numbers."""
        if text in NAMES:
            return NAMES.index(text)
        if text[:1].isalpha():
            raise NotationError(f"'{text[:40]}' is not an arrangement: write {', '.join(NAMES)}, or numbers {EXAMPLE}")
        return self.read_half(text)

    def read_half(self, text: str) -> int:
        """The arrangement in which half B lies like this."""
        half = read_half(text)
        number = self._numbers.get(half)
        if number is not None:
            return number
        covered = {put(point, half) for point in self._half_b}
        names = [name for name, point in zip(FIELD_NAMES, self._half_a, strict=False) if point in covered]
        reason = f"it would cover {', '.join(names)}" if names else "the map would not be connected"
        raise NotationError(f"half B cannot lie at '{write_half(half)}': {reason}")


def possible_lays(half_a: Sequence[Point], half_b: Sequence[Point]) -> Iterator[Half]:
    """Every way to turn and move half B so that no two fields overlap and the whole map is connected: ordered by
    turn, then by position row by row."""
    parts_a = _parts(half_a)
    for turn in TURNS:
        turned = [put(point, Half(turn, Point(0, 0))) for point in half_b]
        parts_b = _parts(turned)
        overlapping = {(a.r - b.r, a.q - b.q) for a in half_a for b in turned}
        joined: dict[tuple[int, int], set[tuple[int, int]]] = {}
        """By the move of half B: which connected parts of the two halves then touch."""
        for a, part_a in zip(half_a, parts_a, strict=True):
            for b, part_b in zip(turned, parts_b, strict=True):
                for dq, dr in STEPS:
                    joined.setdefault((a.r + dr - b.r, a.q + dq - b.q), set()).add((part_a, part_b))
        for down, right in sorted(joined.keys() - overlapping):
            if _joins_all(joined[down, right], set(parts_a), set(parts_b)):
                yield Half(turn, Point(right, down))


def _parts(points: Sequence[Point]) -> list[int]:
    """For each field of a half, the connected part that it belongs to. A half of ours is one part."""
    areas = HexMap(touching([(point.q, point.r) for point in points])).areas((1 << len(points)) - 1)
    return [next(part for part, area in enumerate(areas) if area >> at & 1) for at in range(len(points))]


def _joins_all(joined: set[tuple[int, int]], parts_a: set[int], parts_b: set[int]) -> bool:
    """Whether these contacts make one map of all parts of both halves."""
    if len(joined) < len(parts_a) + len(parts_b) - 1:
        return False
    reached_a, reached_b = {0}, set[int]()
    for _ in parts_a:
        reached_b |= {b for a, b in joined if a in reached_a}
        reached_a |= {a for a, b in joined if b in reached_b}
    return reached_a == parts_a and reached_b == parts_b


def put(point: Point, half: Half) -> Point:
    """Where a field of half B lies: it is turned around the origin of its half, then moved."""
    q, r = point.q, point.r
    for _ in range(half.rotate // 60 % 6):
        q, r = -r, q + r
    return Point(q + half.translate.q, r + half.translate.r)


def write_half(half: Half) -> str:
    """How half B lies, in notation: the degrees it is turned by, and its moves along and across the rows."""
    return f"{half.rotate} {half.translate.q} {half.translate.r}"


def read_half(text: str) -> Half:
    """How half B lies, from its notation."""
    match text.split():
        case [turn, along, across]:
            if turn not in map(str, TURNS):
                raise NotationError(f"half B can be turned by {', '.join(map(str, TURNS))} degrees, not '{turn[:40]}'")
            move = (read_number(number, -MAX_MOVE, MAX_MOVE, "the move of half B") for number in (along, across))
            return Half(int(turn), Point(*move))
    raise NotationError(f"'{text[:40]}' does not say how half B lies: write it {EXAMPLE}")
