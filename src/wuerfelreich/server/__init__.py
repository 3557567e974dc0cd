"""HTTP and WebSocket: the tables over the network."""
