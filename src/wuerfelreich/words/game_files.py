"""What is wrong with a game file, with the number of the line in question."""

from pathlib import Path

from wuerfelreich.records import BrokenRecord, Record, RecordError
from wuerfelreich.records.dice_check import Fault
from wuerfelreich.records.disk import load
from wuerfelreich.records.header import Header
from wuerfelreich.records.replay import begin
from wuerfelreich.words.catalogue import Words


def fault_sentence(words: Words, header: Header, fault: Fault) -> str:
    """A fault in one sentence, or two if the rules give a reason of their own."""
    why = words.phrase(fault.why) + (f" {words.phrase(fault.because)}" if fault.because else "")
    if fault.entry is None:
        return words.text("verify-fault-header", {"why": why})
    return words.text("verify-fault", {"line": str(fault.entry + first_line(header)), "why": why})


def load_told(words: Words, path: Path) -> Record:
    """The game in a file. If it cannot be read or played, the error says why in the reader's language."""
    try:
        record = load(path)
        begin(record)
    except RecordError as error:
        raise RecordError(words.text("verify-unreadable", {"why": _why(words, error)})) from None
    return record


def _why(words: Words, error: RecordError) -> str:
    why = str(error) if error.phrase is None else words.phrase(error.phrase)
    return why if error.line is None else words.text("verify-fault", {"line": str(error.line), "why": why})


def explained(words: Words, header: Header, broken: BrokenRecord) -> RecordError:
    """A broken game file as an error for people."""
    return RecordError(fault_sentence(words, header, Fault(broken.entry, broken.why, broken.because)))


def first_line(header: Header) -> int:
    """The line number of a file's first entry."""
    return 8 + len(header.seats) + len(header.chains) + (header.origin is not None)
