"""What goes wrong is told in the user's language, for every command and typical mistakes: no English word is left."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest
import typer

from tests.cli.commands import Done, Run, refused, run
from tests.records.record_games import FOLDER
from tests.rules.kits import RULES
from wuerfelreich.bots import BOTS
from wuerfelreich.cli.app import app
from wuerfelreich.cli.usage import UsageError
from wuerfelreich.rules.registry import GAMES

__all__ = ["run"]

OTHERS = ("de", "hu")
VILLAGE = str(FOLDER / "wuerfelkoenig" / "village.wr")
POSITION = "wuerfelkoenig choose; turn 1 P1"
#: Words that no German or Hungarian sentence has.
ENGLISH = re.compile(
    r"\b(the|is|are|not|no|of|for|and|or|cannot|must|should|there|this|that|one|valid|value|error|file|such|missing|"
    r"input|unexpected|argument|usage|try|help|with|without|already|exists|choose|it|its|has|have|be|to|on|by|"
    r"write|written|directory|seat|position|players|line|damaged|number|unknown|only|does|take|requires)\b",
    re.IGNORECASE,
)
#: What the user typed or can type, and titles of games.
TYPED = re.compile(r"[„“][^“”]*[“”]|--?[a-z][\w-]*|wuerfelreich( [\w-]+)*|\S*[/.=]\S*")
LISTED = re.compile("|".join(rf"\b{word}\b" for word in [*GAMES, *BOTS, "value"]))
#: Where rules or the system name a reason that has no words in other languages; it says in which language it is.
QUOTED = re.compile(r"(?<=\w\. )(Auf Englisch|Angolul):.*", re.DOTALL)

PATH = re.compile(r"[\w/-]*\.\w+")

#: Mistakes by command, each with everything after it; the language follows.
MISTAKES: dict[str, Sequence[Sequence[str]]] = {
    "": [["dance"], ["--wings"]],
    "play": [["--wings"], ["--port", "x"], ["--port", "99999"], ["--port"], ["--lan=3"], ["extra"]],
    "terminal": [
        ["chess"],
        ["--wings"],
        ["knatsch", "--bots", "hal"],
        ["knatsch", "--players", "Anna,Anna"],
        ["knatsch", "--players", "Anna", "--bots", ""],
        ["knatsch", "--players", "x" * 41],
        ["knatsch", "--seed", ""],
        ["knatsch", "--option", "start"],
        ["knatsch", "--option", "start=9"],
        ["knatsch", "--option", "start=first"],
        ["knatsch", "--option", "colour=red"],
        ["brettspiel", "--option", "arrangement=moon"],
        ["brettspiel", "--option", "half_b=1"],
        ["wuerfelland", "--option", "treasures=4"],
        ["knatsch", "--material", "missing.json"],
        ["knatsch", "--material", "own.json"],
        ["knatsch", "--material", "."],
        ["knatsch", "--file", "own.json"],
        ["knatsch", "--file", "own.json/game.wr"],
        ["knatsch", "--file", "x" * 300],
        ["--resume", "missing.wr"],
        ["--resume", "own.json"],
        ["--resume", VILLAGE],
        ["--resume", "secret.wr"],
        ["--resume", "cut.wr"],
        ["--resume", "bot.wr"],
        ["--resume", "odd.wr"],
        ["knatsch", "knatsch"],
    ],
    "replay": [[], ["missing.wr"], ["own.json"], ["."], [VILLAGE, VILLAGE], ["cut.wr"], ["odd.wr"], ["--wings"]],
    "verify": [
        [],
        ["missing.wr"],
        ["own.json"],
        ["cut.wr"],
        [VILLAGE, "--commitment", "0"],
        [VILLAGE, "--seen", "0"],
        [VILLAGE, "--seen", "5:" + "0" * 16],
        ["seeded.wr", "--commitment", "0" * 64],
        [VILLAGE, VILLAGE, "--seen", "5:" + "0" * 16],
    ],
    "review": [[], ["missing.wr"], ["own.json"], ["short.wr"], ["odd.wr"], [VILLAGE, "--wings"]],
    "odds": [
        [],
        ["chess"],
        ["knatsch", "extra"],
        ["knatsch", "--wings", "3"],
        ["knatsch", "--card-dice"],
        ["knatsch", "--card-dice", "9"],
        ["knatsch", "--rolls", "x"],
        ["knatsch", "--rolls", "99"],
        ["knatsch", "--dice", "R4"],
        ["knatsch", "--card-dice", "3,3"],
        ["wuerfelkoenig", "--dice", "1 1"],
        ["wuerfelland", "--dice", "R"],
        ["wuerfelkoenig", "--position", "nonsense"],
        ["wuerfelkoenig", "--position", POSITION],
        ["knatsch", "--position", POSITION],
    ],
    "value": [[], ["chess", "--position", POSITION], ["wuerfelkoenig"], ["wuerfelkoenig", "--position", POSITION]],
    "serve": [
        ["--rate", "x"],
        ["--workers", "2"],
        ["--proxy", "everybody"],
        ["--lan=3"],
        ["--port"],
        ["--redis", "redis://x"],
        ["--database", "postgresql://x", "--redis", "x"],
    ],
    "backup": [[], ["copy.db"], ["own.json", "--database", "own.json"], ["own.json", "--database", "house.db"]],
    "restore": [[], ["missing.db"], ["own.json"]],
    "move-database": [[], ["a.db"], ["a.db", "b.db"], ["own.json", "b.db"]],
    "admin tables": [["--status", "odd"], ["--most", "0"], ["--game", "chess"], []],
    "admin close": [[], ["t"], ["t", "--reason", "odd"]],
    "admin silence": [[], ["g"]],
    "admin unsilence": [[], ["g"]],
    "admin remove": [[], ["g"]],
    "admin readmit": [[], ["g"]],
    "admin statistics": [["--days", "x"], []],
    "admin dance": [[]],
}
CASES = [(command, mistake) for command, mistakes in MISTAKES.items() for mistake in mistakes]


@pytest.fixture
def files(tmp_path: Path) -> None:
    """Files with something wrong in them."""
    (tmp_path / "own.json").write_text("{}")
    whole = Path(VILLAGE).read_text("utf-8")
    lines = whole.split("\n")
    begun = "\n".join(lines[:20]) + "\n"
    seed = json.loads(next(line for line in lines if line.startswith("dice "))[5:])["seed"]
    first = next(at for at, line in enumerate(lines) if line.startswith("P"))
    (tmp_path / "short.wr").write_text(begun, "utf-8")
    (tmp_path / "cut.wr").write_text(begun[:-2], "utf-8")
    (tmp_path / "secret.wr").write_text(begun.replace(f',"seed":"{seed}"', ""), "utf-8")
    (tmp_path / "bot.wr").write_text(begun.replace('"name":"Anna"', '"name":"Anna","bot":"hal"'), "utf-8")
    (tmp_path / "odd.wr").write_text("\n".join([*lines[:first], "P1 dance", *lines[first + 1 :]]), "utf-8")
    dice = next(line for line in lines if line.startswith("dice "))
    (tmp_path / "seeded.wr").write_text(whole.replace(dice, 'dice {"kind":"seeded","seed":"x"}'), "utf-8")


def english_words(done: Done) -> list[str]:
    """The English words of an error message, besides what the user has typed and could type, and what it quotes."""
    own_words = QUOTED.sub("", done.err)
    return [found[0] for found in ENGLISH.finditer(LISTED.sub(" ", TYPED.sub(" ", own_words)))]


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("command", "mistake"), CASES, ids=[" ".join([c, *m])[:60] for c, m in CASES])
def test_what_goes_wrong_is_told_in_the_users_language(run: Run, command: str, mistake: Sequence[str]) -> None:
    told = {}
    for language in ("en", *OTHERS):
        # Last, so that what is read before it is wrong already; as the locale where an option cannot be given.
        done = run(*command.split(), *mistake, LANG=f"{language}_XX.UTF-8")
        assert done.code in (1, 2), done
        assert done.err.startswith("wuerfelreich: ")
        assert "Traceback" not in done.err
        told[language] = done
    for language in OTHERS:
        assert english_words(told[language]) == [], told[language].err
        assert told[language].err != told["en"].err
        for path in (one for one in mistake if PATH.fullmatch(one) and one in told["en"].err):
            assert path in told[language].err


def test_the_law_knows_english_words(run: Run) -> None:
    for args in (
        ["dance"],
        ["verify", "missing.wr"],
        ["odds", "wuerfelkoenig", "--position", "x"],
        ["serve", "--workers", "2"],
    ):
        assert english_words(run(*args)) != []


def test_every_command_that_speaks_is_there() -> None:
    speaking = {
        (one.name or one.callback.__name__).replace("_", "-")
        for one in app.registered_commands
        if one.callback and "lang" in one.callback.__annotations__
    }
    assert speaking - set(MISTAKES) == set()


@pytest.mark.parametrize("args", [["terminal", "chess"], ["verify"], ["terminal", "--wings"], ["dance"], ["odds"]])
def test_the_option_counts_wherever_it_stands(run: Run, args: list[str]) -> None:
    """The locale is English."""
    for after in (["--lang", "de"], ["--lang=de"]):
        assert english_words(run(*args, *after)) == []


@pytest.mark.parametrize(
    ("args", "help_"),
    [
        (["--wings"], "wuerfelreich --help"),
        (["dance"], "wuerfelreich --help"),
        (["serve", "--port"], "wuerfelreich serve --help"),
        (["serve", "--wings"], "wuerfelreich serve --help"),
        (["odds", "knatsch", "--json=3"], "wuerfelreich odds --help"),
        (["play", "serve", "--port"], "wuerfelreich play --help"),
        (["admin", "dance"], "wuerfelreich admin --help"),
        (["admin", "close", "--reason"], "wuerfelreich admin close --help"),
    ],
)
def test_the_help_of_the_command_in_question_is_named(run: Run, args: list[str], help_: str) -> None:
    for language, sentence in (
        ("en", f"; see {help_}"),
        ("de", f". Mehr zeigt {help_}."),
        ("hu", f". Bővebben: {help_}"),
    ):
        assert run(*args, LANG=f"{language}_XX.UTF-8").err.endswith(f"{sentence}\n")


@pytest.mark.parametrize(
    "message", ["Got unexpected extra argument (x (y))", "Got unexpected extra argument(s) (x (y))"]
)
def test_what_is_too_much_is_found_however_it_is_announced(
    run: Run, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By typer, and by click itself."""

    def fail(context: typer.Context, _message: str) -> NoReturn:
        raise UsageError(message, context)

    monkeypatch.setattr(typer.Context, "fail", fail)
    done = refused(run("play", "x (y)"))
    assert done == "wuerfelreich: too many arguments: “x (y)” (options begin with --); see wuerfelreich play --help\n"


#: What people get wrong most often, and what each language says about it.
WHY = {
    "terminal wuerfelland --option treasures=99": (
        "Die Einstellung treasures kann nicht 99 sein; möglich sind 9, 12, 5",
        "Ennél a beállításnál (treasures) nem jó érték: 99; ezek lehetnek: 9, 12, 5",
    ),
    "terminal wuerfelland --option boards=7": (
        "Die Einstellung boards kann nicht 7 sein; möglich sind 1A, 1B, 2A, 2B, 3A, 3B, 4A, 4B",
        "Ennél a beállításnál (boards) nem jó érték: 7; ezek lehetnek: 1A, 1B, 2A, 2B, 3A, 3B, 4A, 4B",
    ),
    'terminal wuerfelland --option boards=["1A"]': (
        "Die Einstellung boards braucht 2 Werte, für jeden Platz einen, nicht 1",
        "Ennél a beállításnál (boards) minden helyhez egy érték kell; a helyek száma 2, az értékeké 1",
    ),
    'terminal brettspiel --option fires=["A1"]': (
        "Die Einstellung fires geht nur zusammen mit placement=by_hand",
        "Ez a beállítás (fires) csak ezzel együtt használható: placement=by_hand",
    ),
    "terminal brettspiel --option placement=by_hand": (
        'Zu placement=by_hand gehört auch die Einstellung fires, etwa fires=["A1"]',
        'Ehhez: placement=by_hand ez a beállítás is kell: fires, például így: fires=["A1"]',
    ),
    "odds wuerfelkoenig --dice R9": (
        "--dice: „R9“ ist kein Würfel dieses Spiels; ein Wurf sieht so aus: R4 R4 G1 B2 B2 G6",
        "--dice: ebben a játékban nincs „R9” kocka; egy dobás így fest: R4 R4 G1 B2 B2 G6",
    ),
    "odds wuerfelland --dice R": (
        "--dice: Ein Wurf hat 6 Würfel, nicht 1, etwa so: R R Y G B O",
        "--dice: egy dobás 6 kockából áll, nem ennyiből: 1; például így: R R Y G B O",
    ),
    "odds knatsch --card-dice 9": (
        "--card-dice: Möglich sind verschiedene Zahlen von 1 bis 5, etwa 3,5",
        "--card-dice: 1 és 5 közötti, különböző számok lehetnek, például 3,5",
    ),
    "odds knatsch --rolls 0": (
        "--rolls: Ein Zug hat 1 bis 10 Würfe, nicht 0",
        "--rolls: egy körben 1–10 dobás van, nem 0",
    ),
    "value wuerfelkoenig --position x": (
        "--position: Eine Stellung von Würfelkönig schreibt man so: „wuerfelkoenig …; turn …; roll …; dice …; row …; "
        "villages …; penalties …; discards …; piles …“",
        "--position: ennek a játéknak (Würfelkönig) az állásait így kell írni: „wuerfelkoenig …; turn …; roll …; "
        "dice …; row …; villages …; penalties …; discards …; piles …”",
    ),
    "odds knatsch --position wuerfelkoenig": (
        "--position: Das ist eine Stellung von Würfelkönig, nicht von Knatsch",
        "--position: ez más játék állása (Würfelkönig), nem ezé: Knatsch",
    ),
    "admin tables --most 0": (
        "Für --most geht nur eine Zahl von 1 bis 10000. Mehr zeigt wuerfelreich admin tables --help.",
        "Ide csak 1 és 10000 közötti szám illik: --most. Bővebben: wuerfelreich admin tables --help",
    ),
}


@pytest.mark.parametrize("mistake", WHY)
def test_what_is_possible_is_told_in_the_users_language(run: Run, mistake: str) -> None:
    for language, why in zip(OTHERS, WHY[mistake], strict=True):
        assert refused(run(*mistake.split(), LANG=f"{language}_XX.UTF-8")) == f"wuerfelreich: {why}\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_dice_to_show(run: Run, game: str) -> None:
    """The example of each is a roll that falls."""
    example = refused(run("odds", game, "--dice", "x", "--lang", "de")).partition("so aus: ")[2].strip()
    assert run("odds", game, "--dice", example).code == 0


def test_what_is_rarely_wrong_is_quoted_in_english(run: Run) -> None:
    """As for dice that are written well, but cannot fall together."""
    for language, begins in (
        ("de", "Diese Würfel passen nicht zum Spiel. Auf Englisch: "),
        ("hu", "Ezek a kockák nem illenek a játékhoz. Angolul: "),
    ):
        wrong = ("odds", "wuerfelkoenig", "--dice", "R1 R1 R1 R1 R1 R1", "--lang")
        why = refused(run(*wrong, "en")).removeprefix("wuerfelreich: ")
        assert refused(run(*wrong, language)) == f"wuerfelreich: {begins}{why}"
        assert "only 2 show R1" in why


def test_a_position_that_cannot_be_says_why(run: Run) -> None:
    begun = RULES["knatsch"].write_state(RULES["knatsch"].start(2)).replace("turn 0", "turn 9999")
    why = refused(run("odds", "knatsch", "--position", begun, "--lang", "en")).removeprefix("wuerfelreich: ")
    said = refused(run("odds", "knatsch", "--position", begun, "--lang", "de"))
    assert said == f"wuerfelreich: Diese Stellung ist falsch geschrieben oder unmöglich. Auf Englisch: {why}"


def test_a_position_with_nobody_to_roll_is_no_wrong_one(run: Run) -> None:
    begun = RULES["wuerfelland"].write_state(RULES["wuerfelland"].start(2))
    said = refused(run("odds", "wuerfelland", "--position", begun, "--lang", "de"))
    assert said == "wuerfelreich: --position: Hier ist niemand, der würfelt oder Würfel auswählt\n"


def test_a_seat_that_cannot_begin_has_no_article_in_hungarian(run: Run) -> None:
    """It would depend on the number."""
    said = refused(run("terminal", "knatsch", "--option", "start=9", "--lang", "hu"))
    assert said == "wuerfelreich: Ez a hely nem kezdhet: 9; a helyek 1-től 2-ig számozódnak\n"
