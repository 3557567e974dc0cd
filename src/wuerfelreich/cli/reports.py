"""Odds and matches as tables for people and JSON for tools."""

from collections.abc import Mapping

import msgspec
from msgspec import Struct, structs
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wuerfelreich.arena.adjusted import Estimate
from wuerfelreich.arena.match import Match, Report, play_match
from wuerfelreich.arena.tune import confirm, tune
from wuerfelreich.cli.misread import dice_fault, read_told
from wuerfelreich.cli.progress import progress
from wuerfelreich.odds.game_odds import Chances, OddsQuery, PositionOdds
from wuerfelreich.odds.registry import odds_of
from wuerfelreich.rules.game import NotationError, Phrase
from wuerfelreich.spread import Crew
from wuerfelreich.words.errors import about
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import percent

MAX_ROLLS = 10
CONFIRMING = 4
"""How many times a trial's number of games is played at the end, to measure what tuning achieved."""


def show_odds(narration: AnyNarration, query: OddsQuery, *, as_json: bool) -> None:
    """The odds of a game without a position, for people with what every card asks for."""
    game = narration.game
    if not 1 <= query.rolls <= MAX_ROLLS:
        raise NotationError(
            f"a turn has 1 to {MAX_ROLLS} rolls, not {query.rolls}",
            Phrase("error-rolls", {"most": MAX_ROLLS, "given": str(query.rolls)[:40]}),
        )
    asked = odds_of(game)
    with about(narration.words, lambda: dice_fault(game, query)):
        kind, chances = asked.table(query)
    if as_json:
        told: dict[str, object] = {"game": game.id}
        told |= {"rolls": query.rolls} if asked.counts_rolls else {}
        told |= {name: value for name, value in msgspec.to_builtins(query).items() if name != "rolls"}
        _print_json(told | {kind: chances})
        return
    console = Console()
    console.print(Text(narration.words.text(f"odds-{kind}"), style="bold"))
    console.print(_odds_table(narration, kind, chances))


def _odds_table(narration: AnyNarration, kind: str, chances: Chances) -> Table:
    """A row per target, or a grid of what there is and what is wanted."""
    words = narration.words
    wanted = list(dict.fromkeys(name for chance in chances.values() if isinstance(chance, Mapping) for name in chance))
    table = Table(box=None, show_header=bool(wanted), pad_edge=False)
    table.add_column("")
    for name in wanted:
        table.add_column(name, justify="right")
    for name, chance in chances.items():
        if isinstance(chance, Mapping):
            table.add_row(name, *(percent(words.language, chance[one], 2) if one in chance else "" for one in wanted))
            continue
        cells = [percent(words.language, one, 2) for one in (chance if isinstance(chance, list) else [chance])]
        if kind == "cards":
            # The id is what positions and files call the card.
            table.add_row(narration.target(name), narration.asks(name), *cells, Text(name, style="dim"))
        else:
            table.add_row(name.replace("-", ""), *cells)  # results are written as in positions: 444+1
    return table


def show_position(narration: AnyNarration, text: str, *, as_json: bool) -> None:
    """The odds of a position, for people with what every card asks for."""
    game = narration.game
    state = read_told(narration.words, game, text)
    with about(narration.words, lambda: Phrase("error-position-idle")):
        odds = odds_of(game).position(state)
    if as_json:
        _print_json({"game": game.id, "position": text, **msgspec.to_builtins(odds)})
    else:
        Console().print(_position_table(narration, state, odds))


def _position_table(narration: AnyNarration, state: Struct, odds: PositionOdds) -> Table:
    """A table with a column per target, under its name what it asks for, and a row per choice of dice, best first."""
    words = narration.words
    asks = [narration.asks(name, state) for name in odds.targets]
    table = Table(box=None)
    table.add_column("")
    for name in odds.targets:
        title = f"{name}{' ✔' if name in odds.reached else ''}"
        table.add_column(title, justify="right", overflow="fold")  # in a narrow window a name is wrapped, not cut
    if any(asks):
        table.add_row("", *asks)
    best = (percent(words.language, chance, 1) for chance in odds.targets.values())
    table.add_row(words.text("odds-best-play"), *best, style="bold", end_section=True)
    for action, chances in sorted(odds.keeps.items(), key=lambda row: -max(row[1].values(), default=0.0)):
        table.add_row(action, *(percent(words.language, chances[name], 1) for name in odds.targets))
    return table


def show_match(match: Match, crew: Crew, *, as_json: bool) -> None:
    """Plays a match with a progress bar and shows how it went."""
    with progress() as bar:
        task = bar.add_task(" – ".join(match.bots), total=match.rounds * len(match.seatings))
        report = play_match(match, crew, lambda games: bar.advance(task, games))
    if as_json:
        _print_json(report)
    else:
        _print_report(report)


def show_tuning(name: str, trials: int, pairs: int, seed: str, crew: Crew) -> None:
    """Tunes a solver and reports every trial, then what the changes kept achieve together on fresh dice."""
    console = Console(highlight=False)
    tuned = None
    for trial in tune(name, trials, pairs, seed, crew):
        tuned = trial.weights if trial.kept else tuned
        mark = "kept" if trial.kept else "–"
        weights = ", ".join(f"{key} {value:.3g}" for key, value in structs.asdict(trial.weights).items())
        console.print(f"{trial.number:4d}  {trial.share:6.1%}  {mark:4}  {weights}", soft_wrap=True)
    if tuned is None:
        console.print("No change was kept.")
        return
    share, deviation = confirm(name, tuned, CONFIRMING * pairs, seed, crew)
    low, high = share - 1.96 * deviation, share + 1.96 * deviation
    console.print(f"On fresh dice: {share:.1%} against the usual weights ({low:.1%} – {high:.1%})")


def _print_report(report: Report) -> None:
    console = Console(highlight=False)
    table = _titled("bot", "seats", "wins", "95 %", "fair", "score", "place", "ms/decision")
    for one in report.standings:
        table.add_row(
            one.bot,
            str(one.seats),
            f"{one.share:.1%}",
            _interval(one.interval),
            f"{one.fair:.1%}",
            f"{one.score:.2f}",
            f"{one.place:.2f}",
            f"{report.milliseconds[one.bot]:.2f}",
        )
    console.print(table)
    _print_adjusted(console, report)
    endings = ", ".join(f"{name} {count / report.games:.1%}" for name, count in report.endings.items())
    seats = ", ".join(f"{share:.1%}" for share in report.start_share)
    games, rounds = _counted(report.games, "game"), _counted(report.rounds, "round")
    console.print(f"{games} in {rounds} with the same dice, {report.steps:.0f} steps each on average")
    console.print(f"ended by: {endings}")
    console.print(f"wins by seat: {seats}")


def _print_adjusted(console: Console, report: Report) -> None:
    """A table of its own, because one with all columns would be cut in a narrow window."""
    if not any(one.adjusted for one in report.standings):
        return
    draws = any(one.draws for one in report.standings)
    table = _titled("bot", "without dice", "95 %", *(("without draws", "95 %") if draws else ()))
    for one in report.standings:
        table.add_row(one.bot, *_estimate(one.adjusted), *_estimate(one.draws))
    console.print("luck taken out:")
    console.print(table)
    console.print("without dice: the wins with the luck of the dice taken out by exact expectations")
    if draws:
        console.print("without draws: the same with the luck of draws taken out too")
    console.print("after few games such a share can lie below 0 % or above 100 %")


def _titled(first: str, *figures: str) -> Table:
    """A table without rows: names on the left, figures on the right."""
    table = Table(box=None)
    table.add_column(first)
    for title in figures:
        table.add_column(title, justify="right")
    return table


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _estimate(found: Estimate | None) -> tuple[str, ...]:
    return () if found is None else (f"{found.share:.1%}", _interval(found.interval))


def _interval(interval: tuple[float, float]) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"


def _print_json(told: Struct | Mapping[str, object]) -> None:
    print(msgspec.json.encode(told).decode())
