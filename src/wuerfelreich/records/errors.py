"""What can go wrong with a game file."""


class RecordError(ValueError):
    """A game file cannot be read, written or played; the message says why."""
