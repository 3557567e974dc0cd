"""The chance to win of every seat: learned at the end of each turn, exact within a turn."""
