"""What can go wrong for a program."""


class Refused(Exception):
    """The server has said no: a key for programs, and a sentence for people."""

    def __init__(self, key: str, sentence: str) -> None:
        self.key = key
        self.sentence = sentence
        super().__init__(f"{sentence} ({key})")


class ConnectionLost(Exception):
    """The server could not be reached again."""
