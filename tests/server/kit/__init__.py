"""A real server process with its own database, and people who talk to it over real sockets."""

from tests.server.kit.games import against_a_bot, check_file
from tests.server.kit.people import Line, Person
from tests.server.kit.process import TIMEOUT_S, Server

__all__ = ["TIMEOUT_S", "Line", "Person", "Server", "against_a_bot", "check_file"]
