"""Many games: matches between bots, with paired dice and honest intervals."""
