"""Game files in the terminal: step through one, or check it."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from wuerfelreich.records import BrokenRecord, Fair2, Record, Replay, Step, replay, verify
from wuerfelreich.records.dice_check import Fault, seen_after
from wuerfelreich.records.file import write_entry
from wuerfelreich.records.group import compare_group
from wuerfelreich.records.verify import Noted, Verdict
from wuerfelreich.review.bot_check import BotCheck, check_bots
from wuerfelreich.rules.game import Phrase
from wuerfelreich.terminal.registry import screen
from wuerfelreich.words.catalogue import Words
from wuerfelreich.words.characters import names_of
from wuerfelreich.words.game_files import explained, fault_sentence, load_told
from wuerfelreich.words.narration import AnyNarration
from wuerfelreich.words.registry import narration

#: If a file's dice are not those of its seed, every roll is wrong; this many are enough to show it.
MAX_FAULTS = 10


def replay_file(words: Words, path: Path, *, as_json: bool, steps: bool) -> None:
    """Shows a game file, step by step in a terminal and otherwise all at once."""
    record = load_told(words, path)
    try:
        played = replay(record)
    except BrokenRecord as broken:
        raise explained(words, record.header, broken) from None
    narrator = narration(words, played.game, names_of(words, record.header.seats))
    if as_json:
        _print_moves(played, narrator)
    elif steps:
        _step_through(words, played, narrator)
    else:
        _print_all(played, narrator)


def _print_moves(played: Replay, narrator: AnyNarration) -> None:
    moves = [{"entry": write_entry(step.entry), "told": narrator.told(step)} for step in played.steps]
    _print_json({"game": played.game.id, "moves": moves, "result": played.result})


def _print_json(value: object) -> None:
    """Prints JSON in UTF-8, whatever the locale."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")
    sys.stdout.buffer.flush()


def _print_all(played: Replay, narrator: AnyNarration) -> None:
    console = Console(highlight=False)
    for step in played.steps:
        if told := narrator.told(step):
            console.print(told, markup=False)
    console.print(screen(narrator).picture(played.state))
    if played.result is not None:
        console.print(narrator.ended(played.result), markup=False)


def _step_through(words: Words, played: Replay, narrator: AnyNarration) -> None:
    console = Console(highlight=False)
    picture = screen(narrator).picture
    at, notice = 0, ""
    while True:
        console.clear()
        console.print(picture(played.steps[at - 1].after if at else played.start))
        told = step_told(narrator, played.steps[at - 1]) if at else words.text("replay-start")
        where = words.text("replay-position", {"at": at, "all": len(played.steps)})
        console.print(Text.assemble((f"\n{where}  ", "dim"), (told, "bold")))
        if at == len(played.steps) and played.result is not None:
            console.print(narrator.ended(played.result), markup=False)
        if notice:
            console.print(Text(notice, style="yellow"))
        try:
            answer = input(words.text("replay-prompt")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if answer in ("q", "quit", words.text("terminal-command-quit")):
            return
        notice = ""
        if answer in ("b", "<"):
            at = max(0, at - 1)
        elif answer == "":
            at = min(len(played.steps), at + 1)
        else:
            notice = words.text("replay-help")


def step_told(narrator: AnyNarration, step: Step) -> str:
    """What happened in a step, also where a game has no words for it: what is laid out or turned up is in the
    picture."""
    if told := narrator.told(step):
        return told
    begun = narrator.game.turn(step.before).number > 0
    return narrator.words.text("replay-turned-up" if begun else "replay-set-up")


class _Checked(Struct, frozen=True):
    """What the check of one file found, in words."""

    record: Record
    verdict: Verdict
    bots: BotCheck | None
    faults: list[str]
    remarks: list[str]

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults


def verify_files(words: Words, paths: Sequence[Path], noted: Noted, *, bots: bool, as_json: bool) -> bool:
    """Checks game files and reports what it found; True if all are sound. Several are compared with each other."""
    checked = [_check(words, load_told(words, path), noted, bots) for path in paths]
    group = compare_group([one.record for one in checked]) if len(checked) > 1 else None
    differing = [] if group is None else [_group_fault(words, fault, paths) for fault in group.faults]
    if as_json:
        files = [_as_json(one) for one in checked]
        compared = {} if group is None else {"labels": group.labels, "equal": group.equal, "faults": differing}
        _print_json(files[0] if group is None else {"files": files, "group": compared})
    else:
        console = Console(highlight=False, soft_wrap=True)
        for path, one in zip(paths, checked, strict=True):
            if group is not None:
                console.print(str(path), style="bold", markup=False)
            _report(console, words, one, noted)
        if group is not None:
            _tell_faults(console, words, differing)
            if group.labels or not differing:
                console.print(words.phrase(group.told), markup=False)
    return all(one.sound for one in checked) and not differing


def _group_fault(words: Words, fault: Phrase, paths: Sequence[Path]) -> str:
    """What is wrong with a group; files that it numbers are named."""
    named = {key: str(paths[int(str(value)) - 1]) if key == "file" else value for key, value in fault.args.items()}
    return words.text(fault.key, named)


def _check(words: Words, record: Record, noted: Noted, bots: bool) -> _Checked:
    verdict = verify(record, noted)
    checked = check_bots(record) if bots else None
    found = sorted((*verdict.faults, *(checked.faults if checked else ())), key=_place)
    faults = [fault_sentence(words, record.header, fault) for fault in found]
    remarks = [words.phrase(remark) for remark in (*verdict.dice.remarks, *_on_bots(checked))]
    return _Checked(record, verdict, checked, faults, remarks)


def _as_json(one: _Checked) -> dict[str, object]:
    verdict = one.verdict
    told: dict[str, object] = {"sound": one.sound, "entries": verdict.entries, "rolls_checked": verdict.dice.rolls}
    told |= {"bot_decisions_checked": one.bots.decisions} if one.bots else {}
    of_dice = {"links": verdict.dice.links, "remarks": one.remarks, "seen": _seen(one.record)}
    return {**told, **of_dice, "faults": one.faults, "result": verdict.result}


def _report(console: Console, words: Words, one: _Checked, noted: Noted) -> None:
    verdict, header, seen = one.verdict, one.record.header, _seen(one.record)
    if one.sound:
        console.print(words.text("verify-sound", {"entries": verdict.entries}), style="green")
    else:
        _tell_faults(console, words, one.faults)
    if not verdict.dice.faults:
        console.print(words.phrase(verdict.dice.told), markup=False)
    for remark in (*_confirmed(words, verdict, noted), *one.remarks):
        console.print(remark, markup=False)
    if seen is not None:
        console.print(words.text("verify-seen", {"seen": seen}), markup=False)
    if verdict.result is not None and one.sound:
        narrator = narration(words, header.load(), names_of(words, header.seats))
        console.print(narrator.ended(verdict.result), markup=False)
    elif one.sound:
        console.print(words.text("verify-running"))


def _tell_faults(console: Console, words: Words, faults: Sequence[str]) -> None:
    if faults:
        console.print(words.text("verify-broken"), style="bold red")
    for sentence in faults[:MAX_FAULTS]:
        console.print(f"  {sentence}", markup=False)
    if len(faults) > MAX_FAULTS:
        console.print(f"  {words.text('verify-more-faults', {'count': len(faults) - MAX_FAULTS})}", markup=False)


def _confirmed(words: Words, verdict: Verdict, noted: Noted) -> list[str]:
    """What is as somebody noted it."""
    wrong = {fault.why.key for fault in verdict.faults}
    told = []
    if noted.commitment is not None and "dice-other-commitment" not in wrong:
        told.append(words.text("verify-commitment-right"))
    if noted.seen is not None and wrong.isdisjoint({"dice-record-differs", "dice-record-cut"}):
        told.append(words.text("verify-seen-right", {"entries": noted.entries}))
    return told


def _place(fault: Fault) -> int:
    return -1 if fault.entry is None else fault.entry


def _seen(record: Record) -> str | None:
    """The number of entries and the hash of the record, for players to compare."""
    entries = len(record.entries)
    return f"{entries}:{seen_after(record, entries)}" if isinstance(record.header.dice, Fair2) else None


def _on_bots(checked: BotCheck | None) -> list[Phrase]:
    """What there is to say about the bots' decisions."""
    if checked is None:
        return []
    other = [Phrase("bots-other-version")] if checked.faults else []
    return [Phrase("bots-checked", {"decisions": checked.decisions}), *other]
