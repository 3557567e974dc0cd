"""The hash chain over a table's events: as documented, and different for any other log."""

from hypothesis import assume, given
from hypothesis import strategies as st

from wuerfelreich.tables.store.chain import Fault, Head, begin, compare, extend

Log = list[tuple[int, int, str]]
ROW = st.tuples(st.integers(1, 20), st.integers(0, 2**53), st.text(max_size=20))
LOG = st.lists(ROW, max_size=8)


def test_the_chain_as_computed_with_sha256sum() -> None:
    start = begin("table-1", b"\x01\x02")
    assert start == Head(0, bytes.fromhex("9ed5b53133561e744efe3e03b11a7bf79ac4a25c1f100daaf5244cd41cbbebf0"))
    first = extend(start, [(1, 1_700_000_000_000, '{"type":"started"}')])
    assert first == Head(1, bytes.fromhex("a01f130de36d147ca287e883791164f9f2369f3aa0a082ee53b9874c5ca2a634"))
    second = extend(first, [(2, 1_700_000_000_005, '{"text":"Würfel"}')])
    assert second == Head(2, bytes.fromhex("7a6513f8dc7fc4ee1ca3e8167165a47cfd33cadc4eb62ccb31ca8235c8166e0c"))


@given(LOG, LOG)
def test_different_logs_have_different_heads(one: Log, other: Log) -> None:
    assume(one != other)
    start = begin("a", b"seed")
    assert extend(start, one) != extend(start, other)


@given(LOG, LOG)
def test_a_log_can_be_followed_in_parts(one: Log, other: Log) -> None:
    start = begin("a", b"seed")
    assert extend(extend(start, one), other) == extend(start, one + other)


def test_the_table_and_its_seed_count() -> None:
    assert len({begin("a", b"b").link, begin("b", b"b").link, begin("a", b"c").link, begin("a", b"").link}) == 4


def test_what_is_wrong() -> None:
    head = Head(5, b"link")
    assert compare(head, Head(5, b"link")) is None
    assert compare(head, Head(5, b"other")) is Fault.CHANGED
    assert compare(head, Head(4, b"other")) is Fault.CUT
    assert compare(head, Head(6, b"other")) is Fault.ADDED
    assert compare(None, head) is Fault.NO_HEAD
