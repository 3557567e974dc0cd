"""The authority: tables where people and bots play, each one a log that is stored before it is broadcast."""
