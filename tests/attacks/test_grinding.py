"""What a keeper can gain with puppets and by trying out numbers: everything with version 1, and with version 2 only a
choice among a few rolls that were fixed before."""

from functools import partial
from hashlib import sha256
from itertools import count

from tests.attacks.evil import GAME, TABLE, Keeper, findings, number, ready, remarks
from wuerfelreich.fair import FairDice, LinkedDice, commitment
from wuerfelreich.fair.device import Device
from wuerfelreich.fair.version2 import chain, mix
from wuerfelreich.records import (
    Drawn,
    EventKind,
    Fair,
    Moved,
    Record,
    Seat,
    Session,
    verify,
)
from wuerfelreich.records.dice_check import seen_after
from wuerfelreich.records.header import make_header, shipped
from wuerfelreich.records.links import opening_of
from wuerfelreich.rules.chance import Chance
from wuerfelreich.rules.game import Decide

ME = 0


def test_version_1_lets_the_keeper_choose_the_bots_seed() -> None:
    """The attack that version 2 answers: the server knows everybody's seed before it draws the bot's, tries one after
    another until the bot begins with six sixes, and the check passes. It can only remark on the version."""
    secret = sha256(b"the server's seed, committed to before anybody sat down").digest()
    sixes = [{at for at, face in enumerate(part.items) if face % 6 == 5} for part in first_roll().parts]
    for tried in count():
        seats = ("annas-own-seed", f"{tried:x}")
        dice = FairDice(secret, TABLE, seats)
        roll = dice.uniform("turn 1 roll 1")
        if all(roll(6) in wanted for wanted in sixes) and dice.uniform("start")(2) == 1:
            break
    promised = Fair(TABLE, commitment(secret), seats, secret.hex())
    session = Session(Record(make_header(shipped(GAME), (Seat("Anna"), Seat("Bot 1", "king")), promised)))
    while isinstance(session.next(), Chance):
        drawn = session.draw()
    assert session.next() == Decide(1)
    assert [die[1] for die in drawn.text.split(" ")] == ["6"] * 6
    verdict = verify(session.record)
    assert verdict.sound
    assert [remark.key for remark in verdict.dice.remarks] == ["dice-first-version"]


def first_roll() -> Chance:
    """The first roll of a game: six dice."""
    keeper = ready("hb")
    keeper.play(lambda: keeper.rolls(ME))
    assert isinstance(keeper.due, Chance)
    return keeper.due


def ground(keeper: Keeper, honest: str, taken_for: str) -> list[int]:
    """The picks of the bot's first roll after the keeper has tried puppets' secrets for as many fives as possible,
    taking a number for the honest first link."""

    def picks(tried: int, link: str) -> list[int]:
        keeper.puppets[2] = chain(TABLE, number(f"tried {tried}"), 2)
        mixed = mix(mix(opening_of(keeper.header()), 1, link), 2, keeper.puppets[2][1])
        roll = LinkedDice(keeper.seed, mixed).uniform("turn 1 roll 1")
        return [roll(6) for _ in range(6)]

    best = max(range(10), key=lambda tried: picks(tried, taken_for).count(5))
    return picks(best, honest)


def chi_square(picks: list[int]) -> float:
    """How far from even the six faces are, with five degrees of freedom; 20.5 is the 99.9 % point."""
    expected = len(picks) / 6
    return sum((picks.count(face) - expected) ** 2 / expected for face in range(6))


def test_version_2_leaves_nothing_to_grind() -> None:
    """The keeper knows its seed and the honest tip, and tries one puppet after another for the first roll of its bot.
    As it does not know the honest first link it gains nothing. If it did, the same method would find plenty."""
    guessing: list[int] = []
    knowing: list[int] = []
    for at in range(80):
        keeper = Keeper("bhp", f"game {at}")
        honest = chain(TABLE, keeper.device.memory.secret)[1]
        guessing += ground(keeper, honest, number("a guess"))
        knowing += ground(keeper, honest, honest)
    assert chi_square(guessing) < 20.5
    assert chi_square(knowing) > 100


def test_different_records_for_different_people_are_found_when_they_compare() -> None:
    """The keeper plays two games with the same opening, one for each player, in which the puppet decides differently.
    Neither player finds anything with his own file: only comparing the hash of the record shows it."""
    first, second = ready("hhp"), ready("hhp")
    second.rng.seed("another mind")
    shown = []
    for keeper, mine in ((first, 0), (second, 1)):
        keeper.play(partial(is_longer, keeper, 30))
        record = keeper.record()
        assert findings(record, keeper.devices[mine]) == set()
        shown.append((record, keeper.devices[mine].memory))
    (one, memory), (_, other) = shown
    entries = min(memory.entries, other.entries)
    assert seen_after(one, entries) != seen_after(shown[1][0], entries)
    assert "dice-record-differs" in findings(one, Device(other))


def test_a_puppet_that_drops_out_exchanges_one_fixed_roll_for_another_and_is_seen() -> None:
    """All that the keeper and a puppet gain: of two rolls that were fixed before the last honest link, they take one.
    The check remarks on it, and it happens once, because a chain that is over stays over."""
    keeper = ready("hp", start=2)
    keeper.play(lambda: keeper.rolls(1))
    known = {keeper.drawn(keeper.link_of(1)).picks, keeper.drawn().picks}
    assert len(known) == 2
    assert remarks(keeper.record()) == {"dice-unfinished"}
    keeper.happen(EventKind.SILENT, 1)
    keeper.step()
    taken = keeper.entries[-1]
    assert isinstance(taken, Drawn)
    assert taken.picks in known
    assert findings(keeper.record(), keeper.device) == set()
    assert remarks(keeper.record()) == {"dice-silent-from", "dice-unfinished"}
    keeper.play(lambda: keeper.rolls(1))
    assert keeper.link_of(1) == ""


def test_a_puppet_that_rolls_more_often_exchanges_a_bots_roll_for_another() -> None:
    """Every roll of a puppet carries a link, so the bot after it rolls differently. Of these few rolls, which were
    fixed before, the keeper can choose one; the next honest link ends that."""
    rolls = set()
    for often in (1, 2, 3):
        keeper = ready("hpb", start=2)
        keeper.play(partial(keeper.rolls, 1))
        for _ in range(often - 1):
            keeper.step()
            legal = keeper.rules.legal(keeper.replay.state)
            texts = [keeper.rules.write_action(action) for action in legal]
            keeper.add(Moved(1, next(text for text in texts if text.startswith("keep"))))
        keeper.step()
        while not keeper.rolls(2):
            legal = keeper.rules.legal(keeper.replay.state) if not keeper.rolls(1) else ()
            texts = [text for text in map(keeper.rules.write_action, legal) if not text.startswith("keep")]
            keeper.add(Moved(1, texts[0])) if texts else keeper.step()
        rolls.add(keeper.drawn().picks)
        assert findings(keeper.record(), keeper.device) == set()
    assert len(rolls) == 3


def is_longer(keeper: Keeper, entries: int) -> bool:
    """Whether the record has more entries than this."""
    return len(keeper.entries) > entries
