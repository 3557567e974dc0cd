"""What can go wrong with a game file."""

from wuerfelreich.rules.game import Phrase


class RecordError(ValueError):
    """A game file cannot be read, written or played; the message says why."""

    def __init__(self, why: str, line: int | None = None, phrase: Phrase | None = None) -> None:
        self.line = line
        """The line of the file that cannot be read, from 1, if it is one line."""
        self.phrase = phrase
        """The same for people, if it is a file of theirs that is wrong."""
        super().__init__(why if line is None else f"line {line}: {why}")


class UnplayableRecord(RecordError):
    """A game file can be read, but this program cannot play its game: its material, options or version."""
