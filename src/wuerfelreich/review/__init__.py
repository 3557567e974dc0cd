"""Learning from play: hints, with what the alternatives cost."""
