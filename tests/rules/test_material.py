"""Material files: loaded within limits, with all faults in one message."""

from contextlib import suppress

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from wuerfelreich.rules.material import MAX_BYTES, Faults, Material, MaterialError, read_json

WUERFELKOENIG = "wuerfelreich.rules.wuerfelkoenig"


class Card(Struct):
    name: str
    points: int


def test_all_faults_are_in_one_message() -> None:
    faults = Faults()
    faults.check(True, "never said")
    faults.check(False, "first")
    faults.check(False, "second")
    with pytest.raises(MaterialError) as caught:
        faults.raise_if_any()
    assert caught.value.faults == ("first", "second")
    assert str(caught.value) == "this material cannot be used (2 faults): first; second"


def test_one_fault_is_not_counted() -> None:
    assert str(MaterialError(["it is empty"])) == "this material cannot be used: it is empty"


def test_no_fault_raises_nothing() -> None:
    Faults().raise_if_any()


def test_rows_that_fit_are_kept_and_the_others_named() -> None:
    faults = Faults()
    rows = [{"name": "a", "points": 1}, {"name": 2, "points": 1}, {"name": "b"}, 7, {"name": "c", "points": 3}]
    assert faults.rows(rows, Card, "cards") == [Card("a", 1), Card("c", 3)]
    assert [fault.partition(":")[0] for fault in faults.found] == [
        "cards, entry 2",
        "cards, entry 3",
        "cards, entry 4",
    ]


@pytest.mark.parametrize("raw", [None, 3, "cards", {"name": "a"}])
def test_rows_must_be_a_list(raw: object) -> None:
    faults = Faults()
    assert faults.rows(raw, Card, "cards") == []
    assert faults.found == ["'cards' must be a list"]


def test_a_conversion_error_names_its_place() -> None:
    faults = Faults()
    assert faults.convert({"-1": 4}, dict[int, int], "penalties") == {-1: 4}
    assert faults.convert("many", int, "penalties") is None
    assert faults.found == ["penalties: Expected `int`, got `str`"]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "the file is not JSON"),
        (b"{", "the file is not JSON"),
        (b"\xff\xfe{}", "the file is not JSON"),
        (b'{"a": "\\ud800"}', "the file is not JSON"),
        (b'{"a": 1e999}', "the file is not JSON"),
        (b"\x00" * 10, "the file is not JSON"),
        (b"[]", "the file must be a JSON object"),
        (b"null", "the file must be a JSON object"),
        (b"[" * 100_000, "the file is not JSON"),
        (b"[" * 100_000 + b"]" * 100_000, "the file is not JSON"),
        (b'{"a":' * 40_000 + b"1" + b"}" * 40_000, "the file is not JSON"),
        (b" " * (MAX_BYTES + 1), "the file has 262,145 bytes, more than the 262,144 allowed"),
    ],
)
def test_a_hostile_file_gets_a_message(data: bytes, sentence: str) -> None:
    with pytest.raises(MaterialError, match=sentence):
        read_json(data)


@given(st.binary(max_size=60))
def test_any_bytes_are_an_object_or_a_material_error(data: bytes) -> None:
    with suppress(MaterialError):
        assert isinstance(read_json(data), dict)


def test_the_largest_file_is_read() -> None:
    assert read_json(b"{" + b" " * (MAX_BYTES - 2) + b"}") == {}


@pytest.mark.parametrize("opening", ['{"a":', "["])
def test_depth_is_bounded_wherever_the_reader_is_called_from(opening: str) -> None:
    closing = {"{": "}", "[": "]"}[opening[0]]

    def nested(depth: int) -> bytes:
        return ('{"a":' + opening * (depth - 1) + "1" + closing * (depth - 1) + "}").encode()

    assert read_json(nested(32))
    with pytest.raises(MaterialError, match="nested more than 32 levels deep"):
        read_json(nested(33))


def test_the_shipped_material_is_identified_by_its_canonical_form() -> None:
    shipped = Material(WUERFELKOENIG, None)
    spaced = Material(WUERFELKOENIG, msgspec.json.format(msgspec.json.encode(shipped.raw), indent=7))
    assert shipped.shipped
    assert not spaced.shipped
    assert spaced.canonical == shipped.canonical
    assert spaced.fingerprint == shipped.fingerprint
    assert len(shipped.fingerprint) == 64


def test_the_order_of_keys_does_not_matter_but_every_value_does() -> None:
    one = Material(WUERFELKOENIG, b'{"a": 1, "b": {"c": 2, "d": 3}}')
    same = Material(WUERFELKOENIG, b'{"b": {"d": 3, "c": 2}, "a": 1}')
    other = Material(WUERFELKOENIG, b'{"b": {"d": 3, "c": 2}, "a": 2}')
    assert one.canonical == same.canonical == b'{"a":1,"b":{"c":2,"d":3}}'
    assert one.fingerprint == same.fingerprint != other.fingerprint
