"""Whatever shapes a game – its options, seats, material, chains – is part of what the devices agree to before the first
link: a keeper who changes it afterwards is found out."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.attacks.evil import findings, number, ready
from wuerfelreich.records import Origin, RecordError, Seat, read_record, verify, write_record
from wuerfelreich.records.device_check import check_device
from wuerfelreich.records.header import Header

ME = 0
"""The seat of the honest player whose check is asked."""

CHANGES: dict[str, Callable[[Header], Header]] = {
    "options": lambda header: replace(header, options=type(header.options)(start=2)),
    "rules": lambda header: replace(header, rules=header.rules + 1),
    "material": lambda header: replace(header, material=replace(header.material, sha256=number("other material"))),
    "bot-level": lambda header: replace(header, seats=(header.seats[0], Seat("Bot 1", "king"), header.seats[2])),
    "seats": lambda header: replace(header, seats=(*header.seats, Seat("Bot 3", "king"))),
    "person-for-bot": lambda header: replace(header, seats=(header.seats[0], Seat("Ben"), header.seats[2])),
    "chains": lambda header: replace(header, chains=header.chains[:1]),
    "tip": lambda header: replace(header, chains=(header.chains[0], replace(header.chains[1], tip=number("tip")))),
    "chain-seats": lambda header: replace(
        header, chains=(replace(header.chains[0], seats=("P1", "P2")), header.chains[1])
    ),
    "table": lambda header: replace(header, dice=replace(header.dice, table="cellar")),
    "game": lambda header: replace(header, game="brettspiel"),
    "origin": lambda header: replace(header, origin=Origin(number("old game"), 3)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_shapes_the_game_cannot_be_changed_after_the_links(change: Callable[[Header], Header]) -> None:
    keeper = ready("hbp")
    keeper.play_rolls(ME, 1)
    record = keeper.record()
    changed = replace(record, header=change(record.header))
    assert check_device(record, keeper.device.memory).faults == ()
    assert [fault.key for fault in check_device(changed, keeper.device.memory).faults] == ["dice-other-table"]


def test_a_branch_cannot_hide_chosen_dice() -> None:
    """What a branch shares with an older game is not computed again. If a game with chains could be called one
    afterwards, its keeper could roll what it likes; so such a file is refused."""
    keeper = ready("hp")
    keeper.play(lambda: keeper.rolls(ME))
    link = keeper.link_of(ME)
    keeper.add(keeper.drawn_with(number("a better mix"), link))
    record = keeper.record()
    hidden = replace(record, header=replace(record.header, origin=Origin(number("old"), len(record.entries))))
    assert verify(hidden).sound, "nothing is computed again"
    assert [fault.key for fault in check_device(hidden, keeper.device.memory).faults] == ["dice-other-table"]
    with pytest.raises(RecordError, match="has no chains"):
        read_record(write_record(hidden))


def test_names_may_change_because_they_shape_nothing() -> None:
    keeper = ready("hp")
    keeper.play_rolls(ME, 1)
    record = keeper.record()
    renamed = replace(record, header=replace(record.header, seats=(Seat("Anna"), Seat("removed"))))
    assert findings(renamed, keeper.device) == set()
