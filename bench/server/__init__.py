"""The server under load, compared with boardgame.io: `make bench-server`."""
