"""Whole games at the terminal: people, bots, take-backs, pauses, and input of every kind."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.sessions import finished
from tests.rules.kits import RULES
from tests.terminal.tables import Scene, at_random, random_action, told, upto
from wuerfelreich import Chance, Decide
from wuerfelreich.records import Drawn, Event, EventKind, Moved, Record, Session, read_record, verify, write_record
from wuerfelreich.rules.registry import GAMES
from wuerfelreich.terminal.table import letters
from wuerfelreich.words.catalogue import LANGUAGES, words_in
from wuerfelreich.words.numbers import MINUS, signed
from wuerfelreich.words.registry import narration_class

COMMANDS = ("help", "undo", "score", "log", "quit")


@pytest.mark.parametrize("name", GAMES)
def test_people_at_one_screen_play_a_whole_game(name: str) -> None:
    scene = Scene(name)
    assert scene.play(at_random(Random(1)))
    verdict = verify(read_record(write_record(scene.saved)))
    assert verdict.sound
    assert verdict.result == scene.session.result


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in RULES[name].seats])
def test_any_number_of_people_can_play(name: str, players: int) -> None:
    scene = Scene(name, players)
    over = scene.play(upto(40, at_random(Random(players))))
    assert verify(scene.saved).sound
    assert over or len(scene.saved.entries) > 30  # a short game may be over by then


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_drawn_at_every_prompt_and_at_the_end(name: str) -> None:
    whole = finished(name, RULES[name].seats[0]).record
    last = Record(whole.header, whole.entries[:-4])
    plain, drawn = (Scene(name, record=last, pictures=pictures) for pictures in (False, True))
    for one in (plain, drawn):
        assert one.play(at_random(Random(2)))
    lines = [one.shown.count("\n") for one in (plain, drawn)]
    assert lines[1] >= lines[0] + 2 * drawn.prompts  # the smallest picture has two lines


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_game_without_asking(name: str) -> None:
    scene = Scene(name, bots=range(RULES[name].seats[0]))
    assert scene.play(told())
    assert scene.prompts == 0
    assert verify(scene.session.record).sound


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_fidgety_player_breaks_nothing(name: str, language: str) -> None:
    """Commands, take-backs, nonsense and illegal actions between the moves."""
    rng = Random(1)
    words = words_in(language)
    commands = [words.text(f"terminal-command-{command}") for command in COMMANDS if command != "quit"]
    noise = ["?", "<", "help", "", "xyzzy", "0", "99", "take 99", *commands]

    def answer(session: Session) -> str:
        if rng.random() < 0.4:
            return rng.choice(noise)
        return "" if isinstance(session.next(), Chance) else random_action(session, rng)

    left = 150
    events = 0
    while left > 0:  # of a short game, several
        scene = Scene(name, RULES[name].seats[-1], bots=[1], language=language, seed=f"{left}")
        over = scene.play(upto(left, answer))
        assert over or scene.prompts >= left
        assert verify(scene.saved).sound
        events += sum(isinstance(entry, Event) for entry in scene.saved.entries)
        left -= scene.prompts
    assert events


@pytest.mark.parametrize("name", GAMES)
def test_the_menu_can_be_played_by_letters(name: str) -> None:
    """What is not on the menu can be typed: the first listed action by letter, and sometimes one in notation."""
    rng = Random(2)

    def answer(session: Session) -> str:
        if isinstance(session.next(), Chance):
            return rng.choice(["", "r", "roll"])
        return "a" if rng.random() < 0.7 else random_action(session, rng)

    scene = Scene(name)
    over = scene.play(upto(150, answer))
    assert verify(scene.saved).sound
    assert over or len(scene.saved.entries) > 50


def test_a_menu_has_as_many_letters_as_it_needs() -> None:
    first = [letter for letter, _ in zip(letters(), range(700), strict=False)]
    assert first[:3] == ["a", "b", "c"]
    assert first[25:28] == ["z", "aa", "ab"]
    assert len(set(first)) == 700


@pytest.mark.parametrize("name", GAMES)
def test_a_pause_changes_nothing(name: str) -> None:
    """Quit and resume at some prompt: the same game continues, dice and bots included."""
    bots = [RULES[name].seats[0] - 1]
    whole = Scene(name, bots=bots)
    plan: list[str] = []

    def noting(session: Session) -> str:
        plan.append("" if isinstance(session.next(), Chance) else random_action(session, Random(len(plan))))
        return plan[-1]

    whole.play(upto(60, noting))
    for pause in Random(3).sample(range(1, len(plan)), 3):
        before = Scene(name, bots=bots)
        assert not before.play(told(*plan[:pause], "quit"))
        after = Scene(name, bots=bots, record=read_record(write_record(before.saved)))
        after.play(told(*plan[pause:]))
        assert after.saved == whole.saved


def first_decision(name: str = "wuerfelkoenig", **wishes: object) -> Scene:
    """A game at its first decision."""
    scene = Scene(name, **wishes)  # type: ignore[arg-type]
    while isinstance(scene.session.next(), Chance):
        scene.session.draw()
    return scene


def test_a_kept_die_can_be_put_back_before_the_roll() -> None:
    scene = first_decision()
    before = scene.session.state
    assert not scene.play(told("1 2", "undo"))
    assert scene.session.state == before
    assert [type(entry) for entry in scene.session.record.entries[-2:]] == [Moved, Event]


def test_a_roll_cannot_be_taken_back() -> None:
    scene = first_decision()
    assert not scene.play(told("1 2", "", "undo"))
    assert isinstance(scene.session.record.entries[-1], Drawn)
    assert "There is nothing to take back" in scene.shown


def test_undo_reaches_past_the_moves_of_bots() -> None:
    """In Würfelland everybody uses the same roll: one undo takes back the bots' moves and then the person's own."""
    rng = Random(1)
    found: list[tuple[Record, tuple[int, ...]]] = []

    def answer(session: Session) -> str:
        if found:
            raise EOFError
        movers = session.movers
        if movers[:1] == (1,) and set(movers) != {1}:
            found.append((session.record, movers))
            return "undo"
        return "" if isinstance(session.next(), Chance) else random_action(session, rng)

    scene = Scene("wuerfelland", 3, bots=[1])
    assert not scene.play(answer)
    ((before, movers),) = found
    own = next(at for at, seat in enumerate(movers) if seat != 1)
    extra = scene.session.record.entries[len(before.entries) :]
    assert extra == tuple(Event(EventKind.TAKE_BACK, seat) for seat in movers[: own + 1])
    assert scene.session.next() == Decide(movers[own])


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_in_every_language_and_in_english(language: str) -> None:
    words = words_in(language)
    for prompt in ("roll", "action"):
        for name in COMMANDS:
            for text in (name, words.text(f"terminal-command-{name}"), name.upper(), f"  {name} "):
                scene = first_decision(language=language)
                if prompt == "roll":
                    assert not scene.play(told("0"))
                entries = len(scene.session.record.entries)
                silent = Scene("wuerfelkoenig", language=language, record=scene.session.record)
                assert not silent.play(told())
                assert not scene.play(told(text))
                if name == "undo":
                    assert len(scene.session.record.entries) == entries + (prompt == "roll")
                else:
                    assert len(scene.session.record.entries) == entries
                assert (len(scene.shown) > len(silent.shown)) or name == "quit"


@pytest.mark.parametrize("name", GAMES)
def test_hints_and_odds_are_given(name: str) -> None:
    rng = Random(7)
    asked = iter(["hint", "odds", "odds"])

    def answer(session: Session) -> str:
        if len(session.record.entries) >= 20 and isinstance(session.next(), Decide):
            for command in asked:
                return command
            raise EOFError
        return "" if isinstance(session.next(), Chance) else random_action(session, rng)

    scene = Scene(name)
    assert not scene.play(answer)
    assert scene.shown.count("Best: ") == 1
    assert "to win" in scene.shown
    chances = [line for line in scene.shown.splitlines() if "% for " in line or " · " in line]
    assert chances
    assert all(line.startswith("  ") for line in chances), "every line of the odds is indented"


@pytest.mark.parametrize("name", GAMES)
def test_the_last_move_of_a_bot_is_explained(name: str) -> None:
    rng = Random(7)
    asked = iter(["why"])

    def answer(session: Session) -> str:
        moved = any(isinstance(step.entry, Moved) and step.entry.seat == 1 for step in session.steps)
        if moved and isinstance(session.next(), Decide):
            for command in asked:
                return command
            raise EOFError
        return "" if isinstance(session.next(), Chance) else random_action(session, rng)

    scene = Scene(name, bots=[1])
    assert not scene.play(answer)
    assert "to win" in scene.shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_help_names_commands_and_notation(name: str, language: str) -> None:
    scene = first_decision(name, language=language, width=1_000)
    words = words_in(language)
    assert not scene.play(told("?"))
    for command in COMMANDS:
        assert words.text(f"terminal-command-{command}") in scene.shown
    if isinstance(scene.session.next(), Decide):
        assert scene.session.game.write_action(scene.session.game.legal(scene.session.state)[0]) in scene.shown
    assert words.text(f"{narration_class(name).prefix}-help").split("\n")[0] in scene.shown


def test_the_end_of_input_saves_and_leaves_at_every_prompt() -> None:
    for answers in ([], ["0"], ["score"], ["log"], ["0", ""], ["0", "score"]):
        scene = first_decision()
        assert not scene.play(told(*answers))
        assert verify(scene.saved).sound


@pytest.mark.parametrize("name", GAMES)
@given(
    nonsense=st.lists(
        st.text(max_size=30)
        | st.text("0123456789 ,-", max_size=12)
        | st.sampled_from(["\0", "[/]", "[bold]", "\x1b[2J"]),
        max_size=8,
    ).filter(lambda answers: not {"quit"} & set(answers))
)
def test_nonsense_gets_a_message_and_no_traceback(name: str, nonsense: list[str]) -> None:
    scene = first_decision(name)
    assert not scene.play(told(*nonsense))
    assert verify(scene.session.record).sound


def test_the_reason_for_a_refusal_is_shown() -> None:
    scene = first_decision()
    session = scene.session
    refused = next(text for text in (f"take {slot}" for slot in range(1, 6)) if _refused(session, text))
    reason = session.game.refusal(session.state, session.game.read_action(refused))
    assert reason is not None
    assert not scene.play(told(refused))
    assert words_in("en").phrase(reason) in scene.shown


def _refused(session: Session, text: str) -> bool:
    return session.game.refusal(session.state, session.game.read_action(text)) is not None


def test_names_are_not_read_as_markup() -> None:
    names = ("[red]Anna", "[/]")
    scene = Scene("wuerfelkoenig", names=names)
    assert scene.play(at_random(Random(4)))
    again = Scene("wuerfelkoenig", names=names, width=200)
    assert not again.play(told("score", "", "log", "", "?"))
    for name in names:
        assert name in scene.shown
        assert name in again.shown


def test_the_score_explains_every_point() -> None:
    scene = Scene("wuerfelkoenig", width=200)
    assert scene.play(at_random(Random(5)))
    for sheet in scene.session.game.sheets(scene.session.state):
        assert f"{sheet.total}".replace("-", MINUS) in scene.shown
        for line in sheet.lines:
            assert f"{signed(line.points)}  {words_in('en').phrase(line.what)}" in scene.shown


def test_a_finished_game_is_only_shown() -> None:
    scene = Scene("wuerfelkoenig")
    assert scene.play(at_random(Random(6)))
    again = Scene("wuerfelkoenig", record=Record(scene.session.header, scene.session.record.entries))
    assert again.play(told())
    assert again.prompts == 0
