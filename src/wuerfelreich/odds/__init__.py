"""Exact dice mathematics: what a turn is worth, what to keep, and how likely a goal is."""
