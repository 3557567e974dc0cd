"""Fair dice of version 2 agree with `docs/fair-dice.md`: a second implementation, the vectors, and the checker."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fair import second_reading
from tests.fair.test_fair import NAMES, PAGE, check
from tests.records.linked_games import LinkedGame
from wuerfelreich.fair import FairError, LinkedDice, commitment
from wuerfelreich.fair.version2 import LINKS, after, chain, mix, opening, seen
from wuerfelreich.records import Event, EventKind, Record, Seat, read_record, verify, write_record
from wuerfelreich.records.dice_check import seen_after
from wuerfelreich.records.header import shipped
from wuerfelreich.rules.registry import GAMES

VECTORS = json.loads(re.findall(r"```json\n(.*?)```", PAGE, re.S)[1])
CHECKER = re.findall(r"```python\n(.*?)```", PAGE, re.S)[1]
NUMBERS = st.binary(min_size=32, max_size=32).map(bytes.hex)
LINES = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=60)


def drawn(seed: bytes, mixed: str, label: str, totals: list[int]) -> list[int]:
    """The picks of a chance step."""
    uniform = LinkedDice(seed, mixed).uniform(label)
    return [uniform(total) for total in totals]


def test_the_vectors_of_the_page_hold() -> None:
    seed, table = bytes.fromhex(VECTORS["seed"]), VECTORS["table"]
    assert commitment(seed) == VECTORS["commitment"]
    tip, links = second_reading.numbers(table, VECTORS["secret"])
    assert (tip, links[:3]) == (VECTORS["tip"], VECTORS["links"])
    assert chain(table, VECTORS["secret"])[:4] == (tip, *links[:3])
    opened = VECTORS["opening"]
    terms = (opened["game"], opened["rules"], opened["material"], opened["options"], opened["seats"])
    found = opening(table, VECTORS["commitment"], *terms, [tuple(one) for one in opened["chains"]])
    assert found == opened["hash"]
    assert second_reading.opening(table, VECTORS["commitment"], *terms, [([1], tip)]) == found
    assert second_reading.mixes(found, [(1, link) for link in links[:3]]) == VECTORS["mix"]
    lines = [one["line"] for one in VECTORS["seen"]]
    assert second_reading.seen(VECTORS["mix"][0], lines) == [one["hash"] for one in VECTORS["seen"]]
    for step in VECTORS["steps"]:
        named = (seed, step["mix"], step["label"], step["totals"])
        assert second_reading.linked_picks(*named) == drawn(*named) == step["picks"]


@given(table=NAMES, secret=NUMBERS)
def test_both_implementations_make_the_same_chains(table: str, secret: str) -> None:
    tip, links = second_reading.numbers(table, secret)
    numbers = chain(table, secret)
    assert (tip, *links) == numbers
    assert len(links) == LINKS
    assert after(table, numbers[7]) == numbers[6]
    assert numbers[-1] == secret


@given(
    table=NAMES,
    number=NUMBERS,
    rules=st.integers(1, 99),
    options=LINES,
    seats=st.lists(st.none() | st.sampled_from(["knight", "king"]), min_size=1, max_size=6),
    links=st.lists(st.tuples(st.integers(1, 6), NUMBERS), max_size=5),
    lines=st.lists(LINES, max_size=5),
)
def test_both_implementations_hash_the_same(
    table: str,
    number: str,
    rules: int,
    options: str,
    seats: list[str | None],
    links: list[tuple[int, str]],
    lines: list[str],
) -> None:
    people = [at for at, bot in enumerate(seats, start=1) if bot is None]
    own = [(tuple(people[::2]), number)] if people else []
    own += [(tuple(people[1::2]), number[::-1])] if people[1:] else []
    written = [(",".join(f"P{seat}" for seat in of), tip) for of, tip in own]
    found = opening(table, number, "knatsch", rules, number, options, seats, written)
    assert second_reading.opening(table, number, "knatsch", rules, number, options, seats, own[::-1]) == found
    mixed = found
    for (at, link), expected in zip(links, second_reading.mixes(found, links), strict=True):
        mixed = mix(mixed, at, link)
        assert mixed == expected
    so_far = mixed
    for line, expected in zip(lines, second_reading.seen(mixed, lines), strict=True):
        so_far = seen(so_far, line)
        assert so_far == expected


@given(
    seed=st.binary(min_size=32, max_size=32),
    mixed=NUMBERS,
    label=LINES,
    totals=st.lists(st.integers(1, 2**32) | st.integers(1, 60), max_size=30),
)
def test_both_implementations_draw_the_same(seed: bytes, mixed: str, label: str, totals: list[int]) -> None:
    assert drawn(seed, mixed, label, totals) == second_reading.linked_picks(seed, mixed, label, totals)


@pytest.mark.parametrize("secret", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0" * 64 + "\n"])
def test_a_secret_has_64_digits(secret: str) -> None:
    with pytest.raises(FairError, match="64 hexadecimal digits"):
        chain("table", secret)


def test_a_line_feed_is_never_hashed() -> None:
    with pytest.raises(FairError, match="single lines"):
        seen("0" * 64, "P1 penalty\nP2 penalty")


# ---------------------------------------------------------------------------------------------- the page's checker


def game_of(name: str) -> Record:
    """A game in which one device falls silent."""
    game = LinkedGame(shipped(name), (Seat("Anna"), Seat("Bot 1", "greedy"), Seat("Ben")), "kitchen")
    game.play(60)
    game.add(Event(EventKind.SILENT, 0))
    return game.play(120)


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_checker_agrees(tmp_path: Path, name: str) -> None:
    record = game_of(name)
    assert verify(record).sound
    path = tmp_path / "game.wr"
    path.write_text(write_record(record), encoding="utf-8")
    entries = len(record.entries)
    told = f"all dice are those of the seed and the links; record {entries}:{seen_after(record, entries)}"
    assert check(path, CHECKER) == (0, told)


def test_the_pages_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    text = write_record(game_of("wuerfelkoenig"))
    roll = next(line for line in text.split("\n") if " ^ " in line)
    other = re.sub(r"< \d", lambda pick: f"< {(int(pick[0][2]) + 1) % 6}", roll)
    links = [line.rpartition(" ^ ")[2] for line in text.split("\n") if " ^ " in line]
    changes = {
        ('"seed":"', '"seed":"' + "0" * 64): "the seed is not the one that was promised",
        ('"bot":"greedy"', '"bot":"king"'): "not the dice of the seed: ",
        ("options {}", 'options {"start":1}'): "not the dice of the seed: ",
        (links[0], "0" * 64): "not the next link of any chain: " + "0" * 64,
        (f" ^ {links[0]}", ""): "not the ",
        (roll, other): f"not the dice of the seed: {roll[:16]}",
    }
    path = tmp_path / "changed.wr"
    for (old, new), said in changes.items():
        changed = text.replace(old, new, 1)
        assert changed != text
        path.write_text(re.sub(r'("seed":"0{64})[0-9a-f]{64}', r"\1", changed), encoding="utf-8")
        code, found = check(path, CHECKER)
        assert (code, found[: len(said)]) == (1, said)
        assert not verify(read_record(path.read_text(encoding="utf-8"))).sound
