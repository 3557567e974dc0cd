"""Game files of a group of tables: the same label has the same dice, whoever plays; what is forged is found."""

import pytest
from msgspec.structs import replace

from tests.records.groups import SEED, game_of
from tests.records.sessions import fair_dice
from wuerfelreich.fair import commitment
from wuerfelreich.records import (
    Drawn,
    Duplicate,
    Origin,
    Record,
    RecordError,
    branch,
    read_record,
    verify,
    write_record,
)
from wuerfelreich.records.group import compare_group
from wuerfelreich.records.header import check_header
from wuerfelreich.rules.registry import GAMES


def draws(record: Record) -> dict[str, tuple[tuple[int, int], ...]]:
    """The picks of every chance step by its label."""
    return {entry.label: entry.picks for entry in record.entries if isinstance(entry, Drawn)}


def secret(record: Record) -> Record:
    """The file before its seed is revealed."""
    return replace(record, header=replace(record.header, dice=replace(record.header.dice, seed=None)))


def forged(record: Record) -> Record:
    """The file with another first draw of more than one possibility."""
    at, old = next((at, one) for at, one in enumerate(record.entries) if isinstance(one, Drawn) and one.picks[0][1] > 1)
    (pick, total), *rest = old.picks
    new = replace(old, picks=(((pick + 1) % total, total), *rest))
    return replace(record, entries=(*record.entries[:at], new, *record.entries[at + 1 :]))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_label_has_the_same_dice_whoever_plays(name: str) -> None:
    one, same, other = game_of(name, 1), game_of(name, 1, ("Çiğdem", "Dóra")), game_of(name, 2)
    assert one.entries == same.entries
    found, others = draws(one), draws(other)
    equal_totals = [
        label
        for label in found.keys() & others.keys()
        if [total for _, total in found[label]] == [total for _, total in others[label]]
    ]
    assert len(equal_totals) > 5
    assert all(found[label] == others[label] for label in equal_totals)
    check = compare_group([one, same, other])
    assert not check.faults
    assert check.equal >= len(equal_totals)


@pytest.mark.parametrize("name", GAMES)
def test_a_file_is_the_same_after_writing_and_reading_and_is_sound(name: str) -> None:
    record = game_of(name, 3)
    text = write_record(record)
    assert text.startswith("wuerfelreich 3\n")
    assert read_record(text) == record
    verdict = verify(record)
    assert verdict.sound
    assert verdict.dice.rolls == len(draws(record))
    assert "dice-duplicate" in [remark.key for remark in verdict.dice.remarks]


def test_before_the_seed_is_revealed_nothing_is_wrong_but_it_cannot_be_checked() -> None:
    record = secret(game_of("wuerfelkoenig", 1, most=20_000))
    verdict = verify(record)
    assert verdict.result is not None
    assert verdict.sound
    assert (verdict.dice.told.key, verdict.dice.rolls) == ("dice-duplicate-not-revealed", 0)


def test_forged_dice_are_found_alone_once_the_seed_is_known_and_by_comparing_even_before() -> None:
    one, other = game_of("wuerfelkoenig", 1), game_of("wuerfelkoenig", 2)
    assert not verify(forged(one)).sound
    assert [fault.key for fault in compare_group([one, forged(other)]).faults] == ["group-dice-differ"]
    assert [fault.key for fault in compare_group([secret(forged(one)), secret(other)]).faults] == ["group-dice-differ"]


def test_another_seed_than_the_promised_one_is_found() -> None:
    record = game_of("wuerfelkoenig", 1)
    promised = replace(record.header.dice, commitment=commitment(SEED[::-1]))
    verdict = verify(replace(record, header=replace(record.header, dice=promised)))
    assert "broken-commitment" in [fault.why.key for fault in verdict.faults]


def test_files_of_another_group_game_or_kind_are_strange() -> None:
    one = game_of("wuerfelkoenig", 1)
    elsewhere = replace(one, header=replace(one.header, dice=Duplicate("other", commitment(SEED), SEED.hex())))
    alone = replace(one, header=replace(one.header, dice=fair_dice("a", 2)))
    more = game_of("wuerfelkoenig", 1, ("Anna", "Ben", "Çiğdem"))
    for strange, key in ((elsewhere, "group-other"), (alone, "group-none"), (more, "group-other")):
        found = compare_group([one, one, strange])
        assert [(fault.key, fault.args) for fault in found.faults] == [(key, {"file": 3})]
    for files in ([alone, alone], [alone, one]):
        found = compare_group(files)
        assert [(fault.key, fault.args) for fault in found.faults] == [("group-none", {"file": 1})]


def test_no_branch_has_the_dice_of_a_group_and_none_goes_on_with_them() -> None:
    """A branch is not computed again where it shares moves, and its dice could be those that the group rolls next."""
    record = game_of("wuerfelkoenig", 1)
    with pytest.raises(RecordError, match="is no branch"):
        check_header(replace(record.header, origin=Origin("0" * 64, 3)))
    with pytest.raises(RecordError, match="needs its own dice"):
        branch(record, 5, record.header.dice)
    assert branch(record, 5, fair_dice("b", 2)).header.origin is not None
