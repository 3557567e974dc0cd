"""A program that plays any legal move. Without a table it sets one up, and plays against a house bot:

python examples/any_move.py http://127.0.0.1:8040 knatsch [TABLE]     (the token is in WUERFELREICH_TOKEN)
"""

import os
import random
import sys

from wuerfelreich.client import Choices, Client, Game


def choose(game: Game, choices: Choices) -> str:
    """Replace this by something better: `game.position.view` is the position, and each offer has an `action`."""
    return random.choice(choices.actions).text


def main(address: str, name: str, table: str = "") -> None:
    client = Client(address, os.environ["WUERFELREICH_TOKEN"])
    with client.at(table or client.new_table(name, seats=2)) as game:
        game.sit()
        if not table:
            game.seat_bot(1, "squire")
            game.start()
        while (choices := game.wait()) is not None:
            if choices.roll:
                game.roll(choices.seat)
            else:
                game.act(choices.seat, choose(game, choices))
        print(f"{game.position.table.id}: {game.position.table.result}")


if __name__ == "__main__":
    main(*sys.argv[1:])
