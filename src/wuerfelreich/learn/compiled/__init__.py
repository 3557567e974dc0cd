"""Self-play by compiled copies of the rules and evaluators."""
