"""The free arrangement of the map (variant): half B rotated and shifted in any way that makes one connected map."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.brettspiel.table import GAME, OPEN, after, arrange, chances, field
from tests.rules.playing import random_game
from wuerfelreich import Chance, NotationError
from wuerfelreich.records import Record, Seat, Seeded, Session, read_record, write_record
from wuerfelreich.records.header import make_header
from wuerfelreich.rules.brettspiel.facts import ARRANGEMENTS, FIELD_NAMES, Half, Point
from wuerfelreich.rules.brettspiel.lays import possible_lays, put, read_half, write_half
from wuerfelreich.rules.brettspiel.options import BrettspielOptions
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.brettspiel.view import View
from wuerfelreich.rules.hexagons import HexMap, members, touching

LAYS = GAME.box.lays
Place = tuple[int, int]
BULLY = "R3 R4 R1 R6 B4 G6"
RANDOM = BrettspielOptions(arrangement="random")


def by_hand(half_b: str) -> BrettspielOptions:
    return BrettspielOptions(arrangement="by_hand", half_b=half_b, start=1)


def distance(one: Place, other: Place) -> int:
    """The number of steps on an open grid."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def connected(places: set[Place]) -> bool:
    reached = {min(places)}
    while more := {place for place in places - reached if any(distance(place, one) == 1 for one in reached)}:
        reached |= more
    return reached == places


def turned(places: set[Place], turn: int) -> set[Place]:
    """Rotates about the origin: by 120 degrees cube coordinates change places, by 180 they change sign."""
    for _ in range(turn // 60 * 2 % 3):
        places = {(-q - r, q) for q, r in places}
    return {(-q, -r) for q, r in places} if turn // 60 % 2 else places


def test_there_are_180_ways_to_lay_the_halves_together() -> None:
    """By brute force over all places close enough: without overlap, and connected."""
    half = {(q, r) for r, first in ((-2, 2), (-1, 1), (0, 0)) for q in range(first, 6)}
    found = set()
    for turn, q, r in product(range(0, 360, 60), range(-14, 15), range(-14, 15)):
        moved = {(a + q, b + r) for a, b in turned(half, turn)}
        if not half & moved and any(distance(one, other) == 1 for one in half for other in moved):
            assert connected(half | moved)
            found.add(f"{turn} {q} {r}")
    assert found == set(LAYS.by_hand)
    assert len(LAYS.by_hand) == len(LAYS.numbers) == len(found) == 180


def test_the_usual_arrangements_are_three_of_them() -> None:
    assert [LAYS.read(text) for text in ("180 5 1", "180 8 -5", "180 11 -2")] == [0, 1, 2]
    assert {0, 1, 2} < set(LAYS.numbers)
    assert len(set(LAYS.numbers)) == 180
    for name in ARRANGEMENTS:
        listed = {place: (at.q, at.r) for place, at in _facts(name).items()}
        assert LAYS.positions(ARRANGEMENTS.index(name)) == tuple(listed[place] for place in FIELD_NAMES)


def _facts(name: str) -> dict[str, Point]:
    shapes = GAME.box.raw["arrangements"]
    assert isinstance(shapes, dict)
    return {place: Point(**at) for place, at in shapes[name]["coords"].items()}


@pytest.mark.parametrize("number", LAYS.numbers[::7])
def test_fields_at_distance_one_touch(number: int) -> None:
    places = LAYS.positions(number)
    neighbours = GAME.box.maps[number].neighbours
    for one, at in enumerate(places):
        assert set(members(neighbours[one])) == {two for two, there in enumerate(places) if distance(at, there) == 1}
    assert connected(set(places))
    assert len(set(places)) == 30


def test_the_random_map_is_one_draw_among_all_of_them() -> None:
    state = GAME.start(2, RANDOM)
    assert field(state, "map") == "random"
    state = after(state, "P2")
    step = GAME.next(state)
    assert isinstance(step, Chance)
    assert (step.label, step.owner, step.total) == ("map", None, 180)
    drawn = chances(state)
    assert set(drawn.values()) == {1}
    assert set(drawn) == {LAYS.name(number) for number in LAYS.numbers} >= {*ARRANGEMENTS, "60 0 1"}
    state = after(state, "60 0 1")
    assert (field(state, "map"), field(state, "fires")) == ("60 0 1", "A6 B15")
    state = after(state, *OPEN.split())
    assert field(state, "turn") == "1 P2"


def test_the_map_is_laid_before_fires_and_gems_are_strewn() -> None:
    state = GAME.start(3, BrettspielOptions(start=3, arrangement="random", placement="random"))
    labels = []
    for move in ("band", "A1", "B1"):
        step = GAME.next(state)
        assert isinstance(step, Chance)
        labels.append(step.label)
        assert GAME.read_state(GAME.write_state(state)) == state
        state = after(state, move)
    assert labels == ["map", "fire 1", "fire 2"]
    assert field(state, "map") == "band"


def test_the_map_is_laid_by_hand() -> None:
    state = after(GAME.start(2, by_hand("0 -6 0")), *OPEN.split())
    assert field(state, "map") == "0 -6 0"
    seen = GAME.view(state)
    assert isinstance(seen, View)
    assert seen.arrangement == "0 -6 0"
    at = {spot.id: (spot.q, spot.r) for spot in seen.fields}
    assert at["A10"] == (0, 0)
    assert at["B15"] == (5 - 6, 0)  # left of A10, as half B lies beside half A
    assert field(GAME.start(2, by_hand("180 5 1")), "map") == "round"


def test_br8_the_nearest_field_is_counted_on_the_map_as_it_lies() -> None:
    """Of A1 and B15, the second is next to A10 if half B lies on that side."""
    for number, markers in (("0 -6 0", "A10 B15 / A1"), ("0 6 0", "A1 A10 / B15")):
        state = arrange(arrangement=number, dice=BULLY, markers="A10 / A1 B15", fires="A6")
        assert field(after(state, "take 4", "S4-02"), "markers") == markers


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (by_hand("180 5"), "does not say how half B lies: write it as in '180 5 1'"),
        (by_hand("round"), "does not say how half B lies: write it as in '180 5 1'"),
        (by_hand("random"), "does not say how half B lies: write it as in '180 5 1'"),
        (by_hand("90 5 1"), "half B can be turned by 0, 60, 120, 180, 240, 300 degrees, not '90'"),
        (by_hand("360 5 1"), "half B can be turned by 0, 60, 120, 180, 240, 300 degrees, not '360'"),
        (by_hand("0 x 1"), "the move of half B must be a number from -999 to 999, not 'x'"),
        (by_hand("0 0 9999"), "the move of half B must be a number from -999 to 999"),
        (by_hand("0 4 0"), "half B cannot lie at '0 4 0': it would cover A9, A14, A15"),
        (by_hand("0 20 0"), "half B cannot lie at '0 20 0': the map would not be connected"),
        (by_hand("0 7 0"), "half B cannot lie at '0 7 0': the map would not be connected"),
        (BrettspielOptions(arrangement="by_hand"), "the arrangement by_hand needs half_b: how half B lies, as in"),
        (BrettspielOptions(half_b="0 6 0"), "how half B lies can only be given with the arrangement by_hand"),
        (BrettspielOptions(arrangement="random", half_b="0 6 0"), "can only be given with the arrangement by_hand"),
    ],
)
def test_an_impossible_lay_is_refused_with_a_message(options: BrettspielOptions, sentence: str) -> None:
    with pytest.raises(NotationError, match=sentence):
        GAME.start(2, options)


def test_it_is_refused_in_a_position_too() -> None:
    with pytest.raises(NotationError, match="it would cover A9"):
        arrange(arrangement="0 4 0")
    with pytest.raises(NotationError, match="the map is laid before the first turn"):
        arrange(arrangement="random")
    text = GAME.write_state(after(GAME.start(2), "P1"))
    with pytest.raises(NotationError, match="before the first turn the map is laid"):
        GAME.read_state(text.replace("map band", "map random"))
    assert arrange(arrangement="180 8 -5") == arrange(arrangement="hourglass")


def test_a_half_that_is_connected_only_through_the_other_one() -> None:
    """A custom file may have such halves; the map is connected all the same."""
    apart, bridge = [Point(0, 0), Point(2, 0)], [Point(0, 0)]
    assert [write_half(half) for half in possible_lays(apart, bridge)][:2] == ["0 1 0", "60 1 0"]
    assert {half.translate for half in possible_lays(apart, bridge)} == {Point(1, 0)}


@given(st.lists(st.builds(Point, st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=8, unique=True))
def test_halves_in_several_parts_fit_where_trying_every_place_says_so(points: list[Point]) -> None:
    half_a, half_b = points[::2], points[1::2]
    tried = []
    for turn, down, right in product(range(0, 360, 60), range(-12, 13), range(-12, 13)):
        half = Half(turn, Point(right, down))
        placed = [*half_a, *(put(point, half) for point in half_b)]
        neighbours = touching([(point.q, point.r) for point in placed])
        if len({*placed}) == len(placed) and len(HexMap(neighbours).areas((1 << len(placed)) - 1)) == 1:
            tried.append(half)
    assert list(possible_lays(half_a, half_b)) == tried


def test_notation_of_a_half_round_trips() -> None:
    for text in LAYS.by_hand:
        assert write_half(read_half(text)) == text
    assert read_half("120 -3 4") == Half(120, Point(-3, 4))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_on_free_maps_can_be_played_to_their_end(players: int) -> None:
    for seed in range(3):
        options = BrettspielOptions(arrangement="random", placement="random")
        for state, _ in random_game(GAME, players, Random(seed), options):
            assert isinstance(state, State)
            assert GAME.read_state(GAME.write_state(state)) == state


def test_a_game_file_keeps_how_the_map_lies() -> None:
    for options in (RANDOM, by_hand("240 6 -3")):
        seats = (Seat("Anna"), Seat("Ben"))
        session = Session(Record(make_header(GAME, seats, Seeded("maps"), options)))
        session.draw()
        read = read_record(write_record(session.record))
        assert read.header.options == options
        assert read == session.record
