"""What can go wrong with a game file."""


class RecordError(ValueError):
    """A text is no game file, or asks for something that a game file cannot have; the message says why."""
