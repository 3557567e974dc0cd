"""Material files that somebody wrote to stop the server, and the largest that it accepts."""

import msgspec

from wuerfelreich.records.header import shipped
from wuerfelreich.rules.material_bounds import MAX_ENTRIES, bounds_fault
from wuerfelreich.rules.wuerfelland.material import MAX_BOARDS

Raw = dict[str, object]


def ours(name: str) -> Raw:
    """A copy of our material, to be spoilt."""
    return msgspec.json.decode(shipped(name).box.canonical, type=Raw)


def text(raw: Raw) -> str:
    """A material file as a client sends it."""
    return msgspec.json.encode(raw).decode()


def with_citizens(ids: list[str]) -> Raw:
    """Würfelkönig with a citizen for each id."""
    return {**ours("wuerfelkoenig"), "citizens": [{"id": name} for name in ids]}


def board(name: str) -> Raw:
    """The smallest board of Würfelland that can be played."""
    return {"name": name, "rows": ["rrSyygg", "bb oo a", "     a "]}


def with_boards(number: int) -> Raw:
    """Würfelland with this many boards."""
    return {"boards": [board(f"b{at}") for at in range(number)], "sheets": [["b0"], ["b1"], ["b2"], ["b3"]]}


def largest(name: str) -> Raw:
    """The slowest file to load that we know of: as many values as the bounds allow, most of them small objects that
    nobody reads, each with a word that used to be spelt differently; in Würfelland beside as many boards as allowed."""
    known = largest_land(MAX_BOARDS) if name == "wuerfelland" else ours(name)
    filled = known
    for number in range(10, MAX_ENTRIES, 10):
        more: Raw = {**known, **{f"filler{at}": [{"color": 1}] * number for at in range(10)}}
        if bounds_fault(more) is not None:
            break
        filled = more
    return {**filled, "text": "ű" * 9_000}


def largest_land(number: int) -> Raw:
    """Würfelland with this many boards of the largest size, of areas as small as possible."""
    rows = ["".join("RYGBOA"[(y * 3 + x) % 6] for x in range(20)) for y in range(20)]
    rows[0] = "Sryryg" + rows[0][6:]
    rows[2] = "gbobo" + rows[2][5:]
    rows[4] = "aa" + rows[4][2:]
    boards: list[Raw] = [{"name": f"b{at}", "rows": rows} for at in range(number)]
    return {"boards": boards, "sheets": [[f"b{at}", f"b{at + 1}"] for at in range(0, number, 2)]}
