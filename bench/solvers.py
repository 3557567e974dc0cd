"""How fast the solvers are: solving a full turn compared with its bare matrix products, and every decision.

Run it with `make bench-solvers`, which gives NumPy one thread, as the server's pools do; or with options:
`make bench-solvers ARGS="--games 20 --json"`.
"""

import argparse
import json
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

import numpy as np

import wuerfelreich as wr
from wuerfelreich.bots import BOTS
from wuerfelreich.odds.wuerfelkoenig.odds import CardOdds
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.rules.wuerfelkoenig import Wuerfelkoenig

SOLVES = 200
Figures = dict[str, float | int]


def turn_solve() -> Figures:
    """Five face-up cards and three rolls, and the nine float32 matrix products that solving them takes."""
    game = Wuerfelkoenig()
    odds = CardOdds(game.box, np.float32)
    random = np.random.default_rng(2026)
    matrix = random.random((28, 21), dtype=np.float32)
    shapes = [random.random((21, columns), dtype=np.float32) for columns in (21 * 21, 21 * 28, 28 * 28)]
    solves, products = [], []
    for _ in range(SOLVES):
        cards = random.choice(40, 5, replace=False)
        worth = sorted(random.normal(3, 2, 5))
        began = perf_counter()
        values = np.full(len(odds.dice.rolls), -2, dtype=np.float32)
        for card, value in zip(cards, worth, strict=True):
            values[odds.fulfilled[card]] = value
        odds.dice.solve(values, 3).start()
        solves.append(perf_counter() - began)
        began = perf_counter()
        for _ in range(3):
            for shape in shapes:
                np.matmul(shape.T, matrix.T)
        products.append(perf_counter() - began)
    return {
        "solve_ms": 1000 * median(solves),
        "products_ms": 1000 * median(products),
        "ratio": median(solves) / median(products),
        "limit": 6,
    }


def decisions(name: str, games: int) -> Figures:
    """Solvers among themselves: the time of every decision, and of whole games."""
    rules = wr.game(name)
    players = min(4, rules.seats[-1])
    random = Random(2026)
    times = []
    played = 0.0
    for number in range(games):
        bots = [BOTS["solver"](rules, f"{number}/{seat}") for seat in range(players)]
        state = rules.start(players)
        began_game = process_time()
        while not isinstance(step := rules.next(state), wr.Over):
            if isinstance(step, wr.Chance):
                state = rules.apply(state, step.draw(random.randrange))
                continue
            began = process_time()
            action = bots[step.player].choose(state)
            times.append(process_time() - began)
            state = rules.apply(state, action)
        if number:  # the first game fills the tables
            played += process_time() - began_game
    return {
        "players": players,
        "decisions": len(times),
        "median_ms": 1000 * median(times),
        "p99_ms": 1000 * quantiles(times, n=100)[98],
        "games_per_second": (games - 1) / played if played else 0.0,
    }


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="make bench-solvers", description="Speed of the solvers.")
    parser.add_argument("--games", type=int, default=8, help="games per kind (default: %(default)s)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    if options.games < 2:
        parser.error("at least two games are needed, because the first one fills the tables")
    turn = turn_solve()
    games = {name: decisions(name, options.games) for name in GAMES}
    if options.json:
        print(json.dumps({"turn": turn, "games": games}, indent=2))
        return
    print(f"A full turn, five cards, three rolls (median of {SOLVES}): {turn['solve_ms']:.2f} ms")
    print(f"The nine float32 matrix products in it: {turn['products_ms']:.2f} ms")
    print(f"Ratio {turn['ratio']:.1f}, limit {turn['limit']}\n")
    print("| solver        | players | decisions | median ms | p99 ms | games/s |")
    print("| :------------ | ------: | --------: | --------: | -----: | ------: |")
    for name, one in games.items():
        print(
            f"| {name:13} | {one['players']:7} | {one['decisions']:9} | {one['median_ms']:9.2f} "
            f"| {one['p99_ms']:6.1f} | {one['games_per_second']:7.2f} |"
        )


if __name__ == "__main__":
    main()
