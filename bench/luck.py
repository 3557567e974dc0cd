"""How much luck there is in a game: solvers against weaker bots, and the advantage of the start seat.

Run it with `make luck GAME=knatsch`, or with options: `make luck GAME=knatsch ARGS="--games 400"`.
"""

import argparse

import wuerfelreich as wr
from wuerfelreich.arena.match import Match, Report, play_match
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import Crew, crew


def share(report: Report) -> str:
    """The share of the first bot, with its interval."""
    first = report.standings[0]
    low, high = first.interval
    return f"{first.share:.0%} ({low:.0%}–{high:.0%})"


def row(name: str, players: int, games: int, crew: Crew) -> str:
    """A row of the table for one number of players."""
    rules = wr.game(name)

    def match(*bots: str, start: int | None = None) -> Report:
        options = None if start is None else rules.options(start=start)
        return play_match(Match(name, bots, games, "luck", options), crew)

    against_random = match("solver", *["random"] * (players - 1))
    against_greedy = match("solver", *["greedy"] * (players - 1))
    alike = match(*["solver"] * players, start=1)
    endings = ", ".join(f"{ending} {count / alike.games:.0%}" for ending, count in alike.endings.items())
    half = 1.96 * (alike.start_share[0] * (1 - alike.start_share[0]) / alike.games) ** 0.5
    start = f"{alike.start_share[0]:.0%} ± {half:.0%}"
    cells = [players, share(against_random), share(against_greedy), f"{1 / players:.0%}", start, f"{alike.steps:.0f}"]
    return "| " + " | ".join(map(str, [*cells, endings])) + " |"


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="make luck GAME=...", description="How much luck there is in a game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200, help="games per match (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2, help="processes (default: %(default)s)")
    options = parser.parse_args()
    print("| players | solver v. random | solver v. greedy | fair | start seat among solvers | steps | ended by |")
    print("|---|---|---|---|---|---|---|")
    with crew(options.processes) as workers:
        for players in wr.game(options.game).seats:
            print(row(options.game, players, options.games, workers), flush=True)


if __name__ == "__main__":
    main()
