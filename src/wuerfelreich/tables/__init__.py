"""The authority: tables at which people and bots play, each a log that is stored before anybody is told."""
