"""Game files as text: readable, versioned, and unchanged by writing and reading back."""

import re
from types import UnionType
from typing import TypeVar

import msgspec

from wuerfelreich.records.dice import Chain, Dice, Duplicate, Fair2
from wuerfelreich.records.errors import RecordError
from wuerfelreich.records.header import Header, Material, Origin, Seat, check_header
from wuerfelreich.records.log import MAX_ENTRIES, Drawn, Entry, Event, EventKind, Moved, Record
from wuerfelreich.rules.game import Phrase, read_seat, seat_name
from wuerfelreich.rules.material import MAX_BYTES
from wuerfelreich.rules.registry import GAMES

#: Version 2 adds what fair dice of version 2 need: chains, links, and chains that are over. Version 3 adds the dice of
#: a group of tables.
FORMATS = ("1", "2", "3")
#: A file may not be larger than this; a game of 20,000 moves with its own material stays below it.
MAX_FILE_BYTES = 4 * 1024 * 1024
MAX_LINE_LENGTH = 1_000
MAX_SEATS = 6
T = TypeVar("T")
_DRAWN = re.compile(r"~ (.{1,60}?) = (.{1,200}) < ([0-9/ ]{3,200})(?: \^ ([0-9a-f]{64}))?")
_PICK = re.compile(r"(0|[1-9][0-9]{0,8})/([1-9][0-9]{0,8})")
_HEAD = ("game", "rules", "material", "seat", "options", "dice", "chain", "origin")

#: How many lines of a kind a header has; of all others it has one.
_HOW_MANY = {"seat": range(1, MAX_SEATS + 1), "chain": range(MAX_SEATS + 1), "origin": range(2)}


def write_record(record: Record) -> str:
    """The text of a game."""
    head = record.header
    lines = [f"wuerfelreich {_format(record)}"]
    lines += [_line("game", head.game), _line("rules", head.rules), _line("material", head.material)]
    lines += [_line("seat", seat) for seat in head.seats]
    lines += [_line("options", head.options), _line("dice", head.dice)]
    lines += [_line("chain", chain) for chain in head.chains]
    lines += [_line("origin", head.origin)] if head.origin else []
    return "\n".join([*lines, "", *(write_entry(entry) for entry in record.entries)]) + "\n"


def _format(record: Record) -> str:
    """The version of the format: the first that has what the game needs, so that older programs read the rest."""
    if isinstance(record.header.dice, Duplicate):
        return FORMATS[2]
    linked = isinstance(record.header.dice, Fair2) or any(_needs_links(entry) for entry in record.entries)
    return FORMATS[1] if linked else FORMATS[0]


def _needs_links(entry: Entry) -> bool:
    match entry:
        case Drawn(link=link):
            return link != ""
        case Event(kind):
            return kind is EventKind.SILENT
    return False


def _line(key: str, value: object) -> str:
    return f"{key} {msgspec.json.encode(value).decode()}"


def write_entry(entry: Entry) -> str:
    """An entry as a line."""
    match entry:
        case Moved(seat, text):
            return f"{seat_name(seat)} {text}"
        case Drawn(label, picks, text, link):
            drawn = f"~ {label} = {text} < " + " ".join(f"{pick}/{total}" for pick, total in picks)
            return f"{drawn} ^ {link}" if link else drawn
        case Event(kind, seat):
            return f"! {kind} {seat_name(seat)}"


def read_record(data: bytes | str) -> Record:
    """The game in a text; raises RecordError naming the line that cannot be read. Does not replay the game."""
    if len(data) > MAX_FILE_BYTES:
        raise RecordError(
            f"a game file may have at most {MAX_FILE_BYTES:,} bytes, but this one has {len(data):,}",
            phrase=Phrase("file-too-large"),
        )
    lines = _decode_text(data).replace("\r\n", "\n").split("\n")
    first = lines[0].split(" ")
    if len(first) != 2 or first[0] != "wuerfelreich":
        raise RecordError(
            "this is not a game file: its first line must be 'wuerfelreich' and a number", phrase=Phrase("file-no-game")
        )
    if first[1] not in FORMATS:
        raise RecordError(
            f"this file has format {first[1][:20]}; this program reads formats {FORMATS[0]} to {FORMATS[-1]}",
            phrase=Phrase("file-format", {"format": first[1][:20], "least": FORMATS[0], "most": FORMATS[-1]}),
        )
    try:
        blank = lines.index("", 0, -1)
    except ValueError:
        raise RecordError(
            "the file ends within its header: an empty line must follow the header",
            phrase=Phrase("file-ends-in-header"),
        ) from None
    header = _read_header(lines[1:blank])
    if lines[-1] != "":
        raise RecordError("the file ends in the middle of a line", len(lines), Phrase("file-ends-in-line"))
    body = lines[blank + 1 : -1]
    if len(body) > MAX_ENTRIES:
        raise RecordError(
            f"a game file may have at most {MAX_ENTRIES:,} moves, but this one has {len(body):,}",
            phrase=Phrase("file-too-long", {"most": MAX_ENTRIES, "moves": len(body)}),
        )
    if header.origin is not None and len(body) < header.origin.entries:
        raise RecordError(
            f"the file ends within the {header.origin.entries} moves it shares with another game",
            phrase=Phrase("file-ends-in-shared", {"moves": header.origin.entries}),
        )
    record = Record(header, tuple(_read_entry(line, at) for at, line in enumerate(body, start=blank + 2)))
    if first[1] != _format(record):
        raise RecordError(
            f"this file says that it has format {first[1]}, but has what format {_format(record)} has",
            phrase=Phrase("file-other-format", {"format": first[1], "other": _format(record)}),
        )
    return record


def _decode_text(data: bytes | str) -> str:
    """The decoded text, without the byte order mark that some editors put before it."""
    try:
        encoded = data if isinstance(data, bytes) else data.encode()
        return encoded.decode("utf-8-sig")
    except UnicodeError:
        raise RecordError("this is not a game file: it is not UTF-8 text", phrase=Phrase("file-no-text")) from None


def _read_header(lines: list[str]) -> Header:
    found: dict[str, list[str]] = {key: [] for key in _HEAD}
    for at, line in enumerate(lines, start=2):
        key, _, value = line.partition(" ")
        if key not in found:
            raise RecordError(
                f"a header has no line '{key[:40]}'", at, Phrase("file-header-unknown", {"key": key[:40]})
            )
        if len(value) > (MAX_BYTES + MAX_LINE_LENGTH if key == "material" else MAX_LINE_LENGTH):
            raise RecordError("the line is too long", at, Phrase("file-line-too-long"))
        found[key].append(value)
    for key in _HEAD:
        allowed = _HOW_MANY.get(key, range(1, 2))
        if len(found[key]) not in allowed:
            raise RecordError(
                f"the header has {len(found[key])} '{key}' lines, but must have {_count(allowed)}",
                phrase=Phrase("file-header-count", {"key": key, "count": len(found[key])}),
            )
    name = _decode(found["game"][0], str, "game")
    if name not in GAMES:
        raise RecordError(
            f"there is no game '{name[:40]}'; there are {', '.join(GAMES)}",
            phrase=Phrase("file-unknown-game", {"game": name[:40]}),
        )
    header = Header(
        game=name,
        rules=_decode(found["rules"][0], int, "rules"),
        material=_decode(found["material"][0], Material, "material"),
        seats=tuple(_decode(seat, Seat, "seat") for seat in found["seat"]),
        options=_decode(found["options"][0], GAMES[name].options, "options"),
        dice=_decode(found["dice"][0], Dice, "dice"),
        origin=_decode(found["origin"][0], Origin, "origin") if found["origin"] else None,
        chains=tuple(_decode(chain, Chain, "chain") for chain in found["chain"]),
    )
    check_header(header)
    return header


def _count(allowed: range) -> str:
    return f"{allowed[0]} to {allowed[-1]}" if len(allowed) > 1 else str(allowed[0])


def _decode(text: str, kind: type[T] | UnionType, key: str) -> T:
    try:
        decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        return decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise RecordError(
            f"the header line '{key}' cannot be read: {error}", phrase=Phrase("file-header-line", {"key": key})
        ) from None


def _read_entry(line: str, at: int) -> Entry:
    if len(line) > MAX_LINE_LENGTH:
        raise RecordError("the line is too long", at, Phrase("file-line-too-long"))
    if not line.isprintable():
        raise RecordError("the line contains unprintable characters", at, Phrase("file-unprintable"))
    mark, _, rest = line.partition(" ")
    try:
        match mark:
            case "~":
                return _read_drawn(line, at)
            case "!":
                kind, _, seat = rest.partition(" ")
                return Event(EventKind(kind), read_seat(seat))
            case _:
                return Moved(read_seat(mark), rest)
    except RecordError:
        raise
    except ValueError:
        raise RecordError(
            f"'{line[:60]}' is not a move, a draw or an event", at, Phrase("file-no-entry", {"text": line[:60]})
        ) from None


def _read_drawn(line: str, at: int) -> Drawn:
    match = _DRAWN.fullmatch(line)
    if match is None:
        raise RecordError("a draw is written as in '~ turn 1 roll 1 = R4 G1 < 3/6 0/6'", at, Phrase("file-no-draw"))
    picks = []
    for word in match[3].split(" "):
        pick = _PICK.fullmatch(word)
        if pick is None or int(pick[1]) >= int(pick[2]):
            raise RecordError(
                f"'{word[:40]}' is not a pick: write it as in 3/6, with the pick below the total",
                at,
                Phrase("file-no-pick", {"text": word[:40]}),
            )
        picks.append((int(pick[1]), int(pick[2])))
    return Drawn(match[1], tuple(picks), match[2], match[4] or "")
