"""The numbers of a game's page, from random play: `python -m bench.numbers wuerfelkoenig`."""

import argparse
from collections import Counter
from random import Random
from statistics import mean
from typing import NamedTuple

from msgspec.structs import asdict

import wuerfelreich as wr


class Played(NamedTuple):
    """What is counted in one game."""

    steps: int
    """Moves: actions and outcomes of chance."""
    decisions: int
    turns: int
    """Rounds, if all play at once."""
    widest: int
    """The largest number of legal actions."""
    ending: str
    shared: bool
    """Whether several players share first place."""


def play(game: wr.AnyGame, players: int, rng: Random) -> Played:
    """Plays a game in which every legal action is equally likely."""
    state = game.start(players)
    steps = decisions = widest = 0
    while not isinstance(step := game.next(state), wr.Over):
        if isinstance(step, wr.Chance):
            move = step.draw(rng.randrange)
        else:
            actions = game.legal(state)
            decisions += 1
            widest = max(widest, len(actions))
            move = rng.choice(actions)
        state = game.apply(state, move)
        steps += 1
    view = asdict(game.view(state))
    turns: int = view["turn"] if "turn" in view else view["round"]
    return Played(steps, decisions, turns, widest, step.result.ending, len(step.result.winners) > 1)


def row(players: int, played: list[Played]) -> str:
    """The figures for one number of players: means, with the minimum and maximum in brackets."""
    cells = [str(players)]
    for counts in ([one.steps for one in played], [one.decisions for one in played], [one.turns for one in played]):
        cells.append(f"{mean(counts):.1f} ({min(counts)}–{max(counts)})")
    cells.append(str(max(one.widest for one in played)))
    endings = Counter(one.ending for one in played)
    cells.append(", ".join(f"{name} {times / len(played):.2%}" for name, times in sorted(endings.items())))
    cells.append(f"{mean(one.shared for one in played):.1%}")
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Plays and prints a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m bench.numbers", description="Numbers of a game, from random play.")
    parser.add_argument("game", choices=list(wr.GAMES), help="id of the game")
    parser.add_argument("--games", type=int, default=2000, help="games per number of players (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=2026, help="seed of the random numbers (default: %(default)s)")
    options = parser.parse_args()
    game = wr.game(options.game)
    print("| players | steps | decisions | turns | most legal actions | endings | shared first place |")
    print("|---:|---:|---:|---:|---:|:---|---:|")
    for players in game.seats:
        rng = Random(options.seed + players)
        print(row(players, [play(game, players, rng) for _ in range(options.games)]), flush=True)


if __name__ == "__main__":
    main()
