"""Rulings WL1 and WL5: which fields can be crossed; and the rulebook's examples."""

from tests.rules.wuerfelland.table import after, area, arrange, legal, refused, shown
from wuerfelreich.rules.game import Name, Phrase

RED, YELLOW, BLUE = Name("wl-red"), Name("wl-yellow"), Name("wl-blue")


def crossings(crosses: str, colour: str, dice: int) -> list[str]:
    """The active player's ways to use dice of a colour, without the word and the colour."""
    others = " ".join(["R" if colour != "R" else "Y"] * (6 - dice)) or "-"
    state = arrange(phase="go_on", rolls="1", aside=f"{colour} {dice}", dice=others, crosses=f"{crosses} / -")
    stopped = after(state, "stop")
    if shown(stopped, "seat", "wuerfelland") != ["P1", "cross"]:
        return []
    return [action.split(" ", 2)[2] for action in legal(stopped)]


def test_the_first_crosses_are_next_to_the_start() -> None:
    assert [crossings("-", colour, 1) for colour in "RYGBOA"] == [["i5"], ["h3"], ["g4"], ["i4"], ["i3"], ["h5"]]


def test_the_overrolling_example() -> None:
    """A red area with two free fields takes one red die or two, and is overrolled by three."""
    crosses = "i5 i6 i7"
    assert crossings(crosses, "R", 1) == ["h6"]  # g6 is reached only through h6
    assert crossings(crosses, "R", 2) == ["g6 h6"]
    assert crossings(crosses, "R", 3) == []
    state = arrange(seat="P2", aside="G 2", dice="R R R Y", crosses=f"- / {crosses}")
    assert refused(state, "cross R h6 g6 k4") == Phrase("wl-refusal-overrolled", {"colour": RED, "dice": 3, "room": 2})


def test_the_example_of_five_opened_colours() -> None:
    """Blue is full, so a new blue area may be opened, and a yellow one, since yellow is untouched; the red, grey, green
    and orange areas already begun must be finished first."""
    crosses = f"{area('i4')} i5 h5 f4 g4 i3"
    assert crossings(crosses, "B", 1) == ["f3"]
    assert crossings(crosses, "Y", 1) == ["i2", "g3", "h3"]
    for colour, begun in {"R": "i5", "A": "h5", "G": "f4", "O": "i3"}.items():
        for crossing in crossings(crosses, colour, 1):
            assert crossing in area(begun)
    # The red area at k4 and the grey one at l5 also border on blue crosses, and still they have to wait.
    assert "k4" in crossings(area("i4"), "R", 1)
    assert "l5" in crossings(area("i4"), "A", 1)


def test_wl1_dice_are_never_split_over_two_areas() -> None:
    """Two yellow areas can be reached, of three and of four fields: no crossing takes from both."""
    crosses = "i4 i3 h2"
    found = crossings(crosses, "Y", 2)
    assert found
    for crossing in found:
        assert len({area(field) for field in crossing.split()}) == 1
    state = arrange(seat="P2", aside="G 2", dice="Y Y R R", crosses=f"- / {crosses}")
    assert refused(state, "cross Y h3 i2") == Phrase("wl-refusal-two-areas", {"colour": YELLOW})


def test_wl1_a_begun_area_comes_first() -> None:
    state = arrange(seat="P2", aside="G 2", dice="Y Y R R", crosses="- / i4 i3 h2 h3")
    assert refused(state, "cross Y i2 i1") == Phrase("wl-refusal-begun", {"colour": YELLOW, "room": 2})
    assert refused(state, "cross Y g3 i2") == Phrase("wl-refusal-begun", {"colour": YELLOW, "room": 2})
    assert legal(state) == ["cross R i5 h6", "cross R i5 i6", "cross Y g2 g3", "pass"]


def test_wl1_a_treasure_roll_is_a_later_roll() -> None:
    """The green area is filled with its treasure, and a green die of the treasure roll opens the next one."""
    state = arrange(aside="G 1", dice="Y Y Y Y Y", crosses="e4 g4 h3 g3 g2 f3 e3 f2 / -")
    state = after(state, "cross G f4")
    assert shown(state, "wuerfelland", "seat", "owed") == ["treasure_roll", "P1", "1 0"]
    state = after(state, "Y Y Y Y G")
    assert legal(state) == ["cross G d2", "cross G d3", "pass"]


def test_wl5_the_crosses_of_one_use_need_not_touch_each_other() -> None:
    """Crosses all around: every field of the grey area is next to one, whether or not the two touch."""
    crosses = "g4 f4 i5 i6 h6 g6"
    two = crossings(crosses, "A", 2)
    assert "f5 h5" in two  # two parts, each next to a cross
    assert "g5 h5" in two
    assert "h5 f6" in two


def test_wl5_a_cross_may_depend_on_another_of_the_same_use() -> None:
    """Grey: h5 is next to the start, g5 next to h5, f5 next to g5; f5 alone is next to nothing."""
    assert crossings("-", "A", 1) == ["h5"]
    assert crossings("-", "A", 2) == ["g5 h5"]
    assert crossings("-", "A", 3) == ["f5 g5 h5", "g5 h5 f6"]
    state = arrange(seat="P2", aside="G 2", dice="A A R R")
    assert refused(state, "cross A f5 h5") == Phrase("wl-refusal-loose", {"field": "f5"})
    assert refused(state, "cross A f5 g5") == Phrase("wl-refusal-loose", {"field": "f5"})


def test_one_field_for_every_die() -> None:
    state = arrange(seat="P2", aside="G 2", dice="B B R R")
    assert refused(state, "cross B i4") == Phrase("wl-refusal-count", {"colour": BLUE, "dice": 2, "fields": 1})
    assert refused(state, "cross B i4 j4 j5") == Phrase("wl-refusal-count", {"colour": BLUE, "dice": 2, "fields": 3})


def test_only_free_fields_of_the_colour_are_crossed() -> None:
    state = arrange(seat="P2", aside="G 2", dice="B B R R", crosses="- / i4")
    assert refused(state, "cross B i4 j4") == Phrase("wl-refusal-crossed", {"field": "i4"})
    assert refused(state, "cross B j4 j3") == Phrase("wl-refusal-field", {"field": "j3", "colour": BLUE})
    assert refused(state, "cross B j4 h4") == Phrase("wl-refusal-field", {"field": "h4", "colour": BLUE})
    assert refused(state, "cross B j4 b4") == Phrase("wl-refusal-field", {"field": "b4", "colour": BLUE})  # an obstacle
    assert refused(state, "cross B j4 t20") == Phrase("wl-refusal-field", {"field": "t20", "colour": BLUE})


def test_an_area_must_be_next_to_a_cross() -> None:
    state = arrange(seat="P2", aside="G 2", dice="B B R R")
    assert refused(state, "cross B n4 n5") == Phrase("wl-refusal-far-area", {"field": "n4"})
    blocked = arrange(seat="P2", aside="G 2", dice="B B R R", crosses=f"- / {area('i4')}")
    assert refused(blocked, "cross B n4 n5") == Phrase("wl-refusal-unreachable", {"colour": BLUE})


def test_an_obstacle_is_not_a_bridge() -> None:
    """m4 is an obstacle between l4 and n4; the blue area behind it can only be reached through m5."""
    crosses = f"{area('i4')} l4 l5"
    assert crossings(crosses, "B", 1) == []
    assert crossings(f"{crosses} m5", "B", 1) == ["n5"]
