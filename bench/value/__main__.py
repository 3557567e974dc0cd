"""How good the chances to win are: `make bench-value`, or `python -m bench.value --game wuerfelkoenig --players 2`.

Needs only NumPy and msgspec, so that it can run on a borrowed machine. Prints every figure with its limit as soon as it
is known, and exits with 1 if a limit was exceeded."""

import argparse
import sys
from pathlib import Path
from time import monotonic

from msgspec import json

from bench.value.card import CardError, network_beside, read_card, refresh
from bench.value.figures import figures
from bench.value.measured import Measured, measure
from bench.value.rollouts import WORTH
from bench.value.setting import Setting
from wuerfelreich.learn.settings import LearnError
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.spread import CrewError, crew
from wuerfelreich.value.shipped import NoEvaluator, cards_of


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make bench-value", description="How good the chances to win are.")
    parser.add_argument("--game", choices=list(GAMES), help="only this game (default: all with a network)")
    parser.add_argument("--players", type=int, help="only this number of players (default: all with a network)")
    parser.add_argument("--games", type=int, default=16_000, help="games for calibration (default: %(default)s)")
    parser.add_argument("--positions", type=int, default=100, help="positions for rollouts (default: %(default)s)")
    parser.add_argument("--rollouts", type=int, help=f"rollouts per position (default: worth {WORTH:,} plain ones)")
    parser.add_argument("--rounds", type=int, default=1_000, help="rounds against solver (default: %(default)s)")
    parser.add_argument("--draws", action="store_true", help="take out the luck of draws too (slow)")
    parser.add_argument("--processes", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead of processes")
    parser.add_argument("--seed", default="bench", help="the same seed gives the same figures (default: %(default)s)")
    parser.add_argument("--network", help="a network file instead of the shipped ones; give a game and players too")
    parser.add_argument("--card", type=Path, help="measure the network beside this card, and write the figures into it")
    parser.add_argument("--json", action="store_true", help="print JSON, a line for each part, instead of a table")
    options = parser.parse_args()
    if options.network and not (options.game and options.players):
        parser.error("--network needs --game and --players")
    if options.card and (options.network or options.game):
        parser.error("a card names its game and has its network beside it: leave --game and --network out")
    if options.rounds == 1 or min(options.games, options.positions, options.rounds) < 0:
        parser.error("a size is 0 or more, and there are at least two rounds")
    if options.rollouts is not None and options.rollouts < 1:
        parser.error("there is at least one rollout")
    return options


def _settings(options: argparse.Namespace) -> list[Setting]:
    if options.network:
        return [Setting(options.game, options.players, options.seed, options.network)]
    if options.card:
        network, cards = str(network_beside(options.card)), [read_card(options.card)]
    else:
        network, cards = None, [card for game in GAMES for card in cards_of(game).values()]
    found = [
        Setting(card.game, players, options.seed, network)
        for card in cards
        if options.game in (None, card.game)
        for players in card.players
        if options.players in (None, players)
    ]
    if not found:
        raise NoEvaluator("no network has been trained for that")
    return found


def _tell(found: Measured, *, as_json: bool) -> bool:
    """Prints a part, and says whether it keeps its limits."""
    told = list(figures(found))
    if as_json:
        print(json.encode(found).decode(), flush=True)
    else:
        for one in told:
            mark = {True: "✔", False: "✘", None: " "}[one.kept]
            print(f"  {one.name:12} {one.value:72} {one.limit:26} {mark}", flush=True)
    return all(one.kept is not False for one in told)


def main() -> None:
    """Measures and prints."""
    options = _options()
    kept = True
    try:
        with crew(options.processes, options.ray) as workers:
            for setting in _settings(options):
                began = monotonic()
                if not options.json:
                    print(f"{setting.game}, {setting.players} players", flush=True)
                for found in measure(setting, options, workers):
                    kept = _tell(found, as_json=options.json) and kept
                    if options.card:
                        refresh(options.card, found)
                if not options.json:
                    print(f"  {monotonic() - began:.0f} s", flush=True)
    except (CardError, CrewError, LearnError, NoEvaluator) as error:
        sys.exit(f"bench-value: {error}")
    sys.exit(not kept)


if __name__ == "__main__":
    main()
