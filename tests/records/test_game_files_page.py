"""The example in `docs/game-files.md` is a real game file, and the page is complete."""

import re
from pathlib import Path

from wuerfelreich.records import Drawn, Event, EventKind, Moved, read_record, verify, write_record
from wuerfelreich.review.bot_check import BotCheck, check_bots

PAGE = (Path(__file__).parents[2] / "docs" / "game-files.md").read_text(encoding="utf-8")
EXAMPLE = re.findall(r"```\n(wuerfelreich 1\n.*?)```", PAGE, re.S)[0]
LINKED = re.findall(r"```\n(wuerfelreich 2\n.*?)```", PAGE, re.S)[0]


def test_the_example_is_sound_and_in_canonical_form() -> None:
    record = read_record(EXAMPLE)
    assert write_record(record) == EXAMPLE
    assert verify(record).faults == ()
    assert {type(entry) for entry in record.entries} == {Moved, Drawn, Event}


def test_the_example_with_links_is_sound_and_its_bot_plays_as_it_should() -> None:
    record = read_record(LINKED)
    assert write_record(record) == LINKED
    verdict = verify(record)
    assert (verdict.faults, verdict.dice.links) == ((), 3)
    assert [remark.key for remark in verdict.dice.remarks] == ["dice-unfinished"], "the example stops after a few moves"
    assert check_bots(record) == BotCheck(1)


def test_every_event_is_on_the_page() -> None:
    for kind in EventKind:
        assert f"`! {kind} P1`" in PAGE


def test_the_explained_lines_are_those_of_the_example() -> None:
    assert "~ turn 1 roll 2 = R3 G3 < 2/6 2/6" in EXAMPLE
    assert "! takeback P1" in EXAMPLE
