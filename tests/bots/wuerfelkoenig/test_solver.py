"""What the Würfelkönig bots see in a position."""

import pytest

from tests.rules.kits import RULES
from wuerfelreich.bots import BOTS
from wuerfelreich.bots.wuerfelkoenig import Solver, Weights
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig

GAME = RULES["wuerfelkoenig"]
REST = "villages 3 3 3 3 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -; piles - / -"


def choice(bot: str, position: str) -> str:
    return GAME.write_action(BOTS[bot](GAME, "1").choose(GAME.read_state(f"wuerfelkoenig choose; {position}")))


def test_greedy_takes_the_most_points_available() -> None:
    row = "row cuddly_orc_1 cuddly_orc_4 hypnotist_1 dragon_1 rich_snob_1"
    position = f"turn 1 P1; roll 1/3; dice R1 G3 G2 R3 B3 R2; {row}; {REST}"
    assert choice("greedy", position) == "take 2"


def test_greedy_keeps_what_serves_the_card_it_wants() -> None:
    row = "row crazy_gnome_6 arrogant_elf_3 hypnotist_1 dragon_3 rich_snob_1"
    position = f"turn 1 P1; roll 1/3; dice R1 G1 B1 B4 B5 B6; {row}; {REST}"
    assert choice("greedy", position) == "keep B1 B4 B5 B6"


def test_the_solver_rolls_on_while_nothing_can_be_lost() -> None:
    """With one orc available and a better one a die away, it rolls on; the fallback stays on the table."""
    row = "row cuddly_orc_2 cuddly_orc_3 grumpy_dwarf_7 grumpy_dwarf_8 arrogant_elf_3"
    position = f"turn 1 P1; roll 1/3; dice R1 R4 G4 G5 B3 B4; {row}; {REST}"
    assert choice("solver", position) == "keep R4 G4 B4"


def test_the_solver_founds_the_last_village_only_when_it_wins() -> None:
    """The last card of the orc village ends the game (WK11): when behind, the solver takes the orc without it."""
    orcs = "orc_village2 cuddly_orc_3 orc_village3 cuddly_orc_4"
    row = "row rich_snob_1 rich_snob_2 hypnotist_1 cuddly_orc_2 arrogant_elf_3"
    table = "villages 3 3 3 1 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -"
    dice = "turn 3 P1; roll 3/3; dice R4 G2 G4 B2 B3 B4"
    ahead = f"{dice}; {row}; {table}; piles {orcs} / busy_fairy_1"
    behind = f"{dice}; {row}; {table}; piles {orcs} / crazy_gnome_6 cuddly_orc_7 grumpy_dwarf_7"
    assert choice("solver", ahead) == "take 4 village"
    assert choice("solver", behind) == "take 4"


def test_the_solver_gives_the_dragon_to_the_leader() -> None:
    row = "row rich_snob_1 crazy_gnome_6 hypnotist_1 dragon_3 arrogant_elf_3"
    table = "villages 3 3 3 3 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -"
    position = f"turn 3 P1; roll 3/3; dice R5 R6 G5 G6 B5 B6; {row}; {table}; piles - / busy_fairy_1 / cuddly_orc_7"
    assert choice("solver", position) == "take 4 to P3"


@pytest.mark.parametrize("name", Weights.__struct_fields__)
def test_every_weight_counts(name: str) -> None:
    """A weight that changes nothing would be dead: somewhere in these positions it moves a value."""
    import msgspec

    assert isinstance(GAME, Wuerfelkoenig)
    changed = msgspec.structs.replace(Weights(), **{name: 7.0})
    row = "row cuddly_orc_2 arrogant_elf_1 busy_fairy_1 cuddly_orc_4 odd_mushroom_goblin_1"
    table = "villages 3 3 3 1 3; penalties -1 -4 -3 -3 -2 -2 -2 -1 -1 -1; discards -"
    piles = "piles busy_fairy_2 orc_village2 orc_village3 / cuddly_orc_7 / crazy_gnome_1"
    state = GAME.read_state(
        f"wuerfelkoenig choose; turn 3 P1; roll 2/3; dice R2 R4 G3 G4 G2 B4; {row}; {table}; {piles}"
    )
    assert Solver(GAME).values(state) != Solver(GAME, changed).values(state)
