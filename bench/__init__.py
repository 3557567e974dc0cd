"""The speed of our rules, measured beside the fastest and the nearest of their kind."""
