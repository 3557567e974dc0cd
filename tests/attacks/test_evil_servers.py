"""Evil servers against honest devices: whatever the keeper of a table tries, either the dice stay what they would have
been anyway, or the check of a player who was there finds it out.

Every attack plays a game and leaves a record; beside it stands what that check must report. A keeper's attack is worth
nothing if it is found, because the player has the file and the device's memory to show."""

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tests.attacks.evil import Keeper, findings, number, ready, remarks, with_seed
from wuerfelreich.fair.device import Device, Disagreement
from wuerfelreich.fair.version2 import chain, mix
from wuerfelreich.records import Drawn, EventKind, Moved, Record, Seat, verify

ME = 0
"""The seat of the honest player whose check is asked."""


class Attack(NamedTuple):
    """What a keeper does, and what the check of the first honest player must report, exactly."""

    run: Callable[[], tuple[Record, Device]]
    finds: set[str]


ATTACKS: dict[str, Attack] = {}


def found_by(*finds: str) -> Callable[[Callable[[], tuple[Record, Device]]], Callable[[], tuple[Record, Device]]]:
    """Enters an attack into the table."""

    def enter(run: Callable[[], tuple[Record, Device]]) -> Callable[[], tuple[Record, Device]]:
        ATTACKS[run.__name__] = Attack(run, set(finds))
        return run

    return enter


def test_an_honest_keeper_is_not_blamed() -> None:
    for kinds in ("hb", "hp", "hh", "hpb", "hbh"):
        keeper = ready(kinds)
        keeper.play()
        for device in keeper.devices.values():
            assert findings(keeper.record(), device) == set(), kinds
        assert remarks(keeper.record()) == set()
        assert verify(keeper.record()).dice.links > 10


# ---------------------------------------------------------------------------------------------- dice and links


@found_by("broken-dice")
def draws_again_after_a_link() -> tuple[Record, Device]:
    """The link is in the line, but the roll comes from another mix that suited the keeper better."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    link = keeper.link_of(ME)
    keeper.add(keeper.drawn_with(number("a better mix"), link))
    return keeper.record(), keeper.device


@found_by("broken-dice")
def skips_a_link() -> tuple[Record, Device]:
    """The link is in the line, but was not mixed in: the keeper knew this roll before."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    link = keeper.link_of(ME)
    keeper.add(keeper.drawn_with(keeper.links.mix, link))
    return keeper.record(), keeper.device


@found_by("broken-dice")
def mixes_a_link_twice() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    link = keeper.link_of(ME)
    twice = mix(keeper.links.mixed_with(0, link), 1, link)
    keeper.add(keeper.drawn_with(twice, link))
    return keeper.record(), keeper.device


@found_by("broken-dice")
def chooses_the_order_of_first_links() -> tuple[Record, Device]:
    """Of the orders in which the first links could have arrived, the keeper takes the one it likes best."""
    keeper = ready("hpp")
    best = keeper.device.memory.opening
    for at in (2, 0, 1):
        best = mix(best, at + 1, keeper.first[at])
    keeper.add(keeper.drawn_with(best))
    return keeper.record(), keeper.device


@found_by("broken-link", "dice-link-lost")
def forges_a_link() -> tuple[Record, Device]:
    """Instead of the link that it was shown, the keeper records one that gives a better roll."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    forged = number("a better link")
    keeper.forge(keeper.drawn(forged))
    return keeper.record(), keeper.device


@found_by("broken-link", "dice-link-lost")
def replays_an_earlier_link() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    earlier = next(entry.link for entry in keeper.entries if isinstance(entry, Drawn) and entry.link)
    keeper.forge(keeper.drawn(earlier))
    return keeper.record(), keeper.device


@found_by("broken-link", "dice-link-lost")
def replays_a_link_of_another_table() -> tuple[Record, Device]:
    """Even if a device had used the same secret elsewhere, its links there are others."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    elsewhere = chain("cellar", keeper.device.memory.secret)[keeper.device.memory.sent]
    keeper.forge(keeper.drawn(elsewhere))
    return keeper.record(), keeper.device


@found_by("broken-no-link")
def rolls_for_a_person_without_asking() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.add(keeper.drawn())
    return keeper.record(), keeper.device


@found_by("dice-link-early")
def asks_for_a_link_before_the_roll_is_due() -> tuple[Record, Device]:
    """Knowing the link, the puppet rolls once more or once less, and so has a choice of the honest player's roll."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.step()
    keeper.play(lambda: keeper.rolls(1))
    keeper.device.next_link()
    keeper.play_rolls(ME, 0)
    keeper.play_rolls(ME, 1)
    return keeper.record(), keeper.device


@found_by("dice-link-early")
def asks_early_and_cuts_the_connection() -> tuple[Record, Device]:
    """The same, but the device does not see the record grow any more."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.step()
    keeper.play(lambda: keeper.rolls(1))
    keeper.device.next_link()
    keeper.play(lambda: keeper.rolls(ME), told=False)
    keeper.step(told=False)
    return keeper.record(), keeper.device


# ---------------------------------------------------------------------------------------------- lost links


@found_by("broken-no-link", "dice-link-lost")
def drops_a_link() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    keeper.add(keeper.drawn(), told=False)
    return keeper.record(), keeper.device


@found_by("dice-called-away", "dice-link-lost")
def drops_a_link_and_says_the_player_was_away() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    keeper.happen(EventKind.BOT, ME)
    keeper.happen(EventKind.SILENT, ME)
    keeper.step()
    return keeper.record(), keeper.device


@found_by("dice-called-away")
def says_that_a_connected_player_was_away() -> tuple[Record, Device]:
    """No link is pending; the keeper knows the roll without one, likes it, and so calls the player away."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.happen(EventKind.BOT, ME)
    keeper.happen(EventKind.SILENT, ME)
    keeper.play(lambda: keeper.rolls(1))
    return keeper.record(), keeper.device


@found_by("dice-link-lost")
def drops_a_link_and_says_the_time_was_up() -> tuple[Record, Device]:
    """The game ends at once, so no roll follows; that the player was called out of time is enough."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    keeper.happen(EventKind.TIMEOUT, ME)
    keeper.happen(EventKind.RESIGN, ME)
    return keeper.record(), keeper.device


@found_by("dice-other-device", "dice-link-lost")
def drops_a_link_and_says_another_device_rolled() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    keeper.happen(EventKind.SILENT, ME)
    keeper.step()
    return keeper.record(), keeper.device


@found_by("dice-link-lost")
def drops_a_link_and_cuts_the_connection() -> tuple[Record, Device]:
    """The device learns of it only from the file."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    keeper.link_of(ME)
    keeper.happen(EventKind.BOT, ME, told=False)
    keeper.happen(EventKind.SILENT, ME, told=False)
    keeper.step(told=False)
    return keeper.record(), keeper.device


# ---------------------------------------------------------------------------------------------- the beginning


@found_by("dice-began-without-you")
def begins_without_a_link_that_was_sent() -> tuple[Record, Device]:
    keeper = Keeper("hp")
    keeper.open()
    keeper.begin(silent=[ME])
    keeper.play(lambda: keeper.rolls(1))
    return keeper.record(), keeper.device


@found_by("dice-not-asked")
def begins_without_asking() -> tuple[Record, Device]:
    keeper = Keeper("hp")
    keeper.first = {1: keeper.puppets[1][1]}
    keeper.begin()
    keeper.play(lambda: keeper.rolls(1))
    return keeper.record(), keeper.device


@found_by("dice-record-differs")
def begins_twice_with_other_first_links() -> tuple[Record, Device]:
    """After the honest player's second link the keeper knows what the roll would be without the puppet's first link,
    prefers that, and begins again. The device keeps to what it saw first."""
    keeper = ready("hp")
    keeper.play(lambda: keeper.rolls(ME))
    keeper.link_of(ME)
    keeper.begin(silent=[1])
    keeper.play(lambda: keeper.rolls(ME), told=False)
    keeper.step(told=False)
    return keeper.record(), keeper.device


@found_by("dice-second-opening")
def opens_twice_and_takes_the_first() -> tuple[Record, Device]:
    """The device shows its link for one opening only; to take the other is the next attack."""
    keeper = Keeper("hb")
    keeper.open()
    other = replace(keeper.proposal(), options='{"start":2}')
    with pytest.raises(Disagreement, match="dice-second-opening"):
        keeper.device.agree(other)
    keeper.begin()
    keeper.play(lambda: keeper.rolls(ME))
    return keeper.record(), keeper.device


@found_by("dice-other-table")
def opens_twice_and_takes_the_second() -> tuple[Record, Device]:
    keeper = Keeper("hb")
    keeper.open()
    other = Keeper("hb", start=2)
    other.first = keeper.first
    with pytest.raises(Disagreement, match="dice-second-opening"):
        keeper.device.agree(other.proposal())
    other.begin(told=False)
    other.play(lambda: other.rolls(1))
    return other.record(), keeper.device


@found_by("dice-other-table")
def uses_the_same_table_for_a_second_game() -> tuple[Record, Device]:
    """With the same names and other bots, the links of the first game would be known from the start."""
    keeper = ready("hb")
    keeper.play_rolls(ME, 3)
    second = Keeper("hb")
    second.devices = keeper.devices
    second.seats = (second.seats[0], Seat("Bot 1", "king"))
    with pytest.raises(Disagreement, match="dice-second-opening"):
        second.open()
    second.first = keeper.first
    second.begin()
    second.play(lambda: second.rolls(ME), told=False)
    return second.record(), keeper.device


# ---------------------------------------------------------------------------------------------- the record


@found_by("dice-record-differs")
def rewrites_the_record() -> tuple[Record, Device]:
    """The puppet's first move is exchanged, and all later rolls are computed again with the links known by now."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 6)
    old = keeper.entries
    at = next(at for at, entry in enumerate(old) if isinstance(entry, Moved) and entry.seat == 1)
    for mind in count():
        keeper.rng.seed(mind)
        keeper.set_up(keeper.played_by, old[:at])
        keeper.play(lambda: keeper.rolls(ME) and not keeper.knows_link(ME), told=False)
        if keeper.entries[at] != old[at] and len(keeper.entries) >= len(old):
            break
    return keeper.record(), keeper.device


@found_by("dice-record-cut")
def cuts_the_record() -> tuple[Record, Device]:
    """The last rolls are taken away, and the game is given up as unfinished."""
    keeper = ready("hp")
    keeper.play_rolls(ME, 3)
    last = max(at for at, entry in enumerate(keeper.entries) if isinstance(entry, Drawn) and entry.link)
    record = keeper.record()
    return replace(record, entries=record.entries[: last + 1]), keeper.device


@found_by("broken-commitment", "broken-dice")
def reveals_another_seed() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    return with_seed(keeper.record(), bytes.fromhex(number("another seed"))), keeper.device


@found_by("dice-other-table")
def swaps_seed_and_commitment_after_the_links() -> tuple[Record, Device]:
    """The file is sound by itself: all rolls follow from the seed, which is the promised one of the file."""
    keeper = ready("hp")
    other = Keeper("hp")
    other.seed = bytes.fromhex(number("a better seed"))
    other.first = keeper.first
    other.begin(told=False)
    other.play(lambda: other.rolls(ME), told=False)
    return other.record(), keeper.device


@found_by("dice-not-revealed")
def withholds_the_seed() -> tuple[Record, Device]:
    keeper = ready("hp")
    keeper.play_rolls(ME, 2)
    return Record(keeper.played_by, tuple(keeper.entries)), keeper.device


@pytest.mark.parametrize("name", ATTACKS)
def test_what_a_player_who_was_there_finds(name: str) -> None:
    record, device = ATTACKS[name].run()
    assert findings(record, device) == ATTACKS[name].finds
