"""Matches of many games between bots, with paired dice and confidence intervals."""
