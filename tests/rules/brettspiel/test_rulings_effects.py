"""Rulings BR6 to BR9: what thieves, tamers, bullies and dragons do on the map."""

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.brettspiel.table import (
    GAME,
    OPEN,
    THIEF,
    after,
    arrange,
    choices,
    field,
    refused,
    turned_up,
)
from wuerfelreich.rules.brettspiel.facts import ARRANGEMENTS, FIELD_NAMES
from wuerfelreich.rules.brettspiel.state import State
from wuerfelreich.rules.game import Phrase

TAMER = "B6 B1 R1 R6 B4 G6"
#: Four red, a blue and a green die, three of the red ones different: bully and merchant.
BULLY = "R3 R4 R1 R6 B4 G6"
STEALS = {"dice": THIEF, "markers": "- / - / -"}


def test_br6_the_tile_comes_before_the_theft() -> None:
    state = after(arrange(**STEALS, cards="R1 / R5 R5 ? / B2"), "take 2", turned_up(2), "coast", "volcano")
    assert choices(state) == ["place A10", "place B2", "place B8"]
    state = after(state, "place B8")
    assert choices(state) == ["steal P2 R5", "steal P3 B2", "decline"]
    assert field(state, "brettspiel") == "steal"


def test_br6_a_stolen_card_is_only_a_joker() -> None:
    """The stolen card may have been a landowner: it draws no tiles."""
    state = after(arrange(**STEALS, cards="R1 / R5 R5 ? / B2"), "take 2", turned_up(2), "volcano", "coast", "place B8")
    stolen = after(state, "steal P2 R5")
    assert field(stolen, "cards") == "R1 R5 B6 / R5 ? / B2"
    assert (field(stolen, "brettspiel"), field(stolen, "turn"), field(stolen, "hand")) == ("roll", "7 P2", "-")


def test_br6_stealing_is_optional() -> None:
    state = after(arrange(**STEALS, cards="- / R5 / -"), "take 2", turned_up(2), "volcano", "coast", "place B8")
    declined = after(state, "decline")
    assert (field(declined, "cards"), field(declined, "turn")) == ("B6 / R5 / -", "3 P2")


def test_br6_neither_superjokers_nor_the_players_own_cards_can_be_stolen() -> None:
    state = after(arrange(**STEALS, cards="R1 / ? ? / -"), "take 2", turned_up(2), "volcano", "coast", "place B8")
    assert (field(state, "brettspiel"), field(state, "turn")) == ("roll", "5 P2")
    state = after(arrange(**STEALS, cards="R1 / ? R5 / -"), "take 2", turned_up(2), "volcano", "coast", "place B8")
    assert choices(state) == ["steal P2 R5", "decline"]
    assert refused(state, "steal P1 R1") == Phrase("br-refusal-steal-self")
    assert refused(state, "steal P2 gold") == Phrase("br-refusal-steals-cards")
    assert refused(state, "steal P3 R5") == Phrase("br-refusal-no-card", {"seat": "P3", "joker": "R5"})


def test_br6_the_thief_of_gems_draws_one_tile_and_chooses_owner_and_gem() -> None:
    state = arrange(
        dice="B2 B5 B3 G2 G1 R4",
        shown=OPEN.replace("S2-01", "S2-02"),
        markers="- / - / -",
        owned="0 1 0 / 2 1 0 / 0 1 0",
    )
    state = after(state, "take 2", "S2-03", "volcano")
    assert choices(state) == ["steal P2 gold", "steal P2 white", "steal P3 white", "decline"]
    assert field(after(state, "steal P2 gold"), "owned") == "1 1 0 / 1 1 0 / 0 1 0"
    assert field(after(state, "steal P3 white"), "owned") == "0 2 0 / 2 1 0 / 0 0 0"
    assert refused(state, "steal P3 gold") == Phrase("br-refusal-no-gold", {"seat": "P3"})
    assert refused(state, "steal P3 R5") == Phrase("br-refusal-steals-gems")


def test_br6_if_nobody_has_a_gem_there_is_nothing_to_decide() -> None:
    state = arrange(dice="B2 B5 B3 G2 G1 R4", shown=OPEN.replace("S2-01", "S2-02"), owned="1 1 0 / 0 0 0")
    assert field(after(state, "take 2", "S2-03", "volcano"), "turn") == "2 P2"


def test_the_tamer_takes_any_fire_and_the_gem_under_it() -> None:
    state = after(arrange(dice=TAMER, fires="A6 A10 B15"), "take 3", turned_up(3))
    assert choices(state) == ["tame A6", "tame A10", "tame B15"]
    assert refused(state, "tame A1") == Phrase("br-refusal-field-without-fire", {"field": "A1"})
    tamed = after(state, "tame A10")
    assert (field(tamed, "fires"), field(tamed, "markers"), field(tamed, "owned")) == (
        "A6 B15",
        "A10 / -",
        "1 1 1 / 0 1 0",
    )


def test_a_single_fire_needs_no_choice() -> None:
    assert field(after(arrange(dice=TAMER, fires="A6"), "take 3", turned_up(3)), "markers") == "A6 / -"


def test_br7_a_tamer_can_be_taken_without_a_fire() -> None:
    state = after(arrange(dice=TAMER, fires="-"), "take 3", turned_up(3))
    assert (field(state, "cards"), field(state, "markers"), field(state, "turn")) == ("R2 / -", "- / -", "2 P2")


def test_br7_a_bully_can_be_taken_without_an_opponents_marker() -> None:
    state = after(arrange(dice=BULLY, markers="A1 A2 / -"), "take 4", turned_up(4))
    assert (field(state, "cards"), field(state, "markers"), field(state, "turn")) == ("G5 / -", "A1 A2 / -", "2 P2")


def test_br8_the_rulebooks_bully_example() -> None:
    """Chrissy, Nadine, Nico, Michi: two of Nadine's markers touch one of Chrissy's, all others are further away."""
    markers = "A5 B4 / B8 B9 / A12 B2 B7 / B1 B12"
    state = after(arrange(dice=BULLY, markers=markers, fires="A6 B15 A14"), "take 4", turned_up(4))
    assert choices(state) == ["bully B8", "bully B9"]
    assert refused(state, "bully B7") == Phrase("br-refusal-not-nearest", {"field": "B7"})
    assert refused(state, "bully B4") == Phrase("br-refusal-own-marker", {"field": "B4"})
    assert refused(state, "bully A6") == Phrase("br-refusal-field-without-marker", {"field": "A6"})


def test_br8_the_replaced_marker_goes_back_to_its_owner() -> None:
    """BR13, from the Hungarian text."""
    state = after(arrange(dice=BULLY, markers="A5 B4 / B8 B9 / A12"), "take 4", turned_up(4), "bully B9")
    assert field(state, "markers") == "A5 B4 B9 / B8 / A12"
    view = GAME.view(state)
    assert [kingdom.markers_left for kingdom in view.kingdoms] == [13, 15, 15]


def test_br8_only_the_smallest_distance_counts_and_fires_are_not_markers() -> None:
    """From A1 the fire on A6 is one step away, A7 two, A12 two, A15 five."""
    state = after(arrange(dice=BULLY, markers="A1 / A7 A15 / A12"), "take 4", turned_up(4))
    assert choices(state) == ["bully A7", "bully A12"]
    state = after(arrange(dice=BULLY, markers="A1 / A15 / -"), "take 4", turned_up(4))
    assert field(state, "markers") == "A1 A15 / - / -"


def test_br8_without_a_marker_of_the_players_own_all_are_nearest() -> None:
    state = after(arrange(dice=BULLY, markers="- / A7 A15 / A12"), "take 4", turned_up(4))
    assert choices(state) == ["bully A7", "bully A12", "bully A15"]


def test_br8_steps_are_counted_on_the_map_as_it_lies() -> None:
    """A10 and B15 touch on the round map; on the band they are far apart, and A5 is nearer."""
    for arrangement, nearest in (("round", "B15"), ("band", "A14")):
        state = arrange(dice=BULLY, arrangement=arrangement, markers="A10 / B15 A14", fires="A6")
        assert nearest in field(after(state, "take 4", turned_up(4)), "markers").split("/")[0].split()


def steps(start: str, arrangement: str) -> dict[str, int]:
    """Distances by breadth-first search over the adjacency lists of the material file."""
    shapes = GAME.box.raw["arrangements"]
    assert isinstance(shapes, dict)
    adjacency = shapes[arrangement]["adjacency"]
    found, queue = {start: 0}, [start]
    for name in queue:
        for other in adjacency[name]:
            if other not in found:
                found[other] = found[name] + 1
                queue.append(other)
    return found


@given(
    arrangement=st.sampled_from(ARRANGEMENTS),
    own=st.sets(st.sampled_from(FIELD_NAMES), min_size=1, max_size=6),
    others=st.sets(st.sampled_from(FIELD_NAMES), min_size=1, max_size=8),
)
def test_br8_nearest_is_what_a_search_over_the_neighbours_finds(
    arrangement: str, own: set[str], others: set[str]
) -> None:
    others -= own
    distances = {name: min(steps(one, arrangement)[name] for one in own) for name in others}
    nearest = {name for name in others if distances[name] == min(distances.values())}
    box = GAME.box
    found = box.maps[ARRANGEMENTS.index(arrangement)].nearest(box.fields(tuple(own)), box.fields(tuple(others)))
    assert found == box.fields(tuple(nearest))


#: Thirteen fields for fires, none of which has a coast.
THIRTEEN = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 A12 A13 B15"


def alarmed(**fields: str) -> State:
    return after(arrange(**fields), "alarm 1", turned_up(1), "coast")


def test_an_alarm_places_a_tile_with_a_fire_and_leaves_the_gem() -> None:
    state = alarmed()
    assert choices(state) == ["place A10", "place B2"]
    state = after(state, "place A10")
    assert (field(state, "fires"), field(state, "gold"), field(state, "owned")) == (
        "A6 A10 B15",
        "A3 A10 B9 B12",
        "0 1 0 / 0 1 0",
    )
    assert field(state, "markers") == "- / -"


def test_br9_without_fires_in_the_supply_the_player_gives_one() -> None:
    state = after(alarmed(fires=THIRTEEN, owned="0 1 1 / 0 1 1"), "place B2")
    assert (field(state, "owned"), "B2" in field(state, "fires")) == ("0 1 0 / 0 1 1", True)


def test_br9_otherwise_an_opponent_gives_one() -> None:
    state = alarmed(fires=THIRTEEN, owned="0 1 0 / 0 1 2")
    assert choices(state) == ["place A10 fire P2", "place B2 fire P2"]
    assert field(after(state, "place B2 fire P2"), "owned") == "0 1 0 / 0 1 1"


def test_br9_the_player_chooses_whose() -> None:
    state = alarmed(fires=THIRTEEN, markers="- / - / -", owned="0 1 0 / 0 1 1 / 0 1 1")
    assert choices(state) == ["place A10 fire P2", "place A10 fire P3", "place B2 fire P2", "place B2 fire P3"]
    assert field(after(state, "place B2 fire P3"), "owned") == "0 1 0 / 0 1 1 / 0 1 0"
    assert refused(state, "place B2") == Phrase("br-refusal-fire-owner")
    assert refused(state, "place B2 fire P1") == Phrase("br-refusal-no-fire")


def test_br9_with_all_fires_on_the_map_the_field_is_neutral_and_its_gem_lost() -> None:
    fires = f"{THIRTEEN} B13 B14"
    state = after(alarmed(fires=fires), "place A10")
    assert (field(state, "neutral"), field(state, "fires")) == ("A10", fires.replace("B15 B13 B14", "B13 B14 B15"))
    assert "A10" in field(state, "gold")
    tamers = after(arrange(dice=TAMER, fires=fires, neutral="A10", markers="B2 / -"), "take 3", turned_up(3))
    assert "tame A10" not in choices(tamers)
    bullies = arrange(dice=BULLY, fires=fires, neutral="A10", markers="B2 / -")
    assert field(after(bullies, "take 4", turned_up(4)), "markers") == "B2 / -"


def test_br9_while_there_are_fires_nobody_gives_one() -> None:
    state = alarmed(owned="0 1 1 / 0 1 1")
    assert choices(state) == ["place A10", "place B2"]
    assert refused(state, "place A10 fire P2") == Phrase("br-refusal-fire-unneeded")
    assert field(after(state, "place A10"), "owned") == "0 1 1 / 0 1 1"
