"""The review of a game as a report for people and JSON for tools."""

import sys
from collections.abc import Iterator, Sequence

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wuerfelreich.cli.decided import decided_told
from wuerfelreich.records import Seat, Step
from wuerfelreich.review.account import AccountStep, StepKind
from wuerfelreich.review.explanation import explain
from wuerfelreich.review.report import Comparison, PlayerReport, Review
from wuerfelreich.review.subject import Subject
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import names_of
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.numbers import decimal, percent
from wuerfelreich.words.registry import narration

MAX_WIDTH = 50
"""Of a curve."""
_BARS = "▁▂▃▄▅▆▇█"
_SUMS = ("start", "dice", "draws", "loss", "others", "drift", "result")
USUAL = 2
"""Luck that comes once in so many games is not worth a word."""


def print_json(review: Review) -> None:
    """Prints the review in UTF-8, whatever the locale."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(review) + b"\n")
    sys.stdout.buffer.flush()


def print_report(words: Words, seats: Sequence[Seat], subject: Subject, review: Review) -> None:
    """Prints the curve, the sums, and what there is to say about players, decisions and rolls."""
    told = narration(words, subject.played.game, names_of(words, seats))
    console = Console(highlight=False)
    console.print(told.ended(subject.result), style="bold", markup=False)
    if decided := decided_told(told, review, subject.played.timed_out):
        console.print(decided, markup=False)
    _print_section(console, words.text("reviewed-curve"), _curves(told, subject, review))
    console.print(f"\n{words.text('reviewed-sums')}", style="bold", markup=False)
    console.print(_sums(told, review))
    console.print()
    for seat, player in enumerate(review.players):
        _print_indented(console, _player(told, seat, player))
    costly = list(_costliest(told, subject, review))
    _print_section(console, words.text("reviewed-costliest"), costly or [words.text("reviewed-none-costly")])
    _print_section(console, words.text("reviewed-rolls"), _rolls(told, subject, review))
    _print_section(console, words.text("reviewed-turning-points"), _turning_points(told, subject, review))
    console.print()
    console.print(words.text("reviewed-error", {"points": _points(words, review.error)}), style="dim", markup=False)
    compares = any(one.grade is not None or _rare(one) for one in review.players)
    if compares and review.comparison is not Comparison.NONE:
        console.print(words.text("reviewed-compared", {"games": review.compared}), style="dim", markup=False)
    if compares and review.comparison is Comparison.EARLIER:
        console.print(words.text("reviewed-earlier"), style="dim", markup=False)


def _print_section(console: Console, title: str, lines: Iterator[str] | list[str]) -> None:
    """Nothing if there are no lines."""
    found = list(lines)
    if found:
        console.print(f"\n{title}", style="bold", markup=False)
    _print_indented(console, (f"  {line}" for line in found))


def _print_indented(console: Console, lines: Iterator[str]) -> None:
    """Long lines go on where they began."""
    for line in lines:
        text = line.lstrip(" ")
        console.print(Padding(Text(text), (0, 0, 0, len(line) - len(text)), expand=False))


def _points(words: Words, chance: float) -> str:
    """A chance as points, without the sign."""
    return decimal(words.language, 100 * abs(chance), 1)


def mean_points(words: Words, chance: float) -> str:
    """A mean as points, with more decimals where it would be 0: many small amounts are something."""
    return decimal(words.language, 100 * chance, 2 if 0 < chance < 0.0005 else 1)


def _signed(words: Words, chance: float) -> str:
    written = decimal(words.language, 100 * chance, 1)
    return f"+{written}" if chance > 0 else written


def _curves(told: AnyNarration, subject: Subject, review: Review) -> Iterator[str]:
    """A line of bars per player, with the chance at the start and in the end."""
    width = max(map(len, told.names))
    for seat, name in enumerate(told.names):
        chances = [subject.start[seat], *(step.after[seat] for step in review.steps)]
        begin, end = (percent(told.words.language, chance) for chance in (chances[0], chances[-1]))
        yield f"{name:{width}}  {begin:>5} {sparkline(chances, MAX_WIDTH)} {end}"


def sparkline(chances: Sequence[float], width: int) -> str:
    """Chances from 0 to 1 as bars, at most so many: each shows the last of those that share its place."""
    count = min(width, len(chances))
    shown = [chances[(at + 1) * len(chances) // count - 1] for at in range(count)]
    return "".join(_BARS[min(len(_BARS) - 1, max(0, int(chance * len(_BARS))))] for chance in shown)


def _sums(told: AnyNarration, review: Review) -> Table:
    words = told.words
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in _SUMS:
        # One word a line: eight columns have to fit into 80 signs.
        table.add_column(words.text(f"reviewed-{name}").replace(" ", "\n"), justify="right")
    for name, player in zip(told.names, review.players, strict=True):
        changes = (player.dice, player.draws, -player.loss, player.others, player.drift)
        cells = [_points(words, player.start), *(_signed(words, one) for one in changes), _points(words, player.result)]
        table.add_row(Text(name), *cells)
    return table


def _player(told: AnyNarration, seat: int, player: PlayerReport) -> Iterator[str]:
    """How lucky a player was, and how well he played."""
    words, who = told.words, told.names[seat]
    points = {"who": who, "points": _points(words, player.luck)}
    if _rare(player):
        key = "reviewed-lucky" if player.luck > 0 else "reviewed-unlucky"
        yield words.text(key, {**points, "games": player.one_in or 0})
    else:
        yield words.text("reviewed-luck-gave" if player.luck > 0 else "reviewed-luck-cost", points)
    if player.decisions:
        cost = {"points": mean_points(words, player.mean_loss), "total": _points(words, player.held_loss)}
        decided = words.text("reviewed-decided", {"who": who, "count": player.decisions, **cost})
        grade = "" if player.grade is None else f" {words.text(f'reviewed-grade-{player.grade}')}"
        yield f"  {decided}{grade}"


def _rare(player: PlayerReport) -> bool:
    """Whether the luck is worth a word."""
    return player.one_in is not None and player.one_in > USUAL


def _costliest(told: AnyNarration, subject: Subject, review: Review) -> Iterator[str]:
    """Every costly decision, and under it the better one with its reason."""
    for step in (review.steps[at] for at in review.costliest):
        made = _entry(subject, step)
        assert made.move is not None, "what is taken back or happens at the table is no decision"
        found = explain(told, made.before, made.move)
        who = "" if step.player is None else told.names[step.player]
        cost = {"turn": str(step.turn), "who": who, "points": _points(told.words, step.loss or 0.0)}
        yield told.words.text("reviewed-costly", {**cost, "played": found.played})
        yield "  " + told.words.text("reviewed-better", {"why": found.why})


def _rolls(told: AnyNarration, subject: Subject, review: Review) -> Iterator[str]:
    for key, at in (("reviewed-luckiest", review.luckiest), ("reviewed-unluckiest", review.unluckiest)):
        if at is not None:
            step = review.steps[at]
            luck = step.luck[step.player] if step.luck and step.player is not None else 0.0
            rolled = {"turn": str(step.turn), "told": _happened(told, subject, review, at)}
            yield told.words.text(key, {**rolled, "points": _signed(told.words, luck)})


def _happened(told: AnyNarration, subject: Subject, review: Review, at: int) -> str:
    """A step; after a roll, also what the player did with it unless that was rolling again."""
    step, done, then = review.steps[at], review.steps[at + 1], review.steps[at + 2 : at + 3]
    happened = told.told(_entry(subject, step))
    rolled_again = any(one.kind is StepKind.DICE for one in then)
    if step.kind is not StepKind.DICE or rolled_again or not done.move or done.player != step.player:
        return happened
    return f"{happened} {told.told(_entry(subject, done))}"


def _turning_points(told: AnyNarration, subject: Subject, review: Review) -> Iterator[str]:
    """What happened, and what it did to the player whom it concerned most."""
    language = told.words.language
    for at, step in ((at, review.steps[at]) for at in review.turning_points):
        seat = _concerned(step)
        chances = {"before": percent(language, step.before[seat]), "after": percent(language, step.after[seat])}
        happened = _happened(told, subject, review, at) if step.move else told.reason(subject.result)
        yield told.words.text(
            "reviewed-turn", {"turn": step.turn, "told": happened, "who": told.names[seat], **chances}
        )


def _concerned(step: AccountStep) -> int:
    """The seat that rolled or decided, unless the step did twice as much to somebody else."""
    changes = [abs(after - before) for before, after in zip(step.before, step.after, strict=True)]
    most = changes.index(max(changes))
    return most if step.player is None or changes[most] >= 2 * changes[step.player] else step.player


def _entry(subject: Subject, step: AccountStep) -> Step:
    """The step of the game file."""
    return subject.played.steps[step.entry]
