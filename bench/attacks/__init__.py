"""The server under attack: how long another player waits in the meantime."""
