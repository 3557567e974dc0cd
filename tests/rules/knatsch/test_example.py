"""The long example on the rulebook's second page, move by move, with dice that match its text."""

import json
from pathlib import Path
from typing import Any

from tests.rules.knatsch.table import GAME, actions, after, arrange, decides, refused, seat, shown
from wuerfelreich.rules.knatsch.ranks import encode, rank, write_rank
from wuerfelreich.rules.knatsch.state import State

EXAMPLE: dict[str, Any] = json.loads((Path(__file__).parent / "example.json").read_bytes())
STEPS: list[dict[str, Any]] = EXAMPLE["steps"]
NAMES = {card.id: GAME.box.names[code] for code, card in enumerate(GAME.box.cards)} | {"tournament-1": "tournament"}
ANDREAS, BERND, CLAUDIA, DIETER = 1, 2, 3, 4


def card(words: str) -> str:
    """`castle red 3-3-3+4` as a name."""
    _, sort, dice = words.split()
    return f"{sort}-{dice.replace('-', '').replace('+', '')}"


def beginning() -> State:
    """The position before the example; all cards that it does not mention lie at the bottom of the left pile."""
    players = ("Andreas", "Bernd", "Claudia", "Dieter")
    piles = {side: " ".join(NAMES[name] for name in EXAMPLE["piles_top_first"][side]) for side in "LR"}
    seats = " / ".join(" ".join(map(card, EXAMPLE["start_state"][player])) for player in players)
    return arrange(left=piles["L"], right=piles["R"], seats=seats, rest="below")


def rolled(state: State, step: dict[str, Any]) -> State:
    """All rolls of a step, with what was kept in between; a player with rolls and dice left stops."""
    rolls, kept = step["rolls"], step.get("kept", [])
    for at, dice in enumerate(rolls):
        state = after(state, " ".join(map(str, sorted(dice))))
        if at < len(kept):
            state = after(state, "keep " + " ".join(map(str, sorted(kept[at]))))
    made = rank(tuple(sorted(step["final_live"])), 0)
    assert made == encode(*step["result"])
    assert (made > encode(*step["target"])) == step["beats"]
    return state


def test_the_dice_of_the_example_are_consistent() -> None:
    for step in STEPS:
        kept: list[int] = []
        for at, dice in enumerate(step["rolls"]):
            live = [*kept, *(die for die in dice if die != 6)]
            kept = step["kept"][at] if at < len(step.get("kept", [])) else live
            assert all(kept.count(die) <= live.count(die) for die in kept), step["step"]
        assert sorted(kept) == sorted(step["final_live"]), step["step"]


def test_the_long_example() -> None:
    state = beginning()

    # Andreas puts a card under; a castle appears that he does not own; three rolls beat it, and it is Bernd's turn.
    state = after(state, f"under {STEPS[0]['put_under']}")
    assert shown(state, "left").split()[0] == "green-4441"
    state = rolled(after(state, "aim L"), STEPS[0])
    assert seat(state, ANDREAS) == "red-3334 green-4441 catapult-4445"

    # Bernd: one roll is enough for a special from the pile, so he stops and continues his turn.
    assert decides(state) == BERND
    state = after(rolled(after(state, "aim R"), STEPS[1]), "stop")
    assert "guard_special-2221" in seat(state, BERND)
    assert "end" in actions(state)

    # He puts a card under, then fails at Andreas's special with two live dice; his turn is over.
    state = after(state, f"under {STEPS[2]['put_under']}", "aim P1 catapult")
    assert shown(state, "beat") == "444+5"
    state = after(rolled(state, STEPS[2]), "stop")
    assert "catapult-4445" in seat(state, ANDREAS)

    # Claudia puts a card under; she owns both colours on the piles, and the only castle she may attack is Bernd's.
    assert decides(state) == CLAUDIA
    state = after(state, f"under {STEPS[3]['put_under']}")
    assert [shown(state, side).split()[0] for side in ("left", "right")] == ["red-5554", "green-2224"]
    castles = [action for action in actions(state, "aim") if action.split()[-1] in ("blue", "black", "white", "red")]
    assert castles == ["aim P2 blue", "aim P2 black"]
    refused(state, "aim L")
    state = rolled(after(state, "aim P2 black"), STEPS[3])

    # Bernd defends in three rolls and keeps his castle.
    assert (decides(state), shown(state, "beat")) == (BERND, f"{write_rank(encode(3, 4, 5))} by P3")
    state = rolled(after(state, "roll"), STEPS[4])
    assert "black-3332" in seat(state, BERND)

    # Dieter puts a card under; a tournament appears; he rolls four times, then the others three times each.
    assert decides(state) == DIETER
    state = after(state, f"under {STEPS[5]['put_under']}", "aim R")
    state = rolled(state, STEPS[5])
    assert (decides(state), shown(state, "beat")) == (ANDREAS, "444+3 by P4")
    state = rolled(after(state, "roll"), STEPS[6])
    assert (decides(state), shown(state, "beat")) == (BERND, "444+3 by P4")
    state = rolled(after(state, "roll"), STEPS[7])
    assert (decides(state), shown(state, "beat")) == (CLAUDIA, "444+5 by P2")
    state = rolled(after(state, "roll"), STEPS[8])
    assert seat(state, CLAUDIA) == "red-2221 green-5552 tournament"

    # Andreas fails at a special from the pile, which goes under it.
    assert decides(state) == ANDREAS
    assert shown(state, "right").split()[0] == "die5-5551"
    state = rolled(after(state, "aim R"), STEPS[9])
    assert shown(state, "right").split()[-1] == "die5-5551"

    # Bernd fails at Claudia's castle; she need not defend it, and his turn is over.
    assert decides(state) == BERND
    state = rolled(after(state, "aim P3 green"), STEPS[10])
    assert seat(state, CLAUDIA) == "red-2221 green-5552 tournament"
    assert (decides(state), shown(state, "turn")) == (CLAUDIA, "7 P3")
