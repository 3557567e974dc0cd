"""For programs that play over the network. It needs nothing else of this project: the server knows the rules."""

from wuerfelreich.client.client import Client
from wuerfelreich.client.errors import ConnectionLost, Refused
from wuerfelreich.client.game import Game
from wuerfelreich.client.messages import Choices, Offer, Own, Position, Reply, Seat, TableInfo

__all__ = [
    "Choices",
    "Client",
    "ConnectionLost",
    "Game",
    "Offer",
    "Own",
    "Position",
    "Refused",
    "Reply",
    "Seat",
    "TableInfo",
]
