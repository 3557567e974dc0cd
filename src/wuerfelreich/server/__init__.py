"""HTTP and WebSocket: the tables for people far away."""
