"""How fast self-play is where games are compiled: plain and compiled games in turn, so that both meet the same machine.

Run it with one thread for NumPy: `OPENBLAS_NUM_THREADS=1 python -m bench.self_play --game wuerfelland`. Times are those
of the processor; compiling is not counted.
"""

import argparse
from time import process_time

from wuerfelreich.learn.self_play import play_number
from wuerfelreich.learn.settings import Settings
from wuerfelreich.value.shipped import network_for

TRACE, EXPLORE = 0.9, 0.05


def seconds(settings: Settings, games: range) -> float:
    """What these games take with the shipped network."""
    network = network_for(settings.game, settings.players[0])
    if network is None:
        raise SystemExit(f"there is no network for {settings.game} with {settings.players[0]} players")
    began = process_time()
    for number in games:
        play_number(settings, network, "bench", EXPLORE, number)
    return process_time() - began


def main() -> None:
    """Plays a few plain games, then ten times as many compiled ones, and so on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="wuerfelland")
    parser.add_argument("--games", type=int, default=20, help="plain games")
    options = parser.parse_args()
    plain = Settings(options.game, (2,), trace=TRACE)
    compiled = Settings(options.game, (2,), trace=TRACE, compiled=True)
    for settings in (plain, compiled):
        seconds(settings, range(1))
    slow = fast = 0.0
    for number in range(1, options.games + 1):
        slow += seconds(plain, range(number, number + 1))
        fast += seconds(compiled, range(10 * number, 10 * number + 10))
    print(f"plain rules: {options.games / slow:.1f} games a second on one core")
    print(f"compiled:    {10 * options.games / fast:.1f}, {10 * slow / fast:.1f} times as many")


if __name__ == "__main__":
    main()
