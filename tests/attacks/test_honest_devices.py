"""Honest devices against servers that ask for more than they should get: no link is shown too early, for another
table, or for a beginning that cannot be."""

import pytest
from msgspec.structs import replace

from tests.attacks.evil import TABLE, Keeper, chained, findings, number, ready
from wuerfelreich.fair import FairError
from wuerfelreich.fair.device import Device, Disagreement
from wuerfelreich.fair.version2 import after, chain
from wuerfelreich.records import (
    verify,
)
from wuerfelreich.records.links import WrongLink

ME = 0


def test_a_device_shows_no_link_before_it_has_agreed_and_the_game_has_begun() -> None:
    keeper = Keeper("hp")
    assert keeper.device.next_link() == ""
    keeper.open()
    assert keeper.device.next_link() == ""
    assert keeper.device.memory.sent == 1
    keeper.begin()
    keeper.play(lambda: keeper.rolls(ME))
    assert keeper.link_of(ME) == chain(TABLE, keeper.device.memory.secret)[2]


def test_a_link_is_the_same_however_often_it_is_asked_for_and_whatever_the_server_forgets() -> None:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    link = keeper.link_of(ME)
    drawn = keeper.drawn(link)
    restored = Device(keeper.device.memory)
    for _ in range(3):
        assert keeper.link_of(ME) == restored.next_link() == link
        assert keeper.drawn(link) == drawn
    keeper.device.observe("P1 penalty")
    assert keeper.device.next_link() == link, "only the link itself in the record calls for the next one"


@pytest.mark.parametrize("name", ["commitment", "without-me", "me-twice", "other-seats"])
def test_a_device_does_not_agree_to_another_table(name: str) -> None:
    keeper = Keeper("hpp")
    true = keeper.proposal()
    mine, *others = true.chains
    proposals = {
        "commitment": replace(true, commitment=number("other")),
        "without-me": replace(true, chains=tuple(others)),
        "me-twice": replace(true, chains=(mine, replace(mine, seats=(1,)))),
        "other-seats": replace(true, chains=(replace(mine, seats=(0, 1)), others[1])),
    }
    with pytest.raises(Disagreement, match="dice-other-table"):
        keeper.device.agree(proposals[name], (ME,))
    assert keeper.device.memory.sent == 0
    assert keeper.device.memory.noticed == ("dice-other-table",)


@pytest.mark.parametrize("name", ["wrong-link", "without-me", "my-link-twice", "other-seats"])
def test_a_device_does_not_begin_with_links_that_cannot_be(name: str) -> None:
    keeper = Keeper("hp")
    keeper.open()
    mine, other = chained(keeper.header([0, 1]))
    begun = {
        "wrong-link": (mine, replace(other, first=number("wrong"))),
        "without-me": (other,),
        "my-link-twice": (mine, replace(other, first=mine.first)),
        "other-seats": (replace(mine, seats=(0, 1)), other),
    }
    with pytest.raises(Disagreement, match="dice-other-table"):
        keeper.device.begin(begun[name])
    assert keeper.device.next_link() == ""
    keeper.begin(told=False)
    keeper.play(lambda: keeper.rolls(ME), told=False)
    assert findings(keeper.record(), keeper.device) == {"dice-other-table"}


def test_a_device_that_never_agreed_has_nothing_to_report() -> None:
    """It sat down, was switched off during the opening, and came back: nobody has cheated."""
    keeper = Keeper("hp")
    keeper.first = {1: keeper.puppets[1][1]}
    keeper.begin(told=False)
    keeper.device.begin(chained(keeper.played_by), live=False)
    keeper.play(lambda: keeper.rolls(1))
    assert findings(keeper.record(), keeper.device) == set()
    assert keeper.device.next_link() == ""


def test_one_hash_cannot_stand_for_two_tables() -> None:
    """With line feeds in it, a proposal of two seats could have the hash of one with three."""
    keeper = Keeper("hbb")
    true = keeper.proposal()
    folded = replace(true, seats=(None, "greedy\nP3 bot greedy"))
    with pytest.raises(FairError, match="single lines"):
        keeper.device.agree(folded)
    assert keeper.device.memory.sent == 0


def test_nobody_can_register_a_tip_that_leads_into_another_chain() -> None:
    """A puppet commits to the number after an honest tip, so that its second link is the honest first one: then nobody
    could tell whose the following links are, and an honest record would look forged."""
    keeper = Keeper("hp", start=2)
    tip = keeper.device.tip
    keeper.puppets[1] = (after(TABLE, tip), tip)
    keeper.open()
    keeper.set_up(keeper.header([0]))
    assert not keeper.links.fits(1, tip)
    keeper.first[1] = tip
    keeper.set_up(keeper.header([0, 1]))
    keeper.play(lambda: keeper.rolls(1), told=False)
    assert {fault.why.key for fault in verify(keeper.record()).faults} == {"broken-first-link"}
    longer = Keeper("hp", start=2)
    longer.puppets[1] = (after(TABLE, after(TABLE, tip)), after(TABLE, tip), tip)
    longer.open()
    longer.begin()
    longer.play(lambda: longer.rolls(1))
    with pytest.raises(WrongLink):
        longer.step()
