"""The games as pure functions over immutable states: no randomness, clock, I/O or player-facing text."""
